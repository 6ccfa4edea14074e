/** The sandboxed frame, which is the only part of the site that may connect to relays. It is replaced if it does not answer. */

import { parseFrameMessage, type FrameKeys, type FrameMessage, type PageMessage, FRAME_PROTOCOL } from './relay-frame-messages';

/** How long a frame may take to load, and to answer when its sockets are checked. */
const ANSWER_TIMEOUT_MS = 15_000;
const LONGEST_PAUSE = 60_000;
/** Messages that wait for the frame. */
const MAX_QUEUED = 32;

export interface RelayFrameHandlers {
  onMessage(message: FrameMessage): void;
  /** No frame answers. */
  onLost(): void;
}

export class RelayFrame {
  #element: HTMLIFrameElement | undefined;
  #port: MessagePort | undefined;
  #early: PageMessage[] = [];
  #timer = 0;
  #failures = 0;
  #waking = new AbortController();

  constructor(
    private readonly keys: FrameKeys,
    private readonly handlers: RelayFrameHandlers,
  ) {
    for (const name of ['online', 'offline', 'pageshow']) addEventListener(name, this.#wake, { signal: this.#waking.signal });
    for (const name of ['visibilitychange', 'resume']) document.addEventListener(name, this.#wake, { signal: this.#waking.signal });
    this.#open();
  }

  post(message: PageMessage): void {
    if (this.#port) this.#port.postMessage(message);
    else if ('send' in message) this.#early = [...this.#early, message].slice(-MAX_QUEUED);
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
    this.#awaitAnswer();
    document.body.append(frame);
  }

  /** The frame has no origin, so it is recognised by its port. */
  #greet(frame: HTMLIFrameElement): void {
    if (frame !== this.#element) return;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => this.#receive(port1, parseFrameMessage(data));
    frame.contentWindow?.postMessage({ ...this.keys, wire: FRAME_PROTOCOL }, '*', [port2]);
    this.#port = port1;
    for (const message of this.#early.splice(0)) port1.postMessage(message);
  }

  #receive(port: MessagePort, message: FrameMessage | null): void {
    if (!message || port !== this.#port) return;
    clearTimeout(this.#timer);
    this.#failures = 0;
    if (!('wire' in message) || message.wire === FRAME_PROTOCOL) return this.handlers.onMessage(message);
    this.close(); // it is of another release: the page must be loaded again
    this.handlers.onLost();
  }

  #wake = (): void => {
    if (document.visibilityState === 'hidden') return;
    if (!this.#element) return this.#open();
    this.post({ wake: true });
    if (this.#port) this.#awaitAnswer();
  };

  /** Replace the frame unless it answers in time. */
  #awaitAnswer(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#fail(), ANSWER_TIMEOUT_MS);
  }

  #fail(): void {
    this.#remove();
    this.handlers.onLost();
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
