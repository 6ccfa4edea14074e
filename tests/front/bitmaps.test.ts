/** Tests of the cache of painted bitmaps: what it contains, what it removes, and when pixels are freed. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import {
  cached,
  clearPainterCache,
  withTemporaryCache,
  withScratchCanvas,
  createSurface,
  type Surface,
} from '../../web/src/core/paint/bitmaps';

Object.assign(globalThis, {
  OffscreenCanvas: class {
    constructor(
      public width: number,
      public height: number,
    ) {}
  },
});
beforeEach(clearPainterCache);

/** Returns a cached bitmap of `size` times 100,000 pixels. */
function bitmap(key: string, size = 1): Surface {
  return cached(key, () => createSurface(1000, 100 * size));
}

const isFreed = ({ width, height }: Surface): boolean => width === 0 && height === 0;

test('a bitmap is painted once per key and then taken from the cache', () => {
  assert.equal(bitmap('a'), bitmap('a'));
  assert.notEqual(bitmap('a'), bitmap('b'));
});

test('a full cache removes the least recently used bitmap and frees its pixels', () => {
  const painted = Array.from({ length: 25 }, (_, index) => bitmap(`${index}`));
  assert.ok(!painted.some(isFreed), 'ten megabytes are held');
  bitmap('0');
  bitmap('one more');
  assert.deepEqual([isFreed(painted[0]!), isFreed(painted[1]!)], [false, true]);
  assert.notEqual(bitmap('1'), painted[1]);
});

test('the cache holds the largest sheet of the screen and three more', () => {
  const sheets = [...'abcd'].map((key) => bitmap(key, 20));
  assert.ok(!sheets.some(isFreed));
  bitmap('e', 20);
  assert.deepEqual(sheets.map(isFreed), [true, false, false, false]);
});

test('a temporary cache uses existing bitmaps and frees those that it adds', () => {
  const [wash, ...others] = Array.from({ length: 25 }, (_, index) => bitmap(`${index}`));
  const large = withTemporaryCache(() => {
    assert.equal(bitmap('0'), wash);
    return bitmap('print', 40);
  });
  assert.ok(isFreed(large));
  assert.ok(!others.some(isFreed), 'what the map needs is still there');
  assert.notEqual(bitmap('print'), large);
  bitmap('two');
  assert.ok(others.some(isFreed), 'and the large one has not raised what may be held');
});

test('an exception in a temporary cache does not disable the cache afterwards', () => {
  assert.throws(() => withTemporaryCache(() => assert.fail('no canvas')));
  assert.equal(bitmap('a'), bitmap('a'));
});

test('a scratch canvas frees its pixels after its use', () => {
  let used: Surface | null = null;
  withScratchCanvas(30, 40, (canvas) => {
    assert.deepEqual([canvas.width, canvas.height], [30, 40]);
    used = canvas;
  });
  assert.ok(used && isFreed(used));
});

test('clearing the cache for another theme frees all its bitmaps', () => {
  const before = bitmap('a');
  const closed: string[] = [];
  cached('patch', () => ({ bitmap: { width: 9, height: 9, close: () => closed.push('patch') } as unknown as ImageBitmap, x: 0, y: 0 }));
  clearPainterCache();
  assert.ok(isFreed(before));
  assert.deepEqual(closed, ['patch']);
  assert.notEqual(bitmap('a'), before);
});
