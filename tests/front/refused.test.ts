/** Where the browser refuses storage: the game lasts as long as the page, and the player is informed. */

import assert from 'node:assert/strict';
import { test } from 'vitest';

Object.defineProperty(globalThis, 'indexedDB', {
  get: () => {
    throw new DOMException('refused', 'SecurityError');
  },
});
const { readHistory, removeGames, writeDay, writeGame } = await import('../../web/src/browser/history');
const { openSaves } = await import('../../web/src/browser/saves');
const { listStored, prepareSaves, remember } = await import('../../web/src/commands/stored');
const { state } = await import('../../web/src/state/store');
const { keep, onTheTable } = await import('./begin');
const { kept, save, view } = await import('./game');

test('saves are held in memory, newest first', async () => {
  const saves = await openSaves();
  assert.ok(!saves.lasting);
  assert.equal(await saves.put(save('old', { when: 1 })), 'stored');
  assert.equal(await saves.put(save('fresh', { when: 2 })), 'stored');
  assert.deepEqual((await saves.all()).map(({ id }) => id), ['fresh', 'old']); // prettier-ignore
  assert.deepEqual(await saves.take(save('old')), save('old'));
  await saves.remove('fresh');
  assert.deepEqual((await saves.all()).map(({ id }) => id), ['old']); // prettier-ignore
  assert.ok(!saves.hasUnsaved());
});

test('there is no history to read, and to write one is no error', async () => {
  assert.equal(await readHistory(), null);
  assert.equal(await writeGame(kept('one')), true);
  await writeDay('2026-11-15', 'one');
  await removeGames(['one']);
});

test('the player is told, and plays on with lists that last as long as the page', async () => {
  await prepareSaves();
  assert.equal(state.page.notice, 'load-storage-refused');
  onTheTable(view(), { id: 'mine' });
  await keep(view({ record: 'r.1' }));
  assert.deepEqual(state.stored.saves.map(({ record }) => record), ['r.1']); // prettier-ignore
  await remember(kept('done'));
  await listStored();
  assert.deepEqual(state.stored.games.map(({ id }) => id), ['done']); // prettier-ignore
  assert.ok(state.stored.ready);
});
