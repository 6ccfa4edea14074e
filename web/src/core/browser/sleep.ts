/** Resolves after some milliseconds; without a number, after the browser has handled other events. */
export function sleep(ms = 0): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Resolves when the browser is idle; in Safari, which cannot report that, after a moment. */
export function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 100);
  });
}
