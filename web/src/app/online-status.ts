/** What the page shows of tables on several devices. Home shows where it is the turn of someone here before their code is fetched. */

import { onReset, storedTableCounts } from '../core/browser/local-storage';
import { setBadge } from '../core/browser/system-notifications';
import { type OnlineState, type OnlineTable, isMyTurn } from '../core/state/online';
import { state, update } from '../core/state/store';

export function readTurns(): void {
  update('online', { turns: storedTableCounts.read().turns });
}

/** The table that is open in this tab. */
export function showTable(now: OnlineTable | null): void {
  if (JSON.stringify(now) !== JSON.stringify(state.online.now)) update('online', { now });
}

/** The tables that are stored on this device. */
export function showTables(tables: Pick<OnlineState, 'rows' | 'damaged'>): void {
  const turns = tables.rows.filter(isMyTurn).length;
  storedTableCounts.write({ unfinished: tables.rows.filter(({ over }) => !over).length, turns });
  setBadge(turns);
  update('online', { ...tables, turns });
}

onReset(() => update('online', { turns: 0, rows: [], damaged: [] }));
