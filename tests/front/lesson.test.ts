/** The guided first game advances with the player, and each tip appears once. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { clearLocalStorage, storedLesson, storedTips } from '../../web/src/core/browser/local-storage';
import { endLesson, advanceLesson, startLesson, readLesson } from '../../web/src/play/lesson';
import { closeTip, updateTips, loadTips, setTipsEnabled, markTaught } from '../../web/src/play/tips';
import { setPlacedAim } from '../../web/src/play/aim';
import type { Offset, View } from '../../web/src/core/contract/generated/messages';
import { parseCell } from '../../web/src/core/contract/cells';
import {
  currentLessonStep,
  isDrawnOffTarget,
  lessonTargetCells,
  lessonSave,
  STEPS,
  isDrawnElsewhere,
  hasStartedLesson,
} from '../../web/src/core/state/lesson';
import { whileBusy, state, update } from '../../web/src/core/state/store';
import { html, render } from 'lit';
import { lessonPanel } from '../../web/src/play/screen/lesson';
import { tip } from '../../web/src/play/screen/action-bar';
import { rendered, showGame, updatePlay, showTurn } from './page-state';
import { pass } from './clock';
import { answerRequests, requestsOf, refusal } from './scripted-engine';
import { mapWith, event, player, save, score, tallyOf, tool, orientation, view } from './game';
import { currentPlay, makeCurrent, Play } from '../../web/src/play/play';
import { SOLO } from '../../web/src/play/open-game';

const preview = (): unknown => refusal('x');
const SEED = 'learn-3214';

beforeEach(async () => {
  await pass(1000);
  clearLocalStorage();
  answerRequests({ preview });
});

const stepIs = (): string | undefined => currentLessonStep()?.step.id;
const card = (id: string): View['card'] => ({ id, kind: 'explore', time: 1, revealed: [id], must_cover_ruins: false, fallback: false });

/** A tool that fits on these cells in its first orientation. */
function onto(cells: readonly string[], part = {}): ReturnType<typeof tool> {
  const places = cells.map(parseCell);
  const top = Math.min(...places.map(([r]) => r));
  const left = Math.min(...places.map(([, c]) => c));
  const offsets = places.map(([r, c]): Offset => [r - top, c - left]);
  const turned = offsets.map(([r, c]): Offset => [c, 3 - r]);
  const up = Math.min(...turned.map(([, c]) => c));
  const second = orientation('1', turned.map(([r, c]): Offset => [r, c - up]), { anchors: [[5, 5]] }); // prettier-ignore
  return tool({ orientations: [orientation('0', offsets, { anchors: [[top, left], [7, 7]] }), second], ...part }); // prettier-ignore
}

/** Shows a view of the lesson, as a response of the engine does. */
function showLesson(id: string, part: Partial<View> = {}): void {
  const now = view({ seed: SEED, card: card(id), record: `${id}${JSON.stringify(part).length}`, ...part });
  showTurn(now, { id: 'lesson' });
  advanceLesson(currentPlay());
}

const FOREST = ['c1', 'd1', 'c2', 'c3'];
const done = (cells: readonly string[], part = {}): Partial<View> => ({
  phase: 'next',
  tools: [],
  log: [event('drawn', { cells: [...cells] })],
  ...part,
});

test('the lesson starts on its own deal, is stored, and resumes when it is started again', async () => {
  answerRequests({
    preview,
    new: () => ({ ok: true, view: view({ seed: SEED, card: card('orchard') }), events: [] }),
    open: () => ({ ok: true, view: view({ seed: SEED }), events: [] }),
  });
  assert.ok(!hasStartedLesson());
  await startLesson();
  assert.equal(requestsOf('new')[0]?.seed, SEED);
  assert.deepEqual(storedLesson.read(), { game: state.game.id, step: 0 });
  assert.equal(stepIs(), 'welcome');
  update('stored', { saves: [save(state.game.id)] });
  assert.ok(lessonSave());
  await startLesson();
  assert.equal(requestsOf('open').length, 1);
});

test('a stored lesson is restored only if its step exists', () => {
  storedLesson.write({ game: 'lesson', step: 3 });
  readLesson();
  assert.equal(state.lesson.lesson?.step, 3);
  storedLesson.write({ game: 'lesson', step: 99 });
  readLesson();
  assert.equal(state.lesson.lesson, null);
});

test('the lesson shows no step in another game or on another screen', () => {
  update('lesson', { lesson: { game: 'lesson', step: 0 } });
  showGame(view(), { id: 'other' });
  assert.equal(currentLessonStep(), null);
  assert.deepEqual(lessonTargetCells(), []);
  showGame(view(), { id: 'lesson' });
  assert.deepEqual([stepIs(), currentLessonStep()?.number], ['welcome', 1]);
  update('navigation', { route: { to: 'home' } });
  assert.equal(currentLessonStep(), null);
});

test('the lesson repeats a step drawn off target, but skips a target that is unreachable', () => {
  update('lesson', { lesson: { game: 'lesson', step: 3 } });
  showLesson('orchard', { tools: [onto(FOREST)] });
  showLesson('orchard', done(['h8', 'h9', 'g8', 'g7']));
  assert.equal(stepIs(), 'place');
  assert.ok(isDrawnOffTarget());
  assert.deepEqual(lessonTargetCells(), [], 'the shape is drawn already');
  showLesson('orchard', done([...FOREST].reverse()));
  assert.equal(stepIs(), 'edict');
  assert.ok(!isDrawnOffTarget());
  update('lesson', { lesson: { game: 'lesson', step: 3 } });
  showLesson('orchard', { tools: [tool()] });
  assert.equal(state.lesson.isTargetReachable, false);
  showLesson('orchard', done(['h8']));
  assert.equal(stepIs(), 'edict');
});

test('the panel of the lesson hides the task of the previous card after a reveal', () => {
  update('lesson', { lesson: { game: 'lesson', step: 3 } });
  showLesson('orchard');
  update('lesson', { lesson: { game: 'lesson', step: 3 } });
  const panel = rendered(lessonPanel(currentPlay(), view({ seed: SEED, card: card('farmland') })));
  assert.equal(panel.querySelector('.do'), null);
});

test('undoing a shape returns the lesson to the step of its card', () => {
  update('lesson', { lesson: { game: 'lesson', step: 6 } });
  showLesson('farmland', { tools: [onto(['f3', 'g3'])] });
  showLesson('farmland', done(['f3', 'g3']));
  assert.equal(stepIs(), 'ruins');
  showLesson('farmland', { tools: [onto(['f3', 'g3'])] });
  assert.equal(stepIs(), 'coin');
  assert.deepEqual(lessonTargetCells(), ['f3', 'g3']);
});

test('the lesson distinguishes a legal shape drawn elsewhere from one drawn on its target', () => {
  update('lesson', { lesson: { game: 'lesson', step: 7 } });
  showLesson('farmland', done(['f3', 'g3']));
  assert.ok(!isDrawnElsewhere(state.game.view!));
  showLesson('farmland', done(['a9', 'a10']));
  assert.ok(isDrawnElsewhere(state.game.view!));
});

test('the lesson waits until an edict is explained and a shape with a coin is chosen', () => {
  update('lesson', { lesson: { game: 'lesson', step: 4 } });
  showLesson('orchard', done(FOREST));
  updatePlay('input', { explanation: { letter: 'A', pinned: true, data: null } });
  advanceLesson(currentPlay());
  assert.equal(stepIs(), 'shape');
  showLesson('farmland', { tools: [tool(), onto(['f3', 'g3'], { coin: true })] });
  assert.equal(stepIs(), 'shape');
  updatePlay('input', { aim: { ...state.input.aim!, tool: 1 }, useCounts: { ...state.input.useCounts, tool: 1 } });
  advanceLesson(currentPlay());
  assert.equal(stepIs(), 'coin');
  showLesson('farmland', done(['f3', 'g3']));
  assert.equal(stepIs(), 'ruins');
  assert.ok(state.tips.seen.includes('coin'), 'the lesson has explained coins');
});

test('the lesson marks empty ruins, and a mountain only once its other neighbours are filled', () => {
  update('lesson', { lesson: { game: 'lesson', step: 7 } });
  showLesson('forgotten-forest', { players: [player(0, { map: mapWith({ f2: 'f' }) })] });
  assert.deepEqual(lessonTargetCells(), ['b3', 'j3', 'b9', 'j9', 'f10']);
  showLesson('forgotten-forest', done(['b3']));
  assert.equal(stepIs(), 'mountain');
  const hamlet = { tools: [onto(['e2', 'd3', 'e3'])] };
  showLesson('hamlet', { ...hamlet, record: 'bare' });
  assert.equal(state.lesson.isTargetReachable, false, 'd1 and c2 are empty');
  showLesson('hamlet', { ...hamlet, record: 'full', players: [player(0, { map: mapWith({ d1: 'F', c2: 'F' }) })] });
  assert.equal(state.lesson.isTargetReachable, true);
});

test('a player who draws the first card elsewhere is shown the edicts with the second card', () => {
  update('lesson', { lesson: { game: 'lesson', step: 3 } });
  showLesson('farmland', { tools: [tool()] });
  assert.equal(stepIs(), 'edict');
  showLesson('forgotten-forest', { tools: [tool()] });
  assert.equal(stepIs(), 'ruins', 'and not with any later one');
});

test('the lesson skips steps that the player has passed, and ends in the second season', () => {
  update('lesson', { lesson: { game: 'lesson', step: 0 } });
  showLesson('hamlet', { tools: [tool()] });
  assert.equal(stepIs(), 'mountain');
  showLesson('marshlands', done([], { season_index: 1, season: 'summer', log: [event('drawn', { season: 'summer', cells: ['a1'] })] }));
  assert.equal(state.lesson.lesson?.game, '', 'a player who draws in summer has left the lesson');
});

test('the lesson explains the season’s end during the tally, and its last step follows', () => {
  update('lesson', { lesson: { game: 'lesson', step: 10 } });
  showLesson('hinterland-stream', { tools: [tool()] });
  assert.equal(stepIs(), 'season-end');
  updatePlay('display', { tally: tallyOf(score('spring', 0)) });
  updatePlay('game', { view: view({ season_index: 1, season: 'summer', card: card('orchard') }) });
  advanceLesson(currentPlay());
  assert.equal(stepIs(), 'season-end');
  updatePlay('display', { tally: null });
  advanceLesson(currentPlay());
  assert.equal(stepIs(), 'goodbye');
  endLesson(currentPlay());
  assert.deepEqual(storedLesson.read(), { game: '', step: STEPS.length - 1 });
  assert.ok(hasStartedLesson() && !currentLessonStep());
});

test('the lesson does not advance while an action is in progress', async () => {
  update('lesson', { lesson: { game: 'lesson', step: 0 } });
  showLesson('orchard', { tools: [onto(FOREST)] });
  setPlacedAim(currentPlay(), state.input.aim);
  await whileBusy(() => Promise.resolve(advanceLesson(currentPlay())));
  assert.equal(stepIs(), 'welcome');
  advanceLesson(currentPlay());
  assert.equal(stepIs(), 'terrain');
});

/* ---------- tips ---------- */

function tipAfter(part: Partial<View>): string | null {
  update('tips', { tip: null });
  showGame(view(part));
  updateTips(currentPlay());
  return state.tips.tip;
}

test('the first event of each kind shows its tip, and later ones do not', () => {
  assert.equal(tipAfter({}), null);
  const skill = { id: 'search', cost: 1, usable: true, reason: null };
  assert.equal(tipAfter({ skills: [skill] }), 'skill');
  assert.equal(tipAfter({ skills: [skill] }), null);
  assert.equal(tipAfter({ log: [event('coins', { source: 'mountain', coins: 1 })] }), 'mountain');
  assert.equal(tipAfter({ log: [event('coins', { source: 'shape', coins: 1 })] }), 'coin');
  assert.equal(tipAfter({ card: { ...card('hamlet')!, must_cover_ruins: true } }), 'ruins');
  assert.equal(tipAfter({ card: { ...card('hamlet')!, fallback: true } }), 'fallback');
  assert.equal(tipAfter({ card: { ...card('dobrik')!, kind: 'hero' } }), 'hero');
  assert.equal(tipAfter({ log: [event('walk', { card: 'goblin-attack' })] }), 'ambush');
  assert.deepEqual([...storedTips.read().seen].sort(), ['ambush', 'coin', 'fallback', 'hero', 'mountain', 'ruins', 'skill']);
});

test('a tip is collapsed until the player presses it', () => {
  update('tips', { tip: 'ruins' });
  const place = document.createElement('div');
  render(html`${tip()}`, place);
  assert.ok(!place.querySelector('.tip')?.classList.contains('open'));
  place.querySelector<HTMLElement>('[data-act="tip-more"]')?.click();
  render(html`${tip()}`, place);
  assert.ok(place.querySelector('.tip')?.classList.contains('open'));
});

test('the rarest of several tips is shown, and a card that is only revealed has none', () => {
  const log = [event('coins', { source: 'shape' }), event('revealed', { card: 'goblin-attack' })];
  assert.equal(tipAfter({ log, card: { ...card('hamlet')!, fallback: true } }), 'fallback');
  assert.equal(tipAfter({ log }), 'coin');
});

test('a tip stays for eight seconds even if the next turn begins earlier', async () => {
  const first = view({ card: { ...card('hamlet')!, fallback: true } });
  showGame(first);
  updateTips(currentPlay());
  updatePlay('game', { view: view({ turn: 1 }) });
  updateTips(currentPlay());
  assert.equal(state.tips.tip, 'fallback');
  await pass(7900);
  assert.equal(state.tips.tip, 'fallback');
  await pass(200);
  assert.equal(state.tips.tip, null);
});

test('a tip stays until its turn ends, and disappears at once in another game', async () => {
  showGame(view({ card: { ...card('hamlet')!, fallback: true } }));
  updateTips(currentPlay());
  await pass(9000);
  updateTips(currentPlay());
  assert.equal(state.tips.tip, 'fallback');
  setTipsEnabled(true);
  showGame(view({ card: { ...card('hamlet')!, fallback: true } }));
  updateTips(currentPlay());
  updatePlay('game', { view: view({ deal: 'another' }) });
  updateTips(currentPlay());
  assert.equal(state.tips.tip, null);
});

test('one tip is shown at a time, and none during lessons, puzzles or animations', () => {
  const log = [event('coins', { source: 'shape' })];
  showGame(view({ log }));
  update('lesson', { lesson: { game: 'game', step: 0 } });
  updateTips(currentPlay());
  assert.equal(state.tips.tip, null);
  update('lesson', { lesson: null });
  makeCurrent(new Play({ ...SOLO, isWholeGame: false }, { view: view({ log }) }));
  updateTips(currentPlay());
  assert.equal(state.tips.tip, null);
  showGame(view({ log }));
  updatePlay('display', { animation: { kind: 'reveal', cards: [] } });
  updateTips(currentPlay());
  updatePlay('display', { animation: null });
  updatePlay('game', { view: view({ log, phase: 'over' }) });
  updateTips(currentPlay());
  update('navigation', { route: { to: 'home' } });
  updatePlay('game', { view: view({ log }) });
  updateTips(currentPlay());
  assert.equal(state.tips.tip, null);
  update('navigation', { route: { to: 'play' } });
  updateTips(currentPlay());
  updatePlay('game', { view: view({ log, skills: [{ id: 's', cost: 0, usable: true, reason: null }] }) });
  updateTips(currentPlay());
  assert.equal(state.tips.tip, 'coin');
  closeTip();
  updateTips(currentPlay());
  assert.equal(state.tips.tip, 'skill');
});

test('tips do not appear when switched off, and start anew when switched on again', () => {
  const log = [event('coins', { source: 'shape' })];
  assert.equal(tipAfter({ log }), 'coin');
  setTipsEnabled(false);
  assert.equal(state.tips.tip, null);
  assert.equal(tipAfter({ card: { ...card('hamlet')!, fallback: true } }), null);
  setTipsEnabled(true);
  assert.equal(tipAfter({ log }), 'coin');
});

test('a topic that the lesson has taught is stored as a tip already seen', () => {
  markTaught('mountain');
  markTaught('welcome');
  assert.deepEqual(state.tips.seen, ['mountain']);
  update('tips', { off: true, seen: [] });
  loadTips();
  assert.deepEqual([state.tips.off, state.tips.seen], [false, ['mountain']]);
});
