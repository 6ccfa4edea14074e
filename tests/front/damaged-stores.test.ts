/** Tests with thousands of damaged stores: home renders, every valid game opens, and no valid data is overwritten. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { database } from '../../web/src/core/browser/database';
import { storedWaitingGame } from '../../web/src/core/browser/home-preview';
import { clearLocalStorage, storedLesson, storedSettings, storedTips } from '../../web/src/core/browser/local-storage';
import { addMissingSummaries, exportAll } from '../../web/src/app/export-import';
import { openGameStorage } from '../../web/src/core/page/game-storage';
import { readLesson } from '../../web/src/play/lesson';
import { openSave } from '../../web/src/play/open-game';
import { readSettings } from '../../web/src/core/page/settings';
import { loadTips } from '../../web/src/play/tips';
import * as daily from '../../web/src/features/daily/daily';
import * as games from '../../web/src/app/dialogs/games';
import * as gallery from '../../web/src/features/gallery/gallery';
import * as home from '../../web/src/features/home/home';
import * as stats from '../../web/src/features/stats/stats';
import { calculator, openCalculator, activePlayer } from '../../web/src/features/calculator/model';
import { latestOpenSave } from '../../web/src/core/state/games';
import type { Save } from '../../web/src/core/state/saved-games';
import { defaultSeat } from '../../web/src/core/state/seats';
import { defaultSettings } from '../../web/src/core/state/settings';
import { state, update } from '../../web/src/core/state/store';
import './page-state';
import { settled } from './clock';
import { type Damaged, damagedVariants, STEP, WRONG_VALUES, WRONG_JSON_VALUES, writeText, written } from './damage';
import { answerRequests, requestsOf, refusal } from './scripted-engine';
import { stored } from './stores';
import { BLANK, storedGame, player, save, summary, view } from './game';

const RIVAL = { name: 'Bo', record: 'bA1-rival' };
const SEATS = [{ ...defaultSeat(0), name: 'Ada' }, defaultSeat(1, 'greedy')];
const FULL_SAVE = save('bad', {
  origin: { kind: 'challenge', day: '2026-11-15', rival: RIVAL },
  seats: SEATS,
  damaged: false,
  saved_at: 50,
});
const GOOD_SAVES = [
  save('first', { saved_at: 90, origin: { kind: 'free' } }),
  save('second', { saved_at: 10, origin: { kind: 'free' }, seats: SEATS }),
];
const GOOD_GAMES = [storedGame('one', { saved_at: 3 }), storedGame('two', { saved_at: 2 })];
const DAYS = { '2026-11-14': 'one', '2026-11-15': 'two' };

beforeEach(async () => {
  clearLocalStorage();
  answerRequests({
    open: ({ record }) => ({ ok: true, view: view({ record: String(record), players: [player(), player(1)] }), events: [] }),
    summary: ({ record }) => (String(record).startsWith('bA1-') ? { ok: true, summary: summary() } : refusal('record')),
    preview: () => refusal('x'),
    statistics: () => refusal('x'),
    daily: () => refusal('x'),
    'score-map': () => refusal('x'),
  });
});

type Pairs = readonly (readonly [IDBValidKey, unknown])[];

/** Replaces the stores by the valid saves and games and those that are given. */
async function fill(saves: Pairs, history: Pairs, days: Pairs = []): Promise<void> {
  clearLocalStorage();
  const good = GOOD_SAVES.map((each) => [each.id, each] as const);
  const games = GOOD_GAMES.map((each) => [each.id, each] as const);
  const contents = { saves: [...good, ...saves], history: [...games, ...history], days: [...Object.entries(DAYS), ...days] };
  await database.write(['saves', 'history', 'days'], async (transaction) => {
    for (const [name, pairs] of Object.entries(contents)) {
      const store = transaction.objectStore(name as keyof typeof contents);
      await store.clear();
      for (const [key, value] of pairs) await store.put(value as never, key);
    }
  });
}

/** Loads the stores as a reloaded page does, and renders the screens that list games. */
async function arrive(): Promise<void> {
  update('stored', { saves: [], history: [], firstAttempts: {}, damaged: [], isHistoryLoaded: false });
  update('navigation', { route: { to: 'home' }, dialog: null });
  update('notices', { notice: null, failure: null });
  await openGameStorage();
  for (const renderScreen of [home.screen, games.dialog, gallery.screen, stats.screen, daily.screen]) renderScreen();
}

/** Opens the save and asserts which record the engine was asked for. */
async function assertOpens(entry: Save, record: string): Promise<void> {
  await openSave(entry);
  assert.equal(state.navigation.route.to, 'play');
  assert.equal(requestsOf('open').at(-1)?.record, record);
  assert.equal(state.notices.failure, null);
}

function listed(id: string): Save {
  const entry = state.stored.saves.find((each) => each.id === id);
  assert.ok(entry, `${id} is in the list`);
  return entry;
}

/** Asserts that the valid saves and games are listed unchanged. */
async function assertValidGamesUnchanged(): Promise<void> {
  assert.ok(state.stored.isHistoryLoaded);
  for (const good of GOOD_SAVES) assert.deepEqual(listed(good.id), good);
  for (const good of GOOD_GAMES) assert.deepEqual(state.stored.history.find(({ id }) => id === good.id), good); // prettier-ignore
}

async function each(all: Iterable<Damaged>, work: (one: Damaged) => Promise<void>): Promise<number> {
  let tried = 0;
  for (const one of all) {
    tried++;
    await work(one).catch((error: unknown) => {
      throw new Error(`${one.name}: ${String(error)}`, { cause: error });
    });
  }
  return tried;
}

// Guarantee: storage
test('a damaged save hides no other, opens if its record is valid, and is otherwise left unchanged', async () => {
  const tried = await each(damagedVariants(FULL_SAVE), async ({ value }) => {
    await fill([['bad', value]], []);
    const before = structuredClone(value);
    await arrive();
    await assertValidGamesUnchanged();
    const entry = listed('bad');
    assert.equal(latestOpenSave()?.id, 'first');
    await assertOpens(listed('first'), 'bA1-first');
    if (!entry.damaged) await assertOpens(entry, (value as Save).record);
    const after = await stored('saves');
    if (entry.damaged) assert.equal(written(after.get('bad')), written(before), 'set aside as it is');
    for (const good of GOOD_SAVES) assert.equal((after.get(good.id) as Save).record, good.record);
  });
  assert.ok(tried > 500 / STEP, `${tried} stores`);
});

test('a damaged seat of a save leaves the names of the other seats', async () => {
  for (const { name, value } of damagedVariants(SEATS[1])) {
    await fill([['bad', { ...FULL_SAVE, seats: [SEATS[0], value] }]], []);
    await arrive();
    assert.equal(listed('bad').seats?.[0]?.name, 'Ada', name);
  }
});

test('a value under an invalid key is listed as damaged and hides no valid save', async () => {
  for (const key of [7, -1.5, new Date(5), [], ['first'], [['first']], new Uint8Array(3), '', 'x'.repeat(5000)]) {
    await fill([[key, save('first', { record: 'bA1-stranger' })]], []);
    await arrive();
    await assertValidGamesUnchanged();
    assert.equal(state.stored.saves.filter(({ damaged }) => damaged).length, 1, written(key));
    await assertOpens(listed('first'), 'bA1-first');
    assert.equal((await stored('saves')).size, GOOD_SAVES.length + 1);
  }
});

// Guarantee: storage
test('a damaged game of the history hides no other, and its record is never changed', async () => {
  const whole = storedGame('bad', { saved_at: 5, name: 'Ada', summary: summary({ season_maps: [BLANK] }) });
  const tried = await each(damagedVariants(whole), async ({ value }) => {
    await fill([], [['bad', value]]);
    const before = structuredClone(value);
    await arrive();
    await assertValidGamesUnchanged();
    assert.equal(state.stored.damaged.length + state.stored.history.length, GOOD_GAMES.length + 1, 'it is reported');
    await addMissingSummaries();
    const after = await stored('history');
    const bad = after.get('bad');
    if (written(bad) !== written(before)) assert.equal((bad as Save).record, (before as Save).record);
    for (const good of GOOD_GAMES) assert.deepEqual(after.get(good.id), good);
    assert.deepEqual(Object.fromEntries(await stored('days')), DAYS);
  });
  assert.ok(tried > 500 / STEP, `${tried} stores`);
});

test('a damaged first attempt leaves the first attempts of other days', async () => {
  for (const [name, make] of Object.entries(WRONG_VALUES)) {
    await fill([], [], [['2026-11-16', make()], ['never', 'one'], [7, 'two']]); // prettier-ignore
    await arrive();
    await assertValidGamesUnchanged();
    for (const [day, id] of Object.entries(DAYS)) assert.equal(state.stored.firstAttempts[day], id, name);
    for (const id of Object.values(state.stored.firstAttempts)) assert.equal(typeof id, 'string', name);
    assert.ok(!('never' in state.stored.firstAttempts));
  }
});

test('an export contains everything that is damaged as text', async () => {
  const files: Blob[] = [];
  const { createObjectURL } = URL;
  URL.createObjectURL = (file: Blob) => (files.push(file), 'blob:x');
  const odd = Object.values(WRONG_VALUES).map((make, index): [string, unknown] => [`odd-${index}`, make()]);
  await fill(odd, odd);
  await arrive();
  await exportAll();
  URL.createObjectURL = createObjectURL;
  const { damaged, saves, games: finished } = JSON.parse((await files[0]?.text()) ?? '') as Record<string, unknown[]>;
  assert.equal(damaged?.length, 2 * odd.length);
  assert.deepEqual([saves?.length, finished?.length], [GOOD_SAVES.length, GOOD_GAMES.length]);
});

const SMALL_STORES: Readonly<Record<string, [good: object, read: () => unknown]>> = {
  settings: [{ ...defaultSettings(), theme: 'day', language: 'uk', motion: false, name: 'Ada' }, readSettings],
  lesson: [{ game: 'first', step: 2 }, readLesson],
  tips: [{ off: true, seen: ['a', 'b'] }, loadTips],
  last: [{ picture: 'data:image/webp;base64,xx', note: 'x', language: 'en' }, () => storedWaitingGame.read()],
};

for (const [name, [good, read]] of Object.entries(SMALL_STORES))
  test(`a damaged value of ${name} does not break home or hide a game`, async () => {
    await fill([], []);
    const tried = await each(damagedVariants(good, WRONG_JSON_VALUES), async ({ value }) => {
      writeText(name, value);
      read();
      await arrive();
      await assertValidGamesUnchanged();
    });
    assert.ok(tried > 50 / STEP);
    writeText(name, good);
    read();
    assert.deepEqual(
      { settings: storedSettings, lesson: storedLesson, tips: storedTips, last: storedWaitingGame }[name]?.read(),
      good,
      'whole, it is read',
    );
  });

test('a damaged calculator opens with every map that is still valid', async () => {
  const sitters = [{ name: 'Ada', map: BLANK, coins: 3 }, { name: 'Bo', map: BLANK, coins: 0 }]; // prettier-ignore
  const good = { sheet: 'B', edicts: ['sentinel-wood', '', '', ''], season: 2, sitters };
  await each(damagedVariants(good, WRONG_JSON_VALUES), async ({ name, value }) => {
    clearLocalStorage();
    writeText('desk', value);
    openCalculator();
    await settled();
    assert.match(activePlayer().map, /^.{11}(\/.{11}){10}/);
    const maps = /^(all|sitters)/.test(name) ? (/^sitters\.\d\.(name|coins)/.test(name) ? 2 : 1) : 2;
    assert.ok(calculator.value.sitters.length >= maps, `${calculator.value.sitters.length} maps`);
    assert.equal(typeof calculator.value.season, 'number');
  });
});
