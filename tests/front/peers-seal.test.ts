/** What leaves the page: sealed, of even lengths, bounded; and what comes in is opened, counted, or nothing. */

import assert from 'node:assert/strict';
import { test } from 'vitest';
import { Bucket } from '../../web/src/peers/bucket';
import { asFirstWord, asFromFrame, asFromPage, isSealed, WIRE } from '../../web/src/peers/relay-frame-messages';
import { Once } from '../../web/src/peers/once';
import { ME, unwrap, wrap } from '../../web/src/peers/parcel';
import { LONGEST_SEALED, LONGEST_SEALED_POST, nonceOf, sealOf } from '../../web/src/peers/seal';
import { secretBytes } from '../../web/src/peers/secret';
import { ConnectionRefused, LONGEST } from '../../web/src/peers/types';

const SECRET = secretBytes('AAECAwQFBgcICQoLDA0ODw');
const OTHER = secretBytes('DwAODQwLCgkIBwYFBAMCAQ');

test('who has the secret opens, and nobody else', async () => {
  const [mine, yours, stranger] = await Promise.all([sealOf(SECRET), sealOf(SECRET), sealOf(OTHER)]);
  const sealed = await mine.close('["a move"]');
  assert.equal(await yours.open(sealed), '["a move"]');
  assert.equal(await stranger.open(sealed), null);
  assert.equal(mine.topic, yours.topic);
  assert.notEqual(mine.topic, stranger.topic);
  assert.match(mine.topic, /^[0-9a-f]{32}$/);
});

test('the topics and keys of a secret stay what they are: other releases must find each other', async () => {
  assert.equal((await sealOf(SECRET)).post, '96d297126eb0820dd5c95006bb520f03');
  assert.equal((await sealOf(SECRET)).tag, '79d538023fb727d3768c9a872a106e2dc95f518ef725c3047d7f21a77e3f2a31');
  assert.equal((await sealOf(SECRET)).topic, '0f3c68df5789954ce4c0446168af10dc');
  assert.equal(
    await (await sealOf(SECRET)).open('AAMGCQwPEhUYGx4hnBwyaHgMIdCm6JLP9VfxiiIj6BCdJjvKOdUmx5Jdz_Tqi5dljuxTfamZiTjDMN6l'),
    '["a move"]',
  );
});

test('lengths tell nothing, and the same is never sealed in the same way', async () => {
  const seal = await sealOf(SECRET);
  const texts = await Promise.all(['-', 'F1ac4', 'x'.repeat(900)].map((word) => seal.close(wrap(word))));
  assert.equal(new Set(texts.map(({ length }) => length)).size, 1);
  const [first, again] = await Promise.all([seal.close('same'), seal.close('same')]);
  assert.notEqual(first, again);
  assert.notEqual(nonceOf(first), nonceOf(again));
});

test('a changed letter is noticed', async () => {
  const seal = await sealOf(SECRET);
  const sealed = await seal.close('["a move"]');
  for (let at = 0; at < sealed.length - 3; at += 7) {
    // not the last letters: some of their bits mean nothing
    const other = sealed[at] === 'A' ? 'B' : 'A';
    assert.equal(await seal.open(sealed.slice(0, at) + other + sealed.slice(at + 1)), null);
  }
  for (const wrong of ['', '?', sealed.slice(0, 20), 'A'.repeat(LONGEST_SEALED_POST + 4)]) assert.equal(await seal.open(wrong), null);
});

test('the longest message fits, and a longer one is refused', async () => {
  const data = 'x'.repeat(LONGEST - 2);
  const sealed = await (await sealOf(SECRET)).close(wrap(data));
  assert.ok(isSealed(sealed));
  assert.deepEqual(unwrap(await (await sealOf(SECRET)).open(sealed)), { from: ME, data });
  assert.throws(() => wrap(`${data}x`), new ConnectionRefused('too-long'));
  assert.throws(() => wrap('地'.repeat(LONGEST / 3)), new ConnectionRefused('too-long'), 'counted in bytes');
});

test('what is no JSON is refused', () => {
  const circle: unknown[] = [];
  circle.push(circle);
  for (const data of [undefined, () => 1, circle, 1n]) assert.throws(() => wrap(data), new ConnectionRefused('data'));
  for (const data of [null, 0, '', [], { a: [{}] }]) assert.deepEqual(unwrap(wrap(data)), { from: ME, data });
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
  const bucket = new Bucket(10, 3, () => now);
  const taken = (): number => Array.from({ length: 9 }, () => bucket.take()).filter(Boolean).length;
  assert.equal(taken(), 3);
  now += 200;
  assert.equal(taken(), 2);
  now += 3_600_000;
  assert.equal(taken(), 3, 'never more than it holds');
});

test('a double is known until much else has come', () => {
  const once = new Once(3);
  assert.deepEqual(['a', 'a', 'b', 'c', 'a'].map((key) => once.first(key)), [true, false, true, true, false]); // prettier-ignore
  once.first('d');
  assert.ok(!once.has('a') && once.has('b'));
});

const KEY = 'ab'.repeat(32);
const SEALED = 'A'.repeat(40);

const FIRST = { wire: WIRE, topic: 'a'.repeat(32), post: 'b'.repeat(32), tag: KEY, key: KEY };

test('page and frame take each other for strangers', () => {
  assert.deepEqual(asFirstWord({ ...FIRST, more: 1 }), FIRST);
  assert.equal(asFirstWord({ wire: 1, topic: FIRST.topic })?.wire, 1, 'of an older release');
  for (const wrong of [null, 1, 'wire', {}, { wire: '1', topic: 'a'.repeat(32) }, { wire: 1, topic: 'x' }, { ...FIRST, tag: '' }])
    assert.equal(asFirstWord(wrong), null);
  for (const word of [{ send: SEALED }, { trust: KEY }, { wake: true }, { clock: -5000 }]) assert.deepEqual(asFromPage(word), word);
  for (const wrong of [
    null,
    [],
    { send: 'a b' },
    { send: 'A'.repeat(LONGEST_SEALED + 1) },
    { trust: 'x' },
    { wake: 1 },
    { clock: Infinity },
  ])
    assert.equal(asFromPage(wrong), null);
  for (const word of [
    { wire: 1 },
    { said: SEALED, by: KEY },
    { clock: true },
    { stored: SEALED },
    { health: { open: 1, of: 2, keeps: 0 } },
    { health: { open: 0, of: 2, keeps: 1, trouble: 'limited' } },
  ])
    assert.deepEqual(asFromFrame(word), word);
  for (const wrong of [
    undefined,
    { said: SEALED },
    { said: '<b>', by: KEY },
    { health: {} },
    { health: { open: -1, of: 2 } },
    { health: { open: 1, of: 2 } },
    { health: { open: 1, of: 2, keeps: 0, trouble: 'x' } },
  ])
    assert.equal(asFromFrame(wrong), null);
});
