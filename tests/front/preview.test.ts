/** Tests of the aim, its preview, explanations and hints. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { explainEdict, stopExplaining } from '../../web/src/play/explanation';
import {
  chooseTerrain,
  chooseTool,
  deselectTool,
  clearAim,
  flipShape,
  isPreviewing,
  setPlacedAim,
  focusCell,
  rememberDrawnAim,
  setAim,
  moveAim,
  resetAimAndShow,
  cycleTerrain,
  rotateShape,
} from '../../web/src/play/aim';
import { moveToNextLegalPosition } from '../../web/src/play/screen/arrow-pad';
import { canHint, chooseSuggestion, closeHint, toggleHint, applySuggestion } from '../../web/src/play/hint';
import type { AdviceJson, Intent } from '../../web/src/core/contract/generated/messages';
import { currentHint, currentPreview, focusPosition } from '../../web/src/core/state/input';
import { state } from '../../web/src/core/state/store';
import { loadLazyTexts, t } from '../../web/src/core/words/texts';
import { showGame, updatePlay, announcements, showTurn } from './page-state';
import { pass, settled } from './clock';
import { answerRequests, EngineLost, type Message, requestsOf, refusal } from './scripted-engine';
import { advice, event, previewOf, tool, orientation, view } from './game';
import { currentPlay } from '../../web/src/play/play';

const FITS = previewOf({ cells: ['f6'] });
const preview = (): unknown => ({ ok: true, preview: FITS });

beforeEach(async () => {
  await pass(1000);
  answerRequests({ preview });
});

const begin = (now = view()): void => showTurn(now);

test('each view starts with its first shape aimed at a legal position', () => {
  begin();
  assert.deepEqual(state.input.aim?.cursor, [5, 5]);
  assert.equal(state.input.placedAim, null);
  clearAim(currentPlay());
  currentPlay().publish();
  assert.equal(state.input.aim, null);
  assert.deepEqual(focusPosition(state), [5, 5], 'the focus stays');
  resetAimAndShow(currentPlay(), view({ tools: [] }));
  assert.equal(state.input.aim, null);
});

test('stepping through the legal positions goes row by row and starts over', () => {
  const anchors: [number, number][] = [[4, 4], [0, 1], [4, 2]]; // prettier-ignore
  begin(view({ tools: [tool({ orientations: [orientation('0', [[0, 0]], { anchors })] })] }));
  const seen = Array.from({ length: 4 }, () => {
    moveToNextLegalPosition(currentPlay());
    return state.input.aim?.cursor.join();
  });
  assert.deepEqual(seen, ['0,1', '4,2', '4,4', '0,1'], 'row by row');
  clearAim(currentPlay());
  currentPlay().publish();
  moveToNextLegalPosition(currentPlay());
  assert.equal(state.input.aim, null);
});

test('rotating, flipping and choosing a terrain change the aim and are announced', () => {
  begin();
  rotateShape(currentPlay());
  assert.equal(state.input.aim?.orientation, 1);
  rotateShape(currentPlay(), true);
  assert.equal(state.input.aim?.orientation, 0);
  flipShape(currentPlay());
  assert.equal(state.input.aim?.orientation, 3);
  cycleTerrain(currentPlay());
  assert.equal(state.input.aim?.terrain, 'W');
  chooseTerrain(currentPlay(), 'F');
  assert.equal(state.input.aim?.terrain, 'F');
  assert.deepEqual(state.input.useCounts, { tool: 0, terrain: 2, arrow: 0 });
  assert.deepEqual(announcements, [
    t('say-rotated'),
    `${t('say-rotated')}\u00a0`,
    t('say-flipped'),
    t('say-terrain-chosen', { terrain: t('terrain-water') }),
  ]);
});

test('choosing another tool aims it at its own legal position', () => {
  const one = tool({ kind: 'cell', orientations: [orientation('0', [[0, 0]], { anchors: [[9, 9]] })] });
  begin(view({ tools: [tool(), one] }));
  setPlacedAim(currentPlay(), state.input.aim);
  chooseTool(currentPlay(), 1);
  assert.deepEqual(state.input.aim?.cursor, [9, 9]);
  assert.equal(state.input.placedAim, null);
  assert.equal(announcements.at(-1), t('say-shape-chosen', { number: 2, count: 1 }));
  assert.equal(state.input.useCounts.tool, 1);
  chooseTool(currentPlay(), 7);
  chooseTool(currentPlay(), -1);
  assert.equal(state.input.aim?.tool, 1);
  deselectTool(currentPlay());
  assert.equal(state.input.aim?.tool, 0);
});

test('rotate, flip and terrain keys do nothing without an aim', () => {
  showGame(view({ tools: [] }));
  for (const act of [rotateShape, flipShape, cycleTerrain]) act(currentPlay());
  assert.equal(state.input.aim, null);
  assert.deepEqual(announcements, []);
});

test('arrows move the aim up to the border, and without an aim the focus', () => {
  begin();
  moveAim(currentPlay(), [-1, 0]);
  assert.deepEqual(state.input.aim?.cursor, [4, 5]);
  for (let i = 0; i < 20; i++) moveAim(currentPlay(), [0, 1]);
  const cursor = state.input.aim?.cursor;
  moveAim(currentPlay(), [0, -1]);
  assert.equal(state.input.aim?.cursor[1], (cursor?.[1] ?? 0) - 1, 'at the border no key press is swallowed');
  assert.equal(state.input.useCounts.arrow, 22);
  resetAimAndShow(currentPlay(), view({ tools: [] }));
  updatePlay('game', { view: view({ tools: [] }) });
  focusCell(currentPlay(), [0, 0]);
  moveAim(currentPlay(), [-1, 0]);
  moveAim(currentPlay(), [0, 1]);
  assert.deepEqual(focusPosition(state), [0, 1]);
});

test('undo restores the aim with which the undone shape was placed', () => {
  const before = view({ record: 'undone' });
  begin(before);
  rotateShape(currentPlay());
  const held = state.input.aim!;
  rememberDrawnAim(currentPlay(), before, held);
  clearAim(currentPlay());
  resetAimAndShow(currentPlay(), before);
  assert.deepEqual(state.input.aim, held);
  for (let i = 0; i < 25; i++) rememberDrawnAim(currentPlay(), view({ record: `r${i}` }), held);
  clearAim(currentPlay());
  resetAimAndShow(currentPlay(), before);
  assert.notDeepEqual(state.input.aim, held, 'it is not remembered for ever');
});

test('previews during a movement are requested for the latest position only', async () => {
  begin();
  assert.ok(isPreviewing(currentPlay()));
  for (let i = 0; i < 4; i++) moveAim(currentPlay(), [0, -1]);
  await settled();
  assert.equal(requestsOf('preview').length, 1);
  assert.equal(currentPreview(state), null, 'that was for another place');
  await pass(40);
  assert.equal(requestsOf('preview').length, 2);
  assert.deepEqual(currentPreview(state), FITS);
  await pass(40);
  assert.equal(requestsOf('preview').length, 2, 'what is known is not asked again');
  assert.ok(!isPreviewing(currentPlay()));
});

test('the ghost is announced after it has stopped moving', async () => {
  begin();
  await pass(40);
  const before = announcements.length;
  moveAim(currentPlay(), [0, 1]);
  await pass(300);
  assert.equal(announcements.length, before);
  await pass(200);
  assert.ok(announcements.at(-1)?.includes(t('terrain-forest')));
});

test('a failed preview request leaves the page without a preview', async () => {
  answerRequests({ preview: () => Promise.reject(new EngineLost()) });
  begin();
  await pass(40);
  assert.equal(currentPreview(state), null);
  answerRequests({ preview: () => refusal('x') });
  moveAim(currentPlay(), [0, 1]);
  await pass(40);
  assert.equal(currentPreview(state), null);
});

/* ---------- explanations ---------- */

const explained = (letter: string): object => ({ id: 'sentinel-wood', letter, stars: 4, count: 4, claims: [] });
const explanation = (letter: string): unknown => ({ ok: true, explanation: explained(letter) });
const explain = ({ letter }: Message): unknown => explanation(String(letter));

test('an explanation is announced on request, and a pinned one stays until it is closed', async () => {
  begin();
  answerRequests({ preview, explain });
  await explainEdict(currentPlay(), 'A', true);
  assert.equal(state.input.explanation?.data?.stars, 4);
  assert.ok(announcements.at(-1)?.includes(t('say-edict-live')));
  stopExplaining(currentPlay(), true);
  assert.ok(state.input.explanation, 'what is pinned stays when the mouse leaves');
  await explainEdict(currentPlay(), 'B', false);
  assert.equal(state.input.explanation?.letter, 'A', 'and when it points elsewhere');
  stopExplaining(currentPlay());
  assert.ok(!state.input.explanation);
  await explainEdict(currentPlay(), 'C', false);
  assert.deepEqual(state.input.explanation, { letter: 'C', pinned: false, data: explained('C') });
  stopExplaining(currentPlay(), true);
  assert.ok(!state.input.explanation);
});

test('an explanation that arrives after another was requested is ignored', async () => {
  begin();
  let respond: (answer: unknown) => void = () => undefined;
  answerRequests({ preview, explain: ({ letter }) => (letter === 'A' ? new Promise((resolve) => (respond = resolve)) : explanation('B')) });
  const first = explainEdict(currentPlay(), 'A', true);
  await explainEdict(currentPlay(), 'B', true);
  respond(explanation('A'));
  await first;
  assert.deepEqual(state.input.explanation, { letter: 'B', pinned: true, data: explained('B') });
  answerRequests({ preview, explain: () => Promise.reject(new EngineLost()) });
  await explainEdict(currentPlay(), 'D', true);
  assert.deepEqual(state.input.explanation, { letter: 'D', pinned: true, data: null });
});

/* ---------- hints ---------- */

const INTENT = { tool: 0, terrain: 'W', orientation: '2', row: 3, column: 3 };

function hintOf(suggestions: readonly AdviceJson[], intent: Intent = INTENT): unknown {
  const intents = suggestions.map(() => intent);
  return { ok: true, busy: false, progress: 1, hint: { by: 0, on: 0, suggestions }, intents };
}

test('a hint is computed in slices, read as sentences, and its chosen suggestion becomes the aim', async () => {
  await loadLazyTexts();
  begin();
  const slices = [{ ok: true, busy: true, progress: 0.5 }, hintOf([advice(), advice({ terrain: 'F' })])];
  answerRequests({ preview, hint: () => slices.shift() });
  assert.ok(canHint(currentPlay()));
  toggleHint(currentPlay());
  assert.deepEqual(currentHint(state), { moment: 'bA1-test', hint: null, intents: [], progress: 0, chosenIndex: 0 });
  await settled();
  assert.equal(requestsOf('hint').length, 2);
  assert.match(announcements.at(-1) ?? '', /^The best places\. 1\. Water: \S+\. \S.*\. 2\. Forest: \S+\. \S/);
  chooseSuggestion(currentPlay(), 1);
  assert.equal(currentHint(state)?.chosenIndex, 1);
  chooseSuggestion(currentPlay(), 0);
  applySuggestion(currentPlay());
  assert.equal(currentHint(state), null);
  assert.deepEqual([state.input.aim?.orientation, state.input.aim?.terrain], [2, 'W']);
});

test('a hint is closed by asking again or when the game continues', async () => {
  begin();
  answerRequests({ preview, hint: () => ({ ok: true, busy: true, progress: 0.5 }) });
  toggleHint(currentPlay());
  toggleHint(currentPlay());
  assert.equal(currentHint(state), null);
  await settled();
  toggleHint(currentPlay());
  updatePlay('game', { view: view({ record: 'further' }) });
  assert.equal(currentHint(state), null);
  await settled();
});

test('a hint that arrives after it was cancelled is not shown', async () => {
  begin();
  let respond: (answer: unknown) => void = () => undefined;
  answerRequests({ preview, hint: () => new Promise((resolve) => (respond = resolve)) });
  toggleHint(currentPlay());
  await settled();
  closeHint(currentPlay());
  respond(hintOf([advice()]));
  await settled();
  assert.equal(currentHint(state), null);
});

test('a hint is closed if the engine refuses it or is lost', async () => {
  for (const hint of [() => refusal('x'), () => Promise.reject(new EngineLost())]) {
    begin();
    answerRequests({ preview, hint });
    toggleHint(currentPlay());
    await settled();
    assert.equal(currentHint(state), null);
  }
});

test('there is no hint while the player has nothing to decide', () => {
  begin(view({ phase: 'next', tools: [] }));
  toggleHint(currentPlay());
  assert.equal(currentHint(state), null);
  assert.ok(!canHint(currentPlay()));
  updatePlay('game', { view: view({ phase: 'extra', tools: [], can_pass: true }) });
  assert.ok(canHint(currentPlay()));
  closeHint(currentPlay());
  applySuggestion(currentPlay());
  chooseSuggestion(currentPlay(), 2);
  assert.equal(state.input.hint, null);
});

test('applying a hint to use acrobatics sends the action without a position', async () => {
  const dodge = tool({ kind: 'dodge', skill: 'acrobatics', orientations: [orientation('j', [], { anchors: [] })] });
  const now = view({ phase: 'dodge', tools: [dodge], can_pass: true });
  begin(now);
  const intent: Intent = { tool: 0, terrain: null, orientation: 'j', row: 0, column: 0 };
  answerRequests({
    hint: () => hintOf([advice({ kind: 'dodge', cells: [], skill: 'acrobatics' })], intent),
    act: () => ({ ok: true, view: view({ phase: 'next', tools: [] }), events: [event('dodged')] }),
  });
  toggleHint(currentPlay());
  await settled();
  applySuggestion(currentPlay());
  await settled();
  assert.deepEqual(requestsOf('act'), [{ do: 'act', intent }]);
  setAim(currentPlay(), null);
});

test('a hint is counted once, even if it is opened again', async () => {
  begin(view({ record: 'bA1-hinted' }));
  answerRequests({ preview, hint: () => ({ ok: true, busy: true, progress: 0.5 }) });
  const before = state.game.hints;
  toggleHint(currentPlay());
  toggleHint(currentPlay());
  await settled();
  toggleHint(currentPlay());
  assert.equal(state.game.hints, before + 1);
  toggleHint(currentPlay());
  await settled();
});

test('the first attempt at a daily map offers and requests no hints', async () => {
  begin(view({ record: 'bA1-first-try' }));
  answerRequests({ preview, hint: () => ({ ok: true, busy: true, progress: 0.5 }) });
  updatePlay('game', { origin: { kind: 'daily', day: '2026-12-01' } });
  assert.ok(!canHint(currentPlay()));
  const before = state.game.hints;
  toggleHint(currentPlay());
  await settled();
  assert.equal(state.game.hints, before);
  assert.equal(requestsOf('hint').length, 0);
});
