/** The guided first game: its steps, and how far the player has come. One real season on a fixed deal. */

import { dealOf } from '../contract/records';
import { cellName, parseMap, parseCell } from '../contract/cells';
import type { DrawnEvent, View } from '../contract/generated/messages';
import type { TextKey } from '../contract/generated/text-keys';
import { isResumable, type Save } from './saved-games';
import { state } from './store';

/** The seed of its deal, which never changes. */
export const LESSON_SEED = 'learn-3214';

/** Spring's explore cards in the order of this deal. */
const LESSON_CARDS = ['orchard', 'farmland', 'forgotten-forest', 'hamlet', 'marshlands', 'hinterland-stream'];

type Titled<Key> = Key extends `learn-${infer Id}-title` ? Id : never;
/** A step is what has a title among the texts. */
export type StepId = Titled<TextKey>;

export interface Step {
  id: StepId;
  card: string;
  /** The cells to draw on, dashed on the map. */
  target?: readonly string[];
  /** The stars that the target earns: a player who earns as many elsewhere has also done the step. */
  minStars?: number;
  /** Cells that must be filled already, because the target earns stars only with them. */
  requiredCells?: readonly string[];
}

/** The steps that end when the card is drawn. */
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

/** Returns how many decisions at the start of a game were those of the lesson: all of its spring; 0 for other games. */
export function lessonDecisionCount(record: string): number {
  return dealOf(record).endsWith(`-${LESSON_SEED}`) ? LESSON_CARDS.length : 0;
}

/** Returns the save of a lesson that was begun and not finished. */
export function lessonSave(): Save | undefined {
  const game = state.lesson.lesson?.game;
  return game ? state.stored.saves.find((save) => save.id === game && isResumable(save)) : undefined;
}

export function hasStartedLesson(): boolean {
  return state.lesson.lesson !== null;
}

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

/** Returns the cells that were drawn with the present card; null if it is not drawn yet. */
export function drawnCells(view: View): readonly string[] | null {
  const last = view.log.findLast(
    (event): event is DrawnEvent => event.kind === 'drawn' && event.turn === view.turn && event.season === view.season,
  );
  return last?.cells ?? null;
}

function sameCells(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((cell) => b.includes(cell));
}

/** Returns the index of the orientation with which a tool can cover exactly the target now; null if there is none. */
function orientationOnto(view: View, target: readonly string[]): number | null {
  for (const { orientations } of view.tools) {
    const orientation = orientations.findIndex(({ cells, anchors }) =>
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

/** Whether the target of a step can be covered now. */
export function canReach({ target, requiredCells = [] }: Step, view: View): boolean {
  return target === undefined || (orientationOnto(view, target) !== null && areFilled(requiredCells));
}

/** Returns 0 if the card of the step is the current one; less if it is still to come, more if it has been. */
export function stepOffset(view: View, step: Step): number {
  if (step.id === 'goodbye') return view.season_index > 0 && !state.display.tally ? 0 : -1;
  if (view.season_index > 0) return state.display.tally ? 0 : 1;
  const offset = LESSON_CARDS.indexOf(view.card?.id ?? '') - LESSON_CARDS.indexOf(step.card);
  // A player who has drawn the first card elsewhere and goes on gets to know the edicts with the second card.
  return step.id === 'edict' && offset === 1 ? 0 : offset;
}

/** Returns the present step, if its card is the current one. */
function activeStep(): { step: Step; view: View } | null {
  const { step } = currentLessonStep() ?? {};
  const { view } = state.game;
  return step && view && stepOffset(view, step) === 0 ? { step, view } : null;
}

/** Returns the cells that are dashed on the map: the target of the step while it can be covered, or the empty ruins. */
export function lessonTargetCells(): readonly string[] {
  const active = activeStep();
  if (!active || drawnCells(active.view) || state.busyCount) return [];
  if (active.step.id === 'ruins') {
    const { grid, ruins } = parseMap(state.display.map);
    return ruins.filter(([r, c]) => grid[r]?.[c] === '.').map(cellName);
  }
  return active.step.target && state.lesson.isTargetReachable ? active.step.target : [];
}

/** Returns the stars of the player with those that the present season would bring now. */
export function runningStars(): number {
  return state.game.view?.players[0]?.current_score?.so_far ?? 0;
}

/** Whether the drawn cells are the target of the step, or have earned as many stars. */
function isGoodPlacement(drawn: readonly string[], { target = [], minStars = Infinity }: Step): boolean {
  return sameCells(drawn, target) || runningStars() - state.lesson.stepStart.stars >= minStars;
}

/** Whether the card was drawn on other cells than the target, for fewer stars. */
export function isDrawnOffTarget(): boolean {
  const active = activeStep();
  const drawn = active ? drawnCells(active.view) : null;
  return Boolean(active?.step.target && drawn && state.lesson.isTargetReachable && !isGoodPlacement(drawn, active.step));
}

/** Whether the card was drawn on other cells than the target. */
export function isDrawnElsewhere(view: View): boolean {
  const drawn = drawnCells(view);
  const { target } = STEPS[drawingStep(view)] ?? {};
  return Boolean(drawn && target && !sameCells(drawn, target));
}

/** Returns the index of the step in which the current card is drawn; -1 if there is none. */
function drawingStep(view: View): number {
  return STEPS.findLastIndex(({ id, card }) => card === view.card?.id && DRAWING_STEPS.includes(id));
}

/** Returns the index of an earlier step whose drawing was undone; -1 if there is none. */
export function reopenedStep(view: View, currentIndex: number): number {
  const step = drawingStep(view);
  return view.season_index === 0 && view.tools.length && step < currentIndex && !drawnCells(view) ? step : -1;
}

function wasUsed(what: 'tool' | 'terrain' | 'arrow'): boolean {
  return state.input.useCounts[what] > (state.lesson.stepStart.uses[what] ?? 0);
}

function aimHasCoin(view: View): boolean {
  const { aim } = state.input;
  return aim !== null && view.tools[aim.tool]?.coin === true;
}

/** Returns the index of a tool without a coin, if the step asks the player to choose the one with the coin; else -1. */
export function shapeWithoutCoin({ id }: Step, view: View): number {
  return id === 'shape' && !wasUsed('tool') && aimHasCoin(view) ? view.tools.findIndex(({ coin, skill }) => !coin && skill === null) : -1;
}

/** Whether the player has done what the step asks for. */
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
      const targetOrientation = step.target ? orientationOnto(view, step.target) : null;
      const isRotated =
        aim && (targetOrientation === null ? aim.orientation !== stepStart.orientation : aim.orientation === targetOrientation);
      return drawn !== null || isRotated === true;
    }
    case 'edict':
      return explanation?.pinned === true;
    case 'shape':
      return drawn !== null || (wasUsed('tool') && aimHasCoin(view));
    case 'season-end':
      return false; // `stepOffset` ends it
    default:
      return drawn !== null && (!isTargetReachable || !step.target || isGoodPlacement(drawn, step));
  }
}
