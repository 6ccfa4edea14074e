/** The second copy of all games and bots restores what the database loses, but nothing that was deleted. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { changeWorkshop, readWorkshop, removeBot } from '../../web/src/core/browser/bot-store';
import { removeCopy } from '../../web/src/core/browser/second-copy';
import { deleteAll } from '../../web/src/app/export-import';
import { recordFirstAttempt, openGameStorage, addFinishedGame, removeSave, storeSave } from '../../web/src/core/page/game-storage';
import { state, update } from '../../web/src/core/state/store';
import { WRONG_JSON_VALUES } from './damage';
import { settled } from './clock';
import { storedGame, save } from './game';
import { override } from './override';
import { clearStores, deleteStored, putStored, stored } from './stores';

/** The part of the Cache API that the second copy uses. */
const shelves = new Map<string, Map<string, string>>();
const absolute = (place: string): string => new URL(place, location.href).href;
const caches = {
  has: async (name: string) => shelves.has(name),
  open: async (name: string) => {
    const shelf = shelves.get(name) ?? new Map<string, string>();
    shelves.set(name, shelf);
    return {
      keys: async () => [...shelf.keys()].map((url) => ({ url })),
      match: async (place: string) => (shelf.has(absolute(place)) ? new Response(shelf.get(absolute(place))) : undefined),
      put: async (place: string, answer: Response) => void shelf.set(absolute(place), await answer.text()),
      delete: async (place: string) => shelf.delete(absolute(place)),
    };
  },
  delete: async (name: string) => shelves.delete(name),
};

/** Visits the page again with nothing but what is stored. */
async function comeBack(): Promise<void> {
  update('stored', { saves: [], history: [], firstAttempts: {}, damaged: [] });
  update('notices', { notice: null });
  await openGameStorage();
  await copied(); // after all that the start has begun
  await settled();
}

/** Waits until everything is copied, and returns the paths of the copies. */
async function copied(): Promise<string[]> {
  await removeCopy('saves', 'none');
  const [shelf] = shelves.values();
  return [...(shelf?.keys() ?? [])].map((url) => new URL(url).pathname.replace('/second-copy/', '')).sort();
}

const ALL = ['days/2026-11-15', 'history/done', 'saves/open', 'saves/other'];
const ids = (all: readonly { id: string }[]): string[] => all.map(({ id }) => id).sort();

beforeEach(async () => {
  shelves.clear();
  Object.assign(globalThis, { caches });
  await clearStores();
  await comeBack();
  await storeSave(save('open', { saved_at: 1 }));
  await storeSave(save('other', { saved_at: 2 }));
  await addFinishedGame(storedGame('done', { saved_at: 3 }));
  await recordFirstAttempt('2026-11-15', 'done');
  assert.deepEqual(await copied(), ALL);
});

// Guarantee: storage
test('all games of a deleted database are restored from the copy, and a notice appears', async () => {
  await clearStores();
  await comeBack();
  assert.deepEqual([ids(state.stored.saves), ids(state.stored.history)], [['open', 'other'], ['done']]);
  assert.deepEqual(state.stored.firstAttempts, { '2026-11-15': 'done' });
  assert.equal(state.notices.notice, 'stored-brought-back');
  await comeBack();
  assert.equal(state.notices.notice, null, 'it is stored again');
  assert.deepEqual(ids(state.stored.saves), ['open', 'other']);
});

test('only missing games are restored, and games in the database are not overwritten', async () => {
  await deleteStored('saves', 'other');
  await putStored('saves', 'open', save('open', { record: 'moves of another tab', saved_at: 0 }));
  await comeBack();
  assert.deepEqual(ids(state.stored.saves), ['open', 'other']);
  assert.equal(state.stored.saves.find(({ id }) => id === 'open')?.record, 'moves of another tab');
});

// Guarantee: storage
test('deleted games are not restored, and deleteAll deletes the whole copy', async () => {
  await removeSave('other');
  await comeBack();
  assert.deepEqual(ids(state.stored.saves), ['open']);
  await removeSave('open');
  await comeBack();
  assert.deepEqual([state.stored.saves, state.notices.notice], [[], null]);
  await deleteAll();
  await comeBack();
  assert.deepEqual([state.stored.history, state.stored.firstAttempts], [[], {}]);
  assert.equal(shelves.size, 0, 'without games no new copy is created');
});

/** Replaces functions of the copy, for example by ones that fail as on a full disk. */
function breakCopies(part: Record<string, unknown>): void {
  const open = async (name: string): Promise<unknown> => ({ ...(await caches.open(name)), ...part });
  Object.assign(globalThis, { caches: { ...caches, open } });
}
const refuse = (): Promise<never> => Promise.reject(new DOMException('full', 'QuotaExceededError'));

test('a game deleted while the copy is full is not restored, and other games stay copied', async () => {
  breakCopies({ put: refuse });
  await removeSave('other');
  await comeBack();
  assert.deepEqual([ids(state.stored.saves), state.notices.notice], [['open'], null]);
  assert.deepEqual(await copied(), ALL.slice(0, 3));
});

test('a game that cannot be deleted from database or copy stays, and a notice appears', async () => {
  breakCopies({ delete: refuse });
  await removeSave('other');
  assert.equal(state.notices.notice, 'stored-not-deleted');
  assert.deepEqual(ids(state.stored.saves), ['open', 'other']);
  Object.assign(globalThis, { caches });
  update('notices', { notice: null });
  const { delete: real } = IDBObjectStore.prototype;
  override(IDBObjectStore.prototype, {
    delete: () => {
      throw new DOMException('full', 'UnknownError');
    },
  });
  await removeSave('other');
  override(IDBObjectStore.prototype, { delete: real });
  assert.equal(state.notices.notice, 'stored-not-deleted');
  await comeBack();
  assert.deepEqual(ids(state.stored.saves), ['open', 'other']);
  await removeSave('other');
  await comeBack();
  assert.deepEqual(ids(state.stored.saves), ['open']);
});

test('a deleted game that is imported again is in the list again', async () => {
  await removeSave('other');
  await storeSave(save('other', { saved_at: 5 }));
  await comeBack();
  assert.deepEqual(ids(state.stored.saves), ['open', 'other']);
});

test('deleteAll deletes nothing and returns false if the copy cannot be deleted', async () => {
  Object.assign(globalThis, { caches: { ...caches, delete: refuse } });
  assert.equal(await deleteAll(), false);
  assert.deepEqual(ids(state.stored.saves), ['open', 'other']);
  await comeBack();
  assert.deepEqual([ids(state.stored.saves), ids(state.stored.history)], [['open', 'other'], ['done']]);
});

test('every save is copied as soon as it is stored', async () => {
  await storeSave(save('open', { record: 'newest', saved_at: 9 }));
  await copied();
  await clearStores();
  await comeBack();
  assert.equal(state.stored.saves.find(({ id }) => id === 'open')?.record, 'newest');
});

test('a game that could not be copied is copied at the next visit', async () => {
  breakCopies({ put: refuse });
  await addFinishedGame(storedGame('last', { saved_at: 4 }));
  assert.deepEqual(await copied(), ALL);
  Object.assign(globalThis, { caches });
  await comeBack();
  assert.ok((await copied()).includes('history/last'));
});

test('a damaged entry of the copy is skipped, and all other games are restored', async () => {
  for (const make of Object.values(WRONG_JSON_VALUES)) {
    const [shelf] = shelves.values();
    shelf?.set(absolute('/second-copy/saves/other'), JSON.stringify(make()) ?? '');
    shelf?.set(absolute('/second-copy/saves/%25'), '{');
    await deleteStored('saves', 'other');
    await deleteStored('saves', 'open');
    await comeBack();
    assert.ok(ids(state.stored.saves).includes('open'));
    assert.deepEqual(ids(state.stored.history), ['done']);
    await clearStores(['saves']);
    await storeSave(save('open', { saved_at: 1 }));
    await copied();
  }
});

test('nothing is written when neither the database nor the copy has lost a game', async () => {
  breakCopies({ put: () => assert.fail() });
  const before = await stored('saves');
  await comeBack();
  assert.deepEqual(await stored('saves'), before);
});

// Guarantee: storage
test('a custom bot is restored from the copy unless it was deleted', async () => {
  const bot = { name: 'Mine/1', source: 'class Bot: pass', saved_at: 5 };
  await changeWorkshop((all) => ({ ...all, bots: [bot] }));
  assert.ok((await copied()).includes('bots/Mine%2F1'));
  await clearStores();
  await comeBack();
  assert.deepEqual((await readWorkshop()).bots, [bot]);
  assert.deepEqual(state.stored.bots, ['Mine/1']);
  assert.ok(await removeBot('Mine/1'));
  await comeBack();
  assert.deepEqual((await readWorkshop()).bots, []);
});

test('without the Cache API, games are stored and deleted in the database alone', async () => {
  Reflect.deleteProperty(globalThis, 'caches');
  await removeSave('other');
  await comeBack();
  assert.deepEqual(ids(state.stored.saves), ['open']);
  await deleteAll();
  assert.deepEqual(state.stored.saves, []);
});
