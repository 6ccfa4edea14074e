/** The sandboxed frame that alone may speak with relays: added to the page, and replaced if it does not answer. */

import { parseFrameMessage, type InitMessage, type FrameMessage, type PageMessage, FRAME_PROTOCOL } from './relay-frame-messages';

/** How long a frame may take to say its first word, and to answer when it is woken. */
const ANSWER_TIMEOUT_MS = 15_000;
const LONGEST_PAUSE = 60_000;
/** Messages that wait for the frame. */
const MAX_QUEUED = 32;

export interface RelayFrameHandlers {
  heard(word: FrameMessage): void;
  /** There is no frame that answers. */
  lost(why: 'silent' | 'too-old'): void;
}

export class RelayFrame {
  #element: HTMLIFrameElement | undefined;
  #port: MessagePort | undefined;
  #early: PageMessage[] = [];
  #timer = 0;
  #failures = 0;
  #waking = new AbortController();

  constructor(
    private readonly first: Omit<InitMessage, 'wire'>,
    private readonly ears: RelayFrameHandlers,
  ) {
    for (const name of ['online', 'offline', 'pageshow']) addEventListener(name, this.#wake, { signal: this.#waking.signal });
    for (const name of ['visibilitychange', 'resume']) document.addEventListener(name, this.#wake, { signal: this.#waking.signal });
    this.#open();
  }

  post(word: PageMessage): void {
    if (this.#port) this.#port.postMessage(word);
    else if ('send' in word) this.#early = [...this.#early, word].slice(-MAX_QUEUED);
  }

  close(): void {
    this.#waking.abort();
    this.#remove();
  }

  #open(): void {
    this.#remove();
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.hidden = true;
    frame.src = new URL('wire/', document.baseURI).href;
    frame.addEventListener('load', () => this.#greet(frame), { once: true });
    this.#element = frame;
    this.#expect();
    document.body.append(frame);
  }

  /** The frame has no origin, so it is recognised by its port. */
  #greet(frame: HTMLIFrameElement): void {
    if (frame !== this.#element) return;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => this.#hear(port1, parseFrameMessage(data));
    frame.contentWindow?.postMessage({ ...this.first, wire: FRAME_PROTOCOL }, '*', [port2]);
    this.#port = port1;
    for (const word of this.#early.splice(0)) port1.postMessage(word);
  }

  #hear(port: MessagePort, word: FrameMessage | null): void {
    if (!word || port !== this.#port) return;
    clearTimeout(this.#timer);
    this.#failures = 0;
    if ('wire' in word && word.wire !== FRAME_PROTOCOL) this.#outdated();
    else this.ears.heard(word);
  }

  /** Nothing but loading the page again helps. */
  #outdated(): void {
    this.close();
    this.ears.lost('too-old');
  }

  #wake = (): void => {
    if (document.visibilityState !== 'hidden') this.wake();
  };

  wake(): void {
    if (!this.#element) return this.#open();
    this.post({ wake: true });
    if (this.#port) this.#expect();
  }

  /** Another frame, unless this one says something before long. */
  #expect(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#fail(), ANSWER_TIMEOUT_MS);
  }

  #fail(): void {
    this.#remove();
    this.ears.lost('silent');
    this.#timer = window.setTimeout(() => this.#open(), Math.min(LONGEST_PAUSE, 1000 * 2 ** this.#failures));
    this.#failures += 1;
  }

  #remove(): void {
    clearTimeout(this.#timer);
    this.#port?.close();
    this.#element?.remove();
    this.#port = this.#element = undefined;
  }
}
