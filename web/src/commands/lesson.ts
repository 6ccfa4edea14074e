/** The guided first game: begun, followed step by step, left and ended. */

import { onForget, storedLesson } from '../browser/local';
import { CATALOGUE } from '../contract/generated/catalogue';
import {
  canReach,
  currentStep,
  drawnCells,
  isDone,
  lessonSave,
  otherShape,
  SEED,
  starsSoFar,
  STEPS,
  timeOf,
  undoneStep,
} from '../state/lesson';
import type { Lesson } from '../state/school';
import { state, update } from '../state/store';
import { holdTool } from '../play/hand';
import { newGame, openSave } from './open';
import { tipsTaught } from './tips';

export function readLesson(): void {
  const lesson = storedLesson.read();
  update('school', { lesson: lesson && STEPS[lesson.step] ? lesson : null });
}

function keep(lesson: Lesson): void {
  storedLesson.write(lesson);
  const { uses, aim } = state.hand;
  update('school', { lesson, began: { uses, turn: aim?.turn, stars: starsSoFar() }, reachable: true });
}

export async function learn(): Promise<void> {
  const save = lessonSave();
  if (save) return openSave(save);
  const setup = CATALOGUE.presets['first-base'];
  if (!setup) return;
  await newGame(structuredClone(setup), SEED);
  if (state.game.view?.seed === SEED) keep({ game: state.game.id, step: 0 });
}

export function endLesson(): void {
  keep({ game: '', step: STEPS.length - 1 });
}

/** Called after every change: continues as far as the player has come. */
export function followLesson(): void {
  const { view } = state.game;
  for (let now = currentStep(); now && view && !state.busy && !state.stage.moment; now = currentStep()) {
    const { step } = now;
    const undone = undoneStep(view, now.number - 1);
    if (undone >= 0) return keep({ game: state.game.id, step: undone });
    const time = timeOf(view, step);
    if (step.target && view.tools.length && time === 0) lookForPlace(canReach(step, view));
    if (time === 0) holdTool(otherShape(step, view));
    if (step.id === 'goodbye') {
      // Anyone who draws on in summer has said what they want.
      if (time === 0 && drawnCells(view)) endLesson();
      return;
    }
    if (time < 0 || (time === 0 && !isDone(step, view))) return;
    tipsTaught(step.id);
    keep({ game: state.game.id, step: now.number });
  }
}

function lookForPlace(reachable: boolean): void {
  if (reachable !== state.school.reachable) update('school', { reachable });
}

onForget(readLesson);
