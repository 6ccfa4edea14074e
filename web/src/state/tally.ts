/** The end of a season in lines: what each brought, which cells say so, and how many of them are counted by now. */

import type { Explanation, SeasonScore } from '../contract/generated/messages';

/** One line: an edict by its letter, the coins, or the toll. */
export interface TallyLine {
  of: 'edict' | 'coins' | 'toll';
  letter: string;
  id: string;
  /** Below zero for a toll. */
  stars: number;
  why: Explanation | null;
  /** Groups of cells that it is about. */
  cells: readonly (readonly string[])[];
}

export interface Tally {
  score: SeasonScore;
  index: number;
  /** Whose map is counted; null for the scores of a whole table, side by side. */
  seat: number | null;
  lines: readonly TallyLine[];
  /** How many lines are counted, and whether more will follow by themselves. */
  counted: number;
  counting: boolean;
  /** The line whose cells the map shows. */
  lit: number | null;
  last: boolean;
  /** It stands beside the map; where maps are hidden, in a dialog over everything. */
  beside: boolean;
}

/** The season's stars so far as they are counted. */
export function countedStars({ lines, counted }: Tally): number {
  return lines.slice(0, counted).reduce((sum, { stars }) => sum + stars, 0);
}

/** The stars of the whole game so far as they are counted. */
export function countedSoFar(tally: Tally): number {
  return tally.score.so_far - tally.score.total + countedStars(tally);
}
