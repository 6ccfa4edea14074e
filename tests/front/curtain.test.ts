/** Tests of games of several people at one device: the curtain, and what is shown to whom. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { skipAnimation } from '../../web/src/play/perform-steps';
import { sendSimple } from '../../web/src/play/player-actions';
import { showView, openCurtain } from '../../web/src/play/show-events';
import { defaultSeat } from '../../web/src/core/state/seats';
import { state } from '../../web/src/core/state/store';
import { t } from '../../web/src/core/words/texts';
import { curtain } from '../../web/src/play/screen/curtain';
import { rendered, showGame, announcements } from './page-state';
import { pass, settled } from './clock';
import { answerRequests } from './scripted-engine';
import { BLANK, mapWith, event, player, view, revealed } from './game';
import { INKED_MAP, clearGame, INK_EVENT, preview } from './turns';
import { currentPlay } from '../../web/src/play/play';

beforeEach(clearGame);

test('the curtain hides the maps until the next player opens it and sees their own', async () => {
  const seats = [defaultSeat(0), defaultSeat(1)];
  const players = [player(0, { map: INKED_MAP }), player(1)];
  const now = view({ players, seat: 1, on: 1 });
  showGame(view({ players }), { seats });
  showView(currentPlay(), now);
  assert.equal(state.display.curtain, true);
  assert.equal(state.display.map, '', 'nobody sees it meanwhile');
  assert.equal(state.input.aim, null);
  openCurtain(currentPlay());
  await settled();
  assert.equal(state.display.curtain, false);
  assert.deepEqual([state.display.viewerSeat, state.display.shownSeat, state.display.map], [1, 1, BLANK]);
  assert.ok(state.input.aim);
});

test('while the curtain is closed, events of single maps are not shown', async () => {
  const seats = [defaultSeat(0), defaultSeat(1)];
  const players = [player(0), player(1)];
  showGame(view({ players, phase: 'next' }), { seats });
  answerRequests({
    preview,
    next: () => ({ ok: true, view: view({ players, seat: 1, on: 1 }), events: [INK_EVENT, revealed('goblin-attack')] }),
  });
  sendSimple(currentPlay(), 'next');
  await settled();
  assert.equal(state.display.animation, null);
  assert.equal(state.display.curtain, true);
  assert.equal(announcements.at(-1), t('table-curtain-title', { player: t('new-player', { number: 2 }) }));
  assert.equal(state.busyCount, 0);
});

test('after the curtain the player sees each raid on their map until it is dismissed', async () => {
  const seats = [defaultSeat(0), { ...defaultSeat(1), name: 'Bo' }];
  const raid = (cell: string): ReturnType<typeof event> =>
    event('drawn', { by: 1, on: 0, card: 'goblin-attack', cells: [cell], terrain: 'M', map: mapWith({ [cell]: 'M' }) });
  const now = view({ players: [player(0, { map: INKED_MAP }), player(1)], log: [raid('a1'), raid('b2')] });
  showGame(now, { seats }, { viewerSeat: 1 });
  showView(currentPlay(), now);
  openCurtain(currentPlay());
  await settled();
  assert.equal(state.display.animation?.kind, 'raid');
  assert.equal(state.display.map, mapWith({ a1: 'M' }));
  await pass(60_000);
  assert.equal(state.display.animation?.kind, 'raid', 'it stays until it is read');
  assert.ok(skipAnimation(currentPlay()));
  await settled();
  assert.equal(state.display.map, mapWith({ b2: 'M' }));
  skipAnimation(currentPlay());
  await settled();
  assert.equal(state.display.animation, null);
  assert.equal(state.display.map, INKED_MAP);
  assert.ok(announcements.some((text) => text.includes(t('play-ambush-on-you', { player: 'Bo' }))));
});

test('with open maps there is no curtain, and raids of bots are shown to the next player', async () => {
  const seats = [defaultSeat(0), defaultSeat(1), defaultSeat(2, 'greedy')];
  const players = [player(0), player(1), player(2)];
  const raid = (by: number): ReturnType<typeof event> =>
    event('drawn', { by, on: 1, card: 'goblin-attack', cells: ['a1'], terrain: 'M', map: mapWith({ a1: 'M' }) });
  showGame(view({ players, phase: 'next' }), { seats, open: true });
  answerRequests({ preview, next: () => ({ ok: true, view: view({ players, seat: 1, on: 1, log: [raid(0), raid(2)] }), events: [] }) });
  sendSimple(currentPlay(), 'next');
  await settled();
  assert.deepEqual([state.display.curtain, state.display.viewerSeat, state.display.shownSeat], [false, 1, 1]);
  assert.ok(announcements.includes(t('table-curtain-title', { player: t('new-player', { number: 2 }) })));
  assert.equal(state.display.animation?.kind, 'raid', 'the bot’s; all have seen what the person drew');
  skipAnimation(currentPlay());
  await settled();
  assert.equal(state.display.animation, null);
});

test('the curtain shows the number of the game and the score of a series at the start of a game only', () => {
  const seats = [
    { ...defaultSeat(0), name: 'Ada' },
    { ...defaultSeat(1), name: 'Bo' },
  ];
  const series = { games: 2, wins: [1, 1], bestOfThree: true };
  const line = (turn: number): string | undefined => {
    const start = view({ players: [player(0), player(1)], turn });
    const play = showGame(start, { seats, origin: { kind: 'free', series } });
    return rendered(curtain(play, start)).querySelector('[data-show="series"]')?.textContent;
  };
  assert.equal(line(0), 'Game 3 · Best of three: Ada 1, Bo 1.');
  assert.equal(line(1), undefined);
});
