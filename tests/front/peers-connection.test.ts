/** A connection over relays, seen from the page: the frame is played by the test. */

import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'vitest';
import { type FrameMessage, FRAME_PROTOCOL, type RelayHealth } from '../../web/src/core/network/relay-frame-messages';
import { type Health, type RelayConnection, openRelayConnection } from '../../web/src/core/network/index';
import { createTableCipher } from '../../web/src/core/network/table-cipher';
import { secretBytes } from '../../web/src/core/network/ticket';
import { pass } from './clock';
import { lend } from './lend';

const SECRET = 'AAECAwQFBgcICQoLDA0ODw';
const FROM = { key: 'ab'.repeat(32), own: false, time: 1 };
const relay = (state: 'open' | 'closed'): RelayHealth => ({ url: 'wss://a', state, stores: null, saved: false, read: false });
const health3 = (open: number) => ({ relays: [0, 1, 2].map((i) => relay(i < open ? 'open' : 'closed')), version: 0 });
const RELAY_KEY = '12'.repeat(32);
const PARCEL = '["AbCdEfGhIj_","hello"]';

/** A frame that was put into the page: what it was sent, and its voice. */
interface Played {
  element: HTMLIFrameElement;
  first: unknown;
  told: unknown[];
  say(word: FrameMessage): void;
}

const create = document.createElement.bind(document);
let frames: Played[] = [];
let fares: Health[] = [];
let heard: [unknown, string][] = [];
let stored: unknown[] = [];
let connection: RelayConnection;
let ports: MessagePort[] = [];

function iframe(): HTMLElement {
  const element = create('iframe');
  const played: Played = { element, first: undefined, told: [], say: () => assert.fail('nobody has greeted it') };
  const postMessage = (first: unknown, _: string, [port]: MessagePort[]): void => {
    assert.ok(port);
    ports.push(port);
    port.onmessage = ({ data }) => played.told.push(data);
    Object.assign(played, { first, say: (word: FrameMessage) => port.postMessage(word) });
  };
  lend(element, { contentWindow: { postMessage } });
  frames.push(played);
  return element;
}

const frame = (): Played => frames.at(-1) as Played;
const health = (): string => {
  const { way: _, ...rest } = fares.at(-1) as Health;
  return Object.values(rest).join(' ');
};
/** Ports and ciphers work next to our clock. */
async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200_000 && !isSo(); tries++) await new Promise((done) => setImmediate(done));
  assert.ok(isSo());
}

beforeEach(async () => {
  [frames, fares, heard, ports, stored] = [[], [], [], [], []];
  Object.assign(document, { createElement: (name: string) => (name === 'iframe' ? iframe() : create(name)) });
  lend(navigator, { onLine: true });
  const ears = { message: (...said: [unknown, string]) => heard.push(said), stored: (data: unknown) => stored.push(data) };
  connection = await openRelayConnection(SECRET, { ...ears, health: (each) => fares.push(each) }, RELAY_KEY);
});
afterEach(() => {
  connection.close();
  for (const port of ports) port.close();
  Object.assign(document, { createElement: create });
});

async function greeted(): Promise<void> {
  frame().element.dispatchEvent(new Event('load'));
  frame().say({ wire: FRAME_PROTOCOL });
  frame().say({ health: health3(2) });
  await until(() => health() === '2 3');
}

test('the frame is sandboxed, and gets no key that opens messages', async () => {
  assert.equal(health(), '0 2', 'at first what the build knows');
  await greeted();
  assert.equal(frame().element.getAttribute('sandbox'), 'allow-scripts');
  assert.equal(frame().element.src, 'https://example.org/map/wire/');
  const { topic, post, tag } = await createTableCipher(secretBytes(SECRET));
  assert.deepEqual(frame().first, { wire: FRAME_PROTOCOL, topic, post, tag, key: RELAY_KEY });
});

test('what is sent is sealed before the frame sees it', async () => {
  await greeted();
  connection.send({ secret: 'F1ac4' });
  await until(() => frame().told.length > 0);
  const [{ send }] = frame().told as [{ send: string }];
  assert.ok(!atob(send.replaceAll('-', '+').replaceAll('_', '/')).includes('F1ac4'));
  assert.match(String(await (await createTableCipher(secretBytes(SECRET))).open(send)), /^\["[\w-]{11}",\{"secret":"F1ac4"\}\]$/);
});

test('what was sealed with the secret is heard once; all else is nothing', async () => {
  await greeted();
  const [ours, other] = await Promise.all([
    createTableCipher(secretBytes(SECRET)),
    createTableCipher(secretBytes('DwAODQwLCgkIBwYFBAMCAQ')),
  ]);
  const said = await ours.close(PARCEL);
  frame().say({ said: await other.close(PARCEL), from: FROM });
  frame().say({ said: await ours.close('no parcel'), from: FROM });
  for (let times = 0; times < 3; times++) frame().say({ said, from: FROM });
  await until(() => heard.length > 0);
  assert.deepEqual(heard, [['hello', 'AbCdEfGhIj_']]);
});

test('a frame that says nothing is put in anew, again and again', async () => {
  await pass(16_000);
  assert.equal(health(), '0 2 blocked');
  await pass(300_000);
  assert.ok(frames.length > 5 && frames.length < 20, `${frames.length}`);
  assert.equal(document.body.querySelectorAll('iframe').length <= 1, true);
  lend(navigator, { onLine: false });
  await pass(120_000);
  assert.equal(health(), '0 2 offline');
});

test('a frame that worked is asked when the page is shown, and replaced if it stays silent', async () => {
  await greeted();
  document.dispatchEvent(new Event('visibilitychange'));
  await until(() => frame().told.length > 0);
  assert.deepEqual(frame().told, [{ wake: true }]);
  await pass(20_000);
  assert.equal(frames.length, 2);
  document.dispatchEvent(new Event('visibilitychange'));
  await greeted();
});

test('a frame of another release ends the connection, and says why', async () => {
  frame().element.dispatchEvent(new Event('load'));
  frame().say({ wire: FRAME_PROTOCOL + 1 });
  await until(() => health() === '0 2 too-old');
  await pass(100_000);
  assert.equal(frames.length, 1);
});

test('the frame is told what the clock lacks, by the date of our own server', async () => {
  const date = new Date(Date.now() + 7_200_000).toUTCString();
  let asked: unknown;
  const fetch = async (...given: unknown[]): Promise<Response> => {
    asked = given;
    return new Response(null, { headers: { Date: date } });
  };
  const before = globalThis.fetch;
  Object.assign(globalThis, { fetch });
  await greeted();
  frame().say({ clock: true });
  await until(() => frame().told.length > 0);
  Object.assign(globalThis, { fetch: before });
  const [{ clock }] = frame().told as [{ clock: number }];
  assert.ok(Math.abs(clock - 7_200_000) < 3000, `${clock}`);
  assert.deepEqual(asked, ['https://example.org/map/', { method: 'HEAD', cache: 'no-store' }]);
});

test('nothing is heard of a closed connection, and nothing is left of it', async () => {
  await greeted();
  const { length } = fares;
  connection.close();
  frame().say({ health: health3(0) });
  await pass(100_000);
  assert.equal(fares.length, length);
  assert.equal(document.body.querySelectorAll('iframe').length, 0);
  assert.throws(() => connection.send(1), { code: 'closed' });
});

test('a feed is sealed before the frame sees it, posted again to a new frame, and heard once', async () => {
  await greeted();
  await connection.post({ letters: ['F1ac4'] });
  await until(() => frame().told.length > 0);
  const [{ post }] = frame().told as [{ post: string }];
  frame().say({ wire: FRAME_PROTOCOL });
  await until(() => frame().told.length > 1);
  assert.deepEqual(frame().told, [{ post }, { post }]);
  for (let times = 0; times < 2; times++) frame().say({ stored: post, from: FROM });
  await until(() => stored.length > 0);
  assert.deepEqual(stored, [{ letters: ['F1ac4'] }]);
  await assert.rejects(connection.post('x'.repeat(50_000)), { code: 'too-long' });
});
