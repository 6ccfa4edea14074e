/** What leaves the page: sealed, of even lengths, bounded; and what comes in is opened, counted, or nothing. */

import assert from 'node:assert/strict';
import { test } from 'vitest';
import { TokenBucket } from '../../web/src/core/network/token-bucket';
import {
  parseInitMessage,
  parseFrameMessage,
  parsePageMessage,
  isEncrypted,
  FRAME_PROTOCOL,
} from '../../web/src/core/network/relay-frame-messages';
import { RecentSet } from '../../web/src/core/network/recent-set';
import { PAGE_ID, unwrap, wrap } from '../../web/src/core/network/envelope';
import { MAX_ENCRYPTED_LENGTH, MAX_ENCRYPTED_FEED_LENGTH, nonceOf, createTableCipher } from '../../web/src/core/network/table-cipher';
import { secretBytes } from '../../web/src/core/network/ticket';
import { ConnectionFailure, MAX_MESSAGE_BYTES } from '../../web/src/core/network/types';

const SECRET = secretBytes('AAECAwQFBgcICQoLDA0ODw');
const OTHER = secretBytes('DwAODQwLCgkIBwYFBAMCAQ');

test('who has the secret opens, and nobody else', async () => {
  const [mine, yours, stranger] = await Promise.all([createTableCipher(SECRET), createTableCipher(SECRET), createTableCipher(OTHER)]);
  const sealed = await mine.close('["a move"]');
  assert.equal(await yours.open(sealed), '["a move"]');
  assert.equal(await stranger.open(sealed), null);
  assert.equal(mine.topic, yours.topic);
  assert.notEqual(mine.topic, stranger.topic);
  assert.match(mine.topic, /^[0-9a-f]{32}$/);
});

test('the topics and keys of a secret stay what they are: other releases must find each other', async () => {
  assert.equal((await createTableCipher(SECRET)).post, '96d297126eb0820dd5c95006bb520f03');
  assert.equal((await createTableCipher(SECRET)).tag, '79d538023fb727d3768c9a872a106e2dc95f518ef725c3047d7f21a77e3f2a31');
  assert.equal((await createTableCipher(SECRET)).topic, '0f3c68df5789954ce4c0446168af10dc');
  assert.equal(
    await (await createTableCipher(SECRET)).open('AAMGCQwPEhUYGx4hnBwyaHgMIdCm6JLP9VfxiiIj6BCdJjvKOdUmx5Jdz_Tqi5dljuxTfamZiTjDMN6l'),
    '["a move"]',
  );
});

test('lengths tell nothing, and the same is never sealed in the same way', async () => {
  const seal = await createTableCipher(SECRET);
  const texts = await Promise.all(['-', 'F1ac4', 'x'.repeat(900)].map((word) => seal.close(wrap(word))));
  assert.equal(new Set(texts.map(({ length }) => length)).size, 1);
  const [first, again] = await Promise.all([seal.close('same'), seal.close('same')]);
  assert.notEqual(first, again);
  assert.notEqual(nonceOf(first), nonceOf(again));
});

test('a changed letter is noticed', async () => {
  const seal = await createTableCipher(SECRET);
  const sealed = await seal.close('["a move"]');
  for (let at = 0; at < sealed.length - 3; at += 7) {
    // not the last letters: some of their bits mean nothing
    const other = sealed[at] === 'A' ? 'B' : 'A';
    assert.equal(await seal.open(sealed.slice(0, at) + other + sealed.slice(at + 1)), null);
  }
  for (const wrong of ['', '?', sealed.slice(0, 20), 'A'.repeat(MAX_ENCRYPTED_FEED_LENGTH + 4)]) assert.equal(await seal.open(wrong), null);
});

test('the longest message fits, and a longer one is refused', async () => {
  const data = 'x'.repeat(MAX_MESSAGE_BYTES - 2);
  const sealed = await (await createTableCipher(SECRET)).close(wrap(data));
  assert.ok(isEncrypted(sealed));
  assert.deepEqual(unwrap(await (await createTableCipher(SECRET)).open(sealed)), { from: PAGE_ID, data });
  assert.throws(() => wrap(`${data}x`), new ConnectionFailure('too-long'));
  assert.throws(() => wrap('地'.repeat(MAX_MESSAGE_BYTES / 3)), new ConnectionFailure('too-long'), 'counted in bytes');
});

test('what is no JSON is refused', () => {
  const circle: unknown[] = [];
  circle.push(circle);
  for (const data of [undefined, () => 1, circle, 1n]) assert.throws(() => wrap(data), new ConnectionFailure('data'));
  for (const data of [null, 0, '', [], { a: [{}] }]) assert.deepEqual(unwrap(wrap(data)), { from: PAGE_ID, data });
});

test('a parcel from outside has a sender and one message, or is none', () => {
  assert.deepEqual(unwrap('["AbCdEfGhIj_",{"x":1}]'), { from: 'AbCdEfGhIj_', data: { x: 1 } });
  const wrong = [
    null,
    1,
    '',
    '{',
    '{}',
    '[]',
    '["AbCdEfGhIj_"]',
    '["AbCdEfGhIj_",1,2]',
    '["<b>",1]',
    '[1,1]',
    `["AbCdEfGhIj_","${'x'.repeat(20_000)}"]`,
  ];
  for (const text of wrong) assert.equal(unwrap(text), null);
});

test('a bucket gives what fits, and fills again', () => {
  let now = 0;
  const bucket = new TokenBucket(10, 3, () => now);
  const taken = (): number => Array.from({ length: 9 }, () => bucket.take()).filter(Boolean).length;
  assert.equal(taken(), 3);
  now += 200;
  assert.equal(taken(), 2);
  now += 3_600_000;
  assert.equal(taken(), 3, 'never more than it holds');
});

test('a double is known until much else has come', () => {
  const once = new RecentSet(3);
  assert.deepEqual(['a', 'a', 'b', 'c', 'a'].map((key) => once.first(key)), [true, false, true, true, false]); // prettier-ignore
  once.first('d');
  assert.ok(!once.has('a') && once.has('b'));
});

const KEY = 'ab'.repeat(32);
const SEALED = 'A'.repeat(40);

const FIRST = { wire: FRAME_PROTOCOL, topic: 'a'.repeat(32), post: 'b'.repeat(32), tag: KEY, key: KEY };

test('messages between page and frame that do not have their declared form are dropped', () => {
  assert.deepEqual(parseInitMessage({ ...FIRST, more: 1 }), FIRST);
  assert.equal(parseInitMessage({ wire: 1, topic: FIRST.topic })?.wire, 1, 'of an older release');
  for (const wrong of [null, 1, 'wire', {}, { wire: '1', topic: 'a'.repeat(32) }, { wire: 1, topic: 'x' }, { ...FIRST, tag: '' }])
    assert.equal(parseInitMessage(wrong), null);
  for (const word of [{ send: SEALED }, { post: SEALED }, { wake: true }, { clock: -5000 }]) assert.deepEqual(parsePageMessage(word), word);
  for (const wrong of [
    null,
    [],
    { send: 'a b' },
    { send: 'A'.repeat(MAX_ENCRYPTED_LENGTH + 1) },
    { post: 'x' },
    { wake: 1 },
    { clock: Infinity },
  ])
    assert.equal(parsePageMessage(wrong), null);
  const from = { key: KEY, own: false, time: 1 };
  const relay = { url: 'wss://relay.example', state: 'open', stores: null, saved: false, read: true };
  for (const word of [
    { wire: 1 },
    { said: SEALED, from },
    { clock: true },
    { stored: SEALED, from },
    { health: { relays: [relay], version: 0 } },
    { health: { relays: [], version: 2, trouble: 'limited' } },
  ])
    assert.deepEqual(parseFrameMessage(word), word);
  for (const wrong of [
    undefined,
    { said: SEALED },
    { said: '<b>', from },
    { said: SEALED, from: { ...from, key: 'x' } },
    { health: {} },
    { health: { relays: 1, version: 0 } },
    { health: { relays: [], version: 0.5 } },
  ])
    assert.equal(parseFrameMessage(wrong), null);
});
