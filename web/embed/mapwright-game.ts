/**
 * <mapwright-game deal="bA1-harbour" lang="uk" theme="candle"></mapwright-game>
 *
 * The frame for other people's pages, with a height that follows its width. Without `deal`, or with `daily` instead,
 * it does what /embed/ does. What the game reports becomes events: mapwright-season, mapwright-finished.
 */

const HOME = new URL('./', import.meta.url);
const FORWARDED_ATTRIBUTES = ['deal', 'daily', 'lang', 'theme'] as const;
const REPORTED_EVENTS = ['season', 'finished'] as const;
const MIN_HEIGHT = 200;
const MAX_HEIGHT = 2000;

class MapwrightGame extends HTMLElement {
  static readonly observedAttributes = FORWARDED_ATTRIBUTES;
  private readonly frame = document.createElement('iframe');
  /** What was to be started before the frame could hear it. */
  private wanted: string | null = null;

  connectedCallback(): void {
    const { frame } = this;
    frame.title = this.getAttribute('title') ?? 'Mapwright';
    frame.loading = 'lazy';
    frame.allow = 'fullscreen; clipboard-write';
    Object.assign(frame.style, { border: '0', width: '100%', height: '560px', display: 'block' });
    if (!this.style.display) this.style.display = 'block';
    frame.src = this.address();
    this.replaceChildren(frame);
    addEventListener('message', this);
  }

  disconnectedCallback(): void {
    removeEventListener('message', this);
  }

  attributeChangedCallback(_name: string, old: string | null, value: string | null): void {
    if (old === value || !this.isConnected || !this.frame.isConnected) return;
    this.wanted = null;
    this.frame.src = this.address();
  }

  /** Starts a deal in the frame, once the player has opened it. */
  start(deal: string): void {
    this.wanted = deal;
    this.frame.contentWindow?.postMessage({ type: 'mapwright:start', deal }, '*');
  }

  handleEvent({ source, data }: MessageEvent<unknown>): void {
    if (source !== this.frame.contentWindow || typeof data !== 'object' || data === null) return;
    const { type, height } = data as Record<string, unknown>;
    if (type === 'mapwright:resize' && typeof height === 'number')
      this.frame.style.height = `${Math.min(MAX_HEIGHT, Math.max(MIN_HEIGHT, height))}px`;
    if (type === 'mapwright:ready' && this.wanted !== null) this.start(this.wanted);
    const event = REPORTED_EVENTS.find((name) => type === `mapwright:${name}`);
    if (event) this.dispatchEvent(new CustomEvent(`mapwright-${event}`, { detail: data, bubbles: true }));
  }

  private address(): string {
    const url = new URL(HOME);
    for (const name of FORWARDED_ATTRIBUTES) {
      const value = this.getAttribute(name);
      if (value !== null) url.searchParams.set(name, value);
    }
    return url.href;
  }
}

if (!customElements.get('mapwright-game')) customElements.define('mapwright-game', MapwrightGame);
