/** Actions of the player are sent to the engine, saved and animated, and their errors are shown. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { setAim } from '../../web/src/play/aim';
import { goTo } from '../../web/src/core/page/navigate';
import { placeAim, sendSimple, useInstantTool } from '../../web/src/play/player-actions';
import { SaveStore } from '../../web/src/core/browser/game-store';
import { intentOf } from '../../web/src/core/state/aim';
import { state } from '../../web/src/core/state/store';
import { t } from '../../web/src/core/words/texts';
import { put, said } from './begin';
import { pass, settled, timers } from './clock';
import { answers, asked, whatWasAsked } from './engine';
import { BLANK, drawn, event, tool, turn, view, revealed } from './game';
import { FITS, INKED, after, begin, cleared, ink, later, preview } from './turns';
import { currentPlay } from '../../web/src/play/play';

beforeEach(cleared);

test('a confirmed shape is sent to the engine, saved, then animated, and the aim is cleared', async () => {
  begin();
  answers({ preview, act: () => ({ ok: true, view: after(), events: [ink] }) });
  const intent = intentOf(state.game.view!, state.input.aim!);
  placeAim(currentPlay());
  assert.equal(state.busyCount, 1);
  await settled();
  assert.deepEqual(whatWasAsked('act'), [{ do: 'act', intent }]);
  assert.deepEqual(state.game.view?.tools, [], 'nothing can be placed meanwhile');
  const [saved] = await new SaveStore().all();
  assert.equal(saved?.record, 'bA1-test.F0a1', 'it is saved before it is shown');
  await settled();
  assert.deepEqual(state.display.animation, {
    kind: 'ink',
    from: BLANK,
    cells: ['a1'],
    since: state.display.animation && 'since' in state.display.animation ? state.display.animation.since : 0,
  });
  assert.equal(state.display.map, INKED);
  await pass(320);
  assert.equal(state.display.animation, null);
  assert.equal(state.busyCount, 0);
  assert.equal(state.game.view?.phase, 'next');
  assert.equal(state.input.aim, null);
  assert.ok(said.some((text) => text.startsWith(t('say-inked')) && text.includes('A1')));
});

test('an illegal placement is announced and not sent to the engine', async () => {
  const nowhere = tool({ turns: [turn('0', [[0, 0]], { anchors: [] })] });
  answers({ preview: () => ({ ok: true, preview: { ...FITS, fits: false, reason: 'covers-mountain', cells: ['d2'] } }) });
  begin(view({ tools: [nowhere] }));
  await pass(40);
  placeAim(currentPlay());
  assert.deepEqual(whatWasAsked('act'), []);
  assert.ok(said.at(-1)?.includes(t('reason-covers-mountain')));
});

test('no further action is sent while a response is pending', async () => {
  begin();
  const wait = later();
  answers({ preview, next: () => wait.answer });
  sendSimple(currentPlay(), 'next');
  sendSimple(currentPlay(), 'next');
  sendSimple(currentPlay(), 'undo');
  await settled();
  assert.deepEqual(asked.map((message) => message.do).filter((kind) => kind !== 'preview'), ['next']); // prettier-ignore
  wait.come({ ok: true, view: after(), events: [] });
  await settled();
  assert.equal(state.busyCount, 0);
});

test('the first action during an animation only skips it; the next one is sent', async () => {
  begin();
  answers({ preview, act: () => ({ ok: true, view: after(), events: [ink] }), next: () => ({ ok: true, view: view(), events: [] }) });
  placeAim(currentPlay());
  await settled();
  await settled();
  assert.ok(state.display.animation);
  sendSimple(currentPlay(), 'next');
  await settled();
  assert.equal(state.display.animation, null);
  assert.deepEqual(whatWasAsked('next'), []);
  sendSimple(currentPlay(), 'next');
  await settled();
  assert.equal(whatWasAsked('next').length, 1);
});

test('an illegal action is announced; an error of the engine is shown as a failure', async () => {
  begin();
  answers({ preview, undo: () => ({ ok: false, error: { code: 'nothing-to-undo', detail: '' } }) });
  sendSimple(currentPlay(), 'undo');
  await settled();
  assert.equal(said.at(-1), t('reason-nothing-to-undo'));
  assert.ok(!state.notices.failure);
  answers({ preview, undo: () => ({ ok: false, error: { code: 'engine', detail: 'x' } }) });
  sendSimple(currentPlay(), 'undo');
  await settled();
  assert.deepEqual(state.notices.failure, { text: 'error-engine', problem: { code: 'engine', detail: 'x' } });
  answers({ preview, undo: () => ({ ok: false, error: { code: 'strange', detail: 'x' } }) });
  sendSimple(currentPlay(), 'undo');
  await settled();
  assert.deepEqual(state.notices.failure, { text: 'error-unknown', problem: { code: 'strange', detail: 'x' } });
});

test('undo and redo change the map and are announced', async () => {
  begin(after());
  answers({
    preview,
    undo: () => ({ ok: true, view: view({ can_redo: true }), events: [] }),
    redo: () => ({ ok: true, view: after(), events: [] }),
  });
  sendSimple(currentPlay(), 'undo');
  await settled();
  assert.ok(said.includes(t('say-undone')));
  assert.equal(state.display.map, BLANK);
  await pass(50);
  sendSimple(currentPlay(), 'redo');
  await settled();
  assert.ok(said.includes(t('say-redone')));
  assert.equal(state.display.map, INKED);
});

test('taking back a turn restores the aim of that turn and shows a notice', async () => {
  const before = view({ turn: 1, tools: [tool({ turns: [turn('0', [[0, 0]]), turn('1', [[0, 0], [0, 1]])] })] }); // prettier-ignore
  begin(before);
  const drawnAim = { ...(state.input.aim as NonNullable<typeof state.input.aim>), orientation: 1, cursor: [7, 3] as const, terrain: 'F' };
  setAim(currentPlay(), drawnAim);
  const next = view({ turn: 2, record: 'bA1-test.F0a1', can_take_back: true });
  answers({
    preview,
    act: () => ({ ok: true, view: after({ turn: 1 }), events: [] }),
    next: () => ({ ok: true, view: next, events: [] }),
    'take-back': () => ({ ok: true, view: { ...before, record: `${before.record}.-1`, can_redo: true }, events: [] }),
  });
  placeAim(currentPlay());
  await settled();
  sendSimple(currentPlay(), 'next');
  await settled();
  assert.notDeepEqual(state.input.aim, drawnAim);
  sendSimple(currentPlay(), 'take-back');
  await settled();
  assert.deepEqual(state.input.aim, drawnAim);
  assert.equal(state.notices.notice, 'play-taken-back');
  assert.equal(said.at(-1), t('play-taken-back'));
  await pass(5000);
});

test('the skill acrobatics is used without choosing a cell', async () => {
  begin(
    view({
      record: 'bA1-test.dodge',
      phase: 'dodge',
      tools: [tool({ kind: 'dodge', skill: 'acrobatics', turns: [turn('j', [], { anchors: [] })] })],
    }),
  );
  answers({ act: () => ({ ok: true, view: after(), events: [event('dodged')] }) });
  useInstantTool(currentPlay(), 0);
  await settled();
  assert.deepEqual(asked[0]?.intent, { tool: 0, terrain: null, turn: 'j', row: 0, column: 0 });
});

test('the next action closes the explanation of an edict', async () => {
  begin(after());
  put('input', { explanation: { letter: 'A', pinned: true, data: null } });
  answers({ preview, next: () => ({ ok: true, view: view(), events: [] }) });
  sendSimple(currentPlay(), 'next');
  assert.equal(state.input.explanation, null);
  await settled();
});

/* ---------- leaving ---------- */

test('a response that arrives after the game was left is saved but not shown', async () => {
  begin();
  const wait = later();
  answers({ preview, act: () => wait.answer });
  placeAim(currentPlay());
  await settled();
  await goTo({ to: 'home' });
  wait.come({ ok: true, view: after(), events: [ink, revealed('goblin-attack')] });
  await settled();
  await pass(5000);
  assert.equal(state.display.animation, null);
  assert.equal(state.display.map, BLANK);
  assert.equal(state.busyCount, 0);
  assert.equal((await new SaveStore().all())[0]?.record, 'bA1-test.F0a1', 'it is saved all the same');
});

test('leaving a game during an animation cancels the animation and its timers', async () => {
  begin();
  const walk = event('walk', {
    on: 0,
    card: 'goblin-attack',
    placements_tried: [['a1'], ['b2'], ['c3']],
    cells: ['c3'],
    map: drawn({ c3: 'M' }),
  });
  answers({ preview, act: () => ({ ok: true, view: after(), events: [ink, walk, ink] }) });
  placeAim(currentPlay());
  await settled();
  await pass(320);
  assert.equal(state.display.animation?.kind, 'walk');
  const { map } = state.display;
  await goTo({ to: 'home' });
  await pass(10_000);
  assert.equal(state.display.animation, null);
  assert.equal(state.display.map, map);
  assert.equal(state.busyCount, 0);
  assert.equal(timers(), 0);
  assert.ok(!said.some((text) => text.includes('C3')), 'events of a cancelled animation are not announced');
});
