/** The other tabs of the site: when one deletes everything, the others write nothing more and load again. */

const CHANNEL = 'mapwright';
const DELETED = 'deleted';
/** One channel for both directions: another one of the same page would hear its own words. */
const tabState: { mayStore: boolean; channel: BroadcastChannel | null } = { mayStore: true, channel: null };

/** False once everything was deleted in another tab: what this tab remembers must not be stored again. */
export function mayStore(): boolean {
  return tabState.mayStore;
}

/** To the other tabs, if `onDeletion` was called in this one. */
export function broadcastDeletion(): void {
  tabState.channel?.postMessage(DELETED);
}

/** Calls back when everything was deleted in another tab. */
export function onDeletion(callback: () => void): void {
  try {
    tabState.channel = new BroadcastChannel(CHANNEL);
    tabState.channel.addEventListener('message', ({ data }) => {
      if (data !== DELETED) return;
      tabState.mayStore = false;
      callback();
    });
  } catch {
    // Refused together with storage: no other tab has stored anything.
  }
}
