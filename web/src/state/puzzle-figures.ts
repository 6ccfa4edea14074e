/** What is stored of the puzzles that were answered: the days, the edicts, the best run. */

import { CATALOGUE } from '../contract/generated/catalogue';
import { count, day, flag, list, mended, parsed, type Parser, shape } from './parse';

/** A day's puzzle. */
export interface DayResult {
  tries: number;
  /** By how many stars the first answer was short; 0 if it was right. */
  short: number;
  /** It was answered right on its day, before the solution was looked at. */
  solved: boolean;
  /** The solution was looked at first. */
  given: boolean;
}

export interface Figures {
  tried: number;
  solved: number;
  /** The most that were solved against the clock. */
  run: number;
  /** How many puzzles the rating comes from. */
  rated: number;
  /** The rating after each of the last of them; empty before the first. */
  ratings: readonly number[];
  days: Readonly<Record<string, DayResult>>;
  /** Solved while an edict was trained. */
  edicts: Readonly<Record<string, number>>;
}

const MOST = 1_000_000;
const MOST_STARS = 10_000;
/** So many ratings are stored for the curve. */
const LONGEST_CURVE = 100;
const number = mended(0, count(0, MOST));

const parseDay: Parser<DayResult> = shape<DayResult>({
  tries: count(1, MOST),
  short: count(0, MOST_STARS),
  solved: flag,
  given: mended(false, flag),
});

export function freshFigures(): Figures {
  return { tried: 0, solved: 0, run: 0, rated: 0, ratings: [], days: {}, edicts: {} };
}

/** What is damaged costs only itself. */
export function parseFigures({ tried, solved, run, rated, ratings, days, edicts }: Readonly<Record<string, unknown>>): Figures {
  return {
    tried: number(tried),
    solved: number(solved),
    run: number(run),
    rated: number(rated),
    ratings: mended<number[]>([], list(count(0, MOST), LONGEST_CURVE))(ratings),
    days: readable(days, day, parseDay),
    edicts: readable(edicts, edictId, count(1, MOST)),
  };
}

const edictId: Parser<string> = (value) => {
  if (typeof value === 'string' && value in CATALOGUE.edicts) return value;
  throw new Error('no edict');
};

function readable<Value>(found: unknown, key: Parser<string>, value: Parser<Value>): Record<string, Value> {
  if (typeof found !== 'object' || found === null) return {};
  const pairs = Object.entries(found).filter(([name, each]) => parsed(key, name) !== null && parsed(value, each) !== null);
  return Object.fromEntries(pairs.map(([name, each]) => [name, value(each)]));
}

/** A day later, or earlier. */
function beside(of: string, days: number): string {
  const found = new Date(`${of}T00:00:00Z`);
  found.setUTCDate(found.getUTCDate() + days);
  return found.toISOString().slice(0, 10);
}

/** Days in a row whose puzzle was solved, up to today; today's may still be to come. */
export function streakOf({ days }: Figures, today: string): number {
  let at = days[today]?.solved ? today : beside(today, -1);
  let streak = 0;
  for (; days[at]?.solved; at = beside(at, -1)) streak += 1;
  return streak;
}

/** The figures after one more answer to a day's puzzle: only what was found without help, and on the day, is solved. */
export function withDay(figures: Figures, of: string, short: number, today: string): Figures {
  const before = figures.days[of];
  const solved = before?.solved === true || (short === 0 && before?.given !== true && of === today);
  const result: DayResult = {
    tries: (before?.tries ?? 0) + 1,
    short: before?.short ?? short,
    solved,
    given: before?.given ?? false,
  };
  return { ...figures, days: { ...figures.days, [of]: result } };
}

/** The solution of a day was looked at after an answer. */
export function withGiven(figures: Figures, of: string): Figures {
  const before = figures.days[of];
  return before ? { ...figures, days: { ...figures.days, [of]: { ...before, given: true } } } : figures;
}

/** The rating after another puzzle. */
export function withRating(figures: Figures, rating: number): Figures {
  return { ...figures, rated: figures.rated + 1, ratings: [...figures.ratings, rating].slice(-LONGEST_CURVE) };
}
