/** What a table on several devices adds to the commands of any game. Its own code is fetched when such a table is opened. */

import type { View } from '../contract/generated/messages';

export interface Company {
  /** Instead of a save: its feeds are kept elsewhere. */
  keep(view: View): Promise<void>;
  /** A draft was inked at this device. */
  inked(): void;
  /** The engine was lost, and a new one is here. */
  reopen(): Promise<void>;
}

let now: Company | null = null;

/** Those at the table of the game on the screen; null for a game of this device alone. */
export function company(): Company | null {
  return now;
}

export function setCompany(given: Company | null): void {
  now = given;
}
