/** Published results of a daily map, as the relay frame reads them. Its sockets are played by the test. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import type { FoundResult, Progress } from '../../web/src/peers/results-messages';
import { asResultsFirstWord, asResultsFromFrame } from '../../web/src/peers/results-messages';
import { isGenuine, type SignedEvent, signResult, zeroBits } from '../../web/wire/event';
import { ResultsReader } from '../../web/wire/results';
import { pass } from './clock';

const DAY = '2026-11-18';
const KEY = '01'.repeat(32);
const RECORD = '~2bA1-daily-2026-11-18.abcd';
/** Little work: all of it takes a second. */
const BITS = 4;
const OTHERS = Promise.all(['02', '03'].map((digit) => signResult(digit.repeat(32), DAY, `${RECORD}${digit}`, 1_795_000_000, BITS)));

class Relay {
  static all: Relay[] = [];
  sent: unknown[][] = [];
  onopen?: (() => void) | null;
  onclose?: (() => void) | null;
  onmessage?: ((message: { data: unknown }) => void) | null;
  isClosed = false;

  constructor(readonly url: string) {
    Relay.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as unknown[]);
  }
  close(): void {
    this.isClosed = true;
  }
  say(...message: unknown[]): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  asked(): { until?: number; limit: number }[] {
    return this.sent.filter(([word]) => word === 'REQ').map(([, , filter]) => filter as { until?: number; limit: number });
  }
  /** Answers the last question as a relay that stores these events, the newest first. */
  answer(stored: readonly Partial<SignedEvent>[]): void {
    const { until = Infinity, limit } = this.asked().at(-1) ?? { limit: 0 };
    const found = stored.filter(({ created_at = 0 }) => created_at <= until).sort((a, b) => (b.created_at ?? 0) - (a.created_at ?? 0));
    for (const event of found.slice(0, limit)) this.say('EVENT', 'results', event);
    this.say('EOSE', 'results');
  }
}

let own: string[] = [];
let found: FoundResult[] = [];
let progress: Progress | undefined;

async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 400_000 && !isSo(); tries++) {
    await new Promise((resolve) => queueMicrotask(() => resolve(undefined)));
    await pass(1);
  }
  assert.ok(isSo());
}

async function read(...urls: string[]): Promise<Relay> {
  const ears = {
    own: (key: string) => own.push(key),
    found: (results: FoundResult[]) => found.push(...results),
    progress: (now: Progress) => (progress = now),
  };
  new ResultsReader(urls, { day: DAY, key: KEY, record: RECORD }, ears, BITS);
  await until(() => Relay.all.length === urls.length);
  const [first] = Relay.all;
  first?.onopen?.();
  return first as Relay;
}

beforeEach(() => {
  Object.assign(globalThis, { WebSocket: Relay });
  Relay.all = [];
  own = [];
  found = [];
  progress = undefined;
});

test('the result of this device is signed, with work, and names its day', async () => {
  const relay = await read('wss://a');
  const [word, event] = relay.sent[0] as [string, SignedEvent];
  assert.equal(word, 'EVENT');
  assert.ok(await isGenuine(event));
  assert.ok(zeroBits(Uint8Array.from(event.id.match(/../g) ?? [], (pair) => parseInt(pair, 16))) >= BITS);
  assert.deepEqual(event.tags.slice(0, 2), [
    ['d', `mapwright-daily-${DAY}`],
    ['t', `mapwright-daily-1-${DAY}`],
  ]);
  assert.deepEqual([own, event.pubkey], [[event.pubkey], own[0]]);
});

test('results of others are found; without work, changed, of another day or twice they are not', async () => {
  const [first, second] = (await OTHERS) as [SignedEvent, SignedEvent];
  const relay = await read('wss://a');
  relay.answer([
    first,
    first,
    { ...second, content: `${second.content}x` },
    { ...second, id: `f${second.id.slice(1)}` },
    { ...second, tags: [['d', 'mapwright-daily-2026-11-19'], ...second.tags.slice(1)] },
    { ...second, kind: 1 },
    {},
    second,
  ]);
  await until(() => found.length > 1);
  assert.deepEqual(found.map(({ key }) => key).sort(), [first.pubkey, second.pubkey].sort());
});

test('a relay is read page by page until it has no more', async () => {
  const stored = Array.from({ length: 170 }, (_, i) => ({ id: String(i), created_at: 1000 + i }));
  const relay = await read('wss://a');
  for (let page = 1; page < 9 && !relay.isClosed; page++) {
    relay.answer(stored);
    await until(() => relay.isClosed || relay.asked().length > page);
  }
  assert.ok(relay.isClosed);
  assert.deepEqual(
    relay.asked().map(({ until: before }) => before),
    [undefined, 1090, 1011, 1000, 999],
  );
});

test('huge events slow the reading of a relay and do not end it', async () => {
  const relay = await read('wss://a');
  relay.answer(Array.from({ length: 80 }, (_, i) => ({ content: 'x'.repeat(8000), created_at: 1000 + i })));
  await pass(9000);
  assert.equal(relay.asked().length, 1, '640 kB take ten seconds');
  await pass(2000);
  assert.equal(relay.asked().length, 2);
});

test('a relay that floods the page is left', async () => {
  const relay = await read('wss://a');
  relay.say('EVENT', 'results', { content: 'x'.repeat(200_000) });
  assert.ok(relay.isClosed);
  assert.equal(progress?.reading, 0);
});

test('what relays say of our own result is counted', async () => {
  const relay = await read('wss://a', 'wss://b');
  const [, event] = relay.sent[0] as [string, SignedEvent];
  relay.say('OK', event.id, true, '');
  Relay.all[1]?.onclose?.();
  assert.deepEqual(progress, { of: 2, reached: 1, reading: 1, took: 1, refused: 0 });
});

test('words of another form are not taken', () => {
  assert.equal(asResultsFirstWord({ wire: 2, results: { day: 'today', key: KEY, record: RECORD } }), null);
  assert.equal(asResultsFirstWord({ wire: 2, results: { day: DAY, key: KEY, record: '<b>' } }), null);
  assert.deepEqual(asResultsFromFrame({ found: [{ key: KEY, at: 1, record: 'no' }, 7] }), { found: [] });
  assert.equal(asResultsFromFrame({ progress: { of: 'many' } }), null);
});
