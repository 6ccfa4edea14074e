/** What the page shows of tables on several devices. Home shows where it is the turn of someone here before their code is fetched. */

import { onForget, storedTurns } from '../browser/local';
import { setBadge } from '../browser/notices';
import { update } from '../state/store';
import type { TableNow, TableState } from '../state/table/now';

export function readTurns(): void {
  update('table', { turns: storedTurns.read().count });
}

export function tellTurns(count: number): void {
  storedTurns.write({ count });
  setBadge(count);
  update('table', { turns: count });
}

/** The table that is open in this tab. */
export function showTable(now: TableNow | null): void {
  update('table', { now });
}

/** The tables that are stored on this device. */
export function showTables(found: Pick<TableState, 'rows' | 'damaged'>): void {
  update('table', found);
}

onForget(() => update('table', { turns: 0, rows: [], damaged: [] }));
