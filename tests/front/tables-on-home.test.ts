/** When the page reads tables, groups and cups from the relays, and how often. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { addChunks } from '../../web/src/app/router';
import { updateCupsWhenDrawn, updateGroupsWhenShown, updateTablesOnHome } from '../../web/src/app/tables-on-home';
import { clearLocalStorage, storedCupNews, storedGroupNews, storedTableCounts } from '../../web/src/core/browser/local-storage';
import { provideLazyParts } from '../../web/src/core/lazy-parts';
import { today } from '../../web/src/core/state/origin';
import type { Route } from '../../web/src/core/state/route';
import { update } from '../../web/src/core/state/store';
import { settled } from './clock';
import { storedGame, view } from './game';
import { override } from './override';
import { showGame } from './page-state';

/** What was called, in order. */
const called: string[] = [];
/** How often the chunk was asked for. */
let loads = 0;
let clock = Date.UTC(2026, 11, 1, 12);
let isOffline = false;
let hasFailed = false;

const calls = (name: string) => (): Promise<void> => {
  called.push(name);
  return hasFailed ? Promise.reject(new Error('no relay answers')) : Promise.resolve();
};

beforeEach(() => {
  clock += 60_000; // what the test before has read is outdated
  override(Date, { now: () => clock });
  override(document, { hidden: false });
  isOffline = hasFailed = false;
  called.length = 0;
  clearLocalStorage();
  addChunks({
    together: {
      load() {
        loads += 1;
        return isOffline ? Promise.reject(new Error('offline')) : Promise.resolve({});
      },
    },
  });
  provideLazyParts({
    updateTables: calls('tables'),
    updateGroups: calls('groups'),
    updateCups: calls('cups'),
    followCupGame: calls('cup game'),
  });
  update('engine', { status: 'ready' });
  update('stored', { history: [], isHistoryLoaded: true });
  show({ to: 'home' });
});

function show(route: Route): void {
  update('navigation', { route });
}

/** Makes the page look as after each change, and returns what it calls. */
async function look(): Promise<string[]> {
  called.length = 0;
  updateTablesOnHome();
  updateGroupsWhenShown();
  updateCupsWhenDrawn();
  await settled();
  return [...called];
}

/** The player of this device has a table to draw at, a group, and a map of a cup that was not sent. */
function takePartInAll(): void {
  storedTableCounts.write({ unfinished: 1, turns: 0 });
  storedGroupNews.write({ groups: 1, day: today(), friends: 2, finished: 1 });
  storedCupNews.write({ cups: 1, unsent: true });
}

// Guarantee: network
test('a player without tables, groups and cups loads no code for them and reads nothing', async () => {
  assert.deepEqual([await look(), loads], [[], 0]); // the first test: a chunk is loaded once
});

test('without a connection home stays as it is, and both code and entries are loaded later', async () => {
  takePartInAll();
  isOffline = true;
  assert.deepEqual([await look(), loads], [[], 1]);
  isOffline = false;
  assert.deepEqual([await look(), loads], [[], 1]);
  clock += 15_000;
  assert.deepEqual([await look(), loads], [['tables', 'groups', 'cups'], 2]);
});

test('home reads tables and groups and sends cups, at most once in 15 seconds', async () => {
  takePartInAll();
  assert.deepEqual(await look(), ['tables', 'groups', 'cups']);
  clock += 14_999;
  assert.deepEqual(await look(), []);
  clock += 1;
  assert.deepEqual(await look(), ['tables', 'groups', 'cups']);
});

test('finished tables are not read, and a cup that is sent is not sent again', async () => {
  storedTableCounts.write({ unfinished: 0, turns: 0 });
  storedCupNews.write({ cups: 2, unsent: false });
  assert.deepEqual(await look(), []);
});

test('nothing is read in a hidden tab, before the engine is ready, or on other screens', async () => {
  takePartInAll();
  override(document, { hidden: true });
  assert.deepEqual(await look(), []);
  override(document, { hidden: false });
  update('engine', { status: 'loading' });
  assert.deepEqual(await look(), []);
  update('engine', { status: 'ready' });
  show({ to: 'stats' });
  assert.deepEqual(await look(), []);
  show({ to: 'home' });
  assert.deepEqual(await look(), ['tables', 'groups', 'cups']);
});

test('groups wait for the history, because it says whether the daily map is finished', async () => {
  takePartInAll();
  update('stored', { isHistoryLoaded: false });
  assert.deepEqual(await look(), ['tables', 'cups']);
  update('stored', { isHistoryLoaded: true });
  assert.deepEqual(await look(), ['groups']);
});

test('a finished daily map is sent to the groups at its end, at once and only once', async () => {
  storedGroupNews.write({ groups: 1, day: today(), friends: 2, finished: 1 });
  assert.deepEqual(await look(), ['groups']);
  const game = { ...storedGame('daily'), day: today(), daily: true };
  update('stored', { history: [game] });
  show({ to: 'final' });
  assert.deepEqual(await look(), ['groups']);
  clock += 60_000;
  assert.deepEqual(await look(), []);
});

test('a game of a cup is followed while it is drawn, and other games are not', async () => {
  showGame(view());
  assert.deepEqual(await look(), []);
  showGame(view(), { origin: { kind: 'cup', cup: { secret: '0f'.repeat(16), round: 1 } } });
  assert.deepEqual(await look(), ['cup game']);
  override(document, { hidden: true });
  assert.deepEqual(await look(), ['cup game'], 'a card may end in a hidden tab');
});

test('what no relay answers is asked again later', async () => {
  takePartInAll();
  hasFailed = true;
  assert.deepEqual(await look(), ['tables', 'groups', 'cups']);
  hasFailed = false;
  clock += 15_000;
  assert.deepEqual(await look(), ['tables', 'groups', 'cups']);
});
