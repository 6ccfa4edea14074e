/** One relay: dialled again and again with growing pauses, and asked whether it is still there. */

import { TokenBucket } from '../src/core/network/token-bucket';
import { MAX_ENCRYPTED_FEED_LENGTH, MESSAGE_KIND, FEED_KIND, type RelayHealth } from '../src/core/network/relay-frame-messages';
import type { Marks } from './event';
import { openSocket, parseMessage } from './socket';

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
/** The question for stored texts, and how many of them are requested at once. */
const FEEDS = 'feeds';
const FEEDS_PER_PAGE = 100;
/** A relay is asked for older texts until it has no more; outsiders may have stored some under the same topic. */
const MOST_PAGES = 40;
/** Of a socket's message: the longest event, and what stands around it. */
const LONGEST_MESSAGE = MAX_ENCRYPTED_FEED_LENGTH + 1000;
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
  /** Whether this is the event that is to be stored. */
  isStored(id: string): boolean;
  /** Fulfilled when all events so far have been checked. */
  checked(): Promise<unknown>;
}

export class Relay {
  /** It has answered, and carries what comes. */
  ready = false;
  /** Why it carries nothing for us, though it can be reached. */
  refusal: 'refused' | 'limited' | 'clock' | undefined;
  /** Calls in a row that came to nothing. */
  failures = 0;
  /** Whether it stores texts; null until it has answered one. */
  stores: boolean | null = null;
  /** It has returned all stored texts. */
  read = false;
  #pages = 0;
  #page = { count: 0, oldest: Infinity, before: Infinity };
  #socket: WebSocket | undefined;
  #timer = 0;
  #since = 0;
  /** The date of the first question. */
  #asked = 0;
  #resting = 0;
  #rests = 0;
  /** Lines that are read at all. Those of outsiders cost little and may not displace others. */
  #bucket = new TokenBucket(3000, 6000);

  constructor(
    readonly url: string,
    private readonly marks: Marks,
    private readonly ears: Ears,
  ) {
    this.#dial();
  }

  get carries(): boolean {
    return this.ready && !this.refusal;
  }

  get state(): RelayHealth['state'] {
    if (this.refusal) return 'refused';
    if (this.ready) return 'open';
    return this.failures ? 'closed' : 'connecting';
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
    const socket = openSocket(this.url);
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
    this.#pages = 0;
    this.#askStored({});
    this.#ask();
  }

  #askStored(until: { until?: number }): void {
    const before = until.until ?? Infinity;
    this.#page = { count: 0, oldest: before, before };
    this.#send(['REQ', FEEDS, { kinds: [FEED_KIND], '#d': [this.marks.post], limit: FEEDS_PER_PAGE, ...until }]);
  }

  /** The next page begins with the second in which this one ended, or before it if there was nothing older. */
  #turnPage(): void {
    const { count, oldest, before } = this.#page;
    this.#pages += 1;
    if (count >= FEEDS_PER_PAGE && this.#pages < MOST_PAGES && Number.isFinite(oldest))
      return this.#askStored({ until: oldest < before ? oldest : oldest - 1 });
    this.#send(['CLOSE', FEEDS]);
    void this.ears.checked().then(() => {
      this.read = true;
      this.ears.changed();
    });
  }

  #takeStored(event: unknown): void {
    const date = (event as { created_at?: unknown } | null)?.created_at;
    this.#page.count += 1;
    if (Number.isSafeInteger(date)) this.#page.oldest = Math.min(this.#page.oldest, Number(date));
    this.ears.event(event, 0);
  }

  /** The question that it always answers: for our messages. Asked again, it replaces the one before. */
  #ask(): void {
    this.#send(['REQ', NAME, { kinds: [MESSAGE_KIND], '#x': [this.marks.topic], limit: 1 }]);
    const socket = this.#socket;
    clearTimeout(this.#timer);
    this.#timer = self.setTimeout(() => socket && this.#lose(socket), ANSWERING);
  }

  #hear(data: unknown): void {
    this.#rest();
    if (typeof data !== 'string' || data.length > LONGEST_MESSAGE || !this.#bucket.take()) return;
    const [word, name, value, reason] = parseMessage(data);
    if (word === 'EVENT' && name === FEEDS) this.#takeStored(value);
    else if (word === 'EVENT' && name === NAME) this.ears.event(value, this.ready ? 0 : this.#asked);
    else if (word === 'EOSE' && name === NAME) this.#serve();
    else if (word === 'EOSE' && name === FEEDS) this.#turnPage();
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
    else if (TIME.test(reason)) this.refusal = 'clock';
    else if (this.ears.isStored(id)) this.#refuseToStore();
    else this.refusal = 'refused';
    if (this.refusal !== before) this.ears.changed();
    if (this.refusal === 'clock') this.ears.wrongTime();
  }

  /** It may forward messages all the same. */
  #refuseToStore(): void {
    this.stores = false;
    this.ears.changed();
  }

  #taken(id: string): void {
    if (this.ears.isStored(id)) this.stores = true;
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
    this.ready = this.read = false;
    this.#pause();
    this.ears.changed();
  }

  #pause(): void {
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(this.failures, 10));
    this.failures += 1;
    this.#timer = self.setTimeout(() => this.#dial(), pause * (0.5 + Math.random())); // not all devices at once
  }
}
