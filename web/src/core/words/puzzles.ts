/** Puzzles in words. */

import { state } from '../state/store';
import { cardName } from './sentences';
import { t } from './texts';

/** What the puzzle on the table is called. */
export function puzzleName(): string {
  const { mode, topic } = state.puzzle;
  return mode === 'edict' ? cardName(topic) : t(`puzzles-name-${mode}`);
}

/** Minutes and seconds. */
export function formatRunTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
