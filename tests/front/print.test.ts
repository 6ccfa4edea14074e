/** The empty sheet and the cards to print: what somebody needs who draws a game by hand. */

import assert from 'node:assert/strict';
import { render } from 'lit';
import { test } from 'vitest';
import { preset } from '../../web/src/core/state/form';
import { cardPage, emptySheetPage, type EmptySheet } from '../../web/src/core/ui/print-sheet';
import { BLANK } from './game';
import './page-state';

const EDICTS = ['sentinel-wood', 'canal-lake', 'great-city', 'borderlands'];

function printed(page: typeof emptySheetPage, setup: EmptySheet['setup']): HTMLElement {
  const element = document.createElement('div');
  render(page({ map: BLANK, setup, edicts: EDICTS, deal: 'bA1-x' }), element);
  return element;
}

function count(element: HTMLElement, selector: string): number {
  return element.querySelectorAll(selector).length;
}

test('an empty sheet has a box for each unit of time of each season of its set', () => {
  for (const [name, limits] of [
    ['base', [8, 8, 7, 6]],
    ['heroes', [8, 7, 7, 6]],
  ] as const) {
    const rows = [...printed(emptySheetPage, preset(name)).querySelectorAll<HTMLElement>('tbody tr')];
    assert.deepEqual(
      rows.map((row) => count(row, '.print-time i')),
      limits,
    );
  }
});

test('an empty sheet has fourteen coins, and a picture and a rule for each edict', () => {
  const sheet = printed(emptySheetPage, preset('base'));
  assert.equal(count(sheet, '.print-coins i'), 14);
  assert.deepEqual(
    [...sheet.querySelectorAll<HTMLElement>('[data-print="edict"]')].map(({ dataset }) => dataset.id),
    EDICTS,
  );
  assert.match(sheet.textContent ?? '', /reputation|star/);
});

test('the score table has two edicts for each season, in the order of the rules', () => {
  const cells = [...printed(emptySheetPage, preset('base')).querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td:not(.print-time) > small')].map((cell) => cell.textContent).join(''),
  );
  assert.deepEqual(cells, ['AB+−', 'BC+−', 'CD+−', 'DA+−']);
});

test('the cards to cut out are those of the setup', () => {
  const cards = (setup: EmptySheet['setup']): number => count(printed(cardPage, setup), 'li');
  assert.equal(cards(preset('base')), 11 + 2 + 4); // explore cards, ruins, ambushes
  assert.equal(cards(preset('heroes')), 11 + 4 + 4); // explore cards, ambushes, heroes
});
