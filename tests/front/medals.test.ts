/** The medals of a deal, the name of a finished map, and which games are the player's own. */

import assert from 'node:assert/strict';
import { render } from 'lit';
import { beforeEach, test } from 'vitest';
import { clearLocalStorage } from '../../web/src/core/browser/local-storage';
import { loadExpertScore } from '../../web/src/core/engine/expert-score';
import { playedGames } from '../../web/src/core/state/games';
import { state, update } from '../../web/src/core/state/store';
import { mapName } from '../../web/src/core/words/map-name';
import { loadLazyTexts } from '../../web/src/core/words/texts';
import { finalPart as naming } from '../../web/src/features/gallery/final-part';
import { finalPart, playingPart } from '../../web/src/features/par/par';
import { homePicture } from '../../web/src/features/home/own-map';
import { currentPlay } from '../../web/src/play/play';
import { pass } from './clock';
import { storedGame, summary, view } from './game';
import { rendered, showGame } from './page-state';
import { answerRequests, requestsOf } from './scripted-engine';

beforeEach(async () => {
  await pass(1000);
  clearLocalStorage();
  await loadLazyTexts();
  answerRequests({ 'expert-game': () => ({ ok: true, busy: false, progress: 1, stars: 90, medals: [54, 72, 90] }) });
});

function element(content: unknown): HTMLElement {
  const box = document.createElement('div');
  render(content, box);
  return box;
}

test('the medals of a deal are shown during the game once the expert has finished it, and are stored', async () => {
  showGame(view({ deal: 'bA1-medals' }));
  update('navigation', { ...state.navigation, route: { to: 'play' } });
  assert.equal(element(playingPart.season?.(currentPlay(), view({ deal: 'bA1-medals' }))).textContent, '');
  playingPart.start?.(currentPlay());
  await pass(200);
  const parElement = element(playingPart.season?.(currentPlay(), view({ deal: 'bA1-medals' })));
  assert.deepEqual([...parElement.querySelectorAll('.par-medal b')].map((each) => each.textContent), ['54', '72', '90']); // prettier-ignore
  const requests = requestsOf('expert-game').length;
  let stored: readonly number[] = [];
  await loadExpertScore('bA1-medals', () => true, ({ medals }) => (stored = medals)); // prettier-ignore
  assert.deepEqual(stored, [54, 72, 90]);
  assert.equal(requestsOf('expert-game').length, requests, 'a known result is not computed again');
});

test.each([
  [53, '', '1 more star for bronze.'],
  [54, 'bronze', '18 more stars for silver.'],
  [72, 'silver', '18 more stars for gold.'],
  [95, 'gold', 'Gold!'],
])('a game of %i stars wins the medal %s', async (stars, medal, words) => {
  const over = view({ deal: `bA1-final${stars}`, phase: 'over' });
  const ended = { ...over, results: over.results.map((each) => ({ ...each, stars })) };
  const finished = ended.results.length
    ? ended
    : { ...over, results: [{ stars, toll: 0, place: 1, rating: 0, title: 0, par: 0, next_title: null }] };
  showGame(finished as typeof over);
  update('navigation', { ...state.navigation, route: { to: 'final' } });
  finalPart.load?.(finished as typeof over, currentPlay());
  await pass(200);
  const line = element(finalPart.news?.(finished as typeof over, currentPlay())).querySelector<HTMLElement>('[data-show="par"]');
  assert.equal(line?.dataset.medal, medal);
  assert.ok(line?.textContent.includes(words), line?.textContent);
});

test('a map has the name of its largest feature until the player gives it another one', async () => {
  const game = storedGame('named', { summary: summary({ name: { feature: 'water', realm: 0, epithet: 0 } }) });
  assert.equal(mapName(game), 'Marches of the Grey Lake');
  showGame(view(), { id: 'named' });
  update('stored', { history: [game] });
  rendered(naming.news?.(view(), currentPlay()) as never)
    .querySelector<HTMLElement>('[data-act="rename-map"]')
    ?.click();
  const form = rendered(naming.news?.(view(), currentPlay()) as never).querySelector('form');
  const field = form?.querySelector<HTMLInputElement>('[name="map-name"]');
  if (field) field.value = ' Ann’s\u202e Land ';
  form?.dispatchEvent(new Event('submit', { cancelable: true }));
  await pass(100);
  assert.equal(state.stored.history[0]?.map_name?.trim(), 'Ann’s Land');
  assert.equal(element(naming.news?.(view(), currentPlay())).querySelector('.title')?.textContent.trim(), 'Ann’s Land');
});

test('games of other people at this device count neither for bests nor as the map of home', () => {
  const own = storedGame('evening', { summary: summary({ players: 2, stars: 99 }) });
  const otherSeat = storedGame('evening-1', { seat: 1, summary: summary({ players: 2, stars: 110 }) });
  update('stored', { history: [otherSeat, own] });
  assert.deepEqual(
    playedGames().map((game) => game.summary.stars),
    [99],
  );
  update('engine', { ...state.engine, status: 'ready' });
  update('stored', { history: [otherSeat] });
  assert.ok(element(homePicture()).querySelector('.still-map'));
  update('stored', { history: [otherSeat, own] });
  assert.ok(element(homePicture()).querySelector('[data-show="own-map"]'));
});
