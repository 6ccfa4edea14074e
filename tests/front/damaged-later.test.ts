/** Damaged stores of what is loaded later: bots, course, puzzles, tables. What is good in them is neither hidden nor written over. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { inspect } from 'node:util';
import { entries } from 'idb-keyval';
import { storedBots, storedCourse, storedDraft } from '../../web/src/browser/bots';
import { openStore } from '../../web/src/browser/database';
import { forgetStored, storedTold, storedTurns } from '../../web/src/browser/local';
import { storedFigures } from '../../web/src/browser/puzzles';
import { readTable, readTables, writeTable } from '../../web/src/browser/tables';
import { newKeys } from '../../web/src/commands/table/identity';
import { listTables } from '../../web/src/commands/table/tables';
import { CATALOGUE } from '../../web/src/contract/generated/catalogue';
import * as shelf from '../../web/src/screens/workshop/shop';
import { preset } from '../../web/src/state/form';
import { streakOf } from '../../web/src/state/puzzle-figures';
import { state } from '../../web/src/state/store';
import { freshTable, type StoredTable } from '../../web/src/state/table/stored';
import './begin';
import { damagedOnes, STEP, WRONG_IN_JSON } from './damage';

const { shop } = shelf;
const BOTS = [1, 2, 3].map((number) => ({ name: `Bot ${number}`, source: `class Bot: pass  # ${number}` }));
const TABLES = openStore('mapwright-tables', 'tables');

beforeEach(() => {
  forgetStored();
  Object.assign(shop, { text: '', kept: null, bots: [], course: { texts: {}, passed: [] } });
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
    forgetStored();
    Object.assign(shop, { text: '' });
    writeText('bots', value);
    const before = localStorage.getItem('mapwright:bots');
    const whole = BOTS.filter((_, i) => !name.startsWith('all') && !name.startsWith(`${i}:`) && !name.startsWith(`${i}.source`));
    shelf.readShop();
    shelf.openForeign('New', 'class Bot: new');
    shelf.keep();
    for (const source of ['class Bot: new', ...whole.map((bot) => bot.source)]) assert.ok(sources().includes(source), `${name}: ${source}`);
    if (!isReadable(before ?? '')) assert.equal(localStorage.getItem('mapwright:bots-damaged'), before, name);
    assert.equal(new Set(shop.bots.map((bot) => bot.name)).size, shop.bots.length, 'each can be opened');
  }
  assert.ok(tried > 200 / STEP, `${tried} stores`);
});

test('whole bots lie in one place only', () => {
  writeText('bots', BOTS);
  shelf.readShop();
  assert.deepEqual(shop.bots, BOTS);
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
    assert.equal(typeof shop.text, 'string');
  }
  for (const { name, value } of damagedOnes({ name: 'Mine', source: 'x' }, WRONG_IN_JSON)) {
    writeText('bots', BOTS);
    writeText('bot-draft', value);
    Object.assign(shop, { text: '' });
    shelf.readShop();
    assert.equal(typeof shop.text, 'string', name);
    if (name.startsWith('name')) assert.equal(storedDraft.read()?.source, 'x', name);
    assert.deepEqual(shop.bots, BOTS);
  }
});

test('a damaged result of a puzzle costs no other', () => {
  const day = { tries: 1, short: 0, solved: true, given: false };
  const [edict = ''] = Object.keys(CATALOGUE.edicts);
  const good = { tried: 4, solved: 3, run: 2, days: { '2026-11-14': day, '2026-11-15': day }, edicts: { [edict]: 2 } };
  for (const { name, value } of damagedOnes(good, WRONG_IN_JSON)) {
    writeText('puzzles', value);
    const found = storedFigures.read();
    streakOf(found, '2026-11-16');
    if (name.startsWith('all')) continue;
    for (const key of ['tried', 'solved', 'run', 'edicts'] as const)
      if (!name.startsWith(key)) assert.deepEqual(found[key], good[key], name);
    for (const [date, kept] of Object.entries(good.days))
      if (!name.startsWith('days:') && !name.includes(date)) assert.deepEqual(found.days[date], kept, name);
  }
});

test('damaged words about the page are as if they had never been written', () => {
  for (const { value } of damagedOnes({ told: true, count: 3 }, WRONG_IN_JSON)) {
    for (const name of ['told', 'turns']) writeText(name, value);
    assert.equal(typeof storedTold.read().told, 'boolean');
    assert.ok(storedTurns.read().count >= 0);
  }
});

/** But for its keys, which are compared by what can be done with them. */
function told(value: unknown): string {
  return written(typeof value === 'object' && value !== null && 'keys' in value ? { ...value, keys: 'keys' } : value);
}

/** One with everything in it that a table may have. */
async function tableWith(secret: string): Promise<StoredTable> {
  const people = [{ name: 'Ada', crest: '' }];
  const kept = freshTable(secret, 'relays', true, people);
  const seats = [{ name: 'Ada', crest: '', key: '', bot: '', colour: 'red' as const }];
  return { ...kept, setup: preset('base'), seats, nonces: { 0: 'abc' }, wrote: 2, stage: 'play', when: 5, keys: await newKeys() };
}

test('a damaged table hides no other, and what is written under its secret is not written over it', async () => {
  const [good, bad] = [await tableWith('good'), await tableWith('bad')];
  const { keys, ...rest } = bad;
  let tried = 0;
  for (const { name, value } of damagedOnes(rest)) {
    tried++;
    const lying = typeof value === 'object' && value?.constructor === Object ? { ...value, keys } : value;
    await TABLES('readwrite', (store) => {
      store.clear();
      store.put(good, 'good');
      store.put(lying, 'bad');
    });
    assert.equal(told((await readTables()).readable.find(({ secret }) => secret === 'good')), told(good), name);
    await listTables();
    assert.ok(state.table.rows.some(({ secret }) => secret === 'good'));
    assert.equal(state.table.damaged.includes('bad'), !state.table.rows.some(({ secret }) => secret === 'bad'), name);
    const found = await readTable('bad');
    await writeTable(found ?? { ...freshTable('bad', 'relays', false, []), keys: good.keys });
    const lies = new Map(await entries<IDBValidKey, unknown>(TABLES));
    if (!found && value !== undefined) assert.equal(told(lies.get('damaged bad')), told(lying), name);
    assert.equal(told(lies.get('good')), told(good), name);
  }
  assert.ok(tried > 300 / STEP, `${tried} stores`);
  for (const wrong of [undefined, null, {}, { publicKey: keys.publicKey }, 'keys']) {
    await TABLES('readwrite', (store) => store.put({ ...rest, keys: wrong }, 'bad'));
    assert.equal(await readTable('bad'), null, 'without its keys nobody can sit down');
  }
});
