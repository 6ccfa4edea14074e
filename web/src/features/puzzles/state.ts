/** The open puzzle: its task, the player's answer, and the puzzles that follow it. */

import type { PuzzleJson, PuzzleKind, PuzzleSolution, PuzzleScore } from '../../core/contract/generated/messages';
import { localState } from '../../core/state/local-state';
import type { Route } from '../../core/state/route';

/** Which puzzles are played: the mode decides which one comes next, and where the result is stored. */
export type PuzzleMode = PuzzleKind;

/** The result of an answer. */
export interface Verdict {
  isCorrect: boolean;
  sums: PuzzleScore;
  /** The player's rating after the answer and its change, if the answer counted. */
  rating: { now: number; change: number | null } | null;
}

/** A run: as many puzzles as possible before the time is up. */
export interface TimedRun {
  /** Whole seconds. */
  secondsLeft: number;
  solved: number;
  tried: number;
}

/** The result of a run. */
export interface TimedRunResult {
  solved: number;
  tried: number;
  isBest: boolean;
}

export interface PuzzleState {
  /** The open puzzle; null while none is open. */
  current: PuzzleJson | null;
  mode: PuzzleMode;
  /** In training the edict, for the puzzle of a day the day; else empty. */
  topic: string;
  /** Codes of the puzzles that follow this one. */
  queue: readonly string[];
  verdict: Verdict | null;
  /** The best solutions, once they have been requested. */
  solutions: readonly PuzzleSolution[];
  /** Index of the solution that is shown; -1 for the player's own answer. */
  shownSolution: number;
  run: TimedRun | null;
  /** The run that ended last, until another begins. */
  lastRun: TimedRunResult | null;
  /** Whether a puzzle is being opened. */
  isOpening: boolean;
  /** The screen to which the player returns. */
  returnTo: Route;
}

export const puzzleState = localState<PuzzleState>({
  current: null,
  mode: 'free',
  topic: '',
  queue: [],
  verdict: null,
  solutions: [],
  shownSolution: -1,
  run: null,
  lastRun: null,
  isOpening: false,
  returnTo: { to: 'home' },
});
