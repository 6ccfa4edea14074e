/** The store: slices, the counter of what is under way, one redrawing a frame. */

import assert from 'node:assert/strict';
import { test } from 'vitest';
import { whileBusy, onChange, onRedraw, requestRedraw, repaint, state, update } from '../../web/src/core/state/store';
import { frame } from './clock';

test('a change replaces its slice and leaves the others alone', () => {
  const { notices, display } = state;
  update('notices', { notice: 'games-copied' });
  assert.deepEqual(state.notices, { ...notices, notice: 'games-copied' });
  assert.notEqual(state.notices, notices, 'whoever holds the old slice keeps what it held');
  assert.equal(notices.notice, null);
  assert.equal(state.display, display);
});

test('changes are told at once, and drawn once a frame', async () => {
  await frame();
  let [told, drawn] = [0, 0];
  onChange(() => told++);
  onRedraw(() => drawn++);
  update('display', { inspectedSeat: 1 });
  update('display', { inspectedSeat: 2 });
  requestRedraw();
  assert.deepEqual([told, drawn], [3, 0]);
  await frame();
  assert.deepEqual([told, drawn], [3, 1]);
  await frame();
  assert.equal(drawn, 1, 'nothing has changed since');
});

test('what changes while it is drawn is drawn in the next frame', async () => {
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

test('nobody ends what somebody else has under way', async () => {
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

test('what fails is over too, and its caller hears of it', async () => {
  await assert.rejects(
    whileBusy(() => Promise.reject(new Error('lost'))),
    /lost/,
  );
  assert.equal(state.busyCount, 0);
  assert.equal(await whileBusy(() => Promise.resolve(7)), 7);
});

test('to paint anew is counted, since painted things remember what they were painted for', () => {
  const before = state.paintVersion;
  repaint();
  assert.equal(state.paintVersion, before + 1);
});
