/** Tests of built-in bots that think next to the page: when, for how long, and what follows. */

import assert from 'node:assert/strict';
import { test } from 'vitest';
import { startBots } from '../../web/src/play/bots';
import { goTo } from '../../web/src/core/page/navigate';
import { newGame } from '../../web/src/play/open-game';
import { preset } from '../../web/src/core/state/form';
import { defaultSeat } from '../../web/src/core/state/seats';
import { state } from '../../web/src/core/state/store';
import { pass, settled } from './clock';
import { answerRequests, requestsOf, refusal } from './scripted-engine';
import { mapWith, player, view, revealed } from './game';
import { updatePlay } from './page-state';
import { opensGame, preview, withEmptyStores } from './opening';
import { currentPlay } from '../../web/src/play/play';

withEmptyStores();

const table = { players: [player(0), player(1)], bots: ['', 'greedy'] };

test('bots think in slices, longer ones while the player waits, and their actions are saved and shown', async () => {
  const map = mapWith({ a1: 'F' });
  const acted = view({ ...table, record: 'r.bot', players: [player(0, { map }), player(1)] });
  const slices = [
    { ok: true, busy: true },
    { ok: true, busy: false, view: acted, events: [] },
    { ok: true, busy: false },
  ];
  answerRequests({ preview, new: opensGame({ ...table, phase: 'bot', seat: 1 }), think: () => slices.shift() });
  await newGame(preset('base'), 's', { seats: [defaultSeat(0), defaultSeat(1, 'greedy')], open: false });
  await pass(8);
  await pass(8);
  assert.deepEqual(requestsOf('think').map(({ ms }) => ms), [120, 120]); // prettier-ignore
  await settled();
  assert.equal(state.game.view?.record, 'r.bot');
  assert.equal(state.display.map, map);
  assert.equal(state.stored.saves[0]?.record, 'r.bot');
  await pass(100);
  assert.equal(requestsOf('think').at(-1)?.ms, 25, 'beside a person they take little');
  await goTo({ to: 'home' });
  await pass(100);
});

test('bots pause during an animation and stop when the game is left', async () => {
  answerRequests({ preview, new: opensGame(table), think: () => ({ ok: true, busy: true }) });
  await newGame(preset('base'), 's', { seats: [defaultSeat(0), defaultSeat(1, 'greedy')], open: false });
  await pass(8);
  assert.equal(requestsOf('think').length, 1);
  updatePlay('display', { animation: { kind: 'reveal', cards: [] } });
  await pass(80);
  assert.equal(requestsOf('think').length, 1);
  updatePlay('display', { animation: null });
  await pass(8);
  assert.equal(requestsOf('think').length, 2);
  await goTo({ to: 'home' });
  await pass(80);
  assert.equal(requestsOf('think').length, 2);
  startBots(currentPlay());
  await pass(80);
  assert.equal(requestsOf('think').length, 2);
});

test('the answer of a bot that arrives after the game was left is ignored', async () => {
  let respond: (answer: unknown) => void = () => undefined;
  answerRequests({ preview, new: opensGame(table), think: () => new Promise((resolve) => (respond = resolve)) });
  await newGame(preset('base'), 's', { seats: [defaultSeat(0), defaultSeat(1, 'greedy')], open: false });
  await pass(8);
  await goTo({ to: 'home' });
  respond({
    ok: true,
    busy: false,
    view: view({ ...table, phase: 'over', record: 'over', winners: [1] }),
    events: [revealed('goblin-attack')],
  });
  await settled();
  assert.deepEqual([state.navigation.route.to, state.display.animation, state.busyCount], ['home', null, 0]);
});

test('an error of the engine while a bot thinks shows a failure and ends the thinking', async () => {
  answerRequests({ preview, new: opensGame(table), think: () => refusal('engine') });
  await newGame(preset('base'), 's', { seats: [defaultSeat(0), defaultSeat(1, 'greedy')], open: false });
  await pass(80);
  assert.equal(state.notices.failure?.text, 'error-engine');
  assert.equal(requestsOf('think').length, 1);
});
