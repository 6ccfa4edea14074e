/** Several games of the same seats at one device: how many there were, and how many each seat has won. */

import type { Origin } from '../core/state/origin';
import { seatNameOf } from '../core/ui/seat-mark';
import { joinList, t } from '../core/words/texts';

type Series = NonNullable<Origin['series']>;

/** Wins that end a series of the best of three. */
const WINS_OF_BEST_OF_THREE = 2;

/** Returns the series with another game; all who share its first place have won it. */
export function seriesAfter(before: Series | undefined, winners: readonly number[], players: number): Series {
  const wins = Array.from({ length: players }, (_, seat) => (before?.wins[seat] ?? 0) + Number(winners.includes(seat)));
  return { games: (before?.games ?? 0) + 1, wins, bestOfThree: before?.bestOfThree ?? false };
}

export function isSeriesOver({ wins, bestOfThree }: Series): boolean {
  return bestOfThree && Math.max(...wins) >= WINS_OF_BEST_OF_THREE;
}

/** Returns the sentence about the games that each seat has won. */
export function seriesText({ wins, bestOfThree }: Series): string {
  const scores = joinList(wins.map((count, seat) => `${seatNameOf(seat)} ${count}`));
  return t(bestOfThree ? 'series-score-of-three' : 'series-score', { scores });
}

/** Returns the name of the game after those of a series: "Game 3". */
export function nextGameText({ games }: Series): string {
  return t('series-next', { number: games + 1 });
}
