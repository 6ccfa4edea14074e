/** The puzzle on the table: what it asks, how it was answered, and what comes after it. */

import type { PuzzleJson, PuzzleSolution, PuzzleScore } from '../contract/generated/messages';
import type { Route } from './route';

/** Why a puzzle is on the table: it decides what comes next, and where its result is stored. */
export type PuzzleMode = 'day' | 'free' | 'edict' | 'run' | 'own';

/** How the season ended. */
export interface Verdict {
  isCorrect: boolean;
  sums: PuzzleScore;
  /** The player's rating after it and by how much it has changed, if the answer counted. */
  rating: { now: number; change: number | null } | null;
}

/** As many as one can before the time is up. */
export interface TimedRun {
  /** Whole seconds. */
  secondsLeft: number;
  solved: number;
  tried: number;
}

/** What a run came to; `best` if it was never better. */
export interface TimedRunResult {
  solved: number;
  tried: number;
  isBest: boolean;
}

export interface PuzzleState {
  /** Null while a game is on the table, or nothing. */
  now: PuzzleJson | null;
  mode: PuzzleMode;
  /** The edict that is trained, or the day. */
  topic: string;
  /** Codes of the puzzles that wait after this one. */
  queue: readonly string[];
  /** Words of the record before its moment. */
  actionCount: number;
  verdict: Verdict | null;
  /** The best ways to answer it, once they have been asked for. */
  solutions: readonly PuzzleSolution[];
  /** The one that is shown; -1 for the player's own answer. */
  shownSolution: number;
  run: TimedRun | null;
  /** The run that ended last, until another begins. */
  lastRun: TimedRunResult | null;
  /** The code that is being opened. */
  openingCode: string;
  /** Where the player was before, and returns to. */
  returnTo: Route;
}

export function initialPuzzleState(): PuzzleState {
  const none = { now: null, verdict: null, run: null, lastRun: null, solutions: [], queue: [] };
  return { ...none, mode: 'free', topic: '', actionCount: 0, shownSolution: -1, openingCode: '', returnTo: { to: 'home' } };
}

/** The actions of a record: without its deal, and its marks for a turn that waits and for turns that were undone. */
export function actionsOf(record: string): string[] {
  return record
    .split('.')
    .slice(1)
    .filter((word) => word !== '_' && !/^-\d+$/.test(word));
}
