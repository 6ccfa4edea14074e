/** What the player is taught: the guided game and the tips. */

import type { IdOf } from '../contract/generated/text-keys';

export interface Lesson {
  /** The saved game that the lesson is; empty once it is over. */
  game: string;
  step: number;
}

export type Tip = IdOf<'tip-first'>;

export interface Tips {
  off: boolean;
  /** The tips that were shown, or that the guided game has made unnecessary. */
  seen: readonly string[];
}

/** The state in which the present step of the guided game began. */
interface StepStart {
  /** The use counts of the input. */
  uses: Readonly<Record<string, number>>;
  orientation: number | undefined;
  stars: number;
}

export interface LessonState {
  lesson: Lesson | null;
  stepStart: StepStart;
  /** Whether the target of the step can still be covered. */
  isTargetReachable: boolean;
}

export interface TipState extends Tips {
  tip: Tip | null;
  /** The turn in which it appeared, and the time. */
  turn: string;
  shownAt: number;
}

export function initialLessonState(): LessonState {
  return { lesson: null, stepStart: { uses: {}, orientation: undefined, stars: 0 }, isTargetReachable: true };
}

export function initialTips(): TipState {
  return { off: false, seen: [], tip: null, turn: '', shownAt: 0 };
}
