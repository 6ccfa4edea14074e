/** Tests of motions: their way over time, how they end, and that there are none for players who want none. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { animate } from '../../web/src/core/browser/motion';
import { CURVES, progressOf } from '../../web/src/core/state/motion';
import { frame, pass } from './clock';
import { matchingMedia } from './override';
import './page-state';

beforeEach(() => matchingMedia.clear());

/** Starts an even motion of 100 ms. Returns its steps, which grow with it. */
function steps(): number[] {
  const shares: number[] = [];
  animate(100, (share) => shares.push(share), CURVES.even);
  return shares;
}

async function frameAfter(ms: number): Promise<void> {
  await pass(ms);
  await frame();
}

test('a motion can be asked for its place at any time', () => {
  const motion = { since: 1000, ms: 400, curve: CURVES.even };
  assert.deepEqual(
    [900, 1000, 1100, 1400, 2000].map((time) => progressOf(motion, time)),
    [0, 0, 0.25, 1, 1],
  );
});

test('every curve begins at 0, ends at 1 and never goes back', () => {
  for (const curve of Object.values(CURVES)) {
    const way = Array.from({ length: 21 }, (_, i) => curve(i / 20));
    assert.deepEqual([way[0], way[20]], [0, 1]);
    assert.deepEqual(
      way,
      [...way].sort((a, b) => a - b),
    );
  }
});

test('a motion is drawn in each frame until it is over', async () => {
  const shares = steps();
  for (const ms of [25, 50, 50, 50]) await frameAfter(ms);
  assert.deepEqual(shares, [0.25, 0.75, 1]);
});

test('a press ends a motion at once', async () => {
  const shares = steps();
  await frameAfter(25);
  dispatchEvent(new Event('pointerdown'));
  assert.deepEqual(shares, [0.25, 1]);
  await frameAfter(25);
  assert.deepEqual(shares, [0.25, 1]);
});

test('with reduced motion only the end is drawn', () => {
  matchingMedia.add('(prefers-reduced-motion: reduce)');
  assert.deepEqual(steps(), [1]);
});
