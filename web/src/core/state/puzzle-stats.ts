/** What is stored of the puzzles that were answered: the days, the edicts, the best run. */

import { CATALOGUE } from '../contract/generated/catalogue';
import { numberBetween, day, boolean, array, fallback, parseOrNull, type Schema, object } from './schema';

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

export interface PuzzleStats {
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

const MAX_COUNT = 1_000_000;
const MOST_STARS = 10_000;
/** So many ratings are stored for the curve. */
const MAX_RATINGS = 100;
const number = fallback(0, numberBetween(0, MAX_COUNT));

const parseDay: Schema<DayResult> = object<DayResult>({
  tries: numberBetween(1, MAX_COUNT),
  short: numberBetween(0, MOST_STARS),
  solved: boolean,
  given: fallback(false, boolean),
});

export function emptyStats(): PuzzleStats {
  return { tried: 0, solved: 0, run: 0, rated: 0, ratings: [], days: {}, edicts: {} };
}

/** What is damaged costs only itself. */
export function parsePuzzleStats({ tried, solved, run, rated, ratings, days, edicts }: Readonly<Record<string, unknown>>): PuzzleStats {
  return {
    tried: number(tried),
    solved: number(solved),
    run: number(run),
    rated: number(rated),
    ratings: fallback<number[]>([], array(numberBetween(0, MAX_COUNT), MAX_RATINGS))(ratings),
    days: parseEntries(days, day, parseDay),
    edicts: parseEntries(edicts, edictId, numberBetween(1, MAX_COUNT)),
  };
}

const edictId: Schema<string> = (value) => {
  if (typeof value === 'string' && value in CATALOGUE.edicts) return value;
  throw new Error('no edict');
};

function parseEntries<Value>(entries: unknown, key: Schema<string>, value: Schema<Value>): Record<string, Value> {
  if (typeof entries !== 'object' || entries === null) return {};
  const pairs = Object.entries(entries).filter(([name, each]) => parseOrNull(key, name) !== null && parseOrNull(value, each) !== null);
  return Object.fromEntries(pairs.map(([name, each]) => [name, value(each)]));
}

/** A day later, or earlier. */
function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Days in a row whose puzzle was solved, up to today; today's may still be to come. */
export function solvedStreak({ days }: PuzzleStats, today: string): number {
  let day = days[today]?.solved ? today : addDays(today, -1);
  let streak = 0;
  for (; days[day]?.solved; day = addDays(day, -1)) streak += 1;
  return streak;
}

/** The figures after one more answer to a day's puzzle: only what was found without help, and on the day, is solved. */
export function withDayAnswer(figures: PuzzleStats, day: string, missedStars: number, today: string): PuzzleStats {
  const before = figures.days[day];
  const solved = before?.solved === true || (missedStars === 0 && before?.given !== true && day === today);
  const result: DayResult = {
    tries: (before?.tries ?? 0) + 1,
    short: before?.short ?? missedStars,
    solved,
    given: before?.given ?? false,
  };
  return { ...figures, days: { ...figures.days, [day]: result } };
}

/** The solution of a day was looked at after an answer. */
export function withSolutionShown(figures: PuzzleStats, of: string): PuzzleStats {
  const before = figures.days[of];
  return before ? { ...figures, days: { ...figures.days, [of]: { ...before, given: true } } } : figures;
}

/** The rating after another puzzle. */
export function withRating(figures: PuzzleStats, rating: number): PuzzleStats {
  return { ...figures, rated: figures.rated + 1, ratings: [...figures.ratings, rating].slice(-MAX_RATINGS) };
}
