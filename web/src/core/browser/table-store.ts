/** Tables on several devices, as this device stores them. */

import { type SavedTable, parseSavedTable } from '../state/online';
import { parseOrNull } from '../state/schema';
import { Collection } from './collection';

/** A table is stored under its own secret; anything else is not one. */
function parse(value: unknown, key: IDBValidKey): SavedTable | null {
  const table = parseOrNull(parseSavedTable, value);
  return table?.secret === key ? table : null;
}

const stored = new Collection('tables', parse);

const damagedKey = (secret: string): string => `damaged ${secret}`;

/** A table that cannot be read is moved away: another one may be written under this secret. */
export async function readTable(secret: string): Promise<SavedTable | null> {
  const table = await stored.get(secret);
  const damaged = table ? undefined : await stored.raw(secret);
  if (damaged !== undefined) await stored.write(damagedKey(secret), () => damaged as SavedTable);
  return table;
}

export interface Tables {
  /** Newest first. */
  tables: SavedTable[];
  /** Keys of what cannot be read: it stays until the player deletes it. */
  damaged: string[];
}

export async function readTables(): Promise<Tables> {
  const entries = await stored.entries().catch(() => []);
  const tables = stored.readable(entries).sort((a, b) => b.when - a.when);
  const unreadable = entries.flatMap(([key, value]) => (typeof key === 'string' && !parse(value, key) ? [key] : []));
  return { tables, damaged: unreadable.filter((key) => !unreadable.includes(damagedKey(key))) };
}

/** False where it was not written. The entries that another tab has stored meanwhile stay. */
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
