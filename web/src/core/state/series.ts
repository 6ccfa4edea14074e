/** Several games at one device in a row: how often each seat has won, and whether that ends the series. */

import type { Origin } from './origin';

export type Series = NonNullable<Origin['series']>;

const WINS_OF_BEST_OF_THREE = 2;

/** The series with the game that has just ended; everyone who shares the first place has won it. */
export function seriesAfter(before: Series | undefined, winners: readonly number[], players: number): Series {
  const wins = Array.from({ length: players }, (_, seat) => (before?.wins[seat] ?? 0) + Number(winners.includes(seat)));
  return { wins, bestOfThree: before?.bestOfThree ?? false };
}

export function isSeriesOver({ wins, bestOfThree }: Series): boolean {
  return bestOfThree && Math.max(...wins) >= WINS_OF_BEST_OF_THREE;
}
