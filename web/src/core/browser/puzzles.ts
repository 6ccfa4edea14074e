/** The results of answered puzzles, in localStorage. Games are stored elsewhere. */

import { type PuzzleStats, emptyStats, parsePuzzleStats } from '../state/puzzle-stats';
import { storedValue } from './local-storage';

export const storedPuzzleStats = /* @__PURE__ */ storedValue<PuzzleStats>('puzzles', emptyStats, parsePuzzleStats);
