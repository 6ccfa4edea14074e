/** Keeps what came of the puzzles that were answered. */

import { onReset, storedValue } from '../../core/browser/local-storage';
import { today } from '../../core/state/origin';
import {
  type PuzzleStats,
  withDayAnswer,
  withSolutionShown,
  withRating,
  emptyStats,
  parsePuzzleStats,
} from '../../core/state/puzzle-stats';
import { localState } from '../../core/state/local-state';
import { state } from '../../core/state/store';

const cachedStats = localState<{ figures: PuzzleStats | null }>({ figures: null });

export function puzzleStats(): PuzzleStats {
  return cachedStats.value.figures ?? reloadPuzzleStats();
}

/** Reads them again: another tab may have solved some. */
export function reloadPuzzleStats(): PuzzleStats {
  const figures = storedPuzzleStats.read();
  cachedStats.update({ figures });
  return figures;
}

onReset(reloadPuzzleStats);

function updateStoredStats(change: (before: PuzzleStats) => PuzzleStats): void {
  const after = change(storedPuzzleStats.read());
  storedPuzzleStats.write(after);
  cachedStats.update({ figures: after });
}

/** An answer to the puzzle on the table; only the first one of a visit counts as tried, and the first right one as solved. */
export function recordAnswer(missedStars: number, first: boolean, solved: boolean): void {
  const { mode, topic } = state.puzzle;
  updateStoredStats((before) => {
    const edicts = mode === 'edict' && solved ? { ...before.edicts, [topic]: (before.edicts[topic] ?? 0) + 1 } : before.edicts;
    const after = { ...before, edicts, tried: before.tried + Number(first), solved: before.solved + Number(solved) };
    return mode === 'day' ? withDayAnswer(after, topic, missedStars, today()) : after;
  });
}

/** The rating after the first answer to a puzzle; returns by how much it has changed, or null for the first of all. */
export function recordRating(rating: number): number | null {
  const before = puzzleStats().ratings.at(-1);
  updateStoredStats((stats) => withRating(stats, rating));
  return before === undefined ? null : rating - before;
}

export function recordSolutionShown(): void {
  const { mode, topic } = state.puzzle;
  if (mode === 'day') updateStoredStats((before) => withSolutionShown(before, topic));
}

/** True if it is the best so far. */
export function recordTimedRun(solved: number): boolean {
  const best = solved > puzzleStats().run;
  if (best) updateStoredStats((before) => ({ ...before, run: solved }));
  return best;
}

export const storedPuzzleStats = /* @__PURE__ */ storedValue<PuzzleStats>('puzzles', emptyStats, parsePuzzleStats);
