/** The animations of the play screen, and a friend's game that is shown beside the player's own. */

import type { GameSummaryDetails } from '../contract/generated/messages';

/** An animation, during which nothing can be placed. Any key or tap ends it. */
export type Animation =
  | { kind: 'reveal'; cards: readonly string[] }
  /** A placement that is tried for an ambush on a solo map (R23). */
  | { kind: 'ambush-attempt'; card: string; cells: readonly string[]; fits: boolean }
  | { kind: 'flash'; cells: readonly string[]; text: string }
  /** Monsters that another seat has drawn on this map: shown until the player confirms it. */
  | { kind: 'raid'; cells: readonly string[]; text: string; note: string }
  /** Cells that are just being drawn; `from` is the map before, `since` the time at which that began. */
  | { kind: 'draw'; from: string; cells: readonly string[]; since: number }
  /** The same for a bot, on the map that it draws on. */
  | { kind: 'bot'; by: number; terrain: string; from: string; cells: readonly string[]; since: number };

/** A friend's finished game of the same deal. */
export interface Rival {
  name: string;
  record: string;
  summary: GameSummaryDetails;
}
