/** The tables that are stored on this device, and at how many of them it is the turn of someone here. */

import { readTables, removeTable } from '../../browser/tables';
import { state } from '../../state/store';
import type { SavedTable } from '../../state/table/stored';
import type { TableRow } from '../../state/table/now';
import { showTables, tellTurns } from '../turns';

/** Reads them again. */
export async function listTables(): Promise<void> {
  const { readable, damaged } = await readTables();
  const rows = readable.map(rowOf);
  tellTurns(rows.filter(isTurn).length);
  showTables({ rows, damaged });
}

/** At how many other tables it is the turn of someone here. */
export function turnsBeside(secret: string): number {
  return state.table.rows.filter((row) => row.secret !== secret && isTurn(row)).length;
}

function isTurn({ stage, myTurn }: TableRow): boolean {
  return stage === 'play' && myTurn;
}

function rowOf({ secret, seats, stage, myTurn, waitingFor, since, season, when }: SavedTable): TableRow {
  const named = (all: SavedTable['seats']): string =>
    all
      .map(({ name }) => name)
      .filter(Boolean)
      .join(', ');
  const waits = named(seats.filter((_, index) => waitingFor.includes(index)));
  return { secret, names: named(seats), stage, myTurn, waits, since, season, when };
}

export async function forgetTable(secret: string): Promise<void> {
  await removeTable(secret);
  await listTables();
}
