/** Tests of the table of actions, of the primary button and of undo while ink spreads. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { chooseTool } from '../../web/src/play/aim';
import { explainEdict, TOLL } from '../../web/src/play/explanation';
import { placeAim, runQueuedUndo, undo } from '../../web/src/play/player-actions';
import { currentPlay } from '../../web/src/play/play';
import { parseCell } from '../../web/src/core/contract/cells';
import { ACTIONS, actionFor, primaryAction } from '../../web/src/play/screen/actions';
import { onKeyDown } from '../../web/src/play/screen/keyboard';
import { overlays } from '../../web/src/play/screen/overlay';
import { displayPhaseOf } from '../../web/src/core/state/game';
import { currentHint } from '../../web/src/core/state/input';
import { defaultSeat } from '../../web/src/core/state/seats';
import { whileBusy, state, update } from '../../web/src/core/state/store';
import { t } from '../../web/src/core/words/texts';
import { updatePlay, announcements } from './page-state';
import { settled } from './clock';
import { answerRequests, type Message, requestsOf } from './scripted-engine';
import { CORNER, revealed, tool, orientation, view } from './game';
import { action, resetKeys, startGame, preview, SCRIPT, unchanged } from './game-keys';

beforeEach(resetKeys);

/* ---------- the table ---------- */

test('every key of the action table belongs to a different action', () => {
  const codes = ['KeyR', 'KeyF', 'KeyT', 'KeyZ', 'KeyY', 'KeyH', 'KeyA', 'KeyB', 'KeyC', 'KeyD', ...[1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((n) => [`Digit${n}`, `Numpad${n}`])]; // prettier-ignore
  const placedActions = codes.map((code) => actionFor(code, false));
  assert.ok(placedActions.every(Boolean));
  assert.equal(new Set(placedActions).size, codes.length);
  for (const code of ['KeyQ', 'Digit0', 'Enter', 'Escape']) assert.equal(actionFor(code, false), undefined);
});

test('Shift changes the actions of R and Z and of no other key', () => {
  assert.equal(action('KeyR'), ACTIONS.rotate);
  assert.equal(action('KeyR', true), ACTIONS.rotateBack);
  assert.equal(action('KeyZ'), ACTIONS.undo);
  assert.equal(action('KeyZ', true), ACTIONS.redoUndone);
  for (const code of ['KeyF', 'KeyY', 'KeyT', 'KeyH', 'KeyB', 'Digit2']) assert.equal(action(code), action(code, true));
});

test('R rotates and F flips the shape if it has another orientation, and T changes its terrain', () => {
  startGame();
  action('KeyR').run(currentPlay());
  assert.equal(state.input.aim?.orientation, 1);
  action('KeyR', true).run(currentPlay());
  assert.equal(state.input.aim?.orientation, 0);
  action('KeyF').run(currentPlay());
  assert.equal(state.input.aim?.orientation, 3);
  assert.ok(['KeyR', 'KeyF'].every((code) => action(code).isEnabled(currentPlay()) && action(code, true).isEnabled(currentPlay())));
  action('KeyT').run(currentPlay());
  assert.equal(state.input.aim?.terrain, 'W');
  startGame({ record: 'one-turn', tools: [tool({ orientations: [CORNER[0]!] })] });
  assert.ok(!['KeyR', 'KeyF'].some((code) => action(code).isEnabled(currentPlay()) || action(code, true).isEnabled(currentPlay())));
  startGame({ record: 'none', tools: [] });
  assert.ok(!action('KeyR').isEnabled(currentPlay()) && !action('KeyT').isEnabled(currentPlay()));
});

test('Z undoes, Shift+Z and Y redo, each only if the engine allows it', async () => {
  const enabled = (): boolean[] => [action('KeyZ'), action('KeyZ', true), action('KeyY')].map((each) => each.isEnabled(currentPlay()));
  startGame({ can_undo: true, can_redo: false });
  assert.deepEqual(enabled(), [true, false, false]);
  action('KeyZ').run(currentPlay());
  await settled();
  startGame({ can_undo: false, can_redo: true });
  assert.deepEqual(enabled(), [false, true, true]);
  action('KeyZ', true).run(currentPlay());
  await settled();
  action('KeyY').run(currentPlay());
  await settled();
  assert.deepEqual([requestsOf('undo').length, requestsOf('redo').length], [1, 2]);
});

test('pressing H opens a hint, and pressing it again closes the hint', async () => {
  startGame();
  assert.ok(action('KeyH').isEnabled(currentPlay()));
  action('KeyH').run(currentPlay());
  assert.ok(currentHint(state));
  action('KeyH').run(currentPlay());
  assert.equal(currentHint(state), null);
  await settled();
  startGame({ phase: 'next', tools: [] });
  assert.ok(!action('KeyH').isEnabled(currentPlay()));
});

test('A to D explain their edict, and the same key closes the explanation', async () => {
  startGame();
  action('KeyB').run(currentPlay());
  await settled();
  assert.equal(state.input.explanation?.letter, 'B');
  action('KeyC').run(currentPlay());
  await settled();
  assert.equal(state.input.explanation?.letter, 'C');
  action('KeyC').run(currentPlay());
  assert.equal(state.input.explanation, null);
  updatePlay('game', { view: null });
  assert.ok(!action('KeyA').isEnabled(currentPlay()));
});

test('the digits 1 to 9 choose one of the shapes of the card', () => {
  startGame();
  const enabled = ['Digit2', 'Numpad2', 'Digit3'].map((code) => action(code).isEnabled(currentPlay()));
  assert.deepEqual(enabled, [true, true, false]);
  action('Numpad2').run(currentPlay());
  assert.equal(state.input.aim?.tool, 1);
  action('Digit1').run(currentPlay());
  assert.equal(state.input.aim?.tool, 0);
  action('Digit9').run(currentPlay());
  assert.equal(state.input.aim?.tool, 0);
});

/* ---------- the primary button ---------- */

test('the primary button places the chosen shape and is disabled where it does not fit', async () => {
  startGame();
  assert.deepEqual(
    [primaryAction(currentPlay())?.label, primaryAction(currentPlay())?.icon, primaryAction(currentPlay())?.isEnabled],
    [t('play-confirm'), 'quill', true],
  );
  primaryAction(currentPlay())?.run();
  await settled();
  assert.equal(requestsOf('act').length, 1);
  startGame({ record: 'nowhere', tools: [tool({ orientations: [orientation('0', [[0, 0]], { anchors: [] })] })] });
  assert.equal(primaryAction(currentPlay())?.isEnabled, false);
});

test('the primary button offers to place a hero or to destroy a cell', () => {
  startGame({ record: 'hero', tools: [tool({ kind: 'hero' })] });
  assert.equal(primaryAction(currentPlay())?.label, t('extra-place-hero'));
  startGame({ record: 'destroy', tools: [tool({ kind: 'destroy' })] });
  assert.deepEqual([primaryAction(currentPlay())?.label, primaryAction(currentPlay())?.icon], [t('extra-destroy'), 'cross']);
});

test('without a shape the primary button passes, reveals the next card or ends the season', async () => {
  update('settings', { askSkills: true });
  startGame({ record: 'p', phase: 'extra', tools: [], can_pass: true });
  assert.equal(primaryAction(currentPlay())?.label, t('extra-finish-skills'));
  primaryAction(currentPlay())?.run();
  await settled();
  assert.equal(requestsOf('pass').length, 1);
  startGame({ record: 'p', phase: 'dodge', tools: [], can_pass: true });
  assert.equal(primaryAction(currentPlay())?.label, t('extra-dodge-not'));
  startGame({ record: 'p', phase: 'next', tools: [] });
  assert.equal(primaryAction(currentPlay())?.label, t('play-next'));
  primaryAction(currentPlay())?.run();
  await settled();
  assert.equal(requestsOf('next').length, 1);
  startGame({ record: 'p', phase: 'next', tools: [], ends_season: true });
  assert.equal(primaryAction(currentPlay())?.label, t('extra-end-season'));
  updatePlay('game', { seats: [defaultSeat(0), defaultSeat(1)] });
  assert.equal(primaryAction(currentPlay())?.label, t('table-done'));
});

test('one press passes and reveals the next card if no skill was chosen', async () => {
  const drawn = view({ record: 'p2', phase: 'next', tools: [], can_undo: true });
  answerRequests({ pass: () => ({ ok: true, view: drawn, events: [] }), next: () => ({ ok: true, view: view(), events: [] }), preview });
  startGame({ record: 'p', phase: 'extra', tools: [tool({ skill: 'search' })], can_pass: true });
  assert.equal(primaryAction(currentPlay())?.label, t('play-next'));
  primaryAction(currentPlay())?.run();
  await settled();
  await settled();
  assert.deepEqual([requestsOf('pass').length, requestsOf('next').length], [1, 1]);
  startGame({ record: 'p', phase: 'extra', tools: [tool({ skill: 'search' })], can_pass: true });
  chooseTool(currentPlay(), 0);
  assert.equal(primaryAction(currentPlay())?.label, t('play-confirm'), 'a skill in hand is drawn with');
});

test('undo takes back the previous turn, except in the first attempt at a daily map', async () => {
  answerRequests({ ...SCRIPT, 'take-back': unchanged });
  startGame({ record: 'u', can_take_back: true });
  assert.ok(ACTIONS.undo.isEnabled(currentPlay()));
  ACTIONS.undo.run(currentPlay());
  await settled();
  assert.equal(requestsOf('take-back').length, 1);
  updatePlay('game', { origin: { kind: 'daily', day: '2026-11-16' } });
  assert.ok(!ACTIONS.undo.isEnabled(currentPlay()));
  startGame({ record: 'u', can_undo: true, can_take_back: false });
  ACTIONS.undo.run(currentPlay());
  await settled();
  assert.deepEqual([requestsOf('undo').length, requestsOf('take-back').length], [1, 1]);
});

test('explaining the toll highlights and announces the cells that cost stars', async () => {
  startGame({ record: 'toll' });
  answerRequests({
    ...SCRIPT,
    explain: ({ letter }: Message) => ({
      ok: true,
      explanation: { id: 'toll', letter, stars: -2, count: 2, claims: [{ stars: -1, cells: ['a1'] }, { stars: -1, cells: ['c3'] }] }, // prettier-ignore
    }),
  });
  await explainEdict(currentPlay(), TOLL, true);
  assert.deepEqual(overlays(currentPlay()), [{ kind: 'highlight', groups: [[parseCell('a1')], [parseCell('c3')]], lost: true }]);
  assert.equal(announcements.at(-1), t('why-toll', { count: 2 }));
});

test('there is no primary button while a bot acts or without a game', () => {
  startGame({ record: 'p', phase: 'bot', tools: [] });
  assert.equal(primaryAction(currentPlay()), null);
  updatePlay('game', { view: null });
  assert.equal(primaryAction(currentPlay()), null);
});

/* ---------- undo while the ink spreads ---------- */

test('undo pressed during the ink animation runs once when the animation is over', async () => {
  startGame({ can_undo: false, phase: 'draw' });
  let dry = (): void => undefined;
  const inking = whileBusy(() => new Promise<void>((done) => (dry = done)));
  onKeyDown(currentPlay(), {
    code: 'KeyZ',
    key: 'z',
    shiftKey: false,
    target: document.body,
    preventDefault: () => undefined,
  } as unknown as KeyboardEvent);
  runQueuedUndo(currentPlay());
  assert.deepEqual(requestsOf('undo'), [], 'not under the pen');
  updatePlay('game', { view: view({ can_undo: true, phase: 'next' }) });
  dry();
  await inking;
  runQueuedUndo(currentPlay());
  runQueuedUndo(currentPlay());
  await settled();
  assert.equal(requestsOf('undo').length, 1, 'and only once');
});

test('the Undo button is enabled as soon as a placement is sent to the engine', async () => {
  startGame({ record: 'sent', can_undo: false });
  assert.ok(!ACTIONS.undo.isEnabled(currentPlay()));
  let arrive: (answer: unknown) => void = () => undefined;
  answerRequests({ ...SCRIPT, act: () => new Promise((done) => (arrive = done)) });
  placeAim(currentPlay());
  await settled();
  assert.ok(ACTIONS.undo.isEnabled(currentPlay()));
  ACTIONS.undo.run(currentPlay());
  arrive({ ok: true, view: view({ record: 'sent.F0a1', phase: 'next', can_undo: true }), events: [] });
  await settled();
  runQueuedUndo(currentPlay());
  await settled();
  assert.equal(requestsOf('undo').length, 1);
});

test('undo sends nothing if it is not possible or the game was left', async () => {
  startGame({ can_undo: false });
  undo(currentPlay());
  runQueuedUndo(currentPlay());
  startGame({ can_undo: true });
  updatePlay('display', { animation: { kind: 'reveal', cards: [] } });
  undo(currentPlay());
  currentPlay().end();
  runQueuedUndo(currentPlay());
  await settled();
  assert.deepEqual(requestsOf('undo'), []);
});

test('undo pressed during an animation ends the animation and then undoes', async () => {
  for (const [part, request] of [
    [{ can_undo: true }, 'undo'],
    [{ can_take_back: true }, 'take-back'],
  ] as const) {
    startGame({ record: request });
    const inked = view({ record: `${request}.F0a1`, phase: 'next', ...part });
    answerRequests({ ...SCRIPT, 'take-back': unchanged, act: () => ({ ok: true, view: inked, events: [revealed('goblin-attack')] }) });
    placeAim(currentPlay());
    await settled();
    assert.equal(displayPhaseOf(state), 'showing');
    assert.ok(ACTIONS.undo.isEnabled(currentPlay()), 'the button can be pressed');
    ACTIONS.undo.run(currentPlay());
    await settled();
    assert.equal(state.display.animation, null);
    runQueuedUndo(currentPlay());
    await settled();
    assert.equal(requestsOf(request).length, 1);
  }
});
