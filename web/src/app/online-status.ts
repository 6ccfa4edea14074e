/** The state of tables on several devices. Home shows the number of turns before the code of these tables is loaded. */

import { onReset, storedTableCounts } from '../core/browser/local-storage';
import { setBadge } from '../core/browser/system-notifications';
import { type OnlineState, type OnlineTable, isMyTurn } from '../core/state/online';
import { state, update } from '../core/state/store';

export function readTurns(): void {
  update('online', { turns: storedTableCounts.read().turns });
}

export function showTable(table: OnlineTable | null): void {
  if (JSON.stringify(table) !== JSON.stringify(state.online.table)) update('online', { table });
}

/** Shows the tables that are stored on this device. */
export function showTables(tables: Pick<OnlineState, 'rows' | 'damaged'>): void {
  const turns = tables.rows.filter(isMyTurn).length;
  storedTableCounts.write({ unfinished: tables.rows.filter(({ over }) => !over).length, turns });
  setBadge(turns);
  update('online', { ...tables, turns });
}

onReset(() => update('online', { turns: 0, rows: [], damaged: [] }));
