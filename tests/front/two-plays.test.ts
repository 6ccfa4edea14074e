/** Two games in progress at the same time: each has its own view, stage, hand and timers, and they end in any order. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { confirm, goOn } from '../../web/src/play/act';
import { setAim, takeAim } from '../../web/src/play/hand';
import { skipMoment } from '../../web/src/play/moments';
import { lay, leave, now, Play } from '../../web/src/play/play';
import { SOLO } from '../../web/src/play/solo';
import { start } from '../../web/src/play/start';
import { endTally, hurryTally, tally } from '../../web/src/play/tally';
import { onChange, state, update } from '../../web/src/state/store';
import { said } from './begin';
import { frame, pass, settled, timers } from './clock';
import { answers } from './engine';
import { BLANK, drawn, event, player, revealed, score, view } from './game';
import { after, cleared, INKED, ink, later, preview } from './turns';

beforeEach(cleared);

const OTHER = drawn({ k11: 'W' });

function play(id: string, part: Parameters<typeof view>[0] = {}): Play {
  const shown = view({ record: id, ...part });
  return new Play(SOLO, { id, view: shown }, { at: 0, map: shown.players[0]?.map ?? '' });
}

/** A game that draws on its own map, and the answer that it waits for. */
function inking(id: string): { play: Play; come: () => void } {
  const made = play(id);
  takeAim(made.game.view!, made);
  const wait = later();
  answers({ preview, act: () => wait.answer });
  confirm(made);
  const map = id === 'a' ? INKED : OTHER;
  const seen = after({ record: `${id}.F0a1`, players: [player(0, { map })] });
  return { play: made, come: () => wait.come({ ok: true, view: seen, events: [{ ...ink, map }] }) };
}

for (const order of ['ab', 'ba'])
  test(`two games ink at the same time and end in the order ${order}`, async () => {
    update('where', { route: { to: 'play' } });
    const a = inking('a');
    await settled();
    const b = inking('b');
    await settled();
    assert.deepEqual([a.play.phase, b.play.phase], ['showing', 'showing']);
    const [first, second] = order === 'ab' ? [a, b] : [b, a];
    first.come();
    await pass(320);
    assert.deepEqual([first.play.phase, second.play.phase], ['deciding', 'showing']);
    assert.equal(second.play.stage.map, BLANK, 'the other is as it was');
    second.come();
    await pass(320);
    assert.deepEqual([a.play.stage.map, b.play.stage.map], [INKED, OTHER]);
    assert.deepEqual([a.play.game.view?.record, b.play.game.view?.record], ['a.F0a1', 'b.F0a1']);
    assert.deepEqual([a.play.busy, b.play.busy, state.busy], [0, 0, 0]);
  });

test('the store shows the game on the table, and what another does meanwhile is not seen', async () => {
  const [a, b] = [play('a'), play('b', { players: [player(0, { map: OTHER })] })];
  lay(a);
  assert.deepEqual([state.game, state.stage, state.hand], [a.game, a.stage, a.hand]);
  let changes = 0;
  onChange(() => changes++);
  b.put({ stage: { look: 3 } });
  takeAim(b.game.view!, b);
  assert.deepEqual([changes, state.stage.look, state.hand.aim], [0, 0, null]);
  lay(b);
  assert.deepEqual([state.game.id, state.stage.map, state.stage.look], ['b', OTHER, 3]);
  assert.ok(state.hand.aim);
  assert.ok(a.isOver, 'one game is on the table');
  setAim(null, a);
  assert.ok(state.hand.aim);
  onChange(() => undefined);
});

test('a game that is left in the middle takes what it waits for with it, and the next is free at once', async () => {
  const a = inking('a');
  lay(a.play);
  await settled();
  assert.equal(state.busy, 1);
  const b = start(play('b'));
  assert.equal(state.busy, 0, 'the answer is still on its way, but this game does not wait for it');
  answers({ preview, undo: () => ({ ok: true, view: view({ record: 'b.undone' }), events: [] }) });
  goOn('undo', b);
  a.come();
  await pass(1000);
  assert.equal(state.game.view?.record, 'b.undone');
  assert.equal(a.play.latest?.record, 'a.F0a1', 'what was drawn is saved all the same');
  assert.equal(a.play.stage.map, BLANK);
  assert.deepEqual([a.play.busy, b.busy, state.busy], [0, 0, 0]);
});

test('moments of two games are skipped one by one', async () => {
  const shows = (made: Play): Promise<void> => {
    takeAim(made.game.view!, made);
    answers({ preview, act: () => ({ ok: true, view: after(), events: [revealed('goblin-attack')] }) });
    confirm(made);
    return settled();
  };
  const [a, b] = [play('a'), play('b')];
  await shows(a);
  await shows(b);
  assert.deepEqual([a.stage.moment?.kind, b.stage.moment?.kind], ['reveal', 'reveal']);
  assert.ok(skipMoment(b));
  await settled();
  assert.deepEqual([a.phase, b.phase], ['showing', 'deciding']);
  assert.ok(!skipMoment(b));
  skipMoment(a);
  await settled();
  assert.equal(a.phase, 'deciding');
});

test('two seasons are counted at the same time, and each is read for itself', async () => {
  answers({ preview, desk: () => ({ ok: false, error: { code: 'x', detail: '' } }) });
  const scored = view({ players: [player(0, { seasons: [score('spring', 6)] })] });
  const [a, b] = [play('a'), play('b')];
  const ended: string[] = [];
  for (const made of [a, b]) void tally(scored, 0, BLANK, new Map(), made).then(() => ended.push(made.game.id));
  await settled();
  assert.deepEqual([a.phase, b.phase], ['counting', 'counting']);
  hurryTally(b);
  await settled();
  assert.deepEqual([a.stage.tally?.counting, b.stage.tally?.counting], [true, false]);
  endTally(b);
  await settled();
  assert.deepEqual([ended, a.phase, b.phase, b.game.tallied], [['b'], 'counting', 'deciding', 1]);
  endTally(a);
  await settled();
  assert.deepEqual(ended, ['b', 'a']);
});

test('the end of a visit ends its timers and its followers, and no others', async () => {
  let [first, second] = [0, 0];
  const a = start(play('a'));
  a.later(() => (first += 1), 100);
  a.follow(['page'], () => (first += 1));
  const b = play('b');
  b.later(() => (second += 1), 100);
  a.end();
  update('page', { notice: 'games-copied' });
  await frame();
  await pass(100);
  assert.deepEqual([first, second], [0, 1]);
  assert.equal(timers(), 0);
});

test('an ended game can still be looked at, until another lies on the table', async () => {
  const a = start(play('a'));
  a.put({ stage: { moment: { kind: 'reveal', cards: ['hamlet'] } } });
  leave();
  assert.equal(state.stage.moment, null);
  assert.deepEqual([now(), state.game.id, a.isOver], [a, 'a', true]);
  start(play('b'));
  assert.equal(state.game.id, 'b');
});

test('one inked shape changes the store at most five times, from the press to the pause before the next card', async () => {
  update('where', { route: { to: 'play' } });
  const a = start(play('a'));
  takeAim(a.game.view!, a);
  await frame();
  answers({ preview, act: () => ({ ok: true, view: after({ record: 'a.F0a1' }), events: [ink, event('coins')] }) });
  const seen: string[] = [];
  onChange(() => seen.push([a.phase, state.stage.moment?.kind, state.stage.pause].join(' ')));
  confirm(a);
  await pass(320);
  await frame();
  await frame();
  onChange(() => undefined);
  assert.deepEqual(seen, ['showing  0', 'showing  0', 'showing ink 0', 'deciding  0', 'deciding  1200']);
  assert.equal(state.stage.map, INKED);
  assert.ok(said.length > 0);
});
