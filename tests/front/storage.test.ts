/** Saves and the history of finished games survive damage, a full disk and several tabs. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { createDatabase, database, deleteDatabase, requestPersistence, type Database } from '../../web/src/core/browser/database';
import { SaveStore, readHistory, writeFirstAttempt, writeGame } from '../../web/src/core/browser/game-store';
import { parseFinished, parseSave, damagedSave } from '../../web/src/core/state/saved-games';
import { numberBetween, day, array, optional, nullable, parseOrNull, record, object, string } from '../../web/src/core/state/schema';
import { pass, settled } from './clock';
import { storedGame, save } from './game';
import { override } from './override';
import { clearStores, putStored, stored } from './stores';

const { put } = IDBObjectStore.prototype;

const keysIn = (base: Database): Promise<string[]> =>
  base.read(['days'], async (transaction) => (await transaction.objectStore('days').getAllKeys()).map(String), ['absent']);
const putIn = (base: Database, key: string): Promise<unknown> =>
  base.write(['days'], (transaction) => transaction.objectStore('days').put('x', key));

beforeEach(async () => {
  IDBObjectStore.prototype.put = put;
  await clearStores();
});

test('saves are read as they were written, newest first', async () => {
  const saves = new SaveStore();
  assert.ok(await database.isUsable());
  assert.deepEqual(await saves.all(), []);
  const [old, fresh] = [save('old', { saved_at: 1 }), save('fresh', { saved_at: 2, origin: { kind: 'daily', day: '2026-11-15' } })];
  assert.equal(await saves.put(old), 'stored');
  assert.equal(await saves.put(fresh), 'stored');
  assert.deepEqual(await saves.all(), [fresh, { ...old, origin: { kind: 'free' } }]);
  await saves.remove('fresh');
  assert.deepEqual((await saves.all()).map(({ id }) => id), ['old']); // prettier-ignore
});

// Guarantee: storage
test('a tab does not overwrite what another tab has played in the same game', async () => {
  const [here, there] = [new SaveStore(), new SaveStore()];
  await here.put(save('game', { record: 'r.1' }));
  assert.equal((await there.take(save('game', { record: 'stale' }))).record, 'r.1', 'the game as it is now');
  assert.equal(await here.put(save('game', { record: 'r.1.2' })), 'stored');
  assert.equal(await there.put(save('game', { record: 'r.1.3' })), 'elsewhere');
  assert.equal(((await stored('saves')).get('game') as { record: string }).record, 'r.1.2');
  assert.equal(await there.put(save('game', { record: 'r.1.2' })), 'stored', 'equal moves are no conflict');
});

test('a page in the back/forward cache closes its database and opens it again later', async () => {
  const aside = createDatabase('mapwright-aside');
  await putIn(aside, 'one');
  const closed: string[] = [];
  const { close } = IDBDatabase.prototype;
  IDBDatabase.prototype.close = function (this: IDBDatabase) {
    closed.push(this.name);
    close.call(this);
  };
  dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
  IDBDatabase.prototype.close = close;
  assert.ok(closed.includes('mapwright-aside'));
  await putIn(aside, 'two');
  assert.deepEqual(await keysIn(aside), ['one', 'two']);
});

// Guarantee: storage
test('on a full disk a game is held in memory until it can be saved', async () => {
  const saves = new SaveStore();
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
  assert.equal(((await stored('saves')).get('game') as { record: string }).record, 'r.1.2.3');
});

test('a late write after a timeout is not mistaken for one of another tab', async () => {
  const saves = new SaveStore();
  await saves.put(save('game', { record: 'r.1' }));
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = () => {
    throw new Error('too slow');
  };
  assert.equal(await saves.put(save('game', { record: 'r.1.2' })), 'refused');
  IDBDatabase.prototype.transaction = transaction;
  await putStored('saves', 'game', save('game', { record: 'r.1.2' }));
  assert.equal(await saves.put(save('game', { record: 'r.1.2.3' })), 'stored');
  assert.ok(!saves.hasUnsaved());
  assert.deepEqual([...(await stored('saves')).keys()], ['game']);
});

// Guarantee: storage
test('an unreadable save is listed as damaged with its readable content, and never deleted', async () => {
  await putStored('saves', 'odd', { nothing: true });
  await putStored('saves', 'broken', { ...save('broken'), record: 7 });
  await putStored('saves', 'moved', save('elsewhere'));
  const all = await new SaveStore().all();
  assert.deepEqual(all.map(({ id, damaged }) => `${id} ${damaged}`).sort(), ['broken true', 'moved true', 'odd true']); // prettier-ignore
  assert.equal(all.find(({ id }) => id === 'odd')?.record, '{"nothing":true}');
  assert.equal((await stored('saves')).size, 3);
  assert.equal(damagedSave('x', undefined).record, 'undefined');
  const round: { self?: unknown } = {};
  round.self = round;
  assert.equal(damagedSave('x', round).record, '[object Object]');
});

// Guarantee: storage
test('write transactions have strict durability, and read transactions the default one', async () => {
  assert.equal(await database.write(['saves'], async ({ durability }) => durability), 'strict');
  assert.equal(await database.read(['saves'], async ({ durability }) => durability, 'strict'), 'default');
});

test('a transaction that fails midway writes nothing', async () => {
  const half = database.write(['days'], async (transaction) => {
    await transaction.objectStore('days').put('x', '2026-11-15');
    throw new Error('damaged');
  });
  await assert.rejects(half, /damaged/);
  assert.equal((await stored('days')).size, 0);
});

test('a database that never answers is given up after 4 seconds, then after 0.4 seconds', async () => {
  const silent = createDatabase();
  const { open } = indexedDB;
  indexedDB.open = () => Object.create(IDBOpenDBRequest.prototype, { addEventListener: { value: () => undefined } }) as IDBOpenDBRequest;
  const gives = async (ms: number): Promise<void> => {
    let hasFailed = false;
    keysIn(silent).catch(() => (hasFailed = true));
    await pass(ms - 1);
    assert.ok(!hasFailed, `not before ${ms} ms`);
    await pass(1);
    assert.ok(hasFailed);
  };
  await gives(4000);
  await gives(400);
  indexedDB.open = open;
});

test('a database that is refused or never answers is not usable', async () => {
  const { open } = indexedDB;
  assert.ok(await createDatabase().isUsable());
  assert.ok(await createDatabase('mapwright-never-made').isUsable());
  indexedDB.open = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  assert.ok(!(await createDatabase().isUsable()));
  indexedDB.open = () => Object.create(IDBOpenDBRequest.prototype, { addEventListener: { value: () => undefined } }) as IDBOpenDBRequest;
  const silent = createDatabase().isUsable();
  await pass(4000);
  assert.ok(!(await silent));
  indexedDB.open = open;
});

test('a database is opened again after a failed attempt, and its missing stores are created', async () => {
  const base = createDatabase('mapwright-other');
  const { open } = indexedDB;
  indexedDB.open = () => {
    throw new Error('broken');
  };
  await assert.rejects(keysIn(base), /broken/);
  indexedDB.open = open;
  await new Promise<void>((resolve) => {
    const lost = indexedDB.open('mapwright-other', 7);
    lost.onupgradeneeded = () => lost.result.createObjectStore('games');
    lost.onsuccess = () => (lost.result.close(), resolve());
  });
  assert.deepEqual(await keysIn(base), []);
  await putIn(base, 'one');
  assert.deepEqual(await keysIn(base), ['one']);
});

test('after the database is deleted, the next write creates it again', async () => {
  await putStored('days', '2026-11-15', 'one');
  assert.ok(await deleteDatabase());
  assert.equal((await stored('days')).size, 0);
  assert.deepEqual((await indexedDB.databases()).filter(({ name }) => name === 'mapwright'), []); // prettier-ignore
  await putStored('days', '2026-11-16', 'two');
  assert.deepEqual([...(await stored('days'))], [['2026-11-16', 'two']]);
});

test('a write during a read without a database creates the database', async () => {
  const base = createDatabase('mapwright-new');
  const [read] = await Promise.all([keysIn(base), putIn(base, 'one')]);
  assert.deepEqual([read, await keysIn(base)], [['absent'], ['one']]);
});

test('finished games and the first attempts of days are read as they were written', async () => {
  assert.ok(await writeGame(storedGame('one', { saved_at: 3 })));
  await writeFirstAttempt('2026-11-15', 'one');
  await writeFirstAttempt('2026-11-15', 'two');
  await writeFirstAttempt('2026-11-16', 'three');
  const history = await readHistory();
  assert.deepEqual(history.games, [storedGame('one', { saved_at: 3 })]);
  assert.deepEqual(history.days, { '2026-11-15': 'one', '2026-11-16': 'three' }, 'the first attempt of a day stays');
  assert.deepEqual(history.damaged, []);
});

test('writing a finished game returns false on a full disk', async () => {
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  assert.equal(await writeGame(storedGame('one')), false);
  await writeFirstAttempt('2026-11-15', 'one');
});

test('persistent storage is requested from the browser only once', async () => {
  let requests = 0;
  override(navigator, { storage: { persist: () => (requests++, Promise.reject(new Error('no'))) } });
  requestPersistence();
  requestPersistence();
  await settled();
  assert.equal(requests, 1);
});

test('damaged optional fields of a save get defaults; without id or record it is refused', () => {
  const good = save('x', { origin: { kind: 'free' }, damaged: false });
  assert.deepEqual(parseOrNull(parseSave, { ...good, more: 1 }), good, 'fields that the schema does not name are dropped');
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

test('a finished game without a valid summary or day is refused', () => {
  assert.deepEqual(parseOrNull(parseFinished, storedGame('x')), storedGame('x'));
  for (const bad of ['2026-11', '2026-13-45', 20261115, 'yesterday'])
    assert.equal(parseOrNull(parseFinished, { ...storedGame('x'), day: bad }), null);
  assert.equal(parseOrNull(parseFinished, { ...storedGame('x'), daily: 'yes' }), null);
  assert.equal(parseOrNull(parseFinished, { ...storedGame('x'), daily: undefined })?.daily, false);
  assert.equal(parseOrNull(parseFinished, { ...storedGame('x'), summary: { ...storedGame('x').summary, seasons: [1, 2, 3, 4, 5] } }), null);
});

test('a schema accepts values within its limits and refuses all others', () => {
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
