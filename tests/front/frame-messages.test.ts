/** Tests of the messages between the page and the relay frame, and of their limits. */

import assert from 'node:assert/strict';
import { test } from 'vitest';
import { TokenBucket } from '../../web/src/core/network/token-bucket';
import {
  parseInitMessage,
  parseFrameMessage,
  parsePageMessage,
  FRAME_PROTOCOL,
  MAX_ENCRYPTED_LENGTH,
} from '../../web/src/core/network/relay-frame-messages';
import { RecentSet } from '../../web/src/core/network/recent-set';

test('a token bucket allows its burst at once, and then its rate per second', () => {
  let now = 0;
  const bucket = new TokenBucket(10, 3, () => now);
  const taken = (): number => Array.from({ length: 9 }, () => bucket.take()).filter(Boolean).length;
  assert.equal(taken(), 3);
  now += 200;
  assert.equal(taken(), 2);
  now += 3_600_000;
  assert.equal(taken(), 3, 'never more than the burst');
});

test('RecentSet recognises a repeated key until its capacity of three is exceeded', () => {
  const recent = new RecentSet(3);
  assert.deepEqual(['a', 'a', 'b', 'c', 'a'].map((key) => recent.add(key)), [true, false, true, true, false]); // prettier-ignore
  recent.add('d');
  assert.ok(!recent.has('a') && recent.has('b'));
});

const KEY = 'ab'.repeat(32);
const ENCRYPTED = 'A'.repeat(40);

const FIRST = { wire: FRAME_PROTOCOL, topic: 'a'.repeat(32), author: KEY, tag: KEY, key: KEY };

test('messages between page and frame that do not have their declared form are dropped', () => {
  assert.deepEqual(parseInitMessage({ ...FIRST, more: 1 }), FIRST);
  assert.equal(parseInitMessage({ wire: 1, topic: FIRST.topic })?.wire, 1, 'of an older release');
  for (const wrong of [null, 1, 'wire', {}, { wire: '1', topic: 'a'.repeat(32) }, { wire: 1, topic: 'x' }, { ...FIRST, tag: '' }])
    assert.equal(parseInitMessage(wrong), null);
  for (const message of [{ send: ENCRYPTED }, { post: ENCRYPTED }, { erase: ENCRYPTED }, { wake: true }, { clock: -5000 }])
    assert.deepEqual(parsePageMessage(message), message);
  for (const wrong of [
    null,
    [],
    { send: 'a b' },
    { send: 'A'.repeat(MAX_ENCRYPTED_LENGTH + 1) },
    { post: 'x' },
    { erase: '' },
    { wake: 1 },
    { clock: Infinity },
  ])
    assert.equal(parsePageMessage(wrong), null);
  const from = { key: KEY, own: false, time: 1 };
  const relay = { url: 'wss://relay.example', state: 'open', stores: null, saved: false, read: true };
  for (const message of [
    { wire: 1 },
    { message: ENCRYPTED, from },
    { clock: true },
    { stored: ENCRYPTED, from },
    { health: { relays: [relay], version: 0 } },
  ])
    assert.deepEqual(parseFrameMessage(message), message);
  for (const wrong of [
    undefined,
    { message: ENCRYPTED },
    { message: '<b>', from },
    { message: ENCRYPTED, from: { ...from, key: 'x' } },
    { health: {} },
    { health: { relays: 1, version: 0 } },
    { health: { relays: [], version: 0.5 } },
  ])
    assert.equal(parseFrameMessage(wrong), null);
});
