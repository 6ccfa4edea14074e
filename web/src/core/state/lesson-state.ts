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
  /** What needs no tip any more. */
  seen: readonly string[];
}

/** How things stood when the step of the guided game began. */
export interface StepStart {
  uses: Readonly<Record<string, number>>;
  turn: number | undefined;
  stars: number;
}

export interface LessonState {
  lesson: Lesson | null;
  stepStart: StepStart;
  /** Whether the step's place can still be taken as the map now is. */
  isTargetReachable: boolean;
}

export interface TipState extends Tips {
  /** The tip on the screen. */
  tip: Tip | null;
  /** The turn that it came with, and when it came. */
  turn: string;
  shownAt: number;
}

export function initialLessonState(): LessonState {
  return { lesson: null, stepStart: { uses: {}, turn: undefined, stars: 0 }, isTargetReachable: true };
}

export function initialTips(): TipState {
  return { off: false, seen: [], tip: null, turn: '', shownAt: 0 };
}
