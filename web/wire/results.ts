/**
 * Results of a daily map: publishes the one of this device and reads those of others. Relays are read page by page, so that
 * none sends more than about 64 kB per second; what has no work or a wrong signature is dropped here.
 */

import { Once } from '../src/peers/once';
import { MOST_RESULTS, type FoundResult, type Progress, type ResultsFirstWord, WORK } from '../src/peers/results-messages';
import { STORED } from '../src/peers/relay-frame-messages';
import { isGenuine, isResult, resultTopic, signResult, type SignedEvent } from './event';
import { call, parsed } from './socket';

const NAME = 'results';
/** Events of one page, and bytes of one second. The next page waits until the time for this one is over. */
const PAGE = 80;
const PAGE_TIME = 1000;
const RATE = 64_000;
/** Longer messages are not parsed: no relay that we name stores longer events. */
const LONGEST_MESSAGE = 100_000;
const MOST_BYTES = PAGE * LONGEST_MESSAGE;
/** How long a relay may be silent. */
const PATIENCE = 10_000;
/** Events that are read of one relay, whatever they are. */
const MOST_READ = 12_000;
/** Results are reported together, so that the page is not woken for each. */
const TOGETHER = 250;

export interface ResultsEars {
  own(key: string): void;
  found(results: FoundResult[]): void;
  progress(progress: Progress): void;
}

export class ResultsReader {
  readonly #once = new Once(MOST_READ);
  readonly #newest = new Map<string, SignedEvent>();
  #waiting: SignedEvent[] = [];
  #checking = false;
  #found: FoundResult[] = [];
  #progress: Progress;

  constructor(
    urls: readonly string[],
    private readonly asked: ResultsFirstWord['results'],
    private readonly ears: ResultsEars,
    private readonly bits = WORK,
  ) {
    this.#progress = { of: urls.length, reached: 0, reading: urls.length, took: 0, refused: 0 };
    void this.#begin(urls);
  }

  async #begin(urls: readonly string[]): Promise<void> {
    const { day, key, record } = this.asked;
    const own = await signResult(key, day, record, Math.floor(Date.now() / 1000), this.bits);
    this.ears.own(own.pubkey);
    for (const url of urls) {
      new Source(url, day, own, {
        event: (event) => this.#take(event),
        isEnough: () => this.#newest.size >= MOST_RESULTS,
        changed: (change) => this.#tell(change),
      });
    }
    if (!urls.length) this.#tell({});
  }

  #tell(change: Partial<Progress>): void {
    for (const [name, by] of Object.entries(change) as [keyof Progress, number][]) this.#progress[name] += by;
    this.ears.progress({ ...this.#progress });
  }

  /** Cheap questions first; the same event of several relays is checked once, and a changed copy cannot hide it. */
  #take(given: unknown): void {
    if (!isResult(this.asked.day, given, this.bits) || this.#newest.size >= MOST_RESULTS || !this.#once.first(JSON.stringify(given)))
      return;
    this.#waiting.push(given);
    if (!this.#checking) void this.#check();
  }

  /** One signature after the other: each takes some milliseconds. */
  async #check(): Promise<void> {
    this.#checking = true;
    for (let event = this.#waiting.shift(); event; event = this.#waiting.shift()) {
      const known = this.#newest.get(event.pubkey);
      if ((known && known.created_at >= event.created_at) || !(await isGenuine(event))) continue;
      this.#newest.set(event.pubkey, event);
      this.#report({ key: event.pubkey, at: event.created_at, record: event.content });
      await new Promise((done) => setTimeout(done));
    }
    this.#checking = false;
  }

  #report(result: FoundResult): void {
    this.#found.push(result);
    if (this.#found.length === 1) self.setTimeout(() => this.ears.found(this.#found.splice(0)), TOGETHER);
  }
}

interface SourceEars {
  event(event: unknown): void;
  isEnough(): boolean;
  changed(change: Partial<Progress>): void;
}

/** One relay, asked for older and older results until it has no more. */
class Source {
  #socket: WebSocket | undefined;
  #timer = 0;
  #read = 0;
  #page = { since: 0, bytes: 0, count: 0, from: Infinity };
  #oldest = Infinity;

  constructor(
    url: string,
    private readonly day: string,
    private readonly own: SignedEvent,
    private readonly ears: SourceEars,
  ) {
    this.#socket = call(url);
    if (this.#socket) this.#listen(this.#socket);
    else this.#end();
  }

  #listen(socket: WebSocket): void {
    this.#wait();
    socket.onopen = () => this.#greet();
    socket.onmessage = ({ data }) => this.#hear(data);
    socket.onclose = () => this.#end();
  }

  #greet(): void {
    this.ears.changed({ reached: 1 });
    this.#send(['EVENT', this.own]);
    this.#ask();
  }

  #ask(): void {
    this.#page = { since: performance.now(), bytes: 0, count: 0, from: this.#oldest };
    const until = Number.isFinite(this.#oldest) ? { until: this.#oldest } : {};
    this.#send(['REQ', NAME, { kinds: [STORED], '#t': [resultTopic(this.day)], limit: PAGE, ...until }]);
    this.#wait();
  }

  #send(message: unknown[]): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = self.setTimeout(() => this.#end(), PATIENCE);
  }

  #hear(data: unknown): void {
    if (typeof data !== 'string') return;
    this.#page.bytes += data.length;
    if (data.length > LONGEST_MESSAGE || this.#page.bytes > MOST_BYTES) return this.#end(); // a flood
    const [word, name, value] = parsed(data);
    if (word === 'EVENT' && name === NAME) this.#take(value);
    else if (word === 'EOSE' && name === NAME) this.#turn();
    else if (word === 'OK' && name === this.own.id) this.ears.changed(value === true ? { took: 1 } : { refused: 1 });
    else if (word === 'CLOSED' && name === NAME) this.#end();
  }

  #take(event: unknown): void {
    this.#read += 1;
    this.#page.count += 1;
    const at = (event as { created_at?: unknown } | null)?.created_at;
    if (Number.isSafeInteger(at)) this.#oldest = Math.min(this.#oldest, Number(at));
    this.ears.event(event);
    this.#wait();
  }

  /** The next page begins with the second in which this one ended, or before it if there is nothing older in it. */
  #turn(): void {
    clearTimeout(this.#timer);
    if (!this.#page.count || this.ears.isEnough() || this.#read >= MOST_READ) return this.#end();
    if (this.#oldest >= this.#page.from) this.#oldest = this.#page.from - 1;
    const time = Math.max(PAGE_TIME, (1000 * this.#page.bytes) / RATE);
    const left = Math.max(0, time - (performance.now() - this.#page.since));
    this.#timer = self.setTimeout(() => this.#ask(), left);
  }

  #end(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    if (socket) socket.onclose = socket.onmessage = socket.onopen = null;
    socket?.close();
    this.#socket = undefined;
    this.ears.changed({ reading: -1 });
  }
}
