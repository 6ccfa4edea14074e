/** Tests of the names of cells and of the map text. */

import assert from 'node:assert/strict';
import { test } from 'vitest';
import { cellName, isInside, isSurrounded, parseMap, parseCell } from '../../web/src/core/contract/cells';
import { BLANK, mapWith } from './game';

test('a cell name is a column letter and a row number counted from the top', () => {
  assert.equal(cellName([0, 0]), 'a1');
  assert.equal(cellName([3, 2]), 'c4');
  assert.equal(cellName([10, 10]), 'k11');
});

test('parsing a cell name returns the position it was made from', () => {
  for (const name of ['a1', 'c4', 'k11', 'f10']) assert.equal(cellName(parseCell(name)), name);
  assert.deepEqual(parseCell('k11'), [10, 10]);
});

test('positions outside the 11 rows and columns are not inside the map', () => {
  for (const place of [[0, 0], [10, 10], [0, 10]] as const) assert.ok(isInside(place)); // prettier-ignore
  for (const place of [[-1, 0], [0, -1], [11, 0], [0, 11]] as const) assert.ok(!isInside(place)); // prettier-ignore
});

test('parsing a blank sheet returns mountains in the grid and ruins as empty cells', () => {
  const { grid, ruins, attack } = parseMap(BLANK);
  assert.equal(grid.length, 11);
  assert.equal(grid[1], '...^.......');
  assert.deepEqual(ruins.map(cellName), ['f2', 'b3', 'j3', 'b9', 'j9', 'f10']);
  assert.deepEqual(attack, []);
});

test('a small letter in a map text is terrain on ruins', () => {
  const { grid, ruins } = parseMap(mapWith({ f2: 'w', a1: 'F' }));
  assert.equal(grid[1]?.[5], 'W');
  assert.equal(grid[0]?.[0], 'F');
  assert.ok(ruins.map(cellName).includes('f2'));
  assert.ok(!ruins.map(cellName).includes('a1'));
});

test('attack cells are read after the exclamation mark of a map text', () => {
  assert.deepEqual(parseMap(`${BLANK} !b2,k11`).attack, [[1, 1], [10, 10]]); // prettier-ignore
  assert.deepEqual(parseMap(`${BLANK} !`).attack, []);
  assert.deepEqual(parseMap(`${BLANK} b2`).attack, []);
});

test('a mountain is surrounded when no cell beside it is empty', () => {
  const { grid } = parseMap(mapWith({ d1: 'F', c2: 'W', e2: 'V' }));
  assert.ok(!isSurrounded(grid, parseCell('d2')));
  assert.ok(isSurrounded(parseMap(mapWith({ d1: 'F', c2: 'W', e2: 'V', d3: 'X' })).grid, parseCell('d2')));
});
