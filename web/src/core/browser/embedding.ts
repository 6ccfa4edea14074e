/** The messages between an embedded game and the surrounding page. See docs/embedding.md. */

const root = document.documentElement;

type ParentMessage =
  /** From now on the game accepts `mapwright:start`. */
  | { type: 'mapwright:ready' }
  /** The height, in CSS pixels, that suits the width the frame has. */
  | { type: 'mapwright:resize'; width: number; height: number }
  | { type: 'mapwright:season'; deal: string; season: string; number: number; stars: number; total: number }
  /** `stars` of each seat. */
  | { type: 'mapwright:finished'; deal: string; stars: readonly number[] };

const MAX_DEAL_LENGTH = 200;

export const isEmbedded = 'embed' in root.dataset;

/** Sends a message to the surrounding page, whatever its origin: no message is secret. */
export function postToParent(message: ParentMessage): void {
  if (isEmbedded && parent !== window) parent.postMessage(message, '*');
}

/** Returns the deal that the surrounding page asks to start; null for any other message or sender. */
export function requestedDeal({ source, data }: MessageEvent<unknown>): string | null {
  if (source !== parent || parent === window || typeof data !== 'object' || data === null) return null;
  const { type, deal } = data as Record<string, unknown>;
  if (type !== 'mapwright:start' || typeof deal !== 'string') return null;
  // The engine checks whether it is a deal.
  return deal.length <= MAX_DEAL_LENGTH && /^[\w-]+$/.test(deal) ? deal : null;
}

export function onDealRequest(callback: (deal: string) => void): void {
  addEventListener('message', (event) => {
    const deal = requestedDeal(event);
    if (deal !== null) callback(deal);
  });
}

const NARROW_PIXELS = 600;

/** Returns the height that suits a width. It depends on nothing else, so that resizing the frame causes no other request. */
export function preferredHeight(width: number): number {
  const [ratio, min, max] = width < NARROW_PIXELS ? [1.9, 620, 860] : [0.875, 520, 760];
  return Math.round(Math.min(max, Math.max(min, width * ratio)));
}

/** Asks the surrounding page for a suitable height, now and whenever the width changes. */
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

/** Whether the map handles wheel and touch: an embedded one only after a click and until it loses the focus, so that the
 *  surrounding page scrolls. */
export function mapHasFocus(): boolean {
  return !isEmbedded || 'held' in root.dataset;
}

export function trackMapFocus(): void {
  const onFocus = (event: Event): void => {
    if (event.target instanceof Element && event.target.closest('.cells')) root.dataset.held = '';
  };
  // A click comes after the touch: the first touch can still scroll the page.
  addEventListener('click', onFocus);
  addEventListener('keydown', onFocus);
  addEventListener('blur', () => delete root.dataset.held);
}
