/** What the browser allows: in a frame on another site it may refuse storage, locks and workers. */

export function locksWork(): boolean {
  return self.origin !== 'null' && 'locks' in navigator && isSecureContext;
}

/** Whether this is Safari, which deletes stored data after seven days without a visit, except for pages on the home screen. */
export function mayEvictStorage(): boolean {
  const isSafari = /^Apple/.test(navigator.vendor) && /iP(hone|ad|od)|Macintosh/.test(navigator.userAgent);
  return isSafari && !matchMedia('(display-mode: standalone)').matches;
}

/** Whether a service worker handles the page's requests. In a sandboxed frame the property itself throws. */
export function isControlledByServiceWorker(): boolean {
  try {
    return Boolean(navigator.serviceWorker?.controller);
  } catch {
    return false;
  }
}
