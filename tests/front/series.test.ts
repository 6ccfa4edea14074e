/** A series counts the wins of several games at one device. */

import assert from 'node:assert/strict';
import { test } from 'vitest';
import { parseOrigin } from '../../web/src/core/state/origin';
import { isSeriesOver, seriesAfter } from '../../web/src/core/state/series';

test('each game of a series adds a win for everyone in first place', () => {
  const first = seriesAfter(undefined, [1], 2);
  assert.deepEqual(first, { wins: [0, 1], bestOfThree: false });
  assert.deepEqual(seriesAfter(first, [0, 1], 2).wins, [1, 2]);
});

test('an open series never ends, and a best of three ends with the second win', () => {
  assert.equal(isSeriesOver({ wins: [5, 2], bestOfThree: false }), false);
  assert.equal(isSeriesOver({ wins: [1, 1], bestOfThree: true }), false);
  assert.equal(isSeriesOver({ wins: [1, 2], bestOfThree: true }), true);
});

test('a series is restored with the origin of its game, and a damaged one is dropped', () => {
  const series = { wins: [1, 0], bestOfThree: true };
  assert.deepEqual(parseOrigin({ kind: 'free', series }), { kind: 'free', series });
  assert.deepEqual(parseOrigin({ kind: 'free', series: { wins: 'x' } }).series, undefined);
});
