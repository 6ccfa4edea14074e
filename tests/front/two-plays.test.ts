/** Two plays at the same time have separate views, inputs and timers, and end in any order. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { placeAim, sendSimple } from '../../web/src/play/player-actions';
import { setAim, resetAimAndShow } from '../../web/src/play/aim';
import { makeCurrent, closePlay, currentPlay, Play } from '../../web/src/play/play';
import { SOLO, startPlay } from '../../web/src/play/open-game';
import { closeTally, skipCounting, showTally } from '../../web/src/play/show-tally';
import { onChange, state, update } from '../../web/src/core/state/store';
import { frame, pass, settled, timers } from './clock';
import { answerRequests, refusal } from './scripted-engine';
import { BLANK, mapWith, player, score, view } from './game';
import { viewAfter, clearGame, INKED_MAP, INK_EVENT, deferred, preview } from './turns';

beforeEach(clearGame);

const OTHER = mapWith({ k11: 'W' });

function play(id: string, part: Parameters<typeof view>[0] = {}): Play {
  const displayed = view({ record: id, ...part });
  return new Play(SOLO, { id, view: displayed }, { viewerSeat: 0, map: displayed.players[0]?.map ?? '' });
}

/** A play that waits for the response to its action, and a function that sends this response. */
function inking(id: string): { play: Play; answer: () => void } {
  const newPlay = play(id);
  resetAimAndShow(newPlay, newPlay.game.view!);
  const wait = deferred();
  answerRequests({ preview, act: () => wait.answer });
  placeAim(newPlay);
  const map = id === 'a' ? INKED_MAP : OTHER;
  const seen = viewAfter({ record: `${id}.F0a1`, players: [player(0, { map })] });
  return { play: newPlay, answer: () => wait.resolve({ ok: true, view: seen, events: [{ ...INK_EVENT, map }] }) };
}

for (const order of ['ab', 'ba'])
  test(`two plays draw at the same time and finish in the order ${order}`, async () => {
    update('navigation', { route: { to: 'play' } });
    const a = inking('a');
    await settled();
    const b = inking('b');
    await settled();
    assert.deepEqual([a.play.phase, b.play.phase], ['showing', 'showing']);
    const [first, second] = order === 'ab' ? [a, b] : [b, a];
    first.answer();
    await pass(320);
    assert.deepEqual([first.play.phase, second.play.phase], ['deciding', 'showing']);
    assert.equal(second.play.display.map, BLANK, 'the other play has not changed');
    second.answer();
    await pass(320);
    assert.deepEqual([a.play.display.map, b.play.display.map], [INKED_MAP, OTHER]);
    assert.deepEqual([a.play.game.view?.record, b.play.game.view?.record], ['a.F0a1', 'b.F0a1']);
    assert.deepEqual([a.play.busyCount, b.play.busyCount, state.busyCount], [0, 0, 0]);
  });

test('the store shows the current play, and changes of another play are not visible', async () => {
  const [a, b] = [play('a'), play('b', { players: [player(0, { map: OTHER })] })];
  makeCurrent(a);
  assert.deepEqual([state.game, state.display, state.input], [a.game, a.display, a.input]);
  let changes = 0;
  onChange(() => changes++);
  b.update({ display: { inspectedSeat: 3 } });
  resetAimAndShow(b, b.game.view!);
  assert.deepEqual([changes, state.display.inspectedSeat, state.input.aim], [0, 0, null]);
  makeCurrent(b);
  assert.deepEqual([state.game.id, state.display.map, state.display.inspectedSeat], ['b', OTHER, 3]);
  assert.ok(state.input.aim);
  assert.ok(a.isClosed, 'only one play is current');
  setAim(a, null);
  assert.ok(state.input.aim);
  onChange(() => undefined);
});

test('leaving a play still saves its pending action, and does not block the next play', async () => {
  const a = inking('a');
  makeCurrent(a.play);
  await settled();
  assert.equal(state.busyCount, 1);
  const b = startPlay(play('b'));
  assert.equal(state.busyCount, 0, 'the answer is still on its way, but this game does not wait for it');
  answerRequests({ preview, undo: () => ({ ok: true, view: view({ record: 'b.undone' }), events: [] }) });
  sendSimple(b, 'undo');
  a.answer();
  await pass(1000);
  assert.equal(state.game.view?.record, 'b.undone');
  assert.equal(a.play.latest?.record, 'a.F0a1', 'the action is saved all the same');
  assert.equal(a.play.display.map, BLANK);
  assert.deepEqual([a.play.busyCount, b.busyCount, state.busyCount], [0, 0, 0]);
});

test('the tallies of two plays count at the same time and are closed separately', async () => {
  answerRequests({ preview, 'score-map': () => refusal('x') });
  const scored = view({ players: [player(0, { seasons: [score('spring', 6)] })] });
  const [a, b] = [play('a'), play('b')];
  const ended: string[] = [];
  for (const newPlay of [a, b]) void showTally(newPlay, scored, 0).then(() => ended.push(newPlay.game.id));
  await settled();
  assert.deepEqual([a.phase, b.phase], ['counting', 'counting']);
  skipCounting(b);
  await settled();
  assert.deepEqual([a.display.tally?.isCounting, b.display.tally?.isCounting], [true, false]);
  closeTally(b);
  await settled();
  assert.deepEqual([ended, a.phase, b.phase, b.game.talliedSeasons], [['b'], 'counting', 'deciding', 1]);
  closeTally(a);
  await settled();
  assert.deepEqual(ended, ['b', 'a']);
});

test('ending a play stops its own timers and watchers, and no others', async () => {
  let [first, second] = [0, 0];
  const a = startPlay(play('a'));
  a.schedule(() => (first += 1), 100);
  a.watch(['notices'], () => (first += 1));
  const b = play('b');
  b.schedule(() => (second += 1), 100);
  a.end();
  update('notices', { notice: 'games-copied' });
  await frame();
  await pass(100);
  assert.deepEqual([first, second], [0, 1]);
  assert.equal(timers(), 0);
});

test('a closed play stays on the screen until another play starts', async () => {
  const a = startPlay(play('a'));
  a.update({ display: { animation: { kind: 'reveal', cards: ['hamlet'] } } });
  closePlay(currentPlay());
  assert.equal(state.display.animation, null);
  assert.deepEqual([currentPlay(), state.game.id, a.isClosed], [a, 'a', true]);
  startPlay(play('b'));
  assert.equal(state.game.id, 'b');
});
