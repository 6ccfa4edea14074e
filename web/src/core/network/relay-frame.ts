/** The sandboxed frame, which is the only part of the site that may connect to relays. It is replaced if it does not respond. */

import { parseFrameMessage, type FrameKeys, type FrameMessage, type PageMessage, FRAME_PROTOCOL } from './relay-frame-messages';

/** How long a frame may take to load, and to respond when its sockets are checked. */
const RESPONSE_TIMEOUT_MS = 15_000;
const MAX_PAUSE_MS = 60_000;
/** Messages that wait for the frame. */
const MAX_QUEUED = 32;

interface RelayFrameHandlers {
  onMessage(message: FrameMessage): void;
  /** Called when the frame does not respond. */
  onLost(): void;
}

export class RelayFrame {
  #element: HTMLIFrameElement | undefined;
  #port: MessagePort | undefined;
  #queued: PageMessage[] = [];
  #responseTimer = 0;
  #failures = 0;
  #wakeListeners = new AbortController();

  constructor(
    private readonly keys: FrameKeys,
    private readonly handlers: RelayFrameHandlers,
  ) {
    for (const name of ['online', 'offline', 'pageshow']) addEventListener(name, this.#wake, { signal: this.#wakeListeners.signal });
    for (const name of ['visibilitychange', 'resume']) document.addEventListener(name, this.#wake, { signal: this.#wakeListeners.signal });
    this.#open();
  }

  post(message: PageMessage): void {
    if (this.#port) this.#port.postMessage(message);
    else if ('send' in message) this.#queued = [...this.#queued, message].slice(-MAX_QUEUED);
  }

  close(): void {
    this.#wakeListeners.abort();
    this.#remove();
  }

  #open(): void {
    this.#remove();
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.hidden = true;
    frame.src = new URL('wire/', document.baseURI).href;
    frame.addEventListener('load', () => this.#sendFirstMessage(frame), { once: true });
    this.#element = frame;
    this.#awaitResponse();
    document.body.append(frame);
  }

  /** Sends the first message with a port, by which the frame is recognised, because it has no origin. */
  #sendFirstMessage(frame: HTMLIFrameElement): void {
    if (frame !== this.#element) return;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => this.#receive(port1, parseFrameMessage(data));
    frame.contentWindow?.postMessage({ ...this.keys, wire: FRAME_PROTOCOL }, '*', [port2]);
    this.#port = port1;
    for (const message of this.#queued.splice(0)) port1.postMessage(message);
  }

  /** Pass a message on. A frame of another release cannot be used until the page is loaded again. */
  #receive(port: MessagePort, message: FrameMessage | null): void {
    if (!message || port !== this.#port) return;
    clearTimeout(this.#responseTimer);
    this.#failures = 0;
    if (!('wire' in message) || message.wire === FRAME_PROTOCOL) return this.handlers.onMessage(message);
    this.close();
    this.handlers.onLost();
  }

  /** Check the frame, or open a new one, when the page is shown or the network changes. */
  #wake = (): void => {
    if (document.visibilityState === 'hidden') return;
    if (!this.#element) return this.#open();
    this.post({ wake: true });
    if (this.#port) this.#awaitResponse();
  };

  /** Replaces the frame unless it responds in time. */
  #awaitResponse(): void {
    clearTimeout(this.#responseTimer);
    this.#responseTimer = window.setTimeout(() => this.#fail(), RESPONSE_TIMEOUT_MS);
  }

  /** Removes the frame, and opens another one after a pause that grows. */
  #fail(): void {
    this.#remove();
    this.handlers.onLost();
    this.#responseTimer = window.setTimeout(() => this.#open(), Math.min(MAX_PAUSE_MS, 1000 * 2 ** this.#failures));
    this.#failures += 1;
  }

  #remove(): void {
    clearTimeout(this.#responseTimer);
    this.#port?.close();
    this.#element?.remove();
    this.#port = this.#element = undefined;
  }
}
