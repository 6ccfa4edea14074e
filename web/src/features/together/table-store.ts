/** Tables on several devices, as this device stores them. */

import { type SavedTable, parseSavedTable } from './state';
import { parseOrNull } from '../../core/state/schema';
import { Collection } from '../../core/browser/collection';

declare module '../../core/browser/database' {
  interface Stores {
    /** Tables on several devices, by secret. */
    tables: { key: IDBValidKey; value: SavedTable };
  }
}

/** Returns the table in a stored value; null if it is damaged or stored under another secret. */
function parse(value: unknown, key: IDBValidKey): SavedTable | null {
  const table = parseOrNull(parseSavedTable, value);
  return table?.secret === key ? table : null;
}

const stored = new Collection('tables', parse);

const damagedKey = (secret: string): string => `damaged ${secret}`;

/** Returns a stored table. A damaged one is moved to another key, because its key may be written again. */
export async function readTable(secret: string): Promise<SavedTable | null> {
  const table = await stored.get(secret);
  const damaged = table ? undefined : await stored.raw(secret);
  if (damaged !== undefined) await stored.write(damagedKey(secret), () => damaged as SavedTable);
  return table;
}

export interface Tables {
  /** Newest first. */
  tables: SavedTable[];
  /** Keys of damaged tables, which stay until the player deletes them. */
  damaged: string[];
}

export async function readTables(): Promise<Tables> {
  const entries = await stored.entries().catch(() => []);
  const tables = stored.readable(entries).sort((a, b) => b.when - a.when);
  const unreadable = entries.flatMap(([key, value]) => (typeof key === 'string' && !parse(value, key) ? [key] : []));
  return { tables, damaged: unreadable.filter((key) => !unreadable.includes(damagedKey(key))) };
}

/** Stores a table, with the entries that another tab has stored meanwhile. Returns false if the database refuses it. */
export function writeTable(table: SavedTable): Promise<boolean> {
  const union = (own: string[], others: string[] = []): string[] => [...new Set([...own, ...others])];
  return stored.write(table.secret, (value) => {
    const other = parse(value, table.secret);
    return { ...table, entries: union(table.entries, other?.entries), written: union(table.written, other?.written) };
  });
}

export async function removeTable(secret: string): Promise<void> {
  await stored.remove(secret);
}
