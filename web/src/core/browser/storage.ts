/** Whether this browser keeps what is stored. */

import { storageWorks } from './capabilities';

/** Whether the browser keeps anything for us here; asked before a store in memory may stand in. */
export const storageIsUsable = storageWorks();

let persistRequested = false;

/** Asks the browser once not to clear what is stored here when it runs short of room. */
export function requestPersistence(): void {
  if (persistRequested) return;
  persistRequested = true;
  const { storage } = navigator as Partial<Navigator>;
  void storage?.persist?.().catch(() => undefined);
}
