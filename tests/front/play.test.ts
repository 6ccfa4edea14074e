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
import { updatePlay, announcements } from './page-state';
import { pass, settled } from './clock';
import { answerRequests, requests, requestsOf, refusal } from './scripted-engine';
import { BLANK, event, previewOf, tool, orientation, view, revealed } from './game';
import { INKED_MAP, viewAfter, startGame, clearGame, INK_EVENT, deferred, preview } from './turns';
import { currentPlay } from '../../web/src/play/play';

beforeEach(clearGame);

test('a confirmed shape is sent to the engine, saved, then animated, and the aim is cleared', async () => {
  startGame();
  answerRequests({ preview, act: () => ({ ok: true, view: viewAfter(), events: [INK_EVENT] }) });
  const intent = intentOf(state.game.view!, state.input.aim!);
  placeAim(currentPlay());
  assert.equal(state.busyCount, 1);
  await settled();
  assert.deepEqual(requestsOf('act'), [{ do: 'act', intent }]);
  assert.deepEqual(state.game.view?.tools, [], 'nothing can be placed meanwhile');
  const [saved] = await new SaveStore().all();
  assert.equal(saved?.record, 'bA1-test.F0a1', 'it is saved before it is shown');
  await settled();
  assert.deepEqual(state.display.animation, {
    kind: 'draw',
    from: BLANK,
    cells: ['a1'],
    since: state.display.animation && 'since' in state.display.animation ? state.display.animation.since : 0,
  });
  assert.equal(state.display.map, INKED_MAP);
  await pass(320);
  assert.equal(state.display.animation, null);
  assert.equal(state.busyCount, 0);
  assert.equal(state.game.view?.phase, 'next');
  assert.equal(state.input.aim, null);
  assert.ok(announcements.some((text) => text.startsWith(t('say-inked')) && text.includes('A1')));
});

test('an illegal placement is announced and not sent to the engine', async () => {
  const nowhere = tool({ orientations: [orientation('0', [[0, 0]], { anchors: [] })] });
  answerRequests({ preview: () => ({ ok: true, preview: previewOf({ fits: false, reason: 'covers-mountain', cells: ['d2'] }) }) });
  startGame(view({ tools: [nowhere] }));
  await pass(40);
  placeAim(currentPlay());
  assert.deepEqual(requestsOf('act'), []);
  assert.ok(announcements.at(-1)?.includes(t('reason-covers-mountain')));
});

test('no further action is sent while a response is pending', async () => {
  startGame();
  const wait = deferred();
  answerRequests({ preview, next: () => wait.answer });
  sendSimple(currentPlay(), 'next');
  sendSimple(currentPlay(), 'next');
  sendSimple(currentPlay(), 'undo');
  await settled();
  assert.deepEqual(requests.map((message) => message.do).filter((kind) => kind !== 'preview'), ['next']); // prettier-ignore
  wait.resolve({ ok: true, view: viewAfter(), events: [] });
  await settled();
  assert.equal(state.busyCount, 0);
});

test('the first action during an animation only skips it; the next one is sent', async () => {
  startGame();
  answerRequests({
    preview,
    act: () => ({ ok: true, view: viewAfter(), events: [INK_EVENT] }),
    next: () => ({ ok: true, view: view(), events: [] }),
  });
  placeAim(currentPlay());
  await settled();
  await settled();
  assert.ok(state.display.animation);
  sendSimple(currentPlay(), 'next');
  await settled();
  assert.equal(state.display.animation, null);
  assert.deepEqual(requestsOf('next'), []);
  sendSimple(currentPlay(), 'next');
  await settled();
  assert.equal(requestsOf('next').length, 1);
});

test('an illegal action is announced; an error of the engine is shown as a failure', async () => {
  startGame();
  answerRequests({ preview, undo: () => refusal('nothing-to-undo') });
  sendSimple(currentPlay(), 'undo');
  await settled();
  assert.equal(announcements.at(-1), t('reason-nothing-to-undo'));
  assert.ok(!state.notices.failure);
  answerRequests({ preview, undo: () => ({ ok: false, error: { code: 'engine', detail: 'x' } }) });
  sendSimple(currentPlay(), 'undo');
  await settled();
  assert.deepEqual(state.notices.failure, { text: 'error-engine', problem: { code: 'engine', detail: 'x' } });
  answerRequests({ preview, undo: () => ({ ok: false, error: { code: 'strange', detail: 'x' } }) });
  sendSimple(currentPlay(), 'undo');
  await settled();
  assert.deepEqual(state.notices.failure, { text: 'error-unknown', problem: { code: 'strange', detail: 'x' } });
});

test('undo and redo change the map and are announced', async () => {
  startGame(viewAfter());
  answerRequests({
    preview,
    undo: () => ({ ok: true, view: view({ can_redo: true }), events: [] }),
    redo: () => ({ ok: true, view: viewAfter(), events: [] }),
  });
  sendSimple(currentPlay(), 'undo');
  await settled();
  assert.ok(announcements.includes(t('say-undone')));
  assert.equal(state.display.map, BLANK);
  await pass(50);
  sendSimple(currentPlay(), 'redo');
  await settled();
  assert.ok(announcements.includes(t('say-redone')));
  assert.equal(state.display.map, INKED_MAP);
});

test('taking back a turn restores the aim of that turn and shows a notice', async () => {
  const before = view({ turn: 1, tools: [tool({ orientations: [orientation('0', [[0, 0]]), orientation('1', [[0, 0], [0, 1]])] })] }); // prettier-ignore
  startGame(before);
  const drawnAim = { ...(state.input.aim as NonNullable<typeof state.input.aim>), orientation: 1, cursor: [7, 3] as const, terrain: 'F' };
  setAim(currentPlay(), drawnAim);
  const next = view({ turn: 2, record: 'bA1-test.F0a1', can_take_back: true });
  answerRequests({
    preview,
    act: () => ({ ok: true, view: viewAfter({ turn: 1 }), events: [] }),
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
  assert.equal(announcements.at(-1), t('play-taken-back'));
  await pass(5000);
});

test('the skill acrobatics is used without choosing a cell', async () => {
  startGame(
    view({
      record: 'bA1-test.dodge',
      phase: 'dodge',
      tools: [tool({ kind: 'dodge', skill: 'acrobatics', orientations: [orientation('j', [], { anchors: [] })] })],
    }),
  );
  answerRequests({ act: () => ({ ok: true, view: viewAfter(), events: [event('dodged')] }) });
  useInstantTool(currentPlay(), 0);
  await settled();
  assert.deepEqual(requests[0]?.intent, { tool: 0, terrain: null, orientation: 'j', row: 0, column: 0 });
});

test('the next action closes the explanation of an edict', async () => {
  startGame(viewAfter());
  updatePlay('input', { explanation: { letter: 'A', pinned: true, data: null } });
  answerRequests({ preview, next: () => ({ ok: true, view: view(), events: [] }) });
  sendSimple(currentPlay(), 'next');
  assert.equal(state.input.explanation, null);
  await settled();
});

/* ---------- leaving ---------- */

test('a response that arrives after the game was left is saved but not shown', async () => {
  startGame();
  const wait = deferred();
  answerRequests({ preview, act: () => wait.answer });
  placeAim(currentPlay());
  await settled();
  await goTo({ to: 'home' });
  wait.resolve({ ok: true, view: viewAfter(), events: [INK_EVENT, revealed('goblin-attack')] });
  await settled();
  await pass(5000);
  assert.equal(state.display.animation, null);
  assert.equal(state.display.map, BLANK);
  assert.equal(state.busyCount, 0);
  assert.equal((await new SaveStore().all())[0]?.record, 'bA1-test.F0a1', 'it is saved all the same');
});
