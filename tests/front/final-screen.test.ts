/** Tests of the final screen: its questions to the engine, counting, highlights and announcements. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import * as climax from '../../web/src/play/final/model';
import { screen } from '../../web/src/play/final/final';
import { finalOfSeveral } from '../../web/src/play/final/several-players';
import { defaultSeat } from '../../web/src/core/state/seats';
import { loadExpertScore, type ExpertScore } from '../../web/src/core/engine/expert-score';
import { currentPlay } from '../../web/src/play/play';
import { state, update } from '../../web/src/core/state/store';
import { t } from '../../web/src/core/words/texts';
import { rendered, showGame, updatePlay, announcements } from './page-state';
import { pass, settled } from './clock';
import { answerRequests, requestsOf } from './scripted-engine';
import { player, storedGame, summary, view } from './game';

const WHY = [{ id: 'canal-lake', letter: '', stars: 2, count: 1, claims: [{ stars: 2, cells: ['a1', 'a2'] }] }];
let games = 0;

beforeEach(async () => {
  await pass(5000); // whatever the test before was waiting for
  answerRequests({
    'score-map': () => ({ ok: true, explanations: WHY, toll: 0, toll_cells: [] }),
    milestones: () => ({ ok: true, milestones: {} }),
  });
  games += 1;
  const edicts = view().edicts.map((edict, i) => (i === 0 ? { ...edict, id: 'canal-lake' } : edict));
  showGame(view({ record: `bA1-end${games}`, edicts }));
  update('settings', { ...state.settings, motion: true });
});

test('the final screen counts the stars up after the seal animation', async () => {
  climax.startFinal(currentPlay());
  assert.equal(climax.starsCountedUp(40), 0);
  await pass(800);
  const half = climax.starsCountedUp(40);
  assert.ok(half > 0 && half < 40);
  await pass(800);
  assert.equal(climax.starsCountedUp(40), 40);
});

test('the final screen shows all stars at once when motion is switched off', () => {
  update('settings', { ...state.settings, motion: false });
  climax.startFinal(currentPlay());
  assert.equal(climax.starsCountedUp(40), 40);
});

test('tapping an edict highlights and announces it; a second tap clears the highlight', async () => {
  climax.startFinal(currentPlay());
  await settled();
  const letter = state.game.view?.edicts[0]?.letter ?? '';
  climax.highlightEdict(currentPlay(), letter);
  assert.equal(climax.finalScreenState().highlightedEdict, letter);
  assert.ok(announcements.at(-1)?.includes(t('rule-canal-lake')));
  climax.highlightEdict(currentPlay(), letter);
  assert.equal(climax.finalScreenState().highlightedEdict, '');
});

test('a new best and a new title are announced, but only for a game that counts', async () => {
  answerRequests({
    'score-map': () => ({ ok: true, explanations: WHY, toll: 0, toll_cells: [] }),
    milestones: () => ({ ok: true, milestones: { is_best: true, is_new_title: true } }),
    album: () => ({ ok: true, busy: false, progress: 1, stamps: [] }),
  });
  climax.startFinal(currentPlay());
  await settled();
  assert.deepEqual(requestsOf('milestones'), [], 'it is not among the games that are kept');
  update('stored', { history: [storedGame(state.game.id)] });
  showGame(view({ record: 'bA1-counted' }));
  climax.startFinal(currentPlay());
  await settled();
  assert.equal(requestsOf('milestones').length, 1);
  assert.ok(announcements.at(-1)?.includes(t('final-new-best')) && announcements.at(-1)?.includes(t('final-new-title')));
});

const result = { seat: 0, place: 1, stars: 76, toll: 0, rating: 4, title: 0, par: 72, next_title: 10 };

/** Returns the parts of the result column from top to bottom. */
function column(): string[] {
  const parts = [...(rendered(screen()).querySelector('.verdict-col')?.children ?? [])];
  return parts.flatMap((part) => [part.className.split(' ')[0] || part.tagName, ...[...part.querySelectorAll('li')].map(() => 'line')]);
}

const honours = { best_before: 84, is_best: false, is_new_title: true, streak: 3 };

/** Finishes a game whose honours, stamps and expert score arrive later; returns the column. */
function finishGame(kind: 'daily' | 'free'): string[] {
  answerRequests({
    'score-map': () => ({ ok: true, explanations: WHY, toll: 0, toll_cells: [] }),
    milestones: () => ({ ok: true, milestones: honours }),
    album: () => ({ ok: true, busy: false, progress: 1, stamps: [{ id: 'coins', page: 'stars', goal: 10, reached: 8, game: 0 }] }),
    'expert-game': () => ({ ok: true, busy: false, progress: 1, stars: 142 }),
  });
  showGame(view({ record: `bA1-still-${kind}`, phase: 'over', results: [result] }));
  updatePlay('game', { origin: kind === 'daily' ? { kind, day: '2026-11-18' } : { kind } });
  update('navigation', { route: { to: 'final' } });
  update('stored', { history: [storedGame(state.game.id, { record: `bA1-still-${kind}` })] });
  climax.startFinal(currentPlay());
  return column();
}

test.each(['daily', 'free'] as const)('the final screen of a %s map reserves space for results that arrive later', async (kind) => {
  const before = finishGame(kind);
  climax.awaitExpertScore(currentPlay());
  await pass(3000);
  assert.equal(climax.finalScreenState().honours?.best_before, 84);
  assert.deepEqual(column(), before);
});

test('a game with a takeback is shown as counted but not as a personal best', () => {
  finishGame('free');
  update('stored', { history: [storedGame(state.game.id, { summary: summary({ takebacks: 1 }) })] });
  const line = rendered(screen()).querySelector('[data-honour="takebacks"]')?.textContent.trim();
  assert.equal(line, '1 turn undone. The game counts, but not as a personal best.');
});

test('the primary button is Share after a daily map and a new game otherwise', () => {
  const main = (): string | undefined => rendered(screen()).querySelector<HTMLElement>('.cta .primary')?.dataset.act;
  finishGame('daily');
  assert.equal(main(), 'share');
  finishGame('free');
  assert.equal(main(), 'again');
});

test('the expert score reports progress until the stars are known, and is requested once per deal', async () => {
  let rounds = 0;
  answerRequests({
    'expert-game': () =>
      ++rounds < 3
        ? { ok: true, busy: true, progress: rounds / 4 }
        : { ok: true, busy: false, progress: 1, stars: 77, medals: [47, 62, 77] },
  });
  const reports: ExpertScore[] = [];
  const loading = loadExpertScore('bA1-par', () => true, (par) => reports.push(par)); // prettier-ignore
  await pass(100);
  await loading;
  const expected: ExpertScore[] = [
    { stars: null, medals: [], progress: 0.25 },
    { stars: null, medals: [], progress: 0.5 },
    { stars: 77, medals: [47, 62, 77], progress: 1 },
  ];
  assert.deepEqual(reports, expected);
  await loadExpertScore('bA1-par', () => true, (par) => reports.push(par)); // prettier-ignore
  assert.equal(reports.at(-1)?.stars, 77);
  assert.equal(requestsOf('expert-game').length, 3);
});

test('the expert score reports nothing more after the player has left', async () => {
  let calls = 0;
  const reports: ExpertScore[] = [];
  answerRequests({ 'expert-game': () => ({ ok: true, busy: true, progress: 0.1 }) });
  const loading = loadExpertScore('bA1-gone', () => ++calls < 4, (par) => reports.push(par)); // prettier-ignore
  await pass(100);
  await loading;
  assert.equal(reports.length, 1);
  assert.equal(requestsOf('expert-game').length, 2, 'the late response is not reported');
});

test('a lone player who wins a series is told so without a name, and a bot by its name', () => {
  const endOfSeries = (winner: number): string => {
    const end = view({ players: [player(0), player(1)], winners: [winner] });
    showGame(end);
    const series = { games: 2, wins: [1, 1], bestOfThree: true };
    updatePlay('game', { seats: [defaultSeat(0), defaultSeat(1, 'greedy')], origin: { kind: 'free', series } });
    return rendered(finalOfSeveral(currentPlay(), end)).querySelector('[data-show="series"]')?.textContent ?? '';
  };
  assert.match(endOfSeries(0), /You win the series!/);
  assert.match(endOfSeries(1), /Bram wins the series\./);
});
