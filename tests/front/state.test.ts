/** The store replaces changed slices, counts work in progress, and redraws once per frame. */

import assert from 'node:assert/strict';
import { test } from 'vitest';
import { whileBusy, onChange, onRedraw, requestRedraw, state, update } from '../../web/src/core/state/store';
import { frame } from './clock';

test('a change replaces its slice and leaves the others alone', () => {
  const { notices, display } = state;
  update('notices', { notice: 'games-copied' });
  assert.deepEqual(state.notices, { ...notices, notice: 'games-copied' });
  assert.notEqual(state.notices, notices, 'the old slice is not modified');
  assert.equal(notices.notice, null);
  assert.equal(state.display, display);
});

test('listeners are called at each change, and the page is redrawn once per frame', async () => {
  await frame();
  let [changes, drawn] = [0, 0];
  onChange(() => changes++);
  onRedraw(() => drawn++);
  update('display', { inspectedSeat: 1 });
  update('display', { inspectedSeat: 2 });
  requestRedraw();
  assert.deepEqual([changes, drawn], [3, 0]);
  await frame();
  assert.deepEqual([changes, drawn], [3, 1]);
  await frame();
  assert.equal(drawn, 1, 'nothing has changed since');
});

test('a change during a redraw is drawn in the next frame', async () => {
  let drawn = 0;
  onRedraw(() => {
    if (++drawn === 1) requestRedraw();
  });
  requestRedraw();
  await frame();
  assert.equal(drawn, 1);
  await frame();
  assert.equal(drawn, 2);
});

test('of two overlapping tasks, each decrements the busy count when it ends', async () => {
  const ends: (() => void)[] = [];
  const work = (): Promise<void> => whileBusy(() => new Promise<void>((resolve) => ends.push(resolve)));
  const [first, second] = [work(), work()];
  assert.equal(state.busyCount, 2);
  ends[0]?.();
  await first;
  assert.equal(state.busyCount, 1, 'the second still runs');
  ends[1]?.();
  await second;
  assert.equal(state.busyCount, 0);
});

test('a task that fails decrements the busy count and rejects', async () => {
  await assert.rejects(
    whileBusy(() => Promise.reject(new Error('lost'))),
    /lost/,
  );
  assert.equal(state.busyCount, 0);
  assert.equal(await whileBusy(() => Promise.resolve(7)), 7);
});
