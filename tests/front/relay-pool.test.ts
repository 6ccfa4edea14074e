/** The relay pool of the frame survives lost connections, dead sockets, wrong clocks and floods. The test simulates the relays. */

import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'vitest';
import { hex } from '../../web/src/core/network/bytes';
import { MAX_ENCRYPTED_LENGTH, MESSAGE_KIND, FEED_KIND } from '../../web/src/core/network/relay-frame-messages';
import { RelayPool } from '../../web/wire/relay-pool';
import { isGenuine, FEED_LIFETIME_S, newSigner, type SignedEvent, type Signer } from '../../web/wire/event';
import { pass } from './clock';
import { override } from './override';

const MARKS = { topic: 'ab'.repeat(16), author: 'cd'.repeat(32), tag: 'ef'.repeat(32) };
const KEY = '01'.repeat(32);
const CONTENT = 'A'.repeat(60);

class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  sent: unknown[][] = [];
  onopen?: () => void;
  onclose?: () => void;
  onmessage?: (message: { data: unknown }) => void;

  constructor(readonly url: string) {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as unknown[]);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  say(...message: unknown[]): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** As a relay that works. */
  answer(): void {
    this.readyState = Socket.OPEN;
    this.onopen?.();
    this.say('EOSE', 'table');
  }
  events(): SignedEvent[] {
    return this.all().filter(({ kind }) => kind === MESSAGE_KIND);
  }
  feeds(): SignedEvent[] {
    return this.all().filter(({ kind }) => kind === FEED_KIND);
  }
  private all(): SignedEvent[] {
    return this.sent.filter(([word]) => word === 'EVENT').map(([, event]) => event as SignedEvent);
  }
  questions(): number {
    return this.sent.filter(([word, name]) => word === 'REQ' && name === 'table').length;
  }
}

let pool: RelayPool;
let said: string[] = [];
let stored: string[] = [];
let clockRequests = 0;
const listeners = {
  onMessage: (content: string) => said.push(content),
  onFeed: (content: string) => stored.push(content),
  onHealth: () => undefined,
  onClockNeeded: () => (clockRequests += 1),
};

/** The newest socket to each relay. */
const last = (url: string): Socket => Socket.all.filter((socket) => socket.url === url).at(-1) as Socket;
const health = (): string => {
  const { relays } = pool.health();
  const count = (wanted: string): number => relays.filter(({ state }) => state === wanted).length;
  return [count('open'), relays.length, ...(count('refused') ? ['refused'] : [])].join(' ');
};
/** Another device of the table. */
const other = (marks = MARKS): Signer => newSigner(hex(crypto.getRandomValues(new Uint8Array(32))), marks);
const done = async (): Promise<void> => {
  await new Promise((resolve) => queueMicrotask(() => resolve(undefined)));
  await pass(0);
};
/** WebCrypto works on another thread: wait for it in real time. */
async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200_000 && !isSo(); tries++) await done();
  assert.ok(isSo());
}

beforeEach(() => {
  Object.assign(globalThis, { WebSocket: Socket });
  override(navigator, { onLine: true });
  Socket.all = [];
  said = [];
  clockRequests = 0;
  stored = [];
  pool = new RelayPool(['wss://a', 'wss://b'], KEY, MARKS, listeners);
});
afterEach(() => pool.close());

test('a relay is open once it has answered the subscriptions to stored texts and to messages', () => {
  assert.equal(health(), '0 2');
  last('wss://a').answer();
  assert.equal(health(), '1 2');
  assert.deepEqual(last('wss://a').sent, [
    ['REQ', 'feeds', { kinds: [FEED_KIND], authors: [other().marks.author], limit: 500 }],
    ['REQ', 'table', { kinds: [MESSAGE_KIND], '#x': [MARKS.topic], limit: 1 }],
  ]);
});

const FIVE_RELAYS = ['a', 'b', 'c', 'd', 'e'].map((name) => `wss://${name}`);

test('three of five relays are used, and each one that refuses or fails twice is replaced', async () => {
  pool.close();
  Socket.all = [];
  const called = (): string => [...new Set(Socket.all.map(({ url }) => url.at(-1)))].join('');
  pool = new RelayPool(FIVE_RELAYS, KEY, MARKS, listeners);
  const order = called();
  assert.equal(order.length, 3);
  for (const name of order) last(`wss://${name}`).answer();
  await pool.post(CONTENT);
  const [first, second] = [...order].map((name) => last(`wss://${name}`));
  first?.say('OK', first.feeds()[0]?.id, false, 'blocked: not stored here');
  assert.equal(called().length, 4);
  second?.close();
  await pass(1000);
  last(`wss://${order[1]}`).close();
  assert.equal(called().length, 5);
});

test('logs with different topics use different relays, in the same order on all devices', () => {
  const used = (topic: string, key: string): string => {
    Socket.all = [];
    new RelayPool(FIVE_RELAYS, key, { ...MARKS, topic: topic.repeat(16) }, listeners).close();
    return Socket.all.map(({ url }) => url).join();
  };
  assert.equal(used('ab', KEY), used('ab', '02'.repeat(32)));
  assert.notEqual(used('ab', KEY), used('ac', KEY));
});

test('a message sent before the relay has answered is published once, after the subscriptions', async () => {
  await pool.send(CONTENT);
  const relay = last('wss://a');
  relay.readyState = Socket.OPEN;
  relay.onopen?.();
  assert.deepEqual(relay.sent.map(([word]) => word), ['REQ', 'REQ', 'EVENT']); // prettier-ignore
  relay.say('EOSE', 'table');
  assert.equal(relay.events().length, 1);
});

test('messages dated before the subscription are ignored', async () => {
  const relay = last('wss://a');
  const now = Math.floor(Date.now() / 1000);
  const bring = async (content: string, date: number): Promise<void> => relay.say('EVENT', 'table', await other().sign(content, date));
  relay.readyState = Socket.OPEN;
  relay.onopen?.();
  await bring('B'.repeat(60), now - 2);
  await bring(CONTENT, now + 1);
  await until(() => said.length > 0);
  relay.say('EOSE', 'table');
  await bring('C'.repeat(60), now - 2); // of a device whose clock is slow
  await until(() => said.length > 1);
  assert.deepEqual(said, [CONTENT, 'C'.repeat(60)]);
});

test('a message is signed once and published to all relays', async () => {
  last('wss://a').answer();
  last('wss://b').answer();
  await pool.send(CONTENT);
  const [event] = last('wss://a').events();
  assert.deepEqual(last('wss://b').events(), [event]);
  assert.ok(event && (await isGenuine(event)));
  assert.ok(!(await isGenuine({ ...event, content: 'B'.repeat(60) })));
  assert.ok(!(await isGenuine({ ...event, sig: '00'.repeat(64) })));
});

test('a closed socket is reconnected without end, after growing pauses', async () => {
  const calls: number[] = [];
  for (let minutes = 0; minutes < 60; minutes++) {
    const before = Socket.all.length;
    for (let second = 0; second < 60; second++) {
      for (const socket of Socket.all) if (socket.readyState === 0) socket.close();
      await pass(1000);
    }
    calls.push(Socket.all.length - before);
  }
  assert.ok((calls[0] ?? 0) > (calls[10] ?? 0), `${calls.join(' ')}`);
  assert.ok(calls.slice(-20).reduce((sum, each) => sum + each) > 10, 'still trying after an hour');
  assert.equal(health(), '0 2');
});

test('a socket that does not open in time is closed', async () => {
  const first = last('wss://a');
  await pass(20_000);
  assert.notEqual(last('wss://a'), first);
  assert.equal(first.readyState, 3);
});

test('wake probes open sockets, and reconnects closed ones at once', async () => {
  last('wss://a').answer();
  last('wss://b').answer();
  const [living, dead] = [last('wss://a'), last('wss://b')];
  pool.wake();
  assert.deepEqual([living.questions(), dead.questions()], [2, 2]);
  living.say('EOSE', 'table');
  await pass(6000);
  assert.equal(last('wss://a'), living);
  assert.notEqual(last('wss://b'), dead, 'the dead socket was replaced');
  last('wss://b').close();
  const count = Socket.all.length;
  pool.wake();
  assert.equal(Socket.all.length, count + 1);
});

test('a relay that reconnects gets the messages of the last 30 seconds again', async () => {
  last('wss://a').answer();
  await pool.send(CONTENT);
  await pass(10_000);
  last('wss://b').answer();
  assert.equal(last('wss://b').events().length, 1);
  last('wss://b').close();
  await pass(40_000);
  last('wss://b').answer();
  assert.equal(last('wss://b').events().length, 0);
});

test('after a refused date the time is requested once, and the messages are signed again', async () => {
  last('wss://a').answer();
  await pool.send(CONTENT);
  const [early] = last('wss://a').events();
  last('wss://a').say('OK', early?.id, false, 'invalid: created_at too early');
  last('wss://a').say('OK', early?.id, false, 'invalid: created_at too early');
  assert.equal(clockRequests, 1);
  assert.equal(health(), '0 2 refused');
  await pool.setClock(3_600_000);
  const again = last('wss://a').events().at(-1);
  assert.ok(Math.abs((again?.created_at ?? 0) - (early?.created_at ?? 0) - 3600) < 5);
  assert.equal(again?.content, CONTENT);
  last('wss://a').say('OK', again?.id, true, '');
  assert.equal(health(), '1 2');
});

test('a relay that refuses messages is reported as refusing', async () => {
  for (const url of ['wss://a', 'wss://b']) last(url).answer();
  last('wss://a').say('OK', 'x', false, 'blocked: no strangers here');
  last('wss://b').say('CLOSED', 'table', 'auth-required: who are you?');
  assert.equal(health(), '0 2 refused');
  last('wss://a').say('OK', 'x', true, '');
  assert.equal(health(), '1 2 refused');
});

// Guarantee: network
test('a message that arrives twice is delivered once, and a forged one is not delivered', async () => {
  last('wss://a').answer();
  last('wss://b').answer();
  const event = await other().sign(CONTENT, 1);
  last('wss://b').say('EVENT', 'table', { ...event, content: 'B'.repeat(60) });
  last('wss://b').say('EVENT', 'table', { ...event, sig: '11'.repeat(64) });
  for (const url of ['wss://a', 'wss://b', 'wss://a']) last(url).say('EVENT', 'table', event);
  await until(() => said.length > 0);
  last('wss://b').say('EVENT', 'table', event);
  await done();
  assert.deepEqual(said, [CONTENT]);
});

// Guarantee: network
test('malformed events and events of other logs are ignored', async () => {
  last('wss://a').answer();
  const event = await other().sign(CONTENT, 1);
  const elsewhere = await other({ ...MARKS, topic: 'cd'.repeat(16) }).sign(CONTENT, 1);
  const long = await other().sign('A'.repeat(MAX_ENCRYPTED_LENGTH + 1), 1);
  for (const wrong of [null, [], 'x', 5, {}, { ...event, kind: 1 }, { ...event, tags: [] }, { ...event, id: 'x' }, elsewhere, long])
    last('wss://a').say('EVENT', 'table', wrong);
  for (const data of ['', '{', '[]', 'null', '["EVENT"]', '['.repeat(10_000), new ArrayBuffer(8), 7]) last('wss://a').onmessage?.({ data });
  last('wss://a').say('EVENT', 'table', event);
  await until(() => said.length > 0);
  assert.deepEqual(said, [CONTENT]);
});

// Guarantee: network
test('messages of a relay that floods are dropped, and those of the other relay arrive', async () => {
  last('wss://a').answer();
  last('wss://b').answer();
  const [first, second] = await Promise.all(['B', 'C'].map((letter) => other().sign(letter.repeat(60), 1)));
  for (let i = 0; i < 10_000; i++) last('wss://a').say('NOTICE', 'hello');
  last('wss://a').say('EVENT', 'table', first);
  last('wss://b').say('EVENT', 'table', second);
  await until(() => said.includes('C'.repeat(60)));
  for (let i = 0; i < 50; i++) await done();
  assert.deepEqual(said, ['C'.repeat(60)]);
});

test('a relay that repeats an event with other signatures does not delay the messages of another relay', async () => {
  last('wss://a').answer();
  last('wss://b').answer();
  const repeated = await other().sign(CONTENT, 1);
  const sig = (i: number): string => i.toString(16).padStart(128, '0');
  for (let i = 1; i <= 400; i++) last('wss://a').say('EVENT', 'table', { ...repeated, sig: sig(i) });
  last('wss://b').say('EVENT', 'table', await other().sign('B'.repeat(60), 1));
  await until(() => said.length > 0);
  assert.deepEqual(said, ['B'.repeat(60)]);
});

test('the page can send at most 100 messages at once', async () => {
  last('wss://a').answer();
  await Promise.all(Array.from({ length: 150 }, () => pool.send(CONTENT)));
  assert.equal(last('wss://a').events().length, 100);
});

// Guarantee: network
test('events without the tag of the table do not keep the pool from delivering messages', async () => {
  last('wss://a').answer();
  const flood = await Promise.all(Array.from({ length: 300 }, () => other({ ...MARKS, tag: '00'.repeat(32) }).sign('B'.repeat(60), 1)));
  const event = await other().sign(CONTENT, 1);
  for (const each of flood) last('wss://a').say('EVENT', 'table', each);
  last('wss://a').say('EVENT', 'table', event);
  await until(() => said.length > 0);
  assert.deepEqual(said, [CONTENT]);
});

// Guarantee: network
test('the tag covers the whole event: its content cannot be sent under another key or date', async () => {
  last('wss://a').answer();
  const [event, thief] = [await other().sign(CONTENT, 1), await other({ ...MARKS, tag: '00'.repeat(32) }).sign(CONTENT, 1)];
  const genuine = await other().sign('C'.repeat(60), 1);
  last('wss://a').say('EVENT', 'table', { ...thief, tags: event.tags });
  last('wss://a').say('EVENT', 'table', { ...event, created_at: 2 });
  last('wss://a').say('EVENT', 'table', genuine);
  await until(() => said.length > 0);
  assert.deepEqual(said, ['C'.repeat(60)]);
});

test('a feed is stored at every relay, even a late one, and replaces the previous feed', async () => {
  last('wss://a').answer();
  await pool.post(CONTENT);
  const [first] = last('wss://a').feeds();
  assert.deepEqual(first?.tags.slice(0, 2), [
    ['d', newSigner(KEY, MARKS).pubkey],
    ['expiration', String((first?.created_at ?? 0) + FEED_LIFETIME_S)],
  ]);
  last('wss://a').say('OK', first?.id, true, '');
  assert.equal(pool.health().relays.filter(({ saved }) => saved).length, 1);
  last('wss://b').answer();
  assert.deepEqual(last('wss://b').feeds(), [first]);
  await pool.post('D'.repeat(60));
  const [, second] = last('wss://a').feeds();
  assert.equal(second?.pubkey, first?.pubkey);
  assert.ok((second?.created_at ?? 0) > (first?.created_at ?? 0));
  assert.equal(pool.health().relays.filter(({ saved }) => saved).length, 0);
});

test('stored feeds are returned once each, including that of this device', async () => {
  last('wss://a').answer();
  const own = await newSigner(KEY, MARKS).store(CONTENT, 1);
  const foreignEvent = await other().store('E'.repeat(60), 1);
  const strange = await other({ ...MARKS, author: '03'.repeat(32) }).store('F'.repeat(60), 1);
  for (const event of [strange, own, foreignEvent, foreignEvent]) last('wss://a').say('EVENT', 'feeds', event);
  await until(() => stored.length > 1);
  assert.deepEqual(stored.sort(), [CONTENT, 'E'.repeat(60)]);
  last('wss://a').say('EOSE', 'feeds');
  assert.deepEqual(last('wss://a').sent.at(-1), ['CLOSE', 'feeds']);
});

test('a relay that limits the rate is reported, and gets recent messages two seconds later', async () => {
  last('wss://a').answer();
  await pool.send(CONTENT);
  last('wss://a').say('OK', 'x', false, 'rate-limited: slow down');
  assert.equal(health(), '0 2 refused');
  await pool.send('G'.repeat(60));
  assert.equal(last('wss://a').events().length, 1);
  await pass(2100);
  assert.equal(last('wss://a').events().length, 3);
  last('wss://a').say('OK', 'x', true, '');
  assert.equal(health(), '1 2');
});

test('a relay that refuses to store still delivers messages', async () => {
  last('wss://a').answer();
  await pool.post(CONTENT);
  last('wss://a').say('OK', last('wss://a').feeds()[0]?.id, false, 'blocked: no such kind');
  assert.equal(health(), '1 2');
  assert.equal(pool.health().relays.find(({ url }) => url === 'wss://a')?.stores, false);
});
