/** Tests of signing a finished map: the question, the writing of the name, and the seal. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { finalPart } from '../../web/src/features/gallery/final-part';
import { parts } from '../../web/src/features/gallery';
import type { FinishedGame } from '../../web/src/core/state/saved-games';
import { state, update } from '../../web/src/core/state/store';
import { currentPlay } from '../../web/src/play/play';
import { rendered, showGame } from './page-state';
import { frame, pass } from './clock';
import { matchingMedia } from './override';
import { storedGame, summary, view } from './game';

let games = 0;

/** Ends a game, whose map is called "Marches of the Grey Lake" until the player names it. */
beforeEach(() => {
  matchingMedia.clear();
  games += 1;
  const game = storedGame(`signed${games}`, { summary: summary({ name: { feature: 'water', realm: 0, epithet: 0 } }) });
  showGame(view(), { id: game.id });
  update('stored', { history: [game] });
  finalPart.load?.(view(), currentPlay());
});

const game = (): FinishedGame => state.stored.history[0]!;
const panel = (): HTMLElement => rendered(finalPart.news?.(view(), currentPlay()) as never);
const overlays = (): string[] =>
  parts.signature(game(), '').flatMap((overlay) => ('key' in overlay && !overlay.key.startsWith('places') ? [overlay.key] : []));

async function sign(name: string): Promise<void> {
  const form = panel().querySelector('form')!;
  form.querySelector<HTMLInputElement>('[name="map-name"]')!.value = name;
  form.dispatchEvent(new Event('submit', { cancelable: true }));
  await pass(0);
}

test('after a game the player is asked for the name of the map', () => {
  assert.ok(panel().querySelector('[data-act="sign-later"]'));
});

test('a player who closes the question is not asked again for this map', () => {
  panel().querySelector<HTMLElement>('[data-act="sign-later"]')?.click();
  finalPart.load?.(view(), currentPlay());
  assert.equal(panel().querySelector('form'), null);
});

test('the name is written letter by letter, and then the seal falls', async () => {
  const title = parts.mapTitle(game());
  await sign('Annabel');
  assert.equal(game().map_name, 'Annabel');
  await pass(700);
  await frame();
  assert.match(panel().querySelector('.title')!.textContent, /^Ann/);
  assert.equal(parts.mapTitle(game()), title, 'the written name covers it');
  assert.ok(overlays().some((key) => key.startsWith('name')));
  await pass(1200);
  await frame();
  assert.equal(parts.mapTitle(game()), 'Annabel');
  assert.deepEqual(overlays(), ['seal1']);
});

test('one press shows the signed map at once', async () => {
  await sign('Annabel');
  dispatchEvent(new Event('pointerdown'));
  assert.equal(parts.mapTitle(game()), 'Annabel');
  assert.deepEqual(overlays(), ['seal1']);
});

test('with reduced motion the signed map is shown at once', async () => {
  matchingMedia.add('(prefers-reduced-motion: reduce)');
  await sign('Annabel');
  assert.deepEqual(overlays(), ['seal1']);
});

test('a map without a name of its own has no seal', () => {
  assert.deepEqual(overlays(), []);
});
