/** One relay: dialled again and again with growing pauses, and asked whether it is still there. */

import { Bucket } from '../src/peers/bucket';
import { KIND } from '../src/peers/relay-frame-messages';
import { LONGEST_SEALED } from '../src/peers/seal';

/** How long a relay may take to answer a call, and a question. */
const DIALLING = 15_000;
const ANSWERING = 5000;
/** A socket that has been silent for so long is asked. */
const SILENCE = 30_000;
/** A relay that has carried for so long is a good one: when it breaks off, it is dialled at once. */
const STEADY = 10_000;
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 60_000;
const NAME = 'table';
/** Of a socket's message: the longest event, and what stands around it. */
const LONGEST_MESSAGE = LONGEST_SEALED + 1000;
const TIME = /created_at|timestamp|too (old|late|early|far|new)|expired|future|clock/i;

export interface Ears {
  event(event: unknown): void;
  /** It carries from now on, or does no more. */
  changed(relay: Relay): void;
  /** It refused a message for its date. */
  wrongTime(): void;
}

export class Relay {
  /** It has answered, and carries what comes. */
  ready = false;
  /** Why it carries nothing for us, though it can be reached. */
  refusal: 'refused' | 'clock' | undefined;
  /** Calls in a row that came to nothing. */
  failures = 0;
  #socket: WebSocket | undefined;
  #timer = 0;
  #since = 0;
  #bucket = new Bucket(30, 150);

  constructor(
    private readonly url: string,
    private readonly topic: string,
    private readonly ears: Ears,
  ) {
    this.#dial();
  }

  get carries(): boolean {
    return this.ready && !this.refusal;
  }

  send(message: unknown[]): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** After sleep a socket may look open and be dead; and a pause may end when there is a network again. */
  wake(): void {
    this.failures = Math.min(this.failures, 2);
    if (!this.#socket) this.#dial();
    else if (this.#socket.readyState === WebSocket.OPEN) this.#ask();
  }

  close(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }

  #dial(): void {
    clearTimeout(this.#timer);
    const socket = call(this.url);
    this.#socket = socket;
    if (!socket) return this.#pause();
    this.#timer = self.setTimeout(() => this.#lose(socket), DIALLING);
    socket.onopen = () => this.#ask();
    socket.onmessage = ({ data }) => socket === this.#socket && this.#hear(data);
    socket.onclose = () => this.#lose(socket);
  }

  /** The question that it always answers: for our messages. Asked again, it replaces the one before. */
  #ask(): void {
    this.send(['REQ', NAME, { kinds: [KIND], '#x': [this.topic], limit: 1 }]);
    const socket = this.#socket;
    clearTimeout(this.#timer);
    this.#timer = self.setTimeout(() => socket && this.#lose(socket), ANSWERING);
  }

  #hear(data: unknown): void {
    this.#rest();
    if (typeof data !== 'string' || data.length > LONGEST_MESSAGE || !this.#bucket.take()) return;
    const [word, name, value, reason] = parsed(data);
    if (word === 'EVENT' && name === NAME) this.ears.event(value);
    else if (word === 'EOSE' && name === NAME) this.#serve();
    else if (word === 'OK') this.#judge(value === true, String(reason));
    else if (word === 'CLOSED' && name === NAME) this.#refuse();
  }

  /** Whatever it says, it is there. */
  #rest(): void {
    clearTimeout(this.#timer);
    this.#timer = self.setTimeout(() => this.#ask(), SILENCE);
  }

  #serve(): void {
    if (this.ready) return;
    this.ready = true;
    this.refusal = undefined;
    this.#since = performance.now();
    this.ears.changed(this);
  }

  #judge(taken: boolean, reason: string): void {
    const before = this.refusal;
    if (taken || reason.startsWith('duplicate:')) this.refusal = undefined;
    else if (TIME.test(reason)) this.refusal = 'clock';
    else if (!reason.startsWith('rate-limited:')) this.refusal = 'refused';
    if (this.refusal !== before) this.ears.changed(this);
    if (this.refusal === 'clock') this.ears.wrongTime();
  }

  /** It does not let us listen: not today, maybe later. */
  #refuse(): void {
    this.refusal = 'refused';
    if (this.#socket) this.#lose(this.#socket);
  }

  #lose(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.close();
    if (this.ready && performance.now() - this.#since > STEADY) this.failures = 0;
    this.ready = false;
    this.#pause();
    this.ears.changed(this);
  }

  #pause(): void {
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(this.failures, 10));
    this.failures += 1;
    this.#timer = self.setTimeout(() => this.#dial(), pause * (0.5 + Math.random())); // not all devices at once
  }
}

function call(url: string): WebSocket | undefined {
  try {
    return new WebSocket(url);
  } catch {
    return undefined; // an unencrypted one, from an encrypted page
  }
}

function parsed(data: string): unknown[] {
  try {
    const found: unknown = JSON.parse(data);
    return Array.isArray(found) ? (found as unknown[]) : [];
  } catch {
    return [];
  }
}
