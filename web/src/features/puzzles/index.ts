/** Puzzles. */

import { dailyPuzzlePanel } from './daily-puzzle';
import { puzzleGoal } from './goal';
import { openOwnPuzzles } from './model';
import * as puzzles from './puzzles';
import { puzzleResult, solutionOverlays } from './result';
import { reloadPuzzleStats } from './stats';

export const screens = { puzzles };
export const parts = {
  puzzlePanels: { goal: puzzleGoal, outcome: puzzleResult, solution: solutionOverlays },
  dailyPuzzle: { reload: reloadPuzzleStats, panel: dailyPuzzlePanel },
  openOwnPuzzles,
};
