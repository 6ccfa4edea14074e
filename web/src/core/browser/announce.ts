/** Polite announcements for screen readers. */

export function announce(text: string): void {
  const region = document.getElementById('live');
  if (!region || !text) return;
  // The same sentence twice is two pieces of news: a changed text is read out, an equal one is not.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}
