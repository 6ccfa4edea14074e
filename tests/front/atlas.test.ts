/** Tests of the atlas: what the engine is asked, which map is next, and what the final screen shows. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { storedAtlas } from '../../web/src/features/atlas/stored';
import { finalPart } from '../../web/src/features/atlas/final-part';
import { homeEntry } from '../../web/src/features/atlas/home-entry';
import { canBeDrawn, drawMap, earnedSeals, loadProgress, nextIndex, toggleOpen } from '../../web/src/features/atlas/model';
import type { MapProgressJson } from '../../web/src/core/contract/generated/messages';
import { state, update } from '../../web/src/core/state/store';
import { loadLazyTexts, t } from '../../web/src/core/words/texts';
import { announcements, showGame } from './page-state';
import { pass, settled } from './clock';
import { answerRequests, refusal, requestsOf } from './scripted-engine';
import { storedGame, view } from './game';

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
  finalPart.load?.(finished);
  await settled();
  await pass(100);
  const container = document.createElement('div');
  const { render } = await import('lit');
  render([finalPart.news?.(finished), finalPart.buttons?.(finished)], container);
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
