/** What the page shows next to the view: moments, rivals. */

import type { GameSummaryDetails } from '../contract/generated/messages';

/** A stretch of animation in which nothing can be placed. Any key or tap ends it. */
export type Animation =
  | { kind: 'reveal'; cards: readonly string[] }
  | { kind: 'walk'; card: string; cells: readonly string[]; fits: boolean }
  | { kind: 'flash'; cells: readonly string[]; text: string }
  /** Monsters that another has drawn on this map: stays until it is read. */
  | { kind: 'raid'; cells: readonly string[]; text: string; note: string }
  | { kind: 'ink'; from: string; cells: readonly string[]; since: number }
  /** A bot's turn, shown on the map that it was taken on. */
  | { kind: 'bot'; by: number; terrain: string; from: string; cells: readonly string[]; since: number };

/** A friend's finished game of the same deal. */
export interface Rival {
  name: string;
  record: string;
  summary: GameSummaryDetails;
}
