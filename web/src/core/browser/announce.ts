/** Polite announcements for screen readers. */

export function announce(text: string): void {
  const region = document.getElementById('live');
  if (!region || !text) return;
  // Screen readers read only changed texts: a repeated sentence gets another space.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}
