/** Saves and the history of finished games, against a database in memory: read, written, damaged, full, shared by two tabs. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { entries, get, set } from 'idb-keyval';
import { openStore, orIfMissing } from '../../web/src/core/browser/database';
import { readHistory, removeGames, writeFirstAttempt, writeGame } from '../../web/src/core/browser/history-store';
import { openSaves } from '../../web/src/core/browser/save-store';
import { requestPersistence } from '../../web/src/core/browser/storage';
import { parseFinished, parseSave, damagedSave } from '../../web/src/core/state/saved-games';
import { numberBetween, day, array, optional, nullable, parseOrNull, record, object, string } from '../../web/src/core/state/schema';
import { pass, settled } from './clock';
import { kept, save } from './game';
import { lend } from './lend';

const SAVES = openStore('mapwright', 'games');
const HISTORY = openStore('mapwright-history', 'games');
const { put } = IDBObjectStore.prototype;

/** What lies in the database, from any writer. */
const stored = async (store = SAVES): Promise<Record<string, unknown>> => Object.fromEntries(await entries<string, unknown>(store));

beforeEach(async () => {
  IDBObjectStore.prototype.put = put;
  for (const store of [SAVES, HISTORY]) await store('readwrite', (all) => void all.clear());
  await readHistory();
});

test('a save comes back as it was put, the newest first', async () => {
  const saves = await openSaves();
  assert.ok(saves.lasting);
  assert.deepEqual(await saves.all(), []);
  const [old, fresh] = [save('old', { saved_at: 1 }), save('fresh', { saved_at: 2, origin: { kind: 'daily', day: '2026-11-15' } })];
  assert.equal(await saves.put(old), 'stored');
  assert.equal(await saves.put(fresh), 'stored');
  assert.deepEqual(await saves.all(), [fresh, { ...old, origin: { kind: 'free' } }]);
  await saves.remove('fresh');
  assert.deepEqual((await saves.all()).map(({ id }) => id), ['old']); // prettier-ignore
});

test('of two tabs with one game neither writes over what the other has played', async () => {
  const [here, there] = [await openSaves(), await openSaves()];
  await here.put(save('game', { record: 'r.1' }));
  assert.equal((await there.take(save('game', { record: 'stale' }))).record, 'r.1', 'the game as it is now');
  assert.equal(await here.put(save('game', { record: 'r.1.2' })), 'stored');
  assert.equal(await there.put(save('game', { record: 'r.1.3' })), 'elsewhere');
  assert.equal(((await stored()).game as { record: string }).record, 'r.1.2');
  assert.equal(await there.put(save('game', { record: 'r.1.2' })), 'stored', 'the same moves are no quarrel');
});

test('a page that is put aside for Back closes its database, and opens it again when it is shown', async () => {
  const store = openStore('mapwright-aside', 'games');
  await set('one', 1, store);
  const closed: string[] = [];
  const { close } = IDBDatabase.prototype;
  IDBDatabase.prototype.close = function (this: IDBDatabase) {
    closed.push(this.name);
    close.call(this);
  };
  dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
  IDBDatabase.prototype.close = close;
  assert.ok(closed.includes('mapwright-aside'));
  await set('one', 2, store);
  assert.equal(await get('one', store), 2);
});

test('a full disk keeps the game in the page until it is free again', async () => {
  const saves = await openSaves();
  await saves.put(save('game', { record: 'r.1' }));
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  assert.equal(await saves.put(save('game', { record: 'r.1.2' })), 'refused');
  assert.ok(saves.hasUnsaved());
  assert.equal((await saves.all())[0]?.record, 'r.1.2', 'the list shows what is played');
  assert.equal((await saves.take(save('game'))).record, 'r.1.2');
  IDBObjectStore.prototype.put = put;
  assert.equal(await saves.put(save('game', { record: 'r.1.2.3' })), 'stored');
  assert.ok(!saves.hasUnsaved());
  assert.equal(((await stored()).game as { record: string }).record, 'r.1.2.3');
});

test('what a slow database writes after all is not taken for another tab’s', async () => {
  const saves = await openSaves();
  await saves.put(save('game', { record: 'r.1' }));
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = () => {
    throw new Error('too slow');
  };
  assert.equal(await saves.put(save('game', { record: 'r.1.2' })), 'refused');
  IDBDatabase.prototype.transaction = transaction;
  await set('game', save('game', { record: 'r.1.2' }), SAVES);
  assert.equal(await saves.put(save('game', { record: 'r.1.2.3' })), 'stored');
  assert.ok(!saves.hasUnsaved());
  assert.deepEqual(Object.keys(await stored()), ['game']);
});

test('what is no save is shown as damaged, with what can be read of it, and never thrown away', async () => {
  await set('odd', { nothing: true }, SAVES);
  await set('broken', { ...save('broken'), record: 7 }, SAVES);
  await set('moved', save('elsewhere'), SAVES);
  const all = await (await openSaves()).all();
  assert.deepEqual(all.map(({ id, damaged }) => `${id} ${damaged}`).sort(), ['broken true', 'moved true', 'odd true']); // prettier-ignore
  assert.equal(all.find(({ id }) => id === 'odd')?.record, '{"nothing":true}');
  assert.equal(Object.keys(await stored()).length, 3);
  assert.equal(damagedSave('x', undefined).record, 'undefined');
  const round: { self?: unknown } = {};
  round.self = round;
  assert.equal(damagedSave('x', round).record, '[object Object]');
});

test('what is written is written through to the disk; to read needs no such care', async () => {
  const durability = (mode: IDBTransactionMode): Promise<string> => SAVES(mode, ({ transaction }) => transaction.durability);
  assert.equal(await durability('readwrite'), 'strict');
  assert.equal(await durability('readonly'), 'default');
});

test('a database that never answers is given up, the second time sooner', async () => {
  const silent = openStore('mapwright', 'games');
  const { open } = indexedDB;
  indexedDB.open = () => ({}) as IDBOpenDBRequest;
  const gives = async (ms: number): Promise<void> => {
    let given = false;
    silent('readonly', () => undefined).catch(() => (given = true));
    await pass(ms - 1);
    assert.ok(!given, `not before ${ms} ms`);
    await pass(1);
    assert.ok(given);
  };
  await gives(4000);
  await gives(400);
  indexedDB.open = open;
});

test('a database that fails to open is refused and tried anew; one that has lost its store gets it again', async () => {
  const store = openStore('mapwright-other', 'games');
  const { open } = indexedDB;
  indexedDB.open = () => {
    const request: Record<string, unknown> = { error: new Error('broken') };
    setImmediate(() => (request.onerror as (event: Event) => void)(new Event('error')));
    return request as unknown as IDBOpenDBRequest;
  };
  await assert.rejects(store('readonly', () => undefined), /broken/); // prettier-ignore
  indexedDB.open = open;
  await set('a', 1, store);
  const another = openStore('mapwright-other', 'lost');
  await set('b', 2, another);
  assert.deepEqual([await get('b', another), await get('a', store)], [2, 1], 'beside what is there');
});

test('another tab may delete everything meanwhile: the store is closed, and opened again', async () => {
  const store = openStore('mapwright-gone', 'games');
  await set('a', 1, store);
  await new Promise((resolve) => (indexedDB.deleteDatabase('mapwright-gone').onsuccess = resolve));
  assert.deepEqual(await orIfMissing(entries(store), []), []);
  assert.deepEqual((await indexedDB.databases()).filter(({ name }) => name === 'mapwright-gone'), []); // prettier-ignore
  await set('b', 2, store);
  assert.deepEqual(await entries(store), [['b', 2]]);
});

test('a writer who comes while a reader finds no database creates it', async () => {
  const store = openStore('mapwright-new', 'games');
  const [read] = await Promise.all([orIfMissing(entries(store), []), set('a', 1, store)]);
  assert.deepEqual([read, await get('a', store)], [[], 1]);
});

test('finished games are read back, and days with them', async () => {
  assert.ok(await writeGame(kept('one', { saved_at: 3 })));
  await writeFirstAttempt('2026-11-15', 'one');
  await writeFirstAttempt('2026-11-15', 'two');
  await writeFirstAttempt('2026-11-16', 'three');
  const found = await readHistory();
  assert.deepEqual(found?.games, [kept('one', { saved_at: 3 })]);
  assert.deepEqual(found?.days, { '2026-11-15': 'one', '2026-11-16': 'three' }, 'the first try of a day stays');
  assert.deepEqual(found?.damaged, []);
  await removeGames(['one', 'three']);
  assert.deepEqual(await readHistory(), { games: [], days: {}, damaged: [] });
});

test('a damaged game of the history stays, beside those that can be read', async () => {
  await writeGame(kept('good'));
  const bad = { ...kept('bad'), summary: { stars: 3 } };
  await set('bad', bad, HISTORY);
  await set('@days', { '2026-11-15': 'good', never: 'x', '2026-11-16': 7 }, HISTORY);
  const found = await readHistory();
  assert.deepEqual(found?.games.map(({ id }) => id), ['good']); // prettier-ignore
  assert.deepEqual(found?.damaged, [bad]);
  assert.deepEqual(found?.days, { '2026-11-15': 'good' });
});

test('a full disk is told when a game is finished', async () => {
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  assert.equal(await writeGame(kept('one')), false);
  await writeFirstAttempt('2026-11-15', 'one');
});

test('the browser is asked once to keep it all', async () => {
  let asked = 0;
  lend(navigator, { storage: { persist: () => (asked++, Promise.reject(new Error('no'))) } });
  requestPersistence();
  requestPersistence();
  await settled();
  assert.equal(asked, 1);
});

test('a save is mended where it can do without, and refused where it cannot', () => {
  const good = save('x', { origin: { kind: 'free' }, damaged: false });
  assert.deepEqual(parseOrNull(parseSave, { ...good, more: 1 }), good, 'what no schema names does not get in');
  const odd = { ...good, map: 7, sheet: 'Q', time: -1, stars: NaN, saved_at: 9e15, tallied: 5, seats: 'none', origin: 3, damaged: 'yes' };
  assert.deepEqual(parseOrNull(parseSave, odd), {
    ...save('x', { map: '', sheet: 'A', time: 0, stars: 0, saved_at: 0, tallied: 0 }),
    origin: { kind: 'free' },
  });
  for (const part of [{ id: 7 }, { record: undefined }, { record: 'x'.repeat(200_001) }])
    assert.equal(parseOrNull(parseSave, { ...good, ...part }), null);
  for (const value of [null, undefined, 'text', [good]]) assert.equal(parseOrNull(parseSave, value), null);
  const trap = Object.defineProperty({}, 'id', { get: () => assert.fail() });
  assert.equal(parseOrNull(parseSave, trap), null);
});

test('a finished game needs its figures and its day', () => {
  assert.deepEqual(parseOrNull(parseFinished, kept('x')), kept('x'));
  for (const bad of ['2026-11', '2026-13-45', 20261115, 'yesterday'])
    assert.equal(parseOrNull(parseFinished, { ...kept('x'), day: bad }), null);
  assert.equal(parseOrNull(parseFinished, { ...kept('x'), daily: 'yes' }), null);
  assert.equal(parseOrNull(parseFinished, { ...kept('x'), daily: undefined })?.daily, false);
  assert.equal(parseOrNull(parseFinished, { ...kept('x'), summary: { ...kept('x').summary, seasons: [1, 2, 3, 4, 5] } }), null);
});

test('a schema refuses what it does not know', () => {
  assert.equal(parseOrNull(string(3), 'four'), null);
  assert.equal(parseOrNull(numberBetween(0, 5), NaN), null);
  assert.equal(parseOrNull(numberBetween(0, 5), 6), null);
  assert.equal(parseOrNull(day, '2026-02-30T00'), null);
  assert.deepEqual(parseOrNull(array(numberBetween(0, 9), 3), [1, 2]), [1, 2]);
  assert.equal(parseOrNull(array(numberBetween(0, 9), 3), [1, 2, 3, 4]), null);
  assert.equal(parseOrNull(array(numberBetween(0, 9), 3), { length: 1 }), null);
  assert.deepEqual(parseOrNull(record(numberBetween(0, 9), 2), { a: 1 }), { a: 1 });
  assert.equal(parseOrNull(record(numberBetween(0, 9), 2), { a: 1, b: 2, c: 3 }), null);
  assert.equal(parseOrNull(nullable(string(3)), null), null);
  assert.equal(optional('none', string(9))(undefined), 'none');
  assert.deepEqual(
    parseOrNull(object<{ a: number; b?: string }>({ a: numberBetween(0, 9), b: optional<string | undefined>(undefined, string(3)) }), {
      a: 1,
    }),
    {
      a: 1,
    },
  );
});
