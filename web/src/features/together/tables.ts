/** The stored tables of this device: lists and updates them. */

import { storedTableCounts } from '../../core/browser/local-storage';
import { setBadge } from '../../core/browser/system-notifications';
import { readTables, removeTable, writeTable } from './table-store';
import { ask } from '../../core/engine/ask';
import { bytesOf } from '../../core/network/bytes';
import { readStoredLog } from '../../core/network/stored-log';
import { tableTurns } from './home-entry';
import { isMyTurn, type SavedTable, tableState } from './state';
import { parsePlayer } from '../../core/state/player-text';

/** Milliseconds after the last entry for which a table is updated. */
const RECENT_MS = 60 * 24 * 3_600_000;
const MAX_UPDATED = 20;

export async function listTables(): Promise<void> {
  const { tables: rows, damaged } = await readTables();
  const turns = rows.filter(isMyTurn).length;
  storedTableCounts.write({ unfinished: rows.filter(({ over }) => !over).length, turns });
  setBadge(turns);
  tableTurns.update({ count: turns });
  tableState.update({ rows, damaged });
}

/** Reads what the relays have stored for each unfinished table, except the one that is open. */
export async function updateTables(): Promise<void> {
  await listTables();
  const since = Date.now() - RECENT_MS;
  const isOpen = ({ link }: SavedTable): boolean => tableState.value.open?.link === link;
  const unfinished = tableState.value.rows.filter((table) => !table.over && table.when > since && !isOpen(table));
  await Promise.all(unfinished.slice(0, MAX_UPDATED).map((table) => updateTable(table).catch(() => undefined)));
  await listTables();
}

async function updateTable(table: SavedTable): Promise<void> {
  const stored = await readStoredLog(bytesOf(table.secret), table.context);
  const known = new Set(table.entries);
  const added = stored.filter((entry) => !known.has(entry));
  if (!added.length) return;
  const entries = [...table.entries, ...added];
  const response = await ask({ do: 'table-glance', link: table.link, entries });
  if (!response.ok || tableState.value.open?.link === table.link) return;
  const { names, waiting_for: waitingFor, over, season } = response.table;
  const players = names.map((name) => parsePlayer(name).name);
  const dropped = new Set(response.dropped);
  const remaining = entries.filter((entry) => !dropped.has(entry));
  await writeTable({ ...table, entries: remaining, names: players, waitingFor, over, season });
}

export async function forgetTable(secret: string): Promise<void> {
  await removeTable(secret);
  await listTables();
}
