/** What the pages and their service worker must agree on. */

/** To a service worker that waits: the player agrees. */
export const UPDATE_NOW = 'mapwright:update-now';
/** From a new service worker to every page, and back: a page that answers has started and is asked before an update. */
export const PING = 'mapwright:anybody';
export const PONG = 'mapwright:here';
/** To the service worker: compare every stored file with its checksum. It answers through the port with a `Verified`. */
export const VERIFY = 'mapwright:verify';

export interface Verified {
  /** The addresses of damaged files that were replaced. */
  repaired: readonly string[];
  /** The addresses of damaged files that could not be replaced now. */
  damaged: readonly string[];
}

/** How the caches of one copy of the site begin: others may live on this origin, under other paths. */
export function cachePrefix(scope: string): string {
  return `mapwright-${new URL(scope).pathname}-`;
}
