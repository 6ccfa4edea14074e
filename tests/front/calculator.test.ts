/** Tests of the calculator for paper maps: drawing, undo, and the score from the engine. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { clearLocalStorage } from '../../web/src/core/browser/local-storage';
import { parseCell } from '../../web/src/core/contract/cells';
import { CATALOGUE } from '../../web/src/core/contract/generated/catalogue';
import {
  addPlayer,
  canUndoStroke,
  updateCalculator,
  updatePlayer,
  saveAndScore,
  calculator,
  isUpToDate,
  scoredLetters,
  pushUndo,
  highlightedCells,
  MAX_PLAYERS,
  openCalculator,
  removePlayer,
  selectPlayer,
  activePlayer,
  undoStroke,
} from '../../web/src/features/calculator/model';
import { changeSheet, clearMap, letterAt, paint, pasteMap } from '../../web/src/features/calculator/strokes';
import { state } from '../../web/src/core/state/store';
import './page-state';
import { settled } from './clock';
import { answerRequests, EngineLost, type Message, requestsOf, refusal } from './scripted-engine';
import { BLANK, mapWith } from './game';

const claims = [{ stars: 2, cells: ['a1', 'a2'] }];
const counted = ({ map, edicts }: Message): unknown => ({
  ok: true,
  map,
  explanations: (edicts as string[]).map((id) => ({ id, letter: '', stars: 2, count: 1, claims })),
  coins: 0,
  toll: 1,
  toll_cells: ['c3'],
  total: 3,
});

beforeEach(async () => {
  await settled();
  clearLocalStorage();
  answerRequests({ 'score-map': counted });
  openCalculator();
  await settled();
  assert.ok(isUpToDate());
});

const stored = (): Record<string, unknown> => JSON.parse(localStorage.getItem('mapwright:desk') ?? '{}') as Record<string, unknown>;

test('an empty calculator has one blank sheet that is scored at once', () => {
  assert.deepEqual(calculator.value.sitters, [{ name: '', map: BLANK, coins: 0 }]);
  assert.equal(calculator.value.scores[0]?.total, 3);
});

test('the calculator restores its stored state and ignores damaged parts', async () => {
  const good = { name: 'x'.repeat(40), map: mapWith({ a1: 'F' }), coins: 99.5 };
  const edicts = ['sentinel-wood', 'nonsense', 7];
  const sitters = [good, { ...good, map: 'no map' }, null, { ...good, coins: 'many' }];
  clearLocalStorage();
  localStorage.setItem('mapwright:desk', JSON.stringify({ sheet: 'B', edicts, season: 2.7, sitters }));
  openCalculator();
  await settled();
  assert.deepEqual([calculator.value.sheet, calculator.value.edicts, calculator.value.season], ['B', ['sentinel-wood', '', '', ''], 2]);
  const read = { name: 'x'.repeat(24), map: good.map, coins: CATALOGUE.coin_track };
  assert.deepEqual(calculator.value.sitters, [read, { ...read, coins: 0 }]);
  clearLocalStorage();
  localStorage.setItem('mapwright:desk', JSON.stringify({ sheet: 'Q', edicts: 'all', season: 9, sitters: {} }));
  openCalculator();
  await settled();
  assert.deepEqual([calculator.value.sheet, calculator.value.season, calculator.value.sitters.length], ['A', 0, 1]);
});

test('painting changes free cells, leaves mountains, and keeps ruins under the terrain', () => {
  paint(parseCell('a1'), 'F');
  paint(parseCell('d2'), 'F');
  paint(parseCell('f2'), 'W');
  assert.deepEqual(['a1', 'd2', 'f2'].map((cell) => letterAt(parseCell(cell))), ['F', '^', 'w']); // prettier-ignore
  paint(parseCell('f2'), '.');
  paint(parseCell('a1'), '.');
  assert.equal(activePlayer().map, BLANK);
  assert.equal((stored().sitters as { map: string }[])[0]?.map, BLANK);
});

// WCAG: 2.5.2
test('undo reverts a whole stroke and keeps a changed name', () => {
  assert.ok(!canUndoStroke());
  pushUndo();
  paint(parseCell('a1'), 'F');
  paint(parseCell('a2'), 'F');
  updatePlayer({ name: 'Ada' });
  undoStroke();
  assert.deepEqual([activePlayer().map, activePlayer().name], [BLANK, 'Ada']);
  assert.ok(!canUndoStroke());
  undoStroke();
  assert.equal(activePlayer().map, BLANK);
});

test('players can be added and removed up to a limit, and adding can be undone', async () => {
  updatePlayer({ name: 'Ada' });
  addPlayer();
  assert.deepEqual([calculator.value.active, calculator.value.sitters.length], [1, 2]);
  undoStroke();
  assert.deepEqual([calculator.value.active, calculator.value.sitters.length, activePlayer().name], [0, 1, 'Ada']);
  addPlayer();
  selectPlayer(0);
  removePlayer();
  assert.deepEqual([calculator.value.active, activePlayer().name], [0, '']);
  removePlayer();
  assert.equal(calculator.value.sitters.length, 1, 'somebody must sit there');
  for (let i = 0; i < 30; i++) addPlayer();
  assert.equal(calculator.value.sitters.length, MAX_PLAYERS);
  await settled();
  assert.equal(calculator.value.scores.length, MAX_PLAYERS);
});

test('changing the sheet keeps the drawing except where the new sheet has mountains', () => {
  paint(parseCell('a1'), 'F');
  paint(parseCell('i2'), 'W');
  paint(parseCell('g2'), 'V');
  changeSheet('B');
  assert.deepEqual(['a1', 'i2', 'g2'].map((cell) => letterAt(parseCell(cell))), ['F', '^', 'v']); // prettier-ignore
  clearMap();
  assert.equal(activePlayer().map, CATALOGUE.sheets.B?.map);
  undoStroke();
  undoStroke();
  assert.equal(calculator.value.sheet, 'A');
});

test('a season scores two of the chosen edicts, and a selected edict highlights its cells', async () => {
  updateCalculator({ edicts: ['sentinel-wood', '', 'great-city', 'borderlands'], season: 0 });
  assert.deepEqual(scoredLetters(), ['A']);
  updateCalculator({ season: 2 });
  assert.deepEqual(scoredLetters(), ['C', 'D']);
  updateCalculator({ season: 4 });
  assert.deepEqual(scoredLetters(), ['A', 'C', 'D']);
  await settled();
  assert.deepEqual(requestsOf('score-map').at(-1)?.edicts, ['sentinel-wood', 'great-city', 'borderlands']);
  assert.deepEqual(highlightedCells(), []);
  updateCalculator({ highlighted: 'C' });
  await settled();
  assert.deepEqual(highlightedCells(), [['a1', 'a2']]);
  updateCalculator({ highlighted: '!' });
  assert.deepEqual(highlightedCells(), [['c3']]);
  await settled();
});

test('changes during scoring lead to one more question, for the latest map', async () => {
  const before = requestsOf('score-map').length;
  for (const cell of ['a1', 'a2', 'a3', 'a4']) paint(parseCell(cell), 'F');
  assert.ok(!isUpToDate());
  await settled();
  assert.equal(requestsOf('score-map').length, before + 2);
  assert.equal(requestsOf('score-map').at(-1)?.map, activePlayer().map);
  answerRequests({ 'score-map': () => Promise.reject(new EngineLost()) });
  saveAndScore();
  await settled();
  assert.deepEqual(calculator.value.scores, [null]);
});

test('a map that is pasted while the engine is lost is not reported as a bad map', async () => {
  answerRequests({ 'score-map': () => Promise.reject(new EngineLost()) });
  assert.equal(await pasteMap(activePlayer().map), false);
  assert.equal(state.notices.failure, null);
});

test('a pasted map selects its sheet, and a text that is no map changes nothing', async () => {
  const map = mapWith({ a1: 'F' }, CATALOGUE.sheets.B?.map);
  assert.equal(await pasteMap(`  ${map.replaceAll('/', '\r\n')}\n`), true);
  assert.deepEqual([activePlayer().map, calculator.value.sheet], [map, 'B']);
  answerRequests({ 'score-map': () => refusal('map') });
  assert.equal(await pasteMap('nonsense'), false);
  assert.deepEqual([activePlayer().map, state.notices.failure?.text], [map, 'error-map']);
  await settled();
});
