/** The second copy of all games: whatever the database loses comes back, and what was deleted does not. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { openStore } from '../../web/src/core/browser/database';
import { storedDeletedIds, storedLastGame } from '../../web/src/core/browser/local-storage';
import { readCopy, writeCopy } from '../../web/src/core/browser/second-copy';
import { deleteAll } from '../../web/src/app/export-import';
import {
  recordFirstAttempt,
  updateSecondCopy,
  deleteAllGames,
  openGameStorage,
  addFinishedGame,
  removeSave,
  markDamaged,
  storeSave,
} from '../../web/src/core/page/game-storage';
import { state, update } from '../../web/src/core/state/store';
import { settled } from './clock';
import { WRONG_IN_JSON } from './damage';
import { kept, save } from './game';
import { lend } from './lend';

/** As much of the browser's caches as is asked for. */
const shelves = new Map<string, Map<string, string>>();
const caches = {
  open: async (name: string) => {
    const shelf = shelves.get(name) ?? new Map<string, string>();
    shelves.set(name, shelf);
    return {
      match: async (place: string) => (shelf.has(place) ? new Response(shelf.get(place)) : undefined),
      put: async (place: string, answer: Response) => void shelf.set(place, await answer.text()),
    };
  },
  match: async (place: string, { cacheName }: { cacheName: string }) => {
    const found = shelves.get(cacheName)?.get(place);
    return found === undefined ? undefined : new Response(found);
  },
  delete: async (name: string) => shelves.delete(name),
};

async function dropDatabases(): Promise<void> {
  for (const name of ['mapwright', 'mapwright-history']) await openStore(name, 'games')('readwrite', (all) => void all.clear());
}

/** Another visit, which knows nothing but what is stored. */
async function comeBack(): Promise<void> {
  update('stored', { saves: [], history: [], firstAttempts: {}, damaged: [] });
  update('notices', { notice: null });
  await openGameStorage();
  await updateSecondCopy(); // in its turn, after all that the start has begun
}

const ids = (all: readonly { id: string }[]): string[] => all.map(({ id }) => id).sort();

beforeEach(async () => {
  shelves.clear();
  Object.assign(globalThis, { caches });
  storedLastGame.write(null);
  await dropDatabases();
  await comeBack();
  await storeSave(save('open', { saved_at: 1 }));
  await storeSave(save('other', { saved_at: 2 }));
  await addFinishedGame(kept('done', { saved_at: 3 }));
  await recordFirstAttempt('2026-11-15', 'done');
  await updateSecondCopy();
});

test('a database that was dropped whole comes back, and the player is told', async () => {
  await dropDatabases();
  await comeBack();
  assert.deepEqual([ids(state.stored.saves), ids(state.stored.history)], [['open', 'other'], ['done']]);
  assert.deepEqual(state.stored.firstAttempts, { '2026-11-15': 'done' });
  assert.equal(state.notices.notice, 'stored-brought-back');
  await comeBack();
  assert.equal(state.notices.notice, null, 'it is stored again');
  assert.deepEqual(ids(state.stored.saves), ['open', 'other']);
});

test('of a database that fell back only what is missing comes back', async () => {
  await openStore('mapwright', 'games')('readwrite', (all) => void all.delete('other'));
  await storeSave(save('open', { record: 'newer', saved_at: 9 }));
  await comeBack();
  assert.deepEqual(ids(state.stored.saves), ['open', 'other']);
  assert.equal(state.stored.saves.find(({ id }) => id === 'open')?.record, 'newer');
});

test('what was deleted stays deleted', async () => {
  await removeSave('other');
  await comeBack();
  assert.deepEqual(ids(state.stored.saves), ['open']);
  await removeSave('open');
  await comeBack();
  assert.deepEqual([state.stored.saves, state.notices.notice], [[], null]);
  assert.equal(storedDeletedIds.read(), null, 'nothing is marked any more');
  await deleteAllGames();
  await comeBack();
  assert.deepEqual([state.stored.history, state.stored.firstAttempts], [[], {}]);
});

/** As on a full disk: what is there can be read. */
function fillDisk(): void {
  const open = async (name: string): Promise<unknown> => ({
    ...(await caches.open(name)),
    put: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
  });
  Object.assign(globalThis, { caches: { ...caches, open } });
}

test('a deleted game stays deleted where the copy cannot be written, and the others keep their copy', async () => {
  fillDisk();
  await removeSave('other');
  await comeBack();
  assert.deepEqual([ids(state.stored.saves), state.notices.notice], [['open'], null]);
  assert.deepEqual(ids((await readCopy())?.saves ?? []), ['open', 'other']);
  Object.assign(globalThis, { caches });
  await comeBack();
  assert.deepEqual(ids((await readCopy())?.saves ?? []), ['open']);
  assert.equal(storedDeletedIds.read(), null, 'it is gone from every place');
});

test('a deleted game stays deleted where the database refuses, and the next visit deletes it', async () => {
  const { delete: real } = IDBObjectStore.prototype;
  lend(IDBObjectStore.prototype, {
    delete: () => {
      throw new DOMException('full', 'UnknownError');
    },
  });
  await removeSave('other');
  await comeBack();
  assert.deepEqual(ids(state.stored.saves), ['open']);
  lend(IDBObjectStore.prototype, { delete: real });
  await comeBack();
  await comeBack();
  assert.deepEqual([ids(state.stored.saves), storedDeletedIds.read()], [['open'], null]);
});

test('a deleted game that is imported again is there again', async () => {
  fillDisk();
  await removeSave('other');
  await storeSave(save('other', { saved_at: 5 }));
  await comeBack();
  assert.deepEqual(ids(state.stored.saves), ['open', 'other']);
});

test('what could not be deleted with everything stays hidden, and the next visit deletes it', async () => {
  Object.assign(globalThis, { caches: { ...caches, delete: () => Promise.reject(new Error('refused')) } });
  assert.equal(await deleteAll(), false);
  await comeBack();
  assert.deepEqual([state.stored.saves, state.stored.history, state.stored.firstAttempts, state.notices.notice], [[], [], {}, null]);
  await storeSave(save('new'));
  await comeBack();
  assert.deepEqual([ids(state.stored.saves), storedDeletedIds.read()], [['new'], null]);
  assert.deepEqual([ids((await readCopy())?.saves ?? []), (await readCopy())?.games], [['new'], []]);
});

test('with everything the copy is gone too', async () => {
  await deleteAll();
  assert.equal(shelves.size, 0);
  await comeBack();
  assert.deepEqual([state.stored.saves, state.stored.history], [[], []]);
});

test('an empty database takes nothing from the copy, and damage does not get into it', async () => {
  await dropDatabases();
  await updateSecondCopy();
  assert.deepEqual(ids((await readCopy())?.saves ?? []), ['open', 'other']);
  await comeBack();
  await markDamaged('open');
  await updateSecondCopy();
  assert.deepEqual(ids((await readCopy())?.saves ?? []), ['other']);
});

test('whoever has no games gets no copy', async () => {
  await deleteAll();
  await comeBack();
  assert.equal(shelves.size, 0);
});

test('a finished game is copied as soon as it is kept', async () => {
  await addFinishedGame(kept('last', { saved_at: 4 }));
  await settled();
  await updateSecondCopy();
  assert.deepEqual(ids((await readCopy())?.games ?? []), ['done', 'last']);
});

test('a damaged copy costs only what is damaged', async () => {
  const good = await readCopy();
  assert.ok(good);
  for (const make of Object.values(WRONG_IN_JSON)) {
    const wrong = make();
    const [shelf] = shelves.values();
    shelf?.set('/second-copy.json', JSON.stringify({ saves: [wrong, good.saves[0]], games: wrong, days: wrong }));
    const found = await readCopy();
    assert.deepEqual([ids(found?.saves ?? []).length, found?.games], [1, []]);
    shelf?.set('/second-copy.json', JSON.stringify(wrong) ?? 'null');
    await comeBack();
    assert.deepEqual(ids(state.stored.saves), ['open', 'other']);
  }
});

test('nothing is written where nothing has changed', async () => {
  let written = 0;
  const open = async (): Promise<unknown> => ({
    match: async () => new Response(JSON.stringify(await copied)),
    put: async () => written++,
  });
  const copied = readCopy();
  await copied;
  Object.assign(globalThis, { caches: { ...caches, open } });
  const copy = await copied;
  if (copy) await writeCopy(copy);
  assert.equal(written, 0);
});

test('without such a storage all goes on as before', async () => {
  Reflect.deleteProperty(globalThis, 'caches');
  await removeSave('other');
  await comeBack();
  await deleteAll();
  assert.deepEqual(state.stored.saves, []);
});
