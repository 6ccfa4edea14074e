/** Whether this browser keeps what is stored. */

import { storageWorks } from './surroundings';

/** Whether the browser keeps anything for us here; asked before a store in memory may stand in. */
export const storageIsUsable = storageWorks();

let asked = false;

/** Asks the browser once not to clear what is stored here when it runs short of room. */
export function askToPersist(): void {
  if (asked) return;
  asked = true;
  const { storage } = navigator as Partial<Navigator>;
  void storage?.persist?.().catch(() => undefined);
}
