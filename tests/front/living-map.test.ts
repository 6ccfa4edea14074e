/** Tests of what a finished map shows beside its terrains: names of places, a rare serpent, and what moves at rest. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { parseMap } from '../../web/src/core/contract/cells';
import { findLabels, serpentCell } from '../../web/src/core/paint/labels';
import { state, update } from '../../web/src/core/state/store';
import { placeName } from '../../web/src/core/ui/place-names';
import { loadLazyTexts, setLocale } from '../../web/src/core/words/texts';
import { mayMove, parts } from '../../web/src/features/living-map';
import { brightnessAt } from '../../web/src/features/living-map/candle-light';
import { fibreAt } from '../../web/src/features/living-map/desk';
import { shipRoute } from '../../web/src/features/living-map/scene';
import { currentPlay } from '../../web/src/play/play';
import { mapWith, storedGame, summary } from './game';
import { pass } from './clock';
import { matchingMedia, override } from './override';
import './page-state';

/** A lake of 3 by 3 cells in the upper left corner, and a forest of four cells in a column. */
const CELLS = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'];
const LAND = mapWith(
  { ...Object.fromEntries(CELLS.map((cell) => [cell, 'W'])), k8: 'F', k9: 'F', k10: 'F', k11: 'F' },
  `${'...........'}${'/...........'.repeat(10)}`,
);
const MAP = parseMap(LAND);

beforeEach(() => {
  matchingMedia.clear();
  update('settings', { theme: 'day' });
  override(document, { hidden: false });
  update('navigation', { ...state.navigation, route: { to: 'final' } });
});

test('the largest lake and forest get names along their longest rows and columns', () => {
  assert.deepEqual(
    findLabels(MAP).map(({ feature, at, angle }) => [feature, ...at, angle > 0]),
    [
      ['water', 0.5, 1.5, false],
      ['forest', 9, 10.5, true],
    ],
  );
});

test('two mountains close to each other are a range, and single ones have no name', () => {
  const peaks = (cells: Record<string, string>): number =>
    findLabels(parseMap(mapWith(cells, LAND))).filter(({ feature }) => feature === 'mountain').length;
  assert.deepEqual([peaks({ e5: '^', g6: '^' }), peaks({ e5: '^', k5: '^' })], [1, 0]);
});

test('the name of a range lies across no other name', () => {
  const features = (cells: Record<string, string>): string[] => findLabels(parseMap(mapWith(cells, LAND))).map(({ feature }) => feature);
  assert.ok(features({ g1: '^', i1: '^' }).includes('mountain'));
  assert.ok(!features({ d1: '^', f1: '^' }).includes('mountain'), 'it would touch that of the lake');
});

test('place names are in the language of the page, and the same for the same deal', async () => {
  await loadLazyTexts();
  const game = storedGame('places', { summary: summary({ name: { feature: 'water', realm: 0, epithet: 0 } }) });
  assert.equal(placeName(game, 'water'), 'Grey Lake');
  assert.equal(placeName(game, 'forest'), placeName(game, 'forest'));
  await setLocale('uk');
  assert.equal(placeName(game, 'water'), 'Сіре озеро');
});

test('a serpent lives in few large lakes', () => {
  const seeds = Array.from({ length: 400 }, (_, seed) => seed).filter((seed) => serpentCell(MAP, seed));
  assert.ok(seeds.length > 20 && seeds.length < 100, `${seeds.length}`);
});

test('a ship sails along the longest row of water', () => {
  assert.deepEqual(shipRoute(MAP), { row: 0, from: 0, to: 2 });
  assert.equal(shipRoute(parseMap(mapWith({ a1: 'W' }))), undefined);
});

test('the map moves only on home and on the final screen, and while it may', () => {
  assert.ok(mayMove());
  override(document, { hidden: true });
  assert.ok(!mayMove());
  override(document, { hidden: false });
  matchingMedia.add('(prefers-reduced-motion: reduce)');
  assert.ok(!mayMove());
  matchingMedia.clear();
  update('navigation', { ...state.navigation, route: { to: 'play' } });
  assert.ok(!mayMove());
  update('navigation', { ...state.navigation, route: { to: 'home' } });
  assert.ok(mayMove());
});

test('with high contrast nothing moves', () => {
  update('settings', { theme: 'contrast' });
  assert.ok(!mayMove());
  update('settings', { theme: 'day' });
  assert.ok(mayMove());
});

test('by candle the light flickers eight times a second on home, and is gone in a game', async () => {
  update('settings', { theme: 'candle' });
  update('navigation', { ...state.navigation, route: { to: 'home' } });
  parts.startLivingMap(currentPlay());
  parts.startLivingMap(currentPlay());
  const [light, ...others] = document.querySelectorAll<HTMLElement>('.candle-light');
  assert.ok(light && !others.length);
  const before = light.style.opacity;
  await pass(125);
  assert.notEqual(light.style.opacity, before);
  update('navigation', { ...state.navigation, route: { to: 'play' } });
  await pass(125);
  assert.ok(!light.isConnected);
});

test('the light of a candle stays between two fifths and full strength', () => {
  const values = Array.from({ length: 400 }, (_, i) => brightnessAt(i / 8));
  assert.ok(values.every((value) => value >= 0.4 && value <= 1));
});

test('the wood of the desk continues at the edges of its tile', () => {
  for (const at of [0, 50, 120, 255]) {
    assert.ok(Math.abs(fibreAt(256, at) - fibreAt(0, at)) < 1e-9);
    assert.ok(Math.abs(fibreAt(at, 256) - fibreAt(at, 0)) < 1e-9);
  }
});
