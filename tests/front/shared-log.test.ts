/** Devices share a log over real relay code, despite losses, failing relays and outsiders. */

import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'vitest';
import { waitUntil, LogDevice, SECRET, CONTEXT, startNetwork, stopNetwork, TestRelay, wait } from './log-devices';
import { randomNumbers } from './fixed-randomness';
import type { Event } from '@nostr-relay/common';
import { hex } from '../../web/src/core/network/bytes';
import { createLogCipher } from '../../web/src/core/network/log-cipher';
import { FEED_KIND, MESSAGE_KIND } from '../../web/src/core/network/relay-frame-messages';
import { eraseStoredLog, readStoredLog } from '../../web/src/core/network/stored-log';
import { newSigner, type SignedEvent } from '../../web/wire/event';

const [A, B] = ['wss://a', 'wss://b'];
let relays: TestRelay[] = [];
let devices: LogDevice[] = [];

function device(name: string, urls = [A, B]): LogDevice {
  const opened = new LogDevice(name, urls);
  devices.push(opened);
  return opened;
}
const has = (owner: LogDevice, ...entries: string[]): boolean => entries.every((entry) => owner.entries.has(entry));

beforeEach(() => {
  startNetwork();
  relays = [A, B].map((url) => new TestRelay(url));
  devices = [];
});
afterEach(async () => {
  for (const { log } of devices) log?.close();
  await wait(2000);
  stopNetwork();
});

const storedEvents = (): Event[] => relays.flatMap(({ memory }) => memory.events);
const liveEvents = (relay = relays[0]): Event[] => relay?.published.filter(({ kind }) => kind === MESSAGE_KIND) ?? [];
/** An event of a device without the secret, which knows the topics because relays see them. */
async function foreign(content: string, kind = MESSAGE_KIND): Promise<SignedEvent> {
  const { topic } = await createLogCipher(SECRET, CONTEXT);
  const signer = newSigner('77'.repeat(32), { topic, author: '66'.repeat(32), tag: '00'.repeat(32) });
  const date = Math.floor(Date.now() / 1000) + 5;
  return kind === MESSAGE_KIND ? signer.sign(content, date) : signer.store(content, date);
}

test('an entry of one open device reaches the other within half a second', async () => {
  const [ada, ben] = [device('a').open(), device('b').open()];
  await waitUntil(() => ada.devices.length === 1 && ben.devices.length === 1);
  ada.add('move 0 x');
  assert.ok((await waitUntil(() => has(ben, 'move 0 x'))) < 500);
});

test('each device sees the presence of the others and notices when one leaves', async () => {
  const [ada, ben] = [device('a'), device('b')];
  ada.presence = 'seats=0';
  ada.open();
  ben.open();
  await waitUntil(() => ben.devices[0]?.presence === 'seats=0');
  ada.presence = 'seats=0,2';
  ada.log?.changed();
  await waitUntil(() => ben.devices[0]?.presence === 'seats=0,2');
  ada.log?.close();
  await waitUntil(() => ben.devices.length === 0);
});

test('an entry is stored within a second and reaches a device that opens later', async () => {
  const ada = device('a').open();
  await waitUntil(() => ada.status.relays.some(({ state }) => state === 'open'));
  await wait(3000);
  ada.add('move 0 x');
  assert.equal(ada.status.unsent, 1);
  assert.ok((await waitUntil(() => ada.status.unsent === 0)) < 1000);
  assert.deepEqual(ada.status.relays.map(({ stores }) => stores), [true, true]); // prettier-ignore
  ada.log?.close();
  await wait(2000);
  const ben = device('b').open();
  await waitUntil(() => has(ben, 'move 0 x'));
  assert.deepEqual(await Promise.all([readStoredLog(SECRET, CONTEXT), wait(3000)]).then(([entries]) => entries), ['move 0 x']);
});

test('an entry that was written while no relay was reachable is sent at the next visit', async () => {
  for (const relay of relays) relay.stop();
  const ada = device('a').open();
  ada.add('move 0 x');
  await wait(9000);
  assert.equal(ada.status.unsent, 1);
  ada.log?.close();
  for (const relay of relays) relay.isDown = false;
  const again = device('a');
  again.entries.add('move 0 x');
  again.open();
  await waitUntil(() => again.status.unsent === 0 && storedEvents().length === 2);
});

test('each device stores one text, and a later device reads the union of all', async () => {
  for (const name of ['a', 'b', 'c']) {
    const one = device(name);
    one.entries.add(`move ${name}`);
    one.open();
    await wait(12_000);
    one.log?.close();
    await wait(2000);
  }
  assert.equal(storedEvents().length, 6);
  const late = device('d').open();
  await waitUntil(() => has(late, 'move a', 'move b', 'move c'));
});

test('a finished game of eight players is stored in fewer than 20,000 bytes', async () => {
  const ada = device('a');
  for (let turn = 0; turn < 320; turn++)
    ada.entries.add(`move ${turn % 8} ${Math.random().toString(36).slice(2, 13)} F${turn % 11}${turn % 7}.c4d4`);
  ada.open();
  await waitUntil(() => ada.status.unsent === 0);
  assert.ok(storedEvents().every(({ content }) => content.length < 20_000));
});

test('a device that erases its text leaves an empty one, and asks relays to delete it', async () => {
  const ada = device('a').open();
  ada.add('member a');
  await waitUntil(() => ada.status.unsent === 0);
  ada.log?.close();
  await wait(2000);
  const [isErased] = await Promise.all([eraseStoredLog(SECRET, CONTEXT), wait(8000)]);
  assert.ok(isErased);
  assert.deepEqual(await Promise.all([readStoredLog(SECRET, CONTEXT), wait(3000)]).then(([entries]) => entries), []);
  const [deletion] = relays[0]?.published.filter(({ kind }) => kind === 5) ?? [];
  assert.match(deletion?.tags[0]?.join() ?? '', /^a,30078:[0-9a-f]{64}:[0-9a-f]{64}$/);
});

test('entries that do not fit into one stored text are stored from the first one on', async () => {
  const ada = device('a');
  for (let i = 0; i < 3000; i++) ada.entries.add(`${i} ${hex(crypto.getRandomValues(new Uint8Array(24)))}`);
  ada.open();
  await waitUntil(() => storedEvents().length === 2);
  const [lines] = await Promise.all([readStoredLog(SECRET, CONTEXT), wait(3000)]);
  assert.ok(lines.length > 500 && lines.length < 3000);
  assert.deepEqual(lines, [...ada.entries].slice(0, lines.length));
});

test('devices exchange all entries although half of the messages are lost and others arrive twice', async () => {
  const names = ['a', 'b', 'c'];
  const allDevices = names.map((name) => device(name));
  for (const each of allDevices) for (let i = 0; i < 60; i++) each.entries.add(`${each.name} ${i}`);
  const random = randomNumbers();
  for (const relay of relays) {
    relay.loses = () => random() % 2 === 0;
    relay.repeats = 2;
    relay.refuses = ({ kind }) => (kind === FEED_KIND ? 'blocked: not stored here' : '');
  }
  for (const each of allDevices) each.open();
  await waitUntil(() => allDevices.every(({ entries }) => entries.size === 180), 300_000);
  assert.equal(storedEvents().length, 0);
});

test('a relay that forgets everything gets the text again at the next visit', async () => {
  const ada = device('a');
  ada.entries.add('move 0 x');
  ada.open();
  await waitUntil(() => storedEvents().length === 2);
  ada.log?.close();
  for (const relay of relays) relay.memory.events = [];
  const again = device('a');
  again.entries.add('move 0 x');
  again.open();
  await waitUntil(() => storedEvents().length === 2);
});

test('a device whose clock was nine days ahead stores new entries after its correction', async () => {
  const now = Date.now;
  Date.now = () => now() + 9 * 86_400_000;
  const early = device('a');
  early.add('move 0 x');
  early.open();
  await waitUntil(() => storedEvents().length === 2).finally(() => (Date.now = now));
  early.log?.close();
  const right = device('a');
  right.entries.add('move 0 x').add('move 0 y');
  right.open();
  await waitUntil(() => right.status.unsent === 0);
  const late = device('b').open();
  await waitUntil(() => has(late, 'move 0 x', 'move 0 y'));
});

// Guarantee: network
test('devices with different links share neither entries nor presence', async () => {
  const [ada, ben] = [device('a').open(), device('b').open(SECRET, `${CONTEXT}x`)];
  ada.add('move 0 x');
  ben.add('move 1 y');
  await wait(40_000);
  assert.deepEqual([[...ada.entries], [...ben.entries], ada.devices, ben.devices], [['move 0 x'], ['move 1 y'], [], []]);
});

// Guarantee: network
test('events of outsiders have no effect: forged, replayed, foreign, or changed', async () => {
  const [ada, ben] = [device('a').open(), device('b').open()];
  await waitUntil(() => ada.devices.length === 1 && ben.devices.length === 1);
  ada.add('move 0 x');
  await waitUntil(() => has(ben, 'move 0 x') && storedEvents().length > 0);
  const [live, stored] = [liveEvents().at(-1), storedEvents()[0]];
  assert.ok(live && stored);
  const content = (await createLogCipher(SECRET, 'elsewhere')).encrypt('["move 1 z"]');
  const attacks = [
    await foreign(await content), await foreign(await content, FEED_KIND),
    live, { ...live, content: stored.content }, { ...live, created_at: live.created_at + 1 }, { ...stored, pubkey: '88'.repeat(32) },
    { ...(await foreign(live.content)), tags: live.tags }, null, 'x', { kind: MESSAGE_KIND },
  ]; // prettier-ignore
  for (const attack of attacks) for (const relay of relays) relay.spread(attack);
  await wait(5000);
  assert.deepEqual([[...ada.entries], [...ben.entries]], [['move 0 x'], ['move 0 x']]);
  assert.deepEqual([ada.devices.length, ben.devices.length], [1, 1]);
});

test('messages from before a page was loaded do not make an absent device present', async () => {
  const [ada, ben] = [device('a').open(), device('b').open()];
  await waitUntil(() => ada.devices.length === 1 && ben.devices.length === 1);
  const recorded = liveEvents();
  ada.log?.close();
  ben.log?.close();
  await wait(2000);
  const again = device('a').open();
  await waitUntil(() => again.status.relays.some(({ state }) => state === 'open'));
  for (const event of recorded) for (const relay of relays) relay.spread(event);
  await wait(5000);
  assert.deepEqual(again.devices, []);
});

test('any number of stored events of outsiders hides none of the log, whatever tags they have copied', async () => {
  const ada = device('a');
  ada.entries.add('move 0 x');
  ada.open();
  await waitUntil(() => storedEvents().length === 2);
  const [genuine] = storedEvents();
  const one = await foreign('B'.repeat(1400), FEED_KIND);
  assert.ok(genuine);
  for (const { memory } of relays)
    for (let i = 0; i < 5000; i++)
      memory.events.push({ ...one, tags: genuine.tags, pubkey: i.toString(16).padStart(64, '0'), created_at: one.created_at + i } as Event);
  const ben = device('b').open();
  await waitUntil(() => has(ben, 'move 0 x'), 3000);
});

test('an idle device sends at most one event per half minute, and a lone device none', async () => {
  const [ada, ben] = [device('a').open(), device('b').open()];
  await waitUntil(() => ada.devices.length === 1 && ben.devices.length === 1);
  await wait(3000);
  const before = liveEvents().length;
  await wait(120_000);
  assert.ok(liveEvents().length - before <= 8, `${liveEvents().length - before}`);
  ben.log?.close();
  await wait(40_000);
  const alone = liveEvents().length;
  await wait(120_000);
  assert.equal(liveEvents().length, alone);
});

test('entries that are empty or too long do not reach other devices', async () => {
  const [ada, ben] = [device('a').open(), device('b').open()];
  await waitUntil(() => ada.devices.length === 1 && ben.devices.length === 1);
  ada.entries.add('x'.repeat(2000)).add('').add('two\nlines');
  ada.add('move 0 x');
  await waitUntil(() => has(ben, 'move 0 x'));
  await wait(5000);
  assert.deepEqual([...ben.entries].filter((entry) => !['move 0 x', 'two', 'lines'].includes(entry)), []); // prettier-ignore
});

// Guarantee: network
test('encrypted texts are padded, and equal texts give different ciphertexts', async () => {
  const cipher = await createLogCipher(SECRET, CONTEXT);
  const [one, other, long] = await Promise.all(['a', 'b'.repeat(900), 'c'.repeat(1021)].map((text) => cipher.encrypt(text)));
  assert.equal(one?.length, other?.length);
  assert.ok((long?.length ?? 0) > (one?.length ?? 0));
  assert.notEqual(await cipher.encrypt('a'), one);
  assert.equal(await cipher.decrypt(one ?? ''), 'a');
  assert.equal(await cipher.decrypt((one ?? '').replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'))), null);
});

test('a compressed log that exceeds the maximum size is refused', async () => {
  const cipher = await createLogCipher(SECRET, CONTEXT);
  assert.equal(await cipher.decryptLines(await cipher.encryptLines(['x'.repeat(2_000_000)])), null);
  assert.equal(await cipher.decryptLines(await cipher.encrypt('no compressed text')), null);
});
