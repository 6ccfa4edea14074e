/** Games begun, opened and left. */

import assert from 'node:assert/strict';
import { test } from 'vitest';
import { goTo } from '../../web/src/core/page/navigate';
import { leaveGame, newGame, openDeal, openLinkedDeal, openSave, takeOverRecord } from '../../web/src/play/open-game';
import { setEngineStatus } from '../../web/src/core/engine/ask';
import { preset } from '../../web/src/core/state/form';
import { defaultSeat } from '../../web/src/core/state/seats';
import { state, update } from '../../web/src/core/state/store';
import { pass, settled } from './clock';
import { answers, EngineLost, whatWasAsked } from './engine';
import { player, save, score, summary, revealed } from './game';
import './begin';
import { opened, withEmptyStores } from './opening';

withEmptyStores();

test('a new game gets a seed by lot, its players and bots, and is saved at once', async () => {
  answers({ new: opened({ players: [player(0), player(1)], bots: ['', 'greedy'] }), think: () => ({ ok: true, busy: false }) });
  const seats = [defaultSeat(0), defaultSeat(1, 'greedy')];
  await newGame(preset('base'), '', { seats, open: false });
  const message = whatWasAsked('new')[0]!;
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

test('a seed that is chosen is played', async () => {
  answers({ new: opened() });
  await newGame(preset('heroes'), 'mine');
  assert.equal(whatWasAsked('new')[0]?.seed, 'mine');
});

test('at a table nobody has the screen yet', async () => {
  answers({ new: opened({ players: [player(0), player(1)] }) });
  await newGame(preset('base'), 's', { seats: [defaultSeat(0), defaultSeat(1)], open: false });
  assert.deepEqual([state.display.viewerSeat, state.display.curtain], [-1, true]);
});

test('options that do not go together are told so by their own text', async () => {
  const refuse = (code: string): void => answers({ new: () => ({ ok: false, error: { code, detail: '' } }) });
  refuse('seed');
  await newGame(preset('base'), 'x');
  assert.equal(state.notices.failure?.text, 'error-seed');
  refuse('never-heard-of');
  await newGame(preset('base'), 'x');
  assert.equal(state.notices.failure?.text, 'error-unknown');
  assert.equal(state.navigation.route.to, 'home');
});

test('a damaged save is set aside, a bad deal only refused', async () => {
  const bad = save('bad');
  update('stored', { saves: [bad] });
  answers({
    open: () => ({ ok: false, error: { code: 'record', detail: '' } }),
    deal: () => ({ ok: false, error: { code: 'deal', detail: '' } }),
  });
  await openSave(bad);
  assert.equal(state.notices.failure?.text, 'error-damaged-save');
  assert.equal(state.stored.saves.find(({ id }) => id === 'bad')?.damaged, true);
  await openDeal('nonsense');
  assert.equal(state.notices.failure?.text, 'error-bad-link');
  answers({ deal: () => ({ ok: false, error: { code: 'too-long', detail: '' } }) });
  await openDeal('nonsense');
  assert.equal(state.notices.failure?.text, 'error-too-long');
});

test('an engine that cannot be had ends the waiting; one that is lost is replaced elsewhere', async () => {
  answers({ deal: () => Promise.reject(new EngineLost()) });
  await openDeal('d');
  assert.notEqual(state.engine.status, 'failed');
  answers({ deal: () => Promise.reject(new Error('no engine')) });
  await openDeal('d');
  assert.deepEqual([state.engine.status, state.navigation.isLoading, state.busyCount], ['failed', false, 0]);
  setEngineStatus('ready');
});

test('a game that is opened while another is shown drops that', async () => {
  answers({ deal: opened({}, [revealed('goblin-attack')]) });
  const first = openDeal('one');
  await settled();
  assert.equal(state.display.animation?.kind, 'reveal');
  answers({ deal: opened({ deal: 'two' }) });
  const second = openDeal('two');
  await settled();
  await Promise.all([first, second]);
  assert.equal(state.game.view?.deal, 'two');
  assert.deepEqual([state.display.animation, state.busyCount], [null, 0]);
});

test('a season whose tally was not read is told when the save is opened', async () => {
  const scored = save('tallied', { tallied: 0 });
  const desk = (): unknown => ({ ok: false, error: { code: 'x', detail: '' } });
  answers({ open: opened({ season_index: 1, players: [player(0, { seasons: [score('spring', 5)] })] }), 'score-map': desk });
  const opening = openSave(scored);
  await settled();
  await settled();
  assert.equal(state.display.tally?.seasonIndex, 0);
  await goTo({ to: 'home' });
  await opening;
  assert.equal(state.busyCount, 0);
});

test('a game from a link is kept once something is drawn in it', async () => {
  answers({ deal: opened() });
  await openLinkedDeal('linked');
  assert.deepEqual(state.stored.saves, []);
});

test('what is taken over from a replay counts nowhere', async () => {
  answers({ open: opened() });
  await takeOverRecord('r');
  assert.deepEqual([state.game.origin, state.game.talliedSeasons], [{ kind: 'taken' }, 4]);
});

test('a rival races along if it has played the same deal', async () => {
  const origin = { kind: 'challenge', rival: { name: 'Bo', record: 'theirs' } } as const;
  answers({ deal: opened({ deal: 'same' }), summary: () => ({ ok: true, summary: summary({ deal: 'same' }) }) });
  await openDeal('same', origin);
  await settled();
  assert.equal(state.game.rival?.name, 'Bo');
  answers({ deal: opened({ deal: 'same' }), summary: () => ({ ok: true, summary: summary({ deal: 'other' }) }) });
  await openDeal('same', origin);
  await settled();
  assert.equal(state.game.rival, null);
});

test('leaving leads home, with the list as it is stored', async () => {
  answers({ deal: opened() });
  await openDeal('d');
  update('stored', { saves: [] });
  leaveGame();
  await settled();
  assert.equal(state.navigation.route.to, 'home');
  assert.equal(state.stored.saves.length, 1);
});
