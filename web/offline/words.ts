/** What the pages and their service worker must agree on. */

/** To a service worker that waits: the player agrees. */
export const UPDATE_NOW = 'mapwright:update-now';
/** From a new service worker to every page, and back: a page that answers has started and is asked before an update. */
export const ANYBODY = 'mapwright:anybody';
export const HERE = 'mapwright:here';

/** How the caches of one copy of the site begin: others may live on this origin, under other paths. */
export function cachesOf(scope: string): string {
  return `mapwright-${new URL(scope).pathname}-`;
}
