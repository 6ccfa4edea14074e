/** Damaged stores of what is loaded later: bots, course, puzzles, tables. What is good in them is neither hidden nor written over. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { inspect } from 'node:util';
import { entries } from 'idb-keyval';
import { storedBots, storedCourse, storedDraft } from '../../web/src/core/browser/stored-bots';
import { openStore } from '../../web/src/core/browser/database';
import { clearLocalStorage, storedSafariWarning, storedTableCounts } from '../../web/src/core/browser/local-storage';
import { storedPuzzleStats } from '../../web/src/play/puzzle-stats';
import { readTable, readTables, writeTable } from '../../web/src/core/browser/table-store';
import { listTables } from '../../web/src/features/together/tables';
import { CATALOGUE } from '../../web/src/core/contract/generated/catalogue';
import * as shelf from '../../web/src/features/workshop/model';
import { solvedStreak } from '../../web/src/core/state/puzzle-stats';
import { state } from '../../web/src/core/state/store';
import type { SavedTable } from '../../web/src/core/state/online';
import './begin';
import { damagedOnes, STEP, WRONG_IN_JSON } from './damage';

const { workshopState } = shelf;
const BOTS = [1, 2, 3].map((number) => ({ name: `Bot ${number}`, source: `class Bot: pass  # ${number}` }));
const TABLES = openStore('mapwright-tables', 'tables');

beforeEach(() => {
  clearLocalStorage();
  Object.assign(workshopState, { text: '', kept: null, bots: [], course: { texts: {}, passed: [] } });
});

function writeText(name: string, value: unknown): void {
  localStorage.setItem(`mapwright:${name}`, value === undefined ? 'undefined' : (JSON.stringify(value) ?? ''));
}

/** As text: dates that are invalid are not equal to themselves. */
const written = (value: unknown): string => inspect(value, { depth: 9, maxStringLength: 100 });

/** The text of a bot as it lies there, whatever became of its name. */
const sources = (): string[] => storedBots.read().map(({ source }) => source);

function isReadable(list: string): boolean {
  try {
    const found = JSON.parse(list) as { name: unknown; source: unknown }[];
    return Array.isArray(found) && found.every(({ name, source }) => isText(name, 60) && isText(source, 100_000));
  } catch {
    return false;
  }
}

const isText = (value: unknown, longest: number): boolean => typeof value === 'string' && value.length <= longest;

test('a damaged bot costs no other, and the next bot to be kept is written over none', () => {
  let tried = 0;
  for (const { name, value } of damagedOnes(BOTS, WRONG_IN_JSON)) {
    tried++;
    clearLocalStorage();
    Object.assign(workshopState, { text: '' });
    writeText('bots', value);
    const before = localStorage.getItem('mapwright:bots');
    const whole = BOTS.filter((_, i) => !name.startsWith('all') && !name.startsWith(`${i}:`) && !name.startsWith(`${i}.source`));
    shelf.loadWorkshop();
    shelf.openFromLink('New', 'class Bot: new');
    shelf.saveBot();
    for (const source of ['class Bot: new', ...whole.map((bot) => bot.source)]) assert.ok(sources().includes(source), `${name}: ${source}`);
    if (!isReadable(before ?? '')) assert.equal(localStorage.getItem('mapwright:bots-damaged'), before, name);
    assert.equal(new Set(workshopState.bots.map((bot) => bot.name)).size, workshopState.bots.length, 'each can be opened');
  }
  assert.ok(tried > 200 / STEP, `${tried} stores`);
});

test('whole bots lie in one place only', () => {
  writeText('bots', BOTS);
  shelf.loadWorkshop();
  assert.deepEqual(workshopState.bots, BOTS);
  assert.equal(localStorage.getItem('mapwright:bots-damaged'), null);
});

test('a damaged draft or course costs what is damaged', () => {
  const course = { texts: { 1: 'one', 2: 'two' }, passed: [1, 2, 3] };
  for (const { name, value } of damagedOnes(course, WRONG_IN_JSON)) {
    writeText('course', value);
    const found = storedCourse.read();
    for (const step of [1, 2] as const)
      if (!/^(all|texts):/.test(name) && !name.startsWith(`texts.${step}:`)) assert.equal(found.texts[step], course.texts[step], name);
    if (!/^(all|passed)/.test(name)) assert.deepEqual(found.passed, course.passed, name);
    if (/^passed\.0/.test(name)) assert.deepEqual(found.passed.slice(-2), [2, 3], name);
    for (const number of [1, 2, 10]) shelf.openStep(number);
    assert.equal(typeof workshopState.text, 'string');
  }
  for (const { name, value } of damagedOnes({ name: 'Mine', source: 'x' }, WRONG_IN_JSON)) {
    writeText('bots', BOTS);
    writeText('bot-draft', value);
    Object.assign(workshopState, { text: '' });
    shelf.loadWorkshop();
    assert.equal(typeof workshopState.text, 'string', name);
    if (name.startsWith('name')) assert.equal(storedDraft.read()?.source, 'x', name);
    assert.deepEqual(workshopState.bots, BOTS);
  }
});

test('a damaged result of a puzzle costs no other', () => {
  const day = { tries: 1, short: 0, solved: true, given: false };
  const [edict = ''] = Object.keys(CATALOGUE.edicts);
  const good = { tried: 4, solved: 3, run: 2, days: { '2026-11-14': day, '2026-11-15': day }, edicts: { [edict]: 2 } };
  for (const { name, value } of damagedOnes(good, WRONG_IN_JSON)) {
    writeText('puzzles', value);
    const found = storedPuzzleStats.read();
    solvedStreak(found, '2026-11-16');
    if (name.startsWith('all')) continue;
    for (const key of ['tried', 'solved', 'run', 'edicts'] as const)
      if (!name.startsWith(key)) assert.deepEqual(found[key], good[key], name);
    for (const [date, kept] of Object.entries(good.days))
      if (!name.startsWith('days:') && !name.includes(date)) assert.deepEqual(found.days[date], kept, name);
  }
});

test('damaged words about the page are as if they had never been written', () => {
  for (const { value } of damagedOnes({ told: true, count: 3 }, WRONG_IN_JSON)) {
    for (const name of ['told', 'tables']) writeText(name, value);
    assert.equal(typeof storedSafariWarning.read().told, 'boolean');
    assert.ok(storedTableCounts.read().turns >= 0);
  }
});

/** One with everything in it that a table may have. */
function tableWith(secret: string): SavedTable {
  const lists = { entries: ['name 0 1 Ada'], written: ['name 0 1 Ada'], acknowledged: [], mine: [0], names: ['Ada'], waitingFor: [1] };
  const rest = { seen: { 0: 5 }, tallied: 1, over: false, season: 'spring', isUnsent: true, when: 5 };
  return { link: 'a link', secret, context: 'a context', ...lists, ...rest };
}

test('a damaged table hides no other, and what is written under its secret is not written over it', async () => {
  const [good, bad] = [tableWith('good'), tableWith('bad')];
  let tried = 0;
  for (const { name, value } of damagedOnes(bad)) {
    tried++;
    await TABLES('readwrite', (store) => {
      store.clear();
      store.put(good, 'good');
      store.put(value, 'bad');
    });
    assert.deepEqual(
      (await readTables()).tables.find(({ secret }) => secret === 'good'),
      good,
      name,
    );
    await listTables();
    assert.ok(state.online.rows.some(({ secret }) => secret === 'good'));
    assert.equal(state.online.damaged.includes('bad'), !state.online.rows.some(({ secret }) => secret === 'bad'), name);
    const table = await readTable('bad');
    await writeTable(table ?? tableWith('bad'));
    const stored = new Map(await entries<IDBValidKey, unknown>(TABLES));
    if (!table && value !== undefined) assert.equal(written(stored.get('damaged bad')), written(value), name);
    assert.deepEqual(stored.get('good'), good, name);
  }
  assert.ok(tried > 300 / STEP, `${tried} stores`);
});
