/** Tests of own sheets: painting with mirrors, undo and redo, what is kept on this device, and sheets of links. */

import assert from 'node:assert/strict';
import { render } from 'lit';
import { beforeEach, test } from 'vitest';
import { clearLocalStorage } from '../../web/src/core/browser/local-storage';
import { parseCell } from '../../web/src/core/contract/cells';
import { CATALOGUE } from '../../web/src/core/contract/generated/catalogue';
import { deleteSheet, keepSheets, loadSheets, ownSheetIds, sheetMap } from '../../web/src/core/page/sheets';
import { BLANK_SHEET, MAX_SHEETS, type OwnSheet } from '../../web/src/core/state/own-sheets';
import { state, update } from '../../web/src/core/state/store';
import { sheetLabel, sheetName } from '../../web/src/core/words/sentences';
import { textIndex } from '../../web/src/core/ui/map-painter';
import {
  canRedo,
  canUndo,
  currentCheck,
  editor,
  openDraft,
  paint,
  playableId,
  pushUndo,
  redo,
  renameSheet,
  replaceSheet,
  surprise,
  undo,
} from '../../web/src/features/sheets/model';
import { arrive, screen } from '../../web/src/features/sheets/screen';
import { rendered } from './page-state';
import { settled } from './clock';
import { override } from './override';
import { answerRequests, type Message, refusal, requestsOf } from './scripted-engine';

const ID = 'Sabc_';
const FULL = BLANK_SHEET.replaceAll('.', '^');
const lakes: OwnSheet = { id: ID, name: 'Lakes', map: withLetters({ c3: '^' }) };
const answer = ({ sheet }: Message): unknown => {
  const map = sheet === ID ? lakes.map : String(sheet);
  return { ok: true, sheet: map === FULL ? '' : ID, map, remarks: map === FULL ? [{ code: 'full', cells: [], count: 0 }] : [] };
};

function withLetters(letters: Record<string, string>): string {
  const map = [...BLANK_SHEET];
  for (const [cell, letter] of Object.entries(letters)) map[textIndex(parseCell(cell))] = letter;
  return map.join('');
}

function stroke(cells: readonly string[], brush: string): void {
  pushUndo();
  for (const cell of cells) paint(parseCell(cell), brush);
}

beforeEach(async () => {
  clearLocalStorage();
  answerRequests({ sheet: answer });
  openDraft();
  await settled();
});

const MIRRORED = {
  none: { b2: '^' },
  across: { b2: '^', j2: '^' },
  down: { b2: '^', b10: '^' },
  turn: { b2: '^', j10: '^' },
} as const;

for (const [mirror, letters] of Object.entries(MIRRORED))
  test(`painting b2 with the mirror ${mirror} paints ${Object.keys(letters).join(' and ')}`, () => {
    editor.update({ mirror: mirror as keyof typeof MIRRORED });
    stroke(['b2'], '^');
    assert.equal(editor.value.map, withLetters(letters));
  });

test('undo takes back a whole stroke, and redo brings it back', () => {
  stroke(['a1', 'a2', 'a3'], '#');
  stroke(['c3'], '*');
  undo();
  assert.equal(editor.value.map, withLetters({ a1: '#', a2: '#', a3: '#' }));
  undo();
  assert.deepEqual([editor.value.map, canUndo(), canRedo()], [BLANK_SHEET, false, true]);
  redo();
  redo();
  assert.deepEqual([editor.value.map, canRedo()], [withLetters({ a1: '#', a2: '#', a3: '#', c3: '*' }), false]);
});

test('a stroke that changes nothing is not a step of undo', () => {
  stroke(['a1'], '^');
  stroke(['b1'], '.');
  stroke(['b2'], '.');
  undo();
  assert.deepEqual([editor.value.map, canUndo()], [BLANK_SHEET, false]);
});

test('the painted sheet and its name are there again after a reload', async () => {
  stroke(['a1'], '^');
  renameSheet('Hill');
  editor.reset();
  openDraft();
  await settled();
  assert.deepEqual([editor.value.map, editor.value.name], [withLetters({ a1: '^' }), 'Hill']);
});

test('a damaged draft becomes an empty sheet', async () => {
  localStorage.setItem('mapwright:sheet', JSON.stringify({ map: 'no map', name: 7 }));
  editor.reset();
  openDraft();
  await settled();
  assert.deepEqual([editor.value.map, editor.value.name], [BLANK_SHEET, '']);
});

test('nobody can play on a sheet that the engine calls full', async () => {
  replaceSheet(FULL, '');
  await settled();
  assert.deepEqual([playableId(), currentCheck()?.remarks[0]?.code], ['', 'full']);
});

test('a surprise replaces the sheet, and undo brings the old one back', async () => {
  answerRequests({ sheet: answer, 'random-sheet': () => ({ ok: true, sheet: ID, map: lakes.map, remarks: [] }) });
  stroke(['a1'], '^');
  assert.equal(await surprise(), true);
  assert.equal(editor.value.map, lakes.map);
  undo();
  assert.equal(editor.value.map, withLetters({ a1: '^' }));
});

/* ---------- links ---------- */

test('a linked sheet is shown, the draft stays stored, and undo brings it back', async () => {
  stroke(['a1'], '^');
  assert.equal(await arrive({ sheet: ID, name: 'Twin‮ Lakes\n<b>' }), true);
  assert.deepEqual([editor.value.map, editor.value.name, editor.value.isLinked], [lakes.map, 'Twin Lakes <b>', true]);
  const { map } = JSON.parse(localStorage.getItem('mapwright:sheet') ?? '{}') as { map: string };
  assert.equal(map, withLetters({ a1: '^' }));
  undo();
  assert.equal(editor.value.map, map);
});

test('a reload opens the linked sheet again, and what was painted on it once it is changed', async () => {
  update('navigation', { route: { to: 'sheets', sheet: ID, name: 'Lakes' } });
  await arrive({ sheet: ID, name: 'Lakes' });
  assert.deepEqual(state.navigation.route, { to: 'sheets', sheet: ID, name: 'Lakes' });
  stroke(['a1'], '^');
  assert.deepEqual(state.navigation.route, { to: 'sheets' });
});

test('a newcomer with a link to a sheet may learn first, but not beside a sheet of their own', async () => {
  const learnButton = (): Element | null => rendered(screen()).querySelector('[data-act="learn-first"]');
  await arrive({ sheet: ID, name: 'Lakes' });
  assert.ok(learnButton());
  stroke(['a1'], '^');
  assert.equal(learnButton(), null);
});

test('a name of 60,000 characters from a link is cut to 40', async () => {
  await arrive({ sheet: ID, name: 'x'.repeat(60_000) });
  assert.equal(editor.value.name.length, 40);
});

for (const [code, text] of [
  ['sheet', 'error-sheet'],
  ['sheet-full', 'error-sheet-full'],
  ['setup', 'error-sheet'],
] as const)
  test(`a link whose sheet is refused with ${code} shows ${text} and changes nothing`, async () => {
    stroke(['a1'], '^');
    answerRequests({ sheet: (message: Message) => (message.sheet === 'bad' ? refusal(code) : answer(message)) });
    assert.equal(await arrive({ sheet: 'bad' }), false);
    assert.deepEqual([state.notices.failure?.text, editor.value.map], [text, withLetters({ a1: '^' })]);
  });

/* ---------- kept sheets ---------- */

test('a kept sheet has its name everywhere, also after a reload', () => {
  assert.deepEqual([sheetName(ID), sheetLabel(ID)], ['Nameless land', 'Own sheet']);
  assert.equal(keepSheets([lakes]), 'kept');
  loadSheets();
  assert.deepEqual([sheetName(ID), sheetLabel(ID), sheetMap(ID)], ['Lakes', 'Own sheet', lakes.map]);
});

test('a sheet that is kept again gets the new name', () => {
  keepSheets([lakes]);
  keepSheets([{ ...lakes, name: 'Ponds' }]);
  assert.deepEqual(state.stored.sheets, [{ ...lakes, name: 'Ponds' }]);
});

test('a sheet that another tab has kept is not lost', () => {
  keepSheets([lakes]);
  localStorage.setItem('mapwright:sheets', JSON.stringify({ sheets: [lakes, { ...lakes, id: 'Sother_' }] }));
  keepSheets([{ ...lakes, id: 'Sthird_' }]);
  assert.deepEqual(state.stored.sheets.map(({ id }) => id), ['Sthird_', ID, 'Sother_']); // prettier-ignore
});

test('a damaged kept sheet is left out, and the others stay', () => {
  const sheets = [{ ...lakes, map: '<b>' }, { ...lakes, id: 'E' }, null, lakes];
  localStorage.setItem('mapwright:sheets', JSON.stringify({ sheets }));
  loadSheets();
  assert.deepEqual(state.stored.sheets, [lakes]);
});

test('with full storage a sheet is kept until the page is closed', () => {
  const storage = localStorage;
  const refuse = (): never => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  override(globalThis, { localStorage: { getItem: () => null, setItem: refuse } });
  assert.equal(keepSheets([lakes]), 'not-stored');
  override(globalThis, { localStorage: storage });
  assert.deepEqual(state.stored.sheets, [lakes]);
});

test('the sheet after the hundredth is refused, and nothing is lost', () => {
  const sheets = Array.from({ length: MAX_SHEETS }, (_, number) => ({ ...lakes, id: `S${number}_` }));
  assert.equal(keepSheets(sheets), 'kept');
  assert.equal(keepSheets([lakes]), 'too-many');
  assert.deepEqual(state.stored.sheets, sheets);
});

test('a deleted sheet is gone after a reload, and a game on it keeps its map', async () => {
  keepSheets([lakes]);
  deleteSheet(ID);
  loadSheets();
  assert.deepEqual(state.stored.sheets, []);
  sheetMap(ID);
  await settled();
  assert.equal(sheetMap(ID), lakes.map);
  assert.equal(requestsOf('sheet').filter(({ sheet }) => sheet === ID).length, 1);
});

test('forms offer the kept sheets, and the chosen one if it is not kept', () => {
  keepSheets([lakes]);
  assert.deepEqual([ownSheetIds('A'), ownSheetIds(ID), ownSheetIds('Sother_')], [[ID], [ID], ['Sother_', ID]]);
  assert.equal(sheetMap('B'), CATALOGUE.sheets.B?.map);
});

/* ---------- the keyboard's focus ---------- */

/** Draws the editor, focuses the button and presses it, and draws the editor again. */
async function press(act: string): Promise<void> {
  const page = document.getElementById('sheets-page') ?? document.body.appendChild(document.createElement('div'));
  page.id = 'sheets-page';
  render(screen(), page);
  const button = page.querySelector<HTMLElement>(`[data-act="${act}"]`);
  assert.ok(button, act);
  button.focus();
  button.click();
  await settled();
  render(screen(), page);
}

const focused = (): string | undefined => (document.activeElement as HTMLElement).dataset.act;

test('a button that has nothing more to do keeps the focus', async () => {
  stroke(['a1'], '^');
  await settled();
  await press('sheet-undo');
  assert.deepEqual([focused(), canUndo()], ['sheet-undo', false]);
  await press('sheet-redo');
  assert.deepEqual([focused(), canRedo()], ['sheet-redo', false]);
  await press('keep-sheet');
  assert.deepEqual([focused(), state.stored.sheets.length], ['keep-sheet', 1]);
});

test('deleting a sheet asks first, and leaves the focus at the list', async () => {
  keepSheets([lakes]);
  await press('delete-sheet');
  assert.deepEqual([focused(), state.stored.sheets.length], ['delete-sheet-sure', 1]);
  await press('delete-sheet-sure');
  assert.deepEqual([document.activeElement?.id, state.stored.sheets.length], ['kept-sheets', 0]);
});

test('the button that starts a trial becomes the one that stops it', async () => {
  let answers = 0;
  answerRequests({
    sheet: answer,
    'sheet-trial': () => (answers++ ? new Promise(() => undefined) : { ok: true, busy: true, progress: 0.5 }),
  });
  update('navigation', { route: { to: 'sheets' } });
  await press('try-sheet');
  assert.deepEqual([focused(), document.querySelector('progress')?.value], ['stop-trial', 50]);
  await press('stop-trial');
  assert.equal(focused(), 'try-sheet');
});
