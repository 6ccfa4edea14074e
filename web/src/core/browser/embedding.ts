/** In a page of another site: the messages to it, and the one message that is accepted from it. See docs/embedding.md. */

const root = document.documentElement;

export type ParentMessage =
  /** From now on `mapwright:start` is obeyed. */
  | { type: 'mapwright:ready' }
  /** The height, in CSS pixels, that suits the width the frame has. */
  | { type: 'mapwright:resize'; width: number; height: number }
  | { type: 'mapwright:season'; deal: string; season: string; number: number; stars: number; total: number }
  /** Stars of every player, in the order of their seats; a solo game has one. */
  | { type: 'mapwright:finished'; deal: string; stars: readonly number[] };

const MAX_DEAL_LENGTH = 200;

export const isEmbedded = 'embed' in root.dataset;

/** Nothing in it is secret, and the origin of the parent is unknown: it goes to any page that frames us. */
export function postToParent(message: ParentMessage): void {
  if (isEmbedded && parent !== window) parent.postMessage(message, '*');
}

/** The deal that a message asks to start; null for everything else, and for every other sender. */
export function requestedDeal({ source, data }: MessageEvent<unknown>): string | null {
  if (source !== parent || parent === window || typeof data !== 'object' || data === null) return null;
  const { type, deal } = data as Record<string, unknown>;
  if (type !== 'mapwright:start' || typeof deal !== 'string') return null;
  // Only the form of a word: what a deal is, the engine knows.
  return deal.length <= MAX_DEAL_LENGTH && /^[\w-]+$/.test(deal) ? deal : null;
}

export function onDealRequest(callback: (deal: string) => void): void {
  addEventListener('message', (event) => {
    const deal = requestedDeal(event);
    if (deal !== null) callback(deal);
  });
}

const NARROW = 600;

/** Depends on the width alone, so that a parent who obeys is not asked again. */
export function preferredHeight(width: number): number {
  const [share, least, most] = width < NARROW ? [1.9, 620, 860] : [0.875, 520, 760];
  return Math.round(Math.min(most, Math.max(least, width * share)));
}

export function reportSize(): void {
  let reportedWidth = 0;
  const report = (): void => {
    if (innerWidth === reportedWidth || !innerWidth) return;
    reportedWidth = innerWidth;
    postToParent({ type: 'mapwright:resize', width: reportedWidth, height: preferredHeight(reportedWidth) });
  };
  addEventListener('resize', report);
  report();
}

/** A page that is scrolled by must not be held up by our map: it takes wheel and fingers once it has been touched, and
 *  until the player turns away. */
export function mapHasFocus(): boolean {
  return !isEmbedded || 'held' in root.dataset;
}

export function trackMapFocus(): void {
  const onFocus = (event: Event): void => {
    if (event.target instanceof Element && event.target.closest('.cells')) root.dataset.held = '';
  };
  // After the touch has been decided upon: the first finger on the map may still scroll the page.
  addEventListener('click', onFocus);
  addEventListener('keydown', onFocus);
  addEventListener('blur', () => delete root.dataset.held);
}
