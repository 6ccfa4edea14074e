/** What this browser lets us do here: in a frame on another site it may refuse storage, locks and workers. */

export function locksWork(): boolean {
  return self.origin !== 'null' && 'locks' in navigator && isSecureContext;
}

/** Safari empties what is stored after seven days without a visit, unless the page was added to the home screen. */
export function mayEvictStorage(): boolean {
  const apple = /^Apple/.test(navigator.vendor) && /iP(hone|ad|od)|Macintosh/.test(navigator.userAgent);
  return apple && !matchMedia('(display-mode: standalone)').matches;
}

/** Whether a service worker answers for the network. In a sandbox even asking is an error. */
export function isControlledByServiceWorker(): boolean {
  try {
    return Boolean(navigator.serviceWorker?.controller);
  } catch {
    return false;
  }
}
