/** The guided first game, step by step, and the tips. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { clearLocalStorage, storedLesson, storedTips } from '../../web/src/core/browser/local-storage';
import { endLesson, advanceLesson, startLesson, readLesson } from '../../web/src/play/lesson';
import { closeTip, updateTips, loadTips, setTipsEnabled, markTaught } from '../../web/src/play/tips';
import { chooseTerrain, setPlacedAim, moveAim, resetAimAndShow, rotateShape } from '../../web/src/play/aim';
import type { Offset, View } from '../../web/src/core/contract/generated/messages';
import { parseCell } from '../../web/src/core/contract/cells';
import {
  currentLessonStep,
  isDrawnOffTarget,
  lessonTargetCells,
  lessonSave,
  STEPS,
  isDrawnWellOffTarget,
  hasStartedLesson,
} from '../../web/src/core/state/lesson';
import { whileBusy, state, update } from '../../web/src/core/state/store';
import { html, nothing, render } from 'lit';
import { lessonPanel } from '../../web/src/play/screen/lesson';
import { tip } from '../../web/src/play/screen/tip';
import { onTheTable, put } from './begin';
import { pass } from './clock';
import { answers, whatWasAsked } from './engine';
import { drawn, event, player, save, score, tallyOf, tool, turn, view } from './game';
import { currentPlay } from '../../web/src/play/play';

const preview = (): unknown => ({ ok: false, error: { code: 'x', detail: '' } });
const SEED = 'learn-3214';

beforeEach(async () => {
  await pass(1000);
  clearLocalStorage();
  answers({ preview });
});

const stepIs = (): string | undefined => currentLessonStep()?.step.id;
const card = (id: string): View['card'] => ({ id, kind: 'explore', time: 1, revealed: [id], must_cover_ruins: false, fallback: false });

/** A tool that can lie on these cells, by its first turn. */
function onto(cells: readonly string[], part = {}): ReturnType<typeof tool> {
  const places = cells.map(parseCell);
  const top = Math.min(...places.map(([r]) => r));
  const left = Math.min(...places.map(([, c]) => c));
  const offsets = places.map(([r, c]): Offset => [r - top, c - left]);
  const turned = offsets.map(([r, c]): Offset => [c, 3 - r]);
  const up = Math.min(...turned.map(([, c]) => c));
  const second = turn('1', turned.map(([r, c]): Offset => [r, c - up]), { anchors: [[5, 5]] }); // prettier-ignore
  return tool({ turns: [turn('0', offsets, { anchors: [[top, left], [7, 7]] }), second], ...part }); // prettier-ignore
}

/** Lays a view of the lesson out, as an answer of the engine would. */
function lay(id: string, part: Partial<View> = {}): void {
  const now = view({ seed: SEED, card: card(id), record: `${id}${JSON.stringify(part).length}`, ...part });
  onTheTable(now, { id: 'lesson' });
  resetAimAndShow(currentPlay(), now);
  advanceLesson(currentPlay());
}

const FOREST = ['c1', 'd1', 'c2', 'c3'];
const done = (cells: readonly string[], part = {}): Partial<View> => ({
  phase: 'next',
  tools: [],
  log: [event('drawn', { cells: [...cells] })],
  ...part,
});

test('the lesson begins on its own deal, is kept, and is gone on with', async () => {
  answers({
    preview,
    new: () => ({ ok: true, view: view({ seed: SEED, card: card('orchard') }), events: [] }),
    open: () => ({ ok: true, view: view({ seed: SEED }), events: [] }),
  });
  assert.ok(!hasStartedLesson());
  await startLesson();
  assert.equal(whatWasAsked('new')[0]?.seed, SEED);
  assert.deepEqual(storedLesson.read(), { game: state.game.id, step: 0 });
  assert.equal(stepIs(), 'welcome');
  update('stored', { saves: [save(state.game.id)] });
  assert.ok(lessonSave());
  await startLesson();
  assert.equal(whatWasAsked('open').length, 1);
});

test('what is stored of it is believed only if there is such a step', () => {
  storedLesson.write({ game: 'lesson', step: 3 });
  readLesson();
  assert.equal(state.lesson.lesson?.step, 3);
  storedLesson.write({ game: 'lesson', step: 99 });
  readLesson();
  assert.equal(state.lesson.lesson, null);
});

test('in another game, or elsewhere, nobody teaches', () => {
  update('lesson', { lesson: { game: 'lesson', step: 0 } });
  onTheTable(view(), { id: 'other' });
  assert.equal(currentLessonStep(), null);
  assert.deepEqual(lessonTargetCells(), []);
  onTheTable(view(), { id: 'lesson' });
  assert.deepEqual([stepIs(), currentLessonStep()?.number], ['welcome', 1]);
  update('navigation', { route: { to: 'home' } });
  assert.equal(currentLessonStep(), null);
});

test('each step ends by what the player does, never by itself', () => {
  update('lesson', { lesson: { game: 'lesson', step: 0 } });
  const orchard = { tools: [onto(FOREST)] };
  lay('orchard', orchard);
  advanceLesson(currentPlay());
  assert.equal(stepIs(), 'welcome');
  moveAim(currentPlay(), [0, 1]);
  advanceLesson(currentPlay());
  assert.equal(stepIs(), 'terrain');
  chooseTerrain(currentPlay(), 'F');
  advanceLesson(currentPlay());
  assert.equal(stepIs(), 'place', 'the shape lies the right way round already');
  assert.deepEqual(lessonTargetCells(), FOREST);
});

test('a shape that lies the wrong way round has to be turned', () => {
  update('lesson', { lesson: { game: 'lesson', step: 2 } });
  const wrong = onto(FOREST);
  lay('orchard', { record: 'turn', tools: [{ ...wrong, turns: [wrong.turns[1]!, wrong.turns[0]!] }] });
  assert.equal(stepIs(), 'rotate');
  rotateShape(currentPlay());
  if (state.input.aim?.orientation !== 1) rotateShape(currentPlay());
  put('input', { aim: { ...state.input.aim!, orientation: 1 } });
  advanceLesson(currentPlay());
  assert.equal(stepIs(), 'place');
});

test('a place that was missed is said so, and waited for; one that cannot be had is let go', () => {
  update('lesson', { lesson: { game: 'lesson', step: 3 } });
  lay('orchard', { tools: [onto(FOREST)] });
  lay('orchard', done(['h8', 'h9', 'g8', 'g7']));
  assert.equal(stepIs(), 'place');
  assert.ok(isDrawnOffTarget());
  assert.deepEqual(lessonTargetCells(), [], 'what is drawn is drawn');
  lay('orchard', done([...FOREST].reverse()));
  assert.equal(stepIs(), 'edict');
  assert.ok(!isDrawnOffTarget());
  update('lesson', { lesson: { game: 'lesson', step: 3 } });
  lay('orchard', { tools: [tool()] });
  assert.equal(state.lesson.isTargetReachable, false);
  lay('orchard', done(['h8']));
  assert.equal(stepIs(), 'edict');
});

test('the coach shows the edict of which a step speaks', () => {
  const edicts = view().edicts;
  const shown = (step: number): string | undefined => {
    update('lesson', { lesson: { game: 'lesson', step } });
    const place = document.createElement('div');
    const panel = lessonPanel(currentPlay(), view({ seed: SEED, card: card('orchard'), edicts }));
    if (panel !== nothing) render(panel, place);
    return place.querySelector<HTMLElement>('[data-coach-edict]')?.dataset.coachEdict;
  };
  lay('orchard');
  assert.deepEqual([shown(0), shown(1), shown(4)], [undefined, 'A', 'A']);
});

test('while the next card is turned up, the task of the card before is gone', () => {
  update('lesson', { lesson: { game: 'lesson', step: 3 } });
  lay('orchard');
  update('lesson', { lesson: { game: 'lesson', step: 3 } });
  const place = document.createElement('div');
  const panel = lessonPanel(currentPlay(), view({ seed: SEED, card: card('farmland') }));
  if (panel !== nothing) render(panel, place);
  assert.equal(place.querySelector('.do'), null);
});

test('an undo opens the step of its card again', () => {
  update('lesson', { lesson: { game: 'lesson', step: 6 } });
  lay('farmland', { tools: [onto(['f3', 'g3'])] });
  lay('farmland', done(['f3', 'g3']));
  assert.equal(stepIs(), 'ruins');
  lay('farmland', { tools: [onto(['f3', 'g3'])] });
  assert.equal(stepIs(), 'coin');
  assert.deepEqual(lessonTargetCells(), ['f3', 'g3']);
});

test('what was drawn well, but elsewhere, is told apart', () => {
  update('lesson', { lesson: { game: 'lesson', step: 7 } });
  lay('farmland', done(['f3', 'g3']));
  assert.ok(!isDrawnWellOffTarget(state.game.view!));
  lay('farmland', done(['a9', 'a10']));
  assert.ok(isDrawnWellOffTarget(state.game.view!));
});

test('an edict has to be looked at, a shape with a coin chosen', () => {
  update('lesson', { lesson: { game: 'lesson', step: 4 } });
  lay('orchard', done(FOREST));
  put('input', { explanation: { letter: 'A', pinned: true, data: null } });
  advanceLesson(currentPlay());
  assert.equal(stepIs(), 'shape');
  lay('farmland', { tools: [tool(), onto(['f3', 'g3'], { coin: true })] });
  assert.equal(stepIs(), 'shape');
  put('input', { aim: { ...state.input.aim!, tool: 1 }, useCounts: { ...state.input.useCounts, tool: 1 } });
  advanceLesson(currentPlay());
  assert.equal(stepIs(), 'coin');
  lay('farmland', done(['f3', 'g3']));
  assert.equal(stepIs(), 'ruins');
  assert.ok(state.tips.seen.includes('coin'), 'what was taught needs no tip');
});

test('the ruins are dashed while they are empty, and a mountain wants its neighbours first', () => {
  update('lesson', { lesson: { game: 'lesson', step: 7 } });
  lay('forgotten-forest', { players: [player(0, { map: drawn({ f2: 'f' }) })] });
  assert.deepEqual(lessonTargetCells(), ['b3', 'j3', 'b9', 'j9', 'f10']);
  lay('forgotten-forest', done(['b3']));
  assert.equal(stepIs(), 'mountain');
  const hamlet = { tools: [onto(['e2', 'd3', 'e3'])] };
  lay('hamlet', { ...hamlet, record: 'bare' });
  assert.equal(state.lesson.isTargetReachable, false, 'd1 and c2 are empty');
  lay('hamlet', { ...hamlet, record: 'full', players: [player(0, { map: drawn({ d1: 'F', c2: 'F' }) })] });
  assert.equal(state.lesson.isTargetReachable, true);
});

test('whoever is ahead of the lesson is followed there', () => {
  update('lesson', { lesson: { game: 'lesson', step: 0 } });
  lay('hamlet', { tools: [tool()] });
  assert.equal(stepIs(), 'mountain');
  lay('marshlands', done([], { season_index: 1, season: 'summer', log: [event('drawn', { season: 'summer', cells: ['a1'] })] }));
  assert.equal(state.lesson.lesson?.game, '', 'whoever draws on in summer has said what they want');
});

test('the season’s end is told in its tally; then the coach says goodbye', () => {
  update('lesson', { lesson: { game: 'lesson', step: 10 } });
  lay('hinterland-stream', { tools: [tool()] });
  assert.equal(stepIs(), 'season-end');
  put('display', { tally: tallyOf(score('spring', 0)) });
  put('game', { view: view({ season_index: 1, season: 'summer', card: card('orchard') }) });
  advanceLesson(currentPlay());
  assert.equal(stepIs(), 'season-end');
  put('display', { tally: null });
  advanceLesson(currentPlay());
  assert.equal(stepIs(), 'goodbye');
  endLesson();
  assert.deepEqual(storedLesson.read(), { game: '', step: STEPS.length - 1 });
  assert.ok(hasStartedLesson() && !currentLessonStep());
});

test('nothing is taught while something is under way', async () => {
  update('lesson', { lesson: { game: 'lesson', step: 0 } });
  lay('orchard', { tools: [onto(FOREST)] });
  setPlacedAim(currentPlay(), state.input.aim);
  await whileBusy(() => Promise.resolve(advanceLesson(currentPlay())));
  assert.equal(stepIs(), 'welcome');
  advanceLesson(currentPlay());
  assert.equal(stepIs(), 'terrain');
});

/* ---------- tips ---------- */

function happens(part: Partial<View>): string | null {
  update('tips', { tip: null });
  onTheTable(view(part));
  updateTips();
  return state.tips.tip;
}

test('each thing that first happens has its tip, once', () => {
  assert.equal(happens({}), null);
  const skill = { id: 'search', cost: 1, usable: true, reason: null };
  assert.equal(happens({ skills: [skill] }), 'skill');
  assert.equal(happens({ skills: [skill] }), null);
  assert.equal(happens({ log: [event('coins', { source: 'mountain', coins: 1 })] }), 'mountain');
  assert.equal(happens({ log: [event('coins', { source: 'shape', coins: 1 })] }), 'coin');
  assert.equal(happens({ card: { ...card('hamlet')!, must_cover_ruins: true } }), 'ruins');
  assert.equal(happens({ card: { ...card('hamlet')!, fallback: true } }), 'fallback');
  assert.equal(happens({ card: { ...card('dobrik')!, kind: 'hero' } }), 'hero');
  assert.equal(happens({ log: [event('walk', { card: 'goblin-attack' })] }), 'ambush');
  assert.deepEqual([...storedTips.read().seen].sort(), ['ambush', 'coin', 'fallback', 'hero', 'mountain', 'ruins', 'skill']);
});

test('a tip is folded until it is pressed', () => {
  update('tips', { tip: 'ruins' });
  const place = document.createElement('div');
  render(html`${tip()}`, place);
  assert.ok(!place.querySelector('.tip')?.classList.contains('open'));
  place.querySelector<HTMLElement>('[data-act="tip-more"]')?.click();
  render(html`${tip()}`, place);
  assert.ok(place.querySelector('.tip')?.classList.contains('open'));
});

test('of several the rarest comes first, and a card that is only turned up is none yet', () => {
  const log = [event('coins', { source: 'shape' }), event('revealed', { card: 'goblin-attack' })];
  assert.equal(happens({ log, card: { ...card('hamlet')!, fallback: true } }), 'fallback');
  assert.equal(happens({ log }), 'coin');
});

test('a tip can be read for eight seconds, although the next card comes by itself; then it goes with its turn', async () => {
  const first = view({ card: { ...card('hamlet')!, fallback: true } });
  onTheTable(first);
  updateTips();
  put('game', { view: view({ turn: 1 }) });
  updateTips();
  assert.equal(state.tips.tip, 'fallback');
  await pass(7900);
  assert.equal(state.tips.tip, 'fallback');
  await pass(200);
  assert.equal(state.tips.tip, null);
});

test('a tip stays while its turn does, and never outlives its game', async () => {
  onTheTable(view({ card: { ...card('hamlet')!, fallback: true } }));
  updateTips();
  await pass(9000);
  updateTips();
  assert.equal(state.tips.tip, 'fallback');
  setTipsEnabled(true);
  onTheTable(view({ card: { ...card('hamlet')!, fallback: true } }));
  updateTips();
  put('game', { view: view({ deal: 'another' }) });
  updateTips();
  assert.equal(state.tips.tip, null);
});

test('one tip at a time, and none while somebody teaches, something moves, or the game is over', () => {
  const log = [event('coins', { source: 'shape' })];
  onTheTable(view({ log }));
  update('lesson', { lesson: { game: 'game', step: 0 } });
  updateTips();
  assert.equal(state.tips.tip, null);
  update('lesson', { lesson: null });
  put('game', { kind: 'puzzle' });
  updateTips();
  assert.equal(state.tips.tip, null);
  put('game', { kind: 'solo' });
  put('display', { animation: { kind: 'reveal', cards: [] } });
  updateTips();
  put('display', { animation: null });
  put('game', { view: view({ log, phase: 'over' }) });
  updateTips();
  update('navigation', { route: { to: 'home' } });
  put('game', { view: view({ log }) });
  updateTips();
  assert.equal(state.tips.tip, null);
  update('navigation', { route: { to: 'play' } });
  updateTips();
  put('game', { view: view({ log, skills: [{ id: 's', cost: 0, usable: true, reason: null }] }) });
  updateTips();
  assert.equal(state.tips.tip, 'coin');
  closeTip();
  updateTips();
  assert.equal(state.tips.tip, 'skill');
});

test('switched off they are silent; switched on they start from the beginning', () => {
  const log = [event('coins', { source: 'shape' })];
  assert.equal(happens({ log }), 'coin');
  setTipsEnabled(false);
  assert.equal(state.tips.tip, null);
  assert.equal(happens({ card: { ...card('hamlet')!, fallback: true } }), null);
  setTipsEnabled(true);
  assert.equal(happens({ log }), 'coin');
});

test('what the lesson has taught needs no tip; what it has not, does', () => {
  markTaught('mountain');
  markTaught('welcome');
  assert.deepEqual(state.tips.seen, ['mountain']);
  update('tips', { off: true, seen: [] });
  loadTips();
  assert.deepEqual([state.tips.off, state.tips.seen], [false, ['mountain']]);
});
