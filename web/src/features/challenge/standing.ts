/** Two numbers as a sentence about the other player: of stars, or of rounds. */

import { bySign } from '../../core/words/by-sign';
import { t } from '../../core/words/texts';

/** Returns who is ahead, the player's own number first unless the other player is. */
export function standing(player: string, mine: number, other: number): string {
  return t(bySign(mine - other, 'end-behind', 'end-level', 'end-ahead'), { player, mine, other });
}
