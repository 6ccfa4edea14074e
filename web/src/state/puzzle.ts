/** The puzzle on the table: what it asks, how it was answered, and what comes after it. */

import type { PuzzleJson, PuzzleSolution, PuzzleSums } from '../contract/generated/messages';
import type { Route } from './route';

/** Why a puzzle is on the table: it decides what comes next, and where its result is stored. */
export type Way = 'day' | 'free' | 'edict' | 'run' | 'own';

/** How the season ended. */
export interface Verdict {
  right: boolean;
  sums: PuzzleSums;
  /** The player's rating after it and by how much it has changed, if the answer counted. */
  rating: { now: number; change: number | null } | null;
}

/** As many as one can before the time is up. */
export interface Run {
  /** Whole seconds. */
  left: number;
  solved: number;
  tried: number;
}

/** What a run came to; `best` if it was never better. */
export interface RunResult {
  solved: number;
  tried: number;
  best: boolean;
}

export interface PuzzleState {
  /** Null while a game is on the table, or nothing. */
  now: PuzzleJson | null;
  way: Way;
  /** The edict that is trained, or the day. */
  of: string;
  /** Codes of the puzzles that wait after this one. */
  rest: readonly string[];
  /** Words of the record before its moment. */
  actions: number;
  verdict: Verdict | null;
  /** The best ways to answer it, once they have been asked for. */
  solutions: readonly PuzzleSolution[];
  /** The one that is shown; -1 for the player's own answer. */
  shown: number;
  run: Run | null;
  /** The run that ended last, until another begins. */
  lastRun: RunResult | null;
  /** The code that is being opened. */
  opening: string;
  /** Where the player was before, and returns to. */
  back: Route;
}

export function freshPuzzle(): PuzzleState {
  const none = { now: null, verdict: null, run: null, lastRun: null, solutions: [], rest: [] };
  return { ...none, way: 'free', of: '', actions: 0, shown: -1, opening: '', back: { to: 'home' } };
}

/** The actions of a record: without its deal, and its marks for a turn that waits and for turns that were undone. */
export function actionsOf(record: string): string[] {
  return record
    .split('.')
    .slice(1)
    .filter((word) => word !== '_' && !/^-\d+$/.test(word));
}
