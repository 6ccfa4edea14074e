/** Tests of starting, opening and leaving games. */

import assert from 'node:assert/strict';
import { test } from 'vitest';
import { goTo } from '../../web/src/core/page/navigate';
import { leaveGame, newGame, openDeal, openLinkedDeal, openSave, takeOverRecord } from '../../web/src/play/open-game';
import { setEngineStatus } from '../../web/src/core/engine/ask';
import { preset } from '../../web/src/core/state/form';
import { defaultSeat } from '../../web/src/core/state/seats';
import { state, update } from '../../web/src/core/state/store';
import { pass, settled } from './clock';
import { answerRequests, EngineLost, requestsOf, refusal } from './scripted-engine';
import { player, save, score, summary, revealed } from './game';
import './page-state';
import { opensGame, withEmptyStores } from './opening';

withEmptyStores();

test('a new game gets a random seed, its players and bots, and is saved', async () => {
  answerRequests({ new: opensGame({ players: [player(0), player(1)], bots: ['', 'greedy'] }), think: () => ({ ok: true, busy: false }) });
  const seats = [defaultSeat(0), defaultSeat(1, 'greedy')];
  await newGame(preset('base'), '', { seats, open: false });
  const message = requestsOf('new')[0]!;
  assert.match(String(message.seed), /^[a-z0-9]{8}$/);
  assert.equal((message.setup as { players: number }).players, 2);
  assert.deepEqual(message.bots, ['', 'greedy']);
  assert.equal(state.navigation.route.to, 'play');
  assert.deepEqual(state.game.seats, seats);
  assert.equal(state.stored.saves.length, 1);
  assert.deepEqual([state.navigation.isLoading, state.busyCount], [false, 0]);
  await goTo({ to: 'home' });
  await pass(100);
});

test('a new game uses the seed that the player has entered', async () => {
  answerRequests({ new: opensGame() });
  await newGame(preset('heroes'), 'mine');
  assert.equal(requestsOf('new')[0]?.seed, 'mine');
});

test('a new local game starts with the curtain closed', async () => {
  answerRequests({ new: opensGame({ players: [player(0), player(1)] }) });
  await newGame(preset('base'), 's', { seats: [defaultSeat(0), defaultSeat(1)], open: false });
  assert.deepEqual([state.display.viewerSeat, state.display.curtain], [-1, true]);
});

// WCAG: 3.3.3
test('a new game that the engine refuses shows the text of its error code', async () => {
  const refuse = (code: string): void => answerRequests({ new: () => ({ ok: false, error: { code, detail: '' } }) });
  refuse('seed');
  await newGame(preset('base'), 'x');
  assert.equal(state.notices.failure?.text, 'error-seed');
  refuse('never-heard-of');
  await newGame(preset('base'), 'x');
  assert.equal(state.notices.failure?.text, 'error-unknown');
  assert.equal(state.navigation.route.to, 'home');
});

// Guarantee: storage
test('a damaged save is marked as damaged, and an invalid deal shows a failure', async () => {
  const bad = save('bad');
  update('stored', { saves: [bad] });
  answerRequests({
    open: () => refusal('record'),
    deal: () => refusal('deal'),
  });
  await openSave(bad);
  assert.equal(state.notices.failure?.text, 'error-damaged-save');
  assert.equal(state.stored.saves.find(({ id }) => id === 'bad')?.damaged, true);
  await openDeal('nonsense');
  assert.equal(state.notices.failure?.text, 'error-bad-link');
  for (const [code, text] of Object.entries({ 'too-long': 'error-too-long', sheet: 'error-sheet', 'sheet-full': 'error-sheet-full' })) {
    answerRequests({ deal: () => refusal(code) });
    await openDeal('nonsense');
    assert.equal(state.notices.failure?.text, text);
  }
});

test('an engine that cannot start ends the loading and sets the engine status', async () => {
  answerRequests({ deal: () => Promise.reject(new EngineLost()) });
  await openDeal('d');
  assert.notEqual(state.engine.status, 'failed');
  answerRequests({ deal: () => Promise.reject(new Error('no engine')) });
  await openDeal('d');
  assert.deepEqual([state.engine.status, state.navigation.isLoading, state.busyCount], ['failed', false, 0]);
  setEngineStatus('ready');
});

test('opening a game during the animation of another one ends that animation', async () => {
  answerRequests({ deal: opensGame({}, [revealed('goblin-attack')]) });
  const first = openDeal('one');
  await settled();
  assert.equal(state.display.animation?.kind, 'reveal');
  answerRequests({ deal: opensGame({ deal: 'two' }) });
  const second = openDeal('two');
  await settled();
  await Promise.all([first, second]);
  assert.equal(state.game.view?.deal, 'two');
  assert.deepEqual([state.display.animation, state.busyCount], [null, 0]);
});

test('opening a save shows the tally of a season that was not counted yet', async () => {
  const scored = save('tallied', { tallied: 0 });
  const desk = (): unknown => refusal('x');
  answerRequests({ open: opensGame({ season_index: 1, players: [player(0, { seasons: [score('spring', 5)] })] }), 'score-map': desk });
  const opening = openSave(scored);
  await settled();
  await settled();
  assert.equal(state.display.tally?.seasonIndex, 0);
  await goTo({ to: 'home' });
  await opening;
  assert.equal(state.busyCount, 0);
});

test('a game from a link is not saved before something is drawn', async () => {
  answerRequests({ deal: opensGame() });
  await openLinkedDeal('linked');
  assert.deepEqual(state.stored.saves, []);
});

test('a game taken over from a replay has the origin that excludes it from statistics', async () => {
  answerRequests({ open: opensGame() });
  await takeOverRecord('r');
  assert.deepEqual([state.game.origin, state.game.talliedSeasons], [{ kind: 'taken' }, 4]);
});

test('a challenge has a rival only if their record is of the same deal', async () => {
  const origin = { kind: 'challenge', rival: { name: 'Bo', record: 'theirs' } } as const;
  answerRequests({ deal: opensGame({ deal: 'same' }), summary: () => ({ ok: true, summary: summary({ deal: 'same' }) }) });
  await openDeal('same', origin);
  await settled();
  assert.equal(state.game.rival?.name, 'Bo');
  answerRequests({ deal: opensGame({ deal: 'same' }), summary: () => ({ ok: true, summary: summary({ deal: 'other' }) }) });
  await openDeal('same', origin);
  await settled();
  assert.equal(state.game.rival, null);
});

test('leaving a game goes home and reloads the list of saves', async () => {
  answerRequests({ deal: opensGame() });
  await openDeal('d');
  update('stored', { saves: [] });
  leaveGame();
  await settled();
  assert.equal(state.navigation.route.to, 'home');
  assert.equal(state.stored.saves.length, 1);
});
