/** Reads and writes the statistics of puzzles. */

import { puzzleState } from './state';
import { onReset, storedValue } from '../../core/browser/local-storage';
import { today } from '../../core/state/origin';
import { type PuzzleStats, withDayAnswer, withSolutionShown, withRating, emptyStats, parsePuzzleStats } from './puzzle-stats';
import { localState } from '../../core/state/local-state';

const cachedStats = localState<{ figures: PuzzleStats | null }>({ figures: null });

export function puzzleStats(): PuzzleStats {
  return cachedStats.value.figures ?? reloadPuzzleStats();
}

/** Reads the stored statistics again, which another tab may have changed. */
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

/** Records an answer to the open puzzle. The first one counts as tried, and the first right one as solved. */
export function recordAnswer(missedStars: number, isFirst: boolean, isFirstRight: boolean): void {
  const { mode, topic } = puzzleState.value; // the topic is the edict in training, and the day of the puzzle of a day
  updateStoredStats((before) => {
    const edicts = mode === 'edict' && isFirstRight ? { ...before.edicts, [topic]: (before.edicts[topic] ?? 0) + 1 } : before.edicts;
    const after = { ...before, edicts, tried: before.tried + Number(isFirst), solved: before.solved + Number(isFirstRight) };
    return mode === 'day' ? withDayAnswer(after, topic, missedStars, today()) : after;
  });
}

/** Records the rating after the first answer to a puzzle. Returns its change; null for the first puzzle of all. */
export function recordRating(rating: number): number | null {
  const before = puzzleStats().ratings.at(-1);
  updateStoredStats((stats) => withRating(stats, rating));
  return before === undefined ? null : rating - before;
}

/** Records that the solution of a puzzle of a day was shown. */
export function recordSolutionShown(): void {
  const { mode, topic } = puzzleState.value;
  if (mode === 'day') updateStoredStats((before) => withSolutionShown(before, topic));
}

/** Records the solved puzzles of a run. Returns whether it is the best so far. */
export function recordTimedRun(solved: number): boolean {
  const isBest = solved > puzzleStats().run;
  if (isBest) updateStoredStats((before) => ({ ...before, run: solved }));
  return isBest;
}

export const storedPuzzleStats = /* @__PURE__ */ storedValue<PuzzleStats>('puzzles', emptyStats, parsePuzzleStats);
