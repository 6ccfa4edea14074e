/** One relay: dialled again and again with growing pauses, and asked whether it is still there. */

import { Bucket } from '../src/peers/bucket';
import { KIND, STORED } from '../src/peers/relay-frame-messages';
import { LONGEST_SEALED_POST } from '../src/peers/seal';
import type { Marks } from './event';
import { call, parsed } from './socket';

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
/** The question for stored feeds, and how many of them are requested: one for each device. */
const FEEDS = 'feeds';
const MOST_FEEDS = 64;
/** Of a socket's message: the longest event, and what stands around it. */
const LONGEST_MESSAGE = LONGEST_SEALED_POST + 1000;
/** A relay that takes nothing for a while is left alone for so long, and for twice as long each time. */
const FIRST_REST = 2000;
const LONGEST_REST = 120_000;
const TIME = /created_at|timestamp|too (old|late|early|far|new)|expired|future|clock/i;

export interface Ears {
  /** What was sent before `since`, a date in milliseconds, is not said now: some relays keep messages for a while. */
  event(event: unknown, since: number): void;
  /** It takes events from now on: its socket is open, or its rest is over. */
  opened(relay: Relay): void;
  /** It carries from now on, or does no more. */
  changed(): void;
  /** It has taken an event. */
  took(relay: Relay, id: string): void;
  /** It refused a message for its date. */
  wrongTime(): void;
  /** It takes events only with so many bits of work; false if that is too many. */
  demands(relay: Relay, bits: number): boolean;
}

export class Relay {
  /** It has answered, and carries what comes. */
  ready = false;
  /** Why it carries nothing for us, though it can be reached. */
  refusal: 'refused' | 'limited' | 'clock' | undefined;
  /** Calls in a row that came to nothing. */
  failures = 0;
  #socket: WebSocket | undefined;
  #timer = 0;
  #since = 0;
  /** The date of the first question. */
  #asked = 0;
  #resting = 0;
  #rests = 0;
  /** Lines that are read at all. Those of strangers cost little and may not displace those of the table. */
  #bucket = new Bucket(400, 2000);

  constructor(
    private readonly url: string,
    private readonly marks: Marks,
    private readonly ears: Ears,
  ) {
    this.#dial();
  }

  get carries(): boolean {
    return this.ready && !this.refusal;
  }

  /** An event, unless the relay has asked for a rest. */
  publish(event: unknown): void {
    if (!this.#resting) this.#send(['EVENT', event]);
  }

  #send(message: unknown[]): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** After sleep a socket may look open and be dead; and a pause may end when there is a network again. */
  wake(): void {
    this.failures = Math.min(this.failures, 2);
    if (!this.#socket) this.#dial();
    else if (this.#socket.readyState === WebSocket.OPEN) this.#askAll();
  }

  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#resting);
    this.#resting = 0;
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
    socket.onopen = () => {
      this.#asked = Date.now();
      this.#askAll();
      this.ears.opened(this); // what is said now comes after the questions, and does not wait for their answers
    };
    socket.onmessage = ({ data }) => socket === this.#socket && this.#hear(data);
    socket.onclose = () => this.#lose(socket);
  }

  /** For stored feeds first, then for messages. */
  #askAll(): void {
    this.#send(['REQ', FEEDS, { kinds: [STORED], '#d': [this.marks.post], limit: MOST_FEEDS }]);
    this.#ask();
  }

  /** The question that it always answers: for our messages. Asked again, it replaces the one before. */
  #ask(): void {
    this.#send(['REQ', NAME, { kinds: [KIND], '#x': [this.marks.topic], limit: 1 }]);
    const socket = this.#socket;
    clearTimeout(this.#timer);
    this.#timer = self.setTimeout(() => socket && this.#lose(socket), ANSWERING);
  }

  #hear(data: unknown): void {
    this.#rest();
    if (typeof data !== 'string' || data.length > LONGEST_MESSAGE || !this.#bucket.take()) return;
    const [word, name, value, reason] = parsed(data);
    if (word === 'EVENT' && (name === NAME || name === FEEDS)) this.ears.event(value, this.ready || name === FEEDS ? 0 : this.#asked);
    else if (word === 'EOSE' && name === NAME) this.#serve();
    else if (word === 'EOSE' && name === FEEDS) this.#send(['CLOSE', FEEDS]);
    else if (word === 'OK') this.#judge(String(name), value === true, String(reason));
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
    this.ears.changed();
  }

  #judge(id: string, taken: boolean, reason: string): void {
    const before = this.refusal;
    if (taken || reason.startsWith('duplicate:')) this.#taken(id);
    else if (reason.startsWith('rate-limited:')) this.#giveRest();
    else if (reason.startsWith('pow:')) this.refusal = this.ears.demands(this, bitsIn(reason)) ? before : 'refused';
    else this.refusal = TIME.test(reason) ? 'clock' : 'refused';
    if (this.refusal !== before) this.ears.changed();
    if (this.refusal === 'clock') this.ears.wrongTime();
  }

  #taken(id: string): void {
    this.refusal = undefined;
    if (!this.#resting) this.#rests = 0;
    this.ears.took(this, id);
  }

  /** It gets nothing for a while; then what is still fresh is tried again. */
  #giveRest(): void {
    this.refusal = 'limited';
    if (this.#resting) return;
    const pause = Math.min(LONGEST_REST, FIRST_REST * 2 ** this.#rests);
    this.#rests += 1;
    this.#resting = self.setTimeout(() => {
      this.#resting = 0;
      this.ears.opened(this);
      this.ears.changed();
    }, pause);
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
    this.ears.changed();
  }

  #pause(): void {
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(this.failures, 10));
    this.failures += 1;
    this.#timer = self.setTimeout(() => this.#dial(), pause * (0.5 + Math.random())); // not all devices at once
  }
}

/** How many bits a relay asks for: "pow: difficulty 12 is less than 16". */
function bitsIn(reason: string): number {
  return Math.max(0, ...(reason.match(/\d{1,3}/g) ?? []).map(Number));
}
