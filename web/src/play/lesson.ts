/** Starts and ends the guided first game, and moves on to its next step. */

import { onReset, storedLesson } from '../core/browser/local-storage';
import { CATALOGUE } from '../core/contract/generated/catalogue';
import { preloadLazyParts } from '../core/page/navigate';
import {
  canReach,
  currentLessonStep,
  drawnCells,
  isDone,
  lessonSave,
  shapeWithoutCoin,
  LESSON_SEED,
  runningStars,
  STEPS,
  stepOffset,
  reopenedStep,
} from '../core/state/lesson';
import type { Lesson } from '../core/state/lesson-state';
import { state, update } from '../core/state/store';
import { selectTool } from './aim';
import { newGame, openSave } from './open-game';
import { markTaught } from './tips';
import { currentPlay, type Play } from './play';

export function readLesson(): void {
  const lesson = storedLesson.read();
  update('lesson', { lesson: lesson && STEPS[lesson.step] ? lesson : null });
}

function saveLesson(play: Play, lesson: Lesson): void {
  storedLesson.write(lesson);
  const { useCounts, aim } = play.input;
  const stepStart = { uses: useCounts, orientation: aim?.orientation, stars: runningStars() };
  update('lesson', { lesson, stepStart, isTargetReachable: true });
}

export async function startLesson(): Promise<void> {
  const save = lessonSave();
  if (save) return openSave(save);
  const setup = CATALOGUE.presets['first-base'];
  if (!setup) return;
  await newGame(structuredClone(setup), LESSON_SEED);
  const play = currentPlay();
  if (play.game.view?.seed === LESSON_SEED) saveLesson(play, { game: play.game.id, step: 0 });
}

export function endLesson(play: Play): void {
  saveLesson(play, { game: '', step: STEPS.length - 1 });
}

/** Called after every change: skips the steps that are done, and returns to a step whose drawing was undone. */
export function advanceLesson(play: Play): void {
  const { view } = play.game;
  for (let current = currentLessonStep(); current && view && !play.busyCount && !play.display.animation; current = currentLessonStep()) {
    const { step } = current;
    const undone = reopenedStep(view, current.number - 1);
    if (undone >= 0) return saveLesson(play, { game: play.game.id, step: undone });
    const offset = stepOffset(view, step);
    if (step.target && view.tools.length && offset === 0) setTargetReachable(canReach(step, view));
    if (offset === 0) selectTool(play, shapeWithoutCoin(step, view));
    if (step.id === 'goodbye') {
      if (offset === 0) void preloadLazyParts(); // they contain the stamp
      // A player who continues to draw in summer has finished the lesson.
      if (offset === 0 && drawnCells(view)) endLesson(play);
      return;
    }
    if (offset < 0 || (offset === 0 && !isDone(step, view))) return;
    markTaught(step.id);
    saveLesson(play, { game: play.game.id, step: current.number });
  }
}

function setTargetReachable(isTargetReachable: boolean): void {
  if (isTargetReachable !== state.lesson.isTargetReachable) update('lesson', { isTargetReachable });
}

onReset(readLesson);
