/** The scoring desk: paper maps, strokes that can be undone, and what the engine counts. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { forgetStored } from '../../web/src/browser/local';
import { placeOf } from '../../web/src/contract/cells';
import { CATALOGUE } from '../../web/src/contract/generated/catalogue';
import {
  addSitter,
  canUndo,
  change,
  changeSitter,
  count,
  desk,
  isCounted,
  letters,
  lift,
  litCells,
  MOST_SITTERS,
  openDesk,
  removeSitter,
  seat,
  sitter,
  undo,
} from '../../web/src/screens/desk/desk';
import { changeSheet, clearMap, letterAt, paint, pasteMap } from '../../web/src/screens/desk/strokes';
import { state } from '../../web/src/state/store';
import './begin';
import { settled } from './clock';
import { answers, EngineLost, type Message, whatWasAsked } from './engine';
import { BLANK, drawn } from './game';

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
  forgetStored();
  answers({ desk: counted });
  openDesk();
  await settled();
  assert.ok(isCounted());
});

const stored = (): Record<string, unknown> => JSON.parse(localStorage.getItem('mapwright:desk') ?? '{}') as Record<string, unknown>;

test('an empty desk has one blank sheet, counted at once', () => {
  assert.deepEqual(desk.sitters, [{ name: '', map: BLANK, coins: 0 }]);
  assert.equal(desk.counts[0]?.total, 3);
});

test('what lay on the desk lies there again; of what is stored only what can be read', async () => {
  const good = { name: 'x'.repeat(40), map: drawn({ a1: 'F' }), coins: 99.5 };
  const edicts = ['sentinel-wood', 'nonsense', 7];
  const sitters = [good, { ...good, map: 'no map' }, null, { ...good, coins: 'many' }];
  forgetStored();
  localStorage.setItem('mapwright:desk', JSON.stringify({ sheet: 'B', edicts, season: 2.7, sitters }));
  openDesk();
  await settled();
  assert.deepEqual([desk.sheet, desk.edicts, desk.season], ['B', ['sentinel-wood', '', '', ''], 2]);
  const read = { name: 'x'.repeat(24), map: good.map, coins: CATALOGUE.coin_track };
  assert.deepEqual(desk.sitters, [read, { ...read, coins: 0 }]);
  forgetStored();
  localStorage.setItem('mapwright:desk', JSON.stringify({ sheet: 'Q', edicts: 'all', season: 9, sitters: {} }));
  openDesk();
  await settled();
  assert.deepEqual([desk.sheet, desk.season, desk.sitters.length], ['A', 0, 1]);
});

test('a stroke paints cells, leaves what is printed, and keeps ruins under the paint', () => {
  paint(placeOf('a1'), 'F');
  paint(placeOf('d2'), 'F');
  paint(placeOf('f2'), 'W');
  assert.deepEqual(['a1', 'd2', 'f2'].map((cell) => letterAt(placeOf(cell))), ['F', '^', 'w']); // prettier-ignore
  paint(placeOf('f2'), '.');
  paint(placeOf('a1'), '.');
  assert.equal(sitter().map, BLANK);
  assert.equal((stored().sitters as { map: string }[])[0]?.map, BLANK);
});

test('a whole stroke is undone at once, and names are no strokes', () => {
  assert.ok(!canUndo());
  lift();
  paint(placeOf('a1'), 'F');
  paint(placeOf('a2'), 'F');
  changeSitter({ name: 'Ada' });
  undo();
  assert.deepEqual([sitter().map, sitter().name], [BLANK, 'Ada']);
  assert.ok(!canUndo());
  undo();
  assert.equal(sitter().map, BLANK);
});

test('sitters come and go, and both can be undone', async () => {
  changeSitter({ name: 'Ada' });
  addSitter();
  assert.deepEqual([desk.active, desk.sitters.length], [1, 2]);
  undo();
  assert.deepEqual([desk.active, desk.sitters.length, sitter().name], [0, 1, 'Ada']);
  addSitter();
  seat(0);
  removeSitter();
  assert.deepEqual([desk.active, sitter().name], [0, '']);
  removeSitter();
  assert.equal(desk.sitters.length, 1, 'somebody must sit there');
  for (let i = 0; i < 30; i++) addSitter();
  assert.equal(desk.sitters.length, MOST_SITTERS);
  await settled();
  assert.equal(desk.counts.length, MOST_SITTERS);
});

test('another sheet lies under the same drawings; what is printed on it wins', () => {
  paint(placeOf('a1'), 'F');
  paint(placeOf('i2'), 'W');
  paint(placeOf('g2'), 'V');
  changeSheet('B');
  assert.deepEqual(['a1', 'i2', 'g2'].map((cell) => letterAt(placeOf(cell))), ['F', '^', 'v']); // prettier-ignore
  clearMap();
  assert.equal(sitter().map, CATALOGUE.sheets.B?.map);
  undo();
  undo();
  assert.equal(desk.sheet, 'A');
});

test('a season scores two of the edicts that lie there, and lights their cells', async () => {
  change({ edicts: ['sentinel-wood', '', 'great-city', 'borderlands'], season: 0 });
  assert.deepEqual(letters(), ['A']);
  change({ season: 2 });
  assert.deepEqual(letters(), ['C', 'D']);
  change({ season: 4 });
  assert.deepEqual(letters(), ['A', 'C', 'D']);
  await settled();
  assert.deepEqual(whatWasAsked('desk').at(-1)?.edicts, ['sentinel-wood', 'great-city', 'borderlands']);
  assert.deepEqual(litCells(), []);
  change({ lit: 'C' });
  await settled();
  assert.deepEqual(litCells(), [['a1', 'a2']]);
  change({ lit: '!' });
  assert.deepEqual(litCells(), [['c3']]);
  await settled();
});

test('while it counts only the latest map is counted next', async () => {
  const before = whatWasAsked('desk').length;
  for (const cell of ['a1', 'a2', 'a3', 'a4']) paint(placeOf(cell), 'F');
  assert.ok(!isCounted());
  await settled();
  assert.equal(whatWasAsked('desk').length, before + 2);
  assert.equal(whatWasAsked('desk').at(-1)?.map, sitter().map);
  answers({ desk: () => Promise.reject(new EngineLost()) });
  count();
  await settled();
  assert.deepEqual(desk.counts, [null]);
});

test('a pasted map tells its sheet; what the engine cannot read changes nothing', async () => {
  const map = drawn({ a1: 'F' }, CATALOGUE.sheets.B?.map);
  assert.equal(await pasteMap(`  ${map.replaceAll('/', '\r\n')}\n`), true);
  assert.deepEqual([sitter().map, desk.sheet], [map, 'B']);
  answers({ desk: () => ({ ok: false, error: { code: 'map', detail: '' } }) });
  assert.equal(await pasteMap('nonsense'), false);
  assert.deepEqual([sitter().map, state.page.failure?.text], [map, 'error-map']);
  await settled();
});
