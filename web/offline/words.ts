/** What the page says to a service worker that waits. */
export const UPDATE_NOW = 'mapwright:update-now';
