/** The stored results of puzzles: by day, by edict, the best run and the ratings. */

import { CATALOGUE } from '../../core/contract/generated/catalogue';
import { numberBetween, day, boolean, array, fallback, parseOrNull, type Schema, object } from '../../core/state/schema';

/** The result of the puzzle of a day. */
interface DayResult {
  tries: number;
  /** By how many stars the first answer was short; 0 if it was right. */
  short: number;
  /** Whether it was answered right on its day, before the solution was shown. */
  solved: boolean;
  /** Whether the solution was shown. */
  given: boolean;
}

export interface PuzzleStats {
  tried: number;
  solved: number;
  /** The most puzzles that were solved in one run. */
  run: number;
  /** How many puzzles the rating comes from. */
  rated: number;
  /** The ratings after the last of them, newest last. */
  ratings: readonly number[];
  days: Readonly<Record<string, DayResult>>;
  /** Number of solved training puzzles by edict. */
  edicts: Readonly<Record<string, number>>;
}

const MAX_COUNT = 1_000_000;
const MAX_STARS = 10_000;
/** Number of ratings that are stored for the curve. */
const MAX_RATINGS = 100;
const number = fallback(0, numberBetween(0, MAX_COUNT));

const parseDay: Schema<DayResult> = object<DayResult>({
  tries: numberBetween(1, MAX_COUNT),
  short: numberBetween(0, MAX_STARS),
  solved: boolean,
  given: fallback(false, boolean),
});

export function emptyStats(): PuzzleStats {
  return { tried: 0, solved: 0, run: 0, rated: 0, ratings: [], days: {}, edicts: {} };
}

/** Each field is read separately, and damaged ones get their initial value. */
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

/** Returns the entries of an object whose key and value can be parsed. */
function parseEntries<Value>(entries: unknown, key: Schema<string>, value: Schema<Value>): Record<string, Value> {
  if (typeof entries !== 'object' || entries === null) return {};
  const pairs = Object.entries(entries).filter(([name, each]) => parseOrNull(key, name) !== null && parseOrNull(value, each) !== null);
  return Object.fromEntries(pairs.map(([name, each]) => [name, value(each)]));
}

/** Returns the day so many days later; earlier if the number is negative. */
function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Returns the number of days in a row whose puzzle was solved, up to today, or to yesterday if today's is not solved yet. */
export function solvedStreak({ days }: PuzzleStats, today: string): number {
  let day = days[today]?.solved ? today : addDays(today, -1);
  let streak = 0;
  for (; days[day]?.solved; day = addDays(day, -1)) streak += 1;
  return streak;
}

/** Returns the figures after another answer to the puzzle of a day. It counts as solved without help and on its day only. */
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

/** Returns the figures after the solution of a day was shown. */
export function withSolutionShown(figures: PuzzleStats, day: string): PuzzleStats {
  const before = figures.days[day];
  return before ? { ...figures, days: { ...figures.days, [day]: { ...before, given: true } } } : figures;
}

/** Returns the figures with the rating after another puzzle. */
export function withRating(figures: PuzzleStats, rating: number): PuzzleStats {
  return { ...figures, rated: figures.rated + 1, ratings: [...figures.ratings, rating].slice(-MAX_RATINGS) };
}
