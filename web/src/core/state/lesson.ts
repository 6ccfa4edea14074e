/** The guided first game: its steps, and how far the player has come. One real season on a fixed deal. */

import { cellName, parseMap, parseCell } from '../contract/cells';
import type { DrawnEvent, View } from '../contract/generated/messages';
import type { TextKey } from '../contract/generated/text-keys';
import { isResumable, type Save } from './saved-games';
import { state } from './store';

/** Its deal, for ever. */
export const LESSON_SEED = 'learn-3214';

/** Spring's explore cards in the order of this deal. */
const LESSON_CARDS = ['orchard', 'farmland', 'forgotten-forest', 'hamlet', 'marshlands', 'hinterland-stream'];

type Titled<Key> = Key extends `learn-${infer Id}-title` ? Id : never;
/** A step is what has a title among the texts. */
export type StepId = Titled<TextKey>;

export interface Step {
  id: StepId;
  card: string;
  /** Cells that make a good place in this deal; dashed on the map. */
  target?: readonly string[];
  /** Stars that the place earns: anyone who draws elsewhere and earns as much has understood. */
  minStars?: number;
  /** Cells that must be filled already, or the place is worth nothing. */
  requiredCells?: readonly string[];
}

/** The steps that end with ink. */
const DRAWING_STEPS: readonly StepId[] = ['place', 'coin', 'ruins', 'mountain', 'ambush'];
const FOREST = ['c1', 'd1', 'c2', 'c3'];
export const STEPS: readonly Step[] = [
  { id: 'welcome', card: 'orchard' },
  { id: 'terrain', card: 'orchard' },
  { id: 'rotate', card: 'orchard', target: FOREST },
  { id: 'place', card: 'orchard', target: FOREST, minStars: 2 },
  { id: 'edict', card: 'orchard' },
  { id: 'shape', card: 'farmland' },
  { id: 'coin', card: 'farmland', target: ['f3', 'g3'], minStars: 1 },
  { id: 'ruins', card: 'forgotten-forest' },
  { id: 'mountain', card: 'hamlet', target: ['e2', 'd3', 'e3'], requiredCells: ['d1', 'c2'], minStars: 2 },
  { id: 'ambush', card: 'marshlands', target: ['h1', 'f2', 'g2', 'h2', 'h3'] },
  { id: 'season-end', card: 'hinterland-stream' },
  { id: 'goodbye', card: '' },
];

/** How many decisions of a game were the lesson's and not the player's: those of its spring. */
export function lessonDecisionCount(record: string): number {
  return record.split('.')[0]?.endsWith(`-${LESSON_SEED}`) ? LESSON_CARDS.length : 0;
}

/** The game of a lesson that was begun and not ended, if it is still there. */
export function lessonSave(): Save | undefined {
  const game = state.lesson.lesson?.game;
  return game ? state.stored.saves.find((save) => save.id === game && isResumable(save)) : undefined;
}

export function hasStartedLesson(): boolean {
  return state.lesson.lesson !== null;
}

/** All of its steps are done. */
export function hasFinishedLesson(): boolean {
  return state.lesson.lesson?.step === STEPS.length - 1;
}

export function currentLessonStep(): { step: Step; number: number } | null {
  const { lesson } = state.lesson;
  const { id, view } = state.game;
  if (!lesson?.game || lesson.game !== id || state.navigation.route.to !== 'play' || !view) return null;
  const step = STEPS[lesson.step];
  return step ? { step, number: lesson.step + 1 } : null;
}

/** The cells drawn with the present card, if it is drawn. */
export function drawnCells(view: View): readonly string[] | null {
  const last = view.log.findLast(
    (event): event is DrawnEvent => event.kind === 'drawn' && event.turn === view.turn && event.season === view.season,
  );
  return last?.cells ?? null;
}

function sameCells(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((cell) => b.includes(cell));
}

/** The turn with which a tool can lie exactly on the target now. */
function orientationOnto(view: View, target: readonly string[]): number | null {
  for (const { turns } of view.tools) {
    const orientation = turns.findIndex(({ cells, anchors }) =>
      anchors.some(([r, c]) =>
        sameCells(
          cells.map(([dr, dc]) => cellName([r + dr, c + dc])),
          target,
        ),
      ),
    );
    if (orientation >= 0) return orientation;
  }
  return null;
}

function areFilled(cells: readonly string[]): boolean {
  const { grid } = parseMap(state.display.map);
  return cells.map(parseCell).every(([row, column]) => grid[row]?.[column] !== '.');
}

/** Whether the step's place can be taken as the map now is. */
export function canReach({ target, requiredCells = [] }: Step, view: View): boolean {
  return target === undefined || (orientationOnto(view, target) !== null && areFilled(requiredCells));
}

/** Negative: the step's card is still to come; positive: it is behind us. */
export function stepOffset(view: View, step: Step): number {
  if (step.id === 'goodbye') return view.season_index > 0 && !state.display.tally ? 0 : -1;
  if (view.season_index > 0) return state.display.tally ? 0 : 1;
  return LESSON_CARDS.indexOf(view.card?.id ?? '') - LESSON_CARDS.indexOf(step.card);
}

/** The step, if its card lies on the table. */
function activeStep(): { step: Step; view: View } | null {
  const now = currentLessonStep();
  const { view } = state.game;
  return now && view && stepOffset(view, now.step) === 0 ? { step: now.step, view } : null;
}

/** Dashed on the map: the step's place while it can be taken, or the ruins that want covering. */
export function lessonTargetCells(): readonly string[] {
  const now = activeStep();
  if (!now || drawnCells(now.view) || state.busyCount) return [];
  if (now.step.id === 'ruins') {
    const { grid, ruins } = parseMap(state.display.map);
    return ruins.filter(([r, c]) => grid[r]?.[c] === '.').map(cellName);
  }
  return now.step.target && state.lesson.isTargetReachable ? now.step.target : [];
}

/** Stars so far, this season counted as it would be scored now. */
export function runningStars(): number {
  return state.game.view?.players[0]?.current_score?.so_far ?? 0;
}

/** It was drawn on the step's place, or where it earns as much. */
function isGoodPlacement(drawn: readonly string[], { target = [], minStars = Infinity }: Step): boolean {
  return sameCells(drawn, target) || runningStars() - state.lesson.stepStart.stars >= minStars;
}

/** The card was drawn, but not where the step wanted it. */
export function isDrawnOffTarget(): boolean {
  const now = activeStep();
  const drawn = now ? drawnCells(now.view) : null;
  return Boolean(now?.step.target && drawn && state.lesson.isTargetReachable && !isGoodPlacement(drawn, now.step));
}

/** Drawn well, but not where the lesson continues from. */
export function isDrawnWellOffTarget(view: View): boolean {
  const drawn = drawnCells(view);
  const { target } = STEPS[drawingStep(view)] ?? {};
  return Boolean(drawn && target && !sameCells(drawn, target));
}

/** The step in which the card on the table is drawn; -1 where there is none. */
function drawingStep(view: View): number {
  return STEPS.findLastIndex(({ id, card }) => card === view.card?.id && DRAWING_STEPS.includes(id));
}

/** The step that an undo has opened again: the card is on the table, and what was drawn with it is gone. */
export function reopenedStep(view: View, currentIndex: number): number {
  const step = drawingStep(view);
  return view.season_index === 0 && view.tools.length && step < currentIndex && !drawnCells(view) ? step : -1;
}

function wasUsed(what: 'tool' | 'terrain' | 'arrow'): boolean {
  return state.input.useCounts[what] > (state.lesson.stepStart.uses[what] ?? 0);
}

function holdsCoin(view: View): boolean {
  const { aim } = state.input;
  return aim !== null && view.tools[aim.tool]?.coin === true;
}

/** The shape to put into the hand first, so that the one with the coin can be chosen. */
export function shapeWithoutCoin({ id }: Step, view: View): number {
  return id === 'shape' && !wasUsed('tool') && holdsCoin(view) ? view.tools.findIndex(({ coin, skill }) => !coin && skill === null) : -1;
}

/** A step ends by what the player does, never automatically. */
export function isDone(step: Step, view: View): boolean {
  const { aim, placedAim, explanation } = state.input;
  const { isTargetReachable, stepStart } = state.lesson;
  const drawn = drawnCells(view);
  switch (step.id) {
    case 'welcome':
      return wasUsed('arrow') || placedAim !== null || drawn !== null;
    case 'terrain':
      return wasUsed('terrain') || drawn !== null;
    case 'rotate': {
      const wanted = step.target ? orientationOnto(view, step.target) : null;
      return drawn !== null || (aim !== null && (wanted === null ? aim.orientation !== stepStart.turn : aim.orientation === wanted));
    }
    case 'edict':
      return explanation?.pinned === true;
    case 'shape':
      return drawn !== null || (wasUsed('tool') && holdsCoin(view));
    case 'season-end':
      return false; // only time ends it
    default:
      return drawn !== null && (!isTargetReachable || !step.target || isGoodPlacement(drawn, step));
  }
}
