/** Tests of damaged stores that are read later (bots, course, notices, tables): valid content is neither hidden nor overwritten. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { readWorkshop } from '../../web/src/core/browser/bot-store';
import { clearLocalStorage, storedSafariWarning, storedTableCounts } from '../../web/src/core/browser/local-storage';
import { readTable, readTables, writeTable } from '../../web/src/features/together/table-store';
import { listTables } from '../../web/src/features/together/tables';
import { saveBot } from '../../web/src/features/workshop/bots';
import * as shelf from '../../web/src/features/workshop/model';
import { type SavedTable, tableState } from '../../web/src/features/together/state';
import './page-state';
import { damagedVariants, STEP, WRONG_JSON_VALUES, writeText, written } from './damage';
import { clearStores, putStored, stored } from './stores';

const { workshopState } = shelf;
const NONE = { texts: {}, passed: [] };
const BOTS = [1, 2, 3].map((number) => ({ name: `Bot ${number}`, source: `class Bot: pass  # ${number}`, saved_at: 9 - number }));

beforeEach(async () => {
  clearLocalStorage();
  await forgetWorkshop();
});

async function forgetWorkshop(): Promise<void> {
  await clearStores(['bots', 'drafts']);
  workshopState.update({ text: '', savedBot: null, bots: [], names: [], unsaved: [], knownTexts: {}, course: NONE });
}

// Guarantee: storage
test('a damaged bot hides no other bot and is not overwritten by the next save', async () => {
  let tried = 0;
  for (const { name, value } of damagedVariants(BOTS[0])) {
    tried++;
    await forgetWorkshop();
    for (const bot of BOTS.slice(1)) await putStored('bots', bot.name, bot);
    await putStored('bots', 'Bot 1', value);
    await shelf.loadWorkshop();
    await shelf.openFromLink('Bot 1', 'class Bot: new');
    await saveBot();
    const after = await stored('bots');
    assert.equal(after.size, BOTS.length + 1, name);
    assert.equal(written(after.get('Bot 1')), written(value), name);
    const sources = (await readWorkshop()).bots.map(({ source }) => source);
    for (const source of ['class Bot: new', ...BOTS.slice(1).map((bot) => bot.source)]) assert.ok(sources.includes(source), name);
  }
  assert.ok(tried > 50 / STEP, `${tried} stores`);
});

test('a damaged draft or course loses only its damaged parts', async () => {
  const course = { texts: { 1: 'one', 2: 'two' }, passed: [1, 2, 3] };
  for (const { name, value } of damagedVariants(course)) {
    await forgetWorkshop();
    await putStored('drafts', 'course', value);
    const storedCourse = (await readWorkshop()).course;
    for (const step of [1, 2] as const)
      if (!/^(all|texts):/.test(name) && !name.startsWith(`texts.${step}:`))
        assert.equal(storedCourse.texts[step], course.texts[step], name);
    if (!/^(all|passed)/.test(name)) assert.deepEqual(storedCourse.passed, course.passed, name);
    if (/^passed\.0/.test(name)) assert.deepEqual(storedCourse.passed.slice(-2), [2, 3], name);
    await shelf.loadWorkshop();
    for (const number of [1, 2, 10]) shelf.openStep(number);
    assert.equal(typeof workshopState.value.text, 'string');
  }
  for (const { name, value } of damagedVariants({ name: 'Mine', source: 'x' })) {
    await forgetWorkshop();
    for (const bot of BOTS) await putStored('bots', bot.name, bot);
    await putStored('drafts', 'bot', value);
    await putStored('drafts', 'unsaved', [value, { name: 'Good', source: 'good' }]);
    await shelf.loadWorkshop();
    assert.equal(typeof workshopState.value.text, 'string', name);
    if (name.startsWith('name')) assert.equal((await readWorkshop()).draft?.source, 'x', name);
    assert.deepEqual(workshopState.value.unsaved.at(-1)?.source, 'good', name);
    assert.deepEqual(workshopState.value.bots, BOTS);
  }
});

test('damaged notices and table counts are read as their defaults', () => {
  for (const { value } of damagedVariants({ told: true, count: 3 }, WRONG_JSON_VALUES)) {
    for (const name of ['told', 'tables']) writeText(name, value);
    assert.equal(typeof storedSafariWarning.read().told, 'boolean');
    assert.ok(storedTableCounts.read().turns >= 0);
  }
});

/** One with everything in it that a table may have. */
function tableWith(secret: string): SavedTable {
  const lists = { entries: ['name 0 1 Ada'], written: ['name 0 1 Ada'], acknowledged: [], mine: [0], names: ['Ada'], waitingFor: [1] };
  const rest = { seen: { 0: 5 }, tallied: 1, hints: 2, drafts: { 0: ['F0a1'] }, over: false, season: 'spring', isUnsent: true, when: 5 };
  return { link: 'a link', secret, context: 'a context', ...lists, ...rest };
}

// Guarantee: storage
test('a damaged table hides no other table and is kept when its secret is written again', async () => {
  const [good, bad] = [tableWith('good'), tableWith('bad')];
  let tried = 0;
  for (const { name, value } of damagedVariants(bad)) {
    tried++;
    await clearStores(['tables']);
    await putStored('tables', 'good', good);
    await putStored('tables', 'bad', value);
    assert.deepEqual(
      (await readTables()).tables.find(({ secret }) => secret === 'good'),
      good,
      name,
    );
    await listTables();
    assert.ok(tableState.value.rows.some(({ secret }) => secret === 'good'));
    assert.equal(tableState.value.damaged.includes('bad'), !tableState.value.rows.some(({ secret }) => secret === 'bad'), name);
    const table = await readTable('bad');
    await writeTable(table ?? tableWith('bad'));
    const after = await stored('tables');
    if (!table && value !== undefined) assert.equal(written(after.get('damaged bad')), written(value), name);
    assert.deepEqual(after.get('good'), good, name);
  }
  assert.ok(tried > 300 / STEP, `${tried} stores`);
});
