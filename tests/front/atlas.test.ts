/** Tests of the atlas: what the engine is asked, which map is next, and what the final screen shows. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { clearLocalStorage } from '../../web/src/core/browser/local-storage';
import { addFinishedGames } from '../../web/src/core/page/game-storage';
import { storedAtlas } from '../../web/src/core/browser/stored-atlas';
import { finalPart } from '../../web/src/features/atlas/final-part';
import { homeEntry } from '../../web/src/features/atlas/home-entry';
import {
  canBeDrawn,
  currentAtlas,
  drawMap,
  earnedSeals,
  loadProgress,
  nextIndex,
  setRealmName,
  showProgress,
  toggleOpen,
} from '../../web/src/features/atlas/model';
import { printRealm, saveRealm, shareRealm } from '../../web/src/features/atlas/picture';
import { afterEnter, screen } from '../../web/src/features/atlas/screen';
import type { MapProgressJson } from '../../web/src/core/contract/generated/messages';
import { state, update } from '../../web/src/core/state/store';
import { currentPlay } from '../../web/src/play/play';
import { loadLazyTexts, t } from '../../web/src/core/words/texts';
import { provideLazyParts } from '../../web/src/core/lazy-parts';
import { announcements, rendered, ROUTER, showGame } from './page-state';
import { pass, settled } from './clock';
import { answerRequests, EngineLost, refusal, requestsOf } from './scripted-engine';
import { storedGame, summary, view } from './game';

const BLANK = Array(11).fill('...........').join('/');

function progressOf(id: string, seals: (number | null)[], more: Partial<MapProgressJson> = {}): MapProgressJson {
  return {
    id,
    deal: `bA1-${id}`,
    bots: [],
    task: 'forest',
    drawn: 50,
    mastered: 120,
    blank: BLANK,
    is_open: false,
    seals,
    best: null,
    map: null,
    stars: null,
    ...more,
  };
}

const YEAR = progressOf('year', [0, null, null], { is_open: true, best: 0, map: BLANK, stars: 80 });
const RUINS = progressOf('ruins', [null, null, null], { is_open: true });
const AMBUSH = progressOf('ambush', [null, null, null]);
const MAPS = [YEAR, RUINS, AMBUSH];

function answerWith(maps: readonly MapProgressJson[]): void {
  answerRequests({ atlas: () => ({ ok: true, busy: false, progress: 1, maps }) });
}

beforeEach(async () => {
  provideLazyParts({ router: ROUTER });
  await loadLazyTexts();
  await pass(5000); // whatever the test before was waiting for
  update('stored', { history: [], saves: [] });
  storedAtlas.write({ name: '', isOpen: false, next: 1, earned: 0 });
});

test('the engine gets the record, seat, bots and hints of each game', async () => {
  answerWith(MAPS);
  await loadProgress([storedGame('a', { bots: ['', 'novice'], hints: 2 })], () => true);
  const { games } = requestsOf('atlas')[0] as unknown as { games: { bots: string[]; hints: number; record: string }[] };
  assert.deepEqual(games[0]?.bots, ['', 'novice']);
  assert.equal(games[0]?.hints, 2);
  assert.ok(games[0]?.record);
});

test('home shows the next map and the number of seals once they are computed', async () => {
  assert.equal(homeEntry.note(), t('home-atlas-note'));
  answerWith(MAPS);
  await loadProgress([], () => true);
  assert.equal(homeEntry.note(), t('home-atlas-note-seals', { number: 2, earned: 1 }));
});

test('loading returns nothing if the engine refuses, and home keeps what it has shown', async () => {
  storedAtlas.write({ name: '', isOpen: false, next: 4, earned: 7 });
  answerRequests({ atlas: () => refusal('not-loaded') });
  assert.equal(await loadProgress([], () => true), null);
  assert.equal(homeEntry.note(), t('home-atlas-note-seals', { number: 4, earned: 7 }));
});

test('the next map is the first without its first seal, or the last of all', () => {
  assert.equal(nextIndex(MAPS), 1);
  assert.equal(nextIndex([YEAR]), 0);
  assert.equal(earnedSeals(MAPS), 1);
});

test('the switch opens all maps', () => {
  assert.equal(canBeDrawn(AMBUSH), false);
  toggleOpen();
  assert.equal(canBeDrawn(AMBUSH), true);
  assert.equal(storedAtlas.read().isOpen, true);
  toggleOpen();
});

test('a map with a neighbour starts against its bot', async () => {
  answerRequests({ 'parse-deal': () => ({ ok: true, setup: view().setup, seed: 'atlas-4' }), new: () => refusal('setup') });
  await drawMap(progressOf('neighbour', [], { bots: ['novice'] }));
  const request = requestsOf('new')[0] as unknown as { bots: string[]; seed: string; setup: { players: number } };
  assert.deepEqual([request.bots, request.seed, request.setup.players], [['', 'novice'], 'atlas-4', 2]);
});

async function finish(maps: readonly MapProgressJson[], deal: string): Promise<string> {
  const finished = view({ deal, phase: 'over' });
  showGame(finished);
  update('stored', { history: [storedGame(state.game.id, { record: finished.record })] });
  answerWith(maps);
  finalPart.load?.(finished, currentPlay());
  await settled();
  await pass(100);
  const container = document.createElement('div');
  const { render } = await import('lit');
  render([finalPart.news?.(finished, currentPlay()), finalPart.buttons?.(finished, currentPlay())], container);
  return container.innerHTML;
}

test('the final screen announces the new seal and leads to the next map', async () => {
  const page = await finish(MAPS, 'bA1-year');
  assert.match(page, /data-act="atlas-next"/);
  assert.ok(announcements.some((text) => text.includes(t('atlas-seal-drawn'))));
});

test('without the first seal the final screen leads only to the atlas', async () => {
  const page = await finish([progressOf('year', [null, null, null], { is_open: true, best: 0, map: BLANK, stars: 9 }), RUINS], 'bA1-year');
  assert.match(page, /data-act="atlas"/);
  assert.doesNotMatch(page, /atlas-next/);
});

test('a game on another deal shows nothing of the atlas', async () => {
  assert.doesNotMatch(await finish(MAPS, 'bA1-harbour'), /atlas/);
});

/* ---------- the page ---------- */

async function openAtlas(): Promise<HTMLElement> {
  update('navigation', { route: { to: 'atlas' } });
  afterEnter();
  await settled();
  await pass(100);
  return page();
}

const page = (): HTMLElement => rendered(screen());
const place = (id: string): HTMLElement => page().querySelector(`[data-map="${id}"]`) as HTMLElement;
const card = (): string => page().querySelector('[data-show="atlas-map"]')?.textContent ?? '';

test('each map is a button with its number, its name and its state', async () => {
  answerWith([YEAR, RUINS, AMBUSH]);
  const atlas = await openAtlas();
  assert.deepEqual(
    [...atlas.querySelectorAll('.realm-place')].map((button) => button.getAttribute('aria-label')),
    ['Map 1, The First Year: Seals: 1 of 3', 'Map 2, Old Stones: ready to draw', 'Map 3, Uninvited Guests: not open yet'],
  );
  assert.equal(atlas.querySelector('.realm')?.getAttribute('aria-label'), 'The Twelve Maps: 1 of 3 maps drawn');
});

test('the atlas opens at the next map, and a press describes another one', async () => {
  answerWith(MAPS);
  await openAtlas();
  assert.equal(place('ruins').getAttribute('aria-pressed'), 'true');
  place('ambush').click();
  assert.match(card(), /Uninvited Guests/);
  assert.match(card(), /Earn the first seal of map 2/);
  assert.equal(page().querySelector('[data-act="atlas-draw"]'), null);
  place('ruins').click();
  assert.ok(page().querySelector('[data-act="atlas-draw"]'));
});

test('the best game of a map can be watched', async () => {
  answerWith(MAPS);
  update('stored', { history: [storedGame('first')] });
  await openAtlas();
  place('year').click();
  assert.match(card(), /80/);
  (page().querySelector('[data-act="replay"]') as HTMLElement).click();
  await settled();
  assert.deepEqual(state.navigation.route, { to: 'replay', record: 'bA1-first', plays: true });
});

test('the realm is whole when each map is drawn', async () => {
  answerWith(MAPS);
  assert.equal((await openAtlas()).querySelector('[data-show="atlas-whole"]'), null);
  answerWith([YEAR]);
  assert.ok((await openAtlas()).querySelector('[data-show="atlas-whole"]'));
});

test('a name of the realm is stored without the spaces around it, and deleted with all data', async () => {
  answerWith(MAPS);
  const field = (await openAtlas()).querySelector('[data-field="realm"]') as HTMLInputElement;
  field.value = '  Marches ';
  field.dispatchEvent(new Event('change'));
  assert.equal(storedAtlas.read().name, 'Marches');
  assert.match(page().querySelector('.realm')?.getAttribute('aria-label') ?? '', /^Marches:/);
  clearLocalStorage();
  assert.equal(currentAtlas().name, '');
});

test('stored values that cannot be right are read as if nothing were stored', () => {
  storedAtlas.write({ name: 7, isOpen: 'yes', next: -1, earned: 99 } as never);
  assert.deepEqual(storedAtlas.read(), { name: '', isOpen: false, next: 1, earned: 0 });
  storedAtlas.write({ name: 'x'.repeat(60), isOpen: true, next: 12, earned: 36 });
  assert.equal(storedAtlas.read().name.length, 40);
});

/* ---------- bad input ---------- */

test('an engine that refuses leaves a sentence, and the next visit tries again', async () => {
  answerRequests({ atlas: () => refusal('damaged-save') });
  setRealmName('Marches');
  clearLocalStorage(); // no maps of the test before
  assert.match((await openAtlas()).textContent, /could not be loaded\. Your maps are safe\./);
  answerWith(MAPS);
  assert.equal((await openAtlas()).querySelectorAll('.realm-place').length, 3);
});

test('an engine that is lost while it counts leaves the same sentence', async () => {
  clearLocalStorage();
  answerRequests({
    atlas: () => {
      throw new EngineLost();
    },
  });
  assert.match((await openAtlas()).textContent, /could not be loaded/);
});

test('the engine is asked again until it has counted all games, and no longer once the page is left', async () => {
  let slices = 0;
  answerRequests({ atlas: () => ({ ok: true, busy: slices < 2, progress: 0, maps: slices++ < 2 ? null : MAPS }) });
  await openAtlas();
  assert.equal(requestsOf('atlas').length, 3);
  answerRequests({
    atlas: () => {
      if (requestsOf('atlas').length === 2) update('navigation', { route: { to: 'home' } });
      return { ok: true, busy: true, progress: 0, maps: null };
    },
  });
  const isDone = showProgress();
  await pass(100);
  await isDone;
  assert.equal(requestsOf('atlas').length, 2);
  assert.equal(currentAtlas().hasFailed, false);
  assert.equal(currentAtlas().maps.length, 3, 'what was counted before stays');
});

test('games of other people, of replays and from another device are counted in the order of play', async () => {
  answerWith(MAPS);
  update('stored', { history: [storedGame('here', { saved_at: 5 })] });
  await addFinishedGames([
    storedGame('imported', { saved_at: 3 }),
    storedGame('watched', { saved_at: 4, from_replay: true }),
    storedGame('table-1', { saved_at: 6, seat: 1, summary: summary({ players: 2 }) }),
  ]);
  await openAtlas();
  const { games } = requestsOf('atlas').at(-1) as unknown as { games: { record: string }[] };
  assert.deepEqual(games.map(({ record }) => record), ['bA1-imported', 'bA1-here']); // prettier-ignore
});

test('after a game in the middle was deleted, the seals are those of the games that are left', async () => {
  const games = ['three', 'two', 'one'].map((id, at) => storedGame(id, { saved_at: 9 - at }));
  answerRequests({
    atlas: ({ games: played }) => ({
      ok: true,
      busy: false,
      progress: 1,
      maps: [
        progressOf('year', [(played as []).length - 1, null, null], {
          is_open: true,
          best: (played as []).length - 1,
          map: BLANK,
          stars: 60,
        }),
      ],
    }),
  });
  update('stored', { history: games });
  await openAtlas();
  update('stored', { history: games.filter(({ id }) => id !== 'two') });
  await openAtlas();
  (page().querySelector('[data-act="replay"]') as HTMLElement).click();
  await settled();
  assert.deepEqual(state.navigation.route, { to: 'replay', record: 'bA1-three', plays: true });
});

test('with full storage the seal falls all the same, and a notice says that the game is not stored', async () => {
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  try {
    showGame(view({ deal: 'bA1-year', phase: 'over' }));
    await addFinishedGames([storedGame(state.game.id, { record: 'bA1-test' })]);
    assert.equal(state.notices.notice, 'stored-refused');
    answerWith(MAPS);
    finalPart.load?.(view({ deal: 'bA1-year', phase: 'over' }), currentPlay());
    await settled();
    await pass(100);
    assert.ok(rendered(finalPart.news?.(view(), currentPlay())).querySelector('[data-seal="drawn"].fresh'));
  } finally {
    IDBObjectStore.prototype.put = put;
  }
});

test('a finished game that was deleted meanwhile shows no seals', async () => {
  showGame(view({ deal: 'bA1-year', phase: 'over' }));
  finalPart.load?.(view({ deal: 'bA1-year', phase: 'over' }), currentPlay());
  await settled();
  assert.equal(requestsOf('atlas').length, 0);
  assert.equal(rendered(finalPart.news?.(view(), currentPlay())).textContent.trim(), '');
});

test('a map whose deal the engine refuses leaves a notice', async () => {
  answerRequests({ 'parse-deal': () => refusal('deal') });
  await drawMap(RUINS);
  assert.equal(state.notices.notice, 'atlas-failed');
});

for (const [name, act] of Object.entries({ save: saveRealm, share: shareRealm, print: printRealm }))
  test(`a picture that cannot be painted leaves a notice: ${name}`, async () => {
    answerWith(MAPS);
    await openAtlas();
    const isDone = act();
    await pass(1000);
    await isDone;
    assert.equal(state.notices.notice, 'share-failed');
  });
