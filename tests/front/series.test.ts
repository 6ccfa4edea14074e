/** Several games at one device in a row. */

import assert from 'node:assert/strict';
import { test } from 'vitest';
import { parseOrigin } from '../../web/src/core/state/origin';
import { isSeriesOver, seriesAfter } from '../../web/src/core/state/series';

test('each game adds a win for everyone on the first place', () => {
  const first = seriesAfter(undefined, [1], 2);
  assert.deepEqual(first, { wins: [0, 1], bestOfThree: false });
  assert.deepEqual(seriesAfter(first, [0, 1], 2).wins, [1, 2]);
});

test('an evening has no end, best of three ends with the second win', () => {
  assert.equal(isSeriesOver({ wins: [5, 2], bestOfThree: false }), false);
  assert.equal(isSeriesOver({ wins: [1, 1], bestOfThree: true }), false);
  assert.equal(isSeriesOver({ wins: [1, 2], bestOfThree: true }), true);
});

test('a series is stored with its game, and a damaged one costs only itself', () => {
  const series = { wins: [1, 0], bestOfThree: true };
  assert.deepEqual(parseOrigin({ kind: 'free', series }), { kind: 'free', series });
  assert.deepEqual(parseOrigin({ kind: 'free', series: { wins: 'x' } }).series, undefined);
});
