/** Informs the other tabs of the site when everything is deleted, so that they store nothing more and load again. */

const CHANNEL = 'mapwright';
const DELETED = 'deleted';
/** The channel for both directions: a second one in the same tab would receive the tab's own messages. */
const tabState: { mayStore: boolean; channel: BroadcastChannel | null } = { mayStore: true, channel: null };

/** Whether this tab may store anything: not after everything was deleted in another tab. */
export function mayStore(): boolean {
  return tabState.mayStore;
}

/** Informs the other tabs, if `onDeletion` was called in this one. */
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
    // The browser refuses channels together with storage: no other tab has stored anything.
  }
}
