/** Devices with a shared log, their frames, and relays between them: everything but the sockets and the time is real. */

import assert from 'node:assert/strict';
import { type Client, EventRepository, EventUtils, type Event, type Filter } from '@nostr-relay/common';
import { NostrRelay } from '@nostr-relay/core';
import { Validator } from '@nostr-relay/validator';
import { type Device, openSharedLog, type SharedLog } from '../../web/src/core/network/shared-log';
import type { LogStatus } from '../../web/src/core/network/stored-log';
import { parseInitMessage } from '../../web/src/core/network/relay-frame-messages';
import type { RelayPool } from '../../web/wire/relay-pool';
import { serve } from '../../web/wire/frame';
import { vi } from 'vitest';
import './clock';
import { override } from './override';
import { repeatRandomness } from './fixed-randomness';

export const SECRET = Uint8Array.from({ length: 16 }, (_, i) => i);
export const CONTEXT = 'bA1.base';
/** Milliseconds of one step of time. */
const STEP = 20;

/** What a relay has stored: the newest event of each key and `d` tag. */
class Memory extends EventRepository {
  events: Event[] = [];
  isSearchSupported(): boolean {
    return false;
  }
  upsert(event: Event): { isDuplicate: boolean } {
    const twin = this.events.find((each) => each.pubkey === event.pubkey && String(each.tags[0]) === String(event.tags[0]));
    if (twin && twin.created_at >= event.created_at) return { isDuplicate: true };
    this.events = [...this.events.filter((each) => each !== twin), event];
    return { isDuplicate: false };
  }
  find(filter: Filter): Event[] {
    const matching = this.events.filter((event) => EventUtils.isMatchingFilter(event, filter));
    return matching.sort((one, other) => other.created_at - one.created_at).slice(0, filter.limit);
  }
  async destroy(): Promise<void> {
    this.events = [];
  }
}

/** The relay of the package, without its sockets. */
export class TestRelay {
  static readonly all = new Map<string, TestRelay>();
  readonly memory = new Memory();
  readonly sockets = new Set<TestSocket>();
  readonly published: Event[] = [];
  isDown = false;
  /** Milliseconds until a message arrives. */
  delay = 0;
  /** The answer to an event that is refused. */
  refuses: (event: Event) => string = () => '';
  /** Whether a message to a device is lost. */
  loses: () => boolean = () => false;
  /** How often a message is delivered. */
  repeats = 1;
  readonly #relay = new NostrRelay(this.memory, { filterResultCacheTtl: 0 });
  readonly #validator = new Validator();

  constructor(url: string) {
    TestRelay.all.set(url, this);
  }

  open(socket: TestSocket): void {
    this.sockets.add(socket);
    this.#relay.handleConnection(socket.client);
  }

  closed(socket: TestSocket): void {
    if (this.sockets.delete(socket)) this.#relay.handleDisconnect(socket.client);
  }

  async take(client: Client, text: string): Promise<void> {
    const message = await this.#validator.validateIncomingMessage(text);
    if (message[0] === 'EVENT') {
      const reason = this.refuses(message[1]);
      if (reason) return client.send(JSON.stringify(['OK', message[1].id, false, reason]));
      this.published.push(message[1]);
    }
    await this.#relay.handleMessage(client, message);
  }

  /** Sends an event to everyone, without any check, as a relay that lies. */
  spread(event: unknown): void {
    for (const socket of this.sockets) for (const name of ['table', 'feeds']) socket.deliver(JSON.stringify(['EVENT', name, event]));
  }

  stop(): void {
    this.isDown = true;
    for (const socket of this.sockets) socket.close();
  }
}

class TestSocket {
  static readonly OPEN = 1;
  readyState = 0;
  onopen?: () => void;
  onclose?: () => void;
  onmessage?: (message: { data: unknown }) => void;
  readonly #relay: TestRelay | undefined;
  /** The relay's end. */
  readonly client: Client = { readyState: 1, send: (text: string) => this.#receive(text) };

  constructor(readonly url: string) {
    this.#relay = TestRelay.all.get(url);
    setTimeout(() => this.#open());
  }

  #open(): void {
    if (!this.#relay || this.#relay.isDown) return this.close();
    this.readyState = TestSocket.OPEN;
    this.#relay.open(this);
    this.onopen?.();
  }

  #receive(text: string): void {
    const relay = this.#relay;
    if (!relay) return;
    for (let times = 0; times < relay.repeats; times++) if (!relay.loses()) setTimeout(() => this.deliver(text), relay.delay);
  }

  send(text: string): void {
    const relay = this.#relay;
    if (relay) setTimeout(() => void relay.take(this.client, text), relay.delay);
  }

  deliver(text: string): void {
    if (this.readyState === TestSocket.OPEN) this.onmessage?.({ data: text });
  }

  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.#relay?.closed(this);
    this.onclose?.();
  }
}

/** A device: its page, which has a set of entries, and its frame. */
export class LogDevice {
  readonly entries = new Set<string>();
  devices: readonly Device[] = [];
  status: LogStatus = { relays: [], isRead: false, unsent: 0 };
  presence = '';
  log: SharedLog | undefined;

  constructor(
    readonly name: string,
    readonly relays: readonly string[],
  ) {}

  open(secret = SECRET, context = CONTEXT): this {
    useDevice(this.name, this.relays);
    this.log = openSharedLog({
      secret,
      context,
      entries: () => [...this.entries],
      presence: () => this.presence,
      onEntries: (entries) => entries.forEach((entry) => this.entries.add(entry)),
      onDevices: (devices) => (this.devices = devices),
      onStatus: (status) => (this.status = status),
    });
    return this;
  }

  add(entry: string): void {
    this.entries.add(entry);
    this.log?.changed();
  }
}

let listed: readonly string[] = [];

/** The logs that are opened next are those of this device. */
export function useDevice(name: string, relays: readonly string[]): void {
  localStorage.setItem('mapwright:device', JSON.stringify({ secret: name.charCodeAt(0).toString(16).repeat(32) }));
  listed = relays;
}

const ports: MessagePort[] = [];
const pools: RelayPool[] = [];
const create = document.createElement.bind(document);

/** A frame that runs in the test. It stands for the element of `web/wire`, and stops when it is removed. */
function frameElement(): HTMLElement {
  const element = create('iframe');
  const relays = listed;
  let pool: RelayPool | null = null;
  const postMessage = (first: unknown, _: string, [port]: MessagePort[]): void => {
    const init = parseInitMessage(first);
    assert.ok(init && port);
    ports.push(port);
    pool = serve(init, port, relays);
    if (pool) pools.push(pool);
  };
  override(element, { contentWindow: { postMessage }, src: '' });
  override(element, { remove: () => (pool?.close(), create('i').append(element)) });
  setTimeout(() => element.dispatchEvent(new Event('load')));
  return element;
}

export function startNetwork(): void {
  repeatRandomness();
  override(globalThis, { WebSocket: TestSocket, MessageChannel: TestChannel });
  override(navigator, { onLine: true });
  Object.assign(document, { createElement: (name: string) => (name === 'iframe' ? frameElement() : create(name)) });
}

export function stopNetwork(): void {
  for (const port of ports.splice(0)) port.close();
  for (const pool of pools.splice(0)) pool.close();
  TestRelay.all.clear();
  Object.assign(document, { createElement: create });
}

/** Work outside our clock: ciphers, compression, ports. Time stands still until it is done. */
const busy = { count: 0 };

function tracked<Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>): (...args: Args) => Promise<Result> {
  return (...args) => {
    busy.count += 1;
    return work(...args).finally(() => (busy.count -= 1));
  };
}

for (const name of ['importKey', 'deriveBits', 'deriveKey', 'encrypt', 'decrypt', 'digest', 'sign'] as const) {
  const work = crypto.subtle[name].bind(crypto.subtle) as (...args: unknown[]) => Promise<unknown>;
  override(crypto.subtle, { [name]: tracked(work) });
}
const { read } = ReadableStreamDefaultReader.prototype;
ReadableStreamDefaultReader.prototype.read = function (this: ReadableStreamDefaultReader) {
  return tracked(() => read.call(this))();
} as typeof read;

class TestPort {
  other: TestPort | undefined;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  #isClosed = false;
  readonly #early: unknown[] = [];

  postMessage(data: unknown): void {
    busy.count += 1;
    setImmediate(() => {
      busy.count -= 1;
      if (!this.#isClosed) this.other?.take(structuredClone(data));
    });
  }
  take(data: unknown): void {
    if (this.onmessage) this.onmessage({ data });
    else this.#early.push(data);
  }
  close(): void {
    this.#isClosed = true;
  }
}

class TestChannel {
  readonly port1 = new TestPort();
  readonly port2 = new TestPort();
  constructor() {
    this.port1.other = this.port2;
    this.port2.other = this.port1;
  }
}

async function idle(): Promise<void> {
  for (let quiet = 0; quiet < 4; quiet = busy.count ? 0 : quiet + 1) await new Promise((done) => setImmediate(done));
}

/** Lets time pass until something is so, and returns the milliseconds. */
export async function waitUntil(isSo: () => boolean, most = 60_000): Promise<number> {
  const from = performance.now();
  for (await idle(); !isSo(); await idle()) {
    assert.ok(performance.now() - from < most, 'it has not happened');
    vi.advanceTimersByTime(STEP);
  }
  return performance.now() - from;
}

/** Lets so many milliseconds pass in small steps. */
export async function wait(ms: number): Promise<void> {
  const end = performance.now() + ms;
  await waitUntil(() => performance.now() >= end, ms + 1000);
}
