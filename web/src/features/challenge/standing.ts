/** Two numbers as a sentence about the other player: of stars, or of rounds. */

import { t } from '../../core/words/texts';

/** Returns who is ahead, the player's own number first unless the other player is. */
export function standing(player: string, mine: number, other: number): string {
  return t(mine === other ? 'end-level' : mine > other ? 'end-ahead' : 'end-behind', { player, mine, other });
}
