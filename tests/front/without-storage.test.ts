/** Without storage, games last as long as the page, and the player sees a notice. */

import assert from 'node:assert/strict';
import { test } from 'vitest';

Object.defineProperty(globalThis, 'indexedDB', {
  get: () => {
    throw new DOMException('refused', 'SecurityError');
  },
});
const { SaveStore, readHistory, writeFirstAttempt, writeGame } = await import('../../web/src/core/browser/game-store');
const { storageIsUsable } = await import('../../web/src/core/browser/database');
const { reloadStored, openGameStorage, addFinishedGame } = await import('../../web/src/core/page/game-storage');
const { state } = await import('../../web/src/core/state/store');
const { saveGame, showGame } = await import('./page-state');
const { storedGame, save, view } = await import('./game');

test('without storage, saves are held in memory, newest first', async () => {
  const saves = new SaveStore();
  assert.ok(!(await storageIsUsable));
  assert.equal(await saves.put(save('old', { saved_at: 1 })), 'stored');
  assert.equal(await saves.put(save('fresh', { saved_at: 2 })), 'stored');
  assert.deepEqual((await saves.all()).map(({ id }) => id), ['fresh', 'old']); // prettier-ignore
  assert.deepEqual(await saves.take(save('old')), save('old'));
  await saves.remove('fresh');
  assert.deepEqual((await saves.all()).map(({ id }) => id), ['old']); // prettier-ignore
  assert.ok(!saves.hasUnsaved());
});

test('without storage, the history is empty and writing to it is no error', async () => {
  assert.deepEqual(await readHistory(), { games: [], days: {}, damaged: [] });
  assert.equal(await writeGame(storedGame('one')), true);
  await writeFirstAttempt('2026-11-15', 'one');
});

test('without storage, a notice appears and the lists of games last as long as the page', async () => {
  await openGameStorage();
  assert.equal(state.notices.notice, 'load-storage-refused');
  showGame(view(), { id: 'mine' });
  await saveGame(view({ record: 'r.1' }));
  assert.deepEqual(state.stored.saves.map(({ record }) => record), ['r.1']); // prettier-ignore
  await addFinishedGame(storedGame('done'));
  await reloadStored();
  assert.ok(state.stored.history.some(({ id }) => id === 'done')); // prettier-ignore
  assert.ok(state.stored.isHistoryLoaded);
});
