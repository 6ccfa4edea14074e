/** Seasons to be drawn as well as possible. */

import { puzzleGoal } from './goal';
import * as puzzles from './puzzles';
import { puzzleResult } from './result';

export const screens = { puzzles };
export const parts = { goal: puzzleGoal, outcome: puzzleResult };
