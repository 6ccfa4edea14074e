/** Puzzles in words. */

import { state } from '../state/store';
import { cardName } from './sentences';
import { t } from './texts';

/** What the puzzle on the table is called. */
export function puzzleName(): string {
  const { way, of } = state.puzzle;
  return way === 'edict' ? cardName(of) : t(`puzzles-name-${way}`);
}

/** Minutes and seconds. */
export function runClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
