/** What the page knows of the table: the seats of this game, who is at the screen, and the form for a new one. */

import { redraw, state } from '../store';
import type { TableState } from './fresh';
import { seat, type Seat } from './seats';

export function updateTable(change: Partial<TableState>): void {
  state.table = { ...state.table, ...change };
  redraw();
}

/** The seats that the form asks for. */
export function chosenSeats(): readonly Seat[] {
  const { mode, guests, rivals } = state.table;
  return mode === 'solo' ? [seat(0)] : mode === 'pass' ? guests : rivals;
}
