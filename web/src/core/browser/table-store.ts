/** Tables on several devices in IndexedDB. */

import { del, entries, get, set, update, type UseStore } from 'idb-keyval';
import { type SavedTable, parseSavedTable } from '../state/online';
import { parseOrNull } from '../state/schema';
import { openStore } from './database';
import { storageIsUsable } from './storage';

let store: UseStore | null = null;
/** Where storage is refused, a table lasts as long as the page. */
const unsaved = new Map<string, SavedTable>();

async function openedStore(): Promise<UseStore | null> {
  if (!(await storageIsUsable)) return null;
  store ??= openStore('mapwright-tables', 'tables');
  return store;
}

/** A table is stored under its own secret; anything else is not one. */
function parsed(key: IDBValidKey, value: unknown): SavedTable | null {
  const table = parseOrNull(parseSavedTable, value);
  return table?.secret === key ? table : null;
}

const damagedKey = (secret: string): string => `damaged ${secret}`;

/** A table that cannot be read is moved away: another one may be written under this secret. */
export async function readTable(secret: string): Promise<SavedTable | null> {
  const from = await openedStore();
  const value = from ? await get<unknown>(secret, from).catch(() => undefined) : undefined;
  const table = parsed(secret, value);
  if (from && !table && value !== undefined) await set(damagedKey(secret), value, from).catch(() => undefined);
  return table ?? unsaved.get(secret) ?? null;
}

export interface Tables {
  /** Newest first. */
  tables: SavedTable[];
  /** Keys of what cannot be read: it stays until the player deletes it. */
  damaged: string[];
}

export async function readTables(): Promise<Tables> {
  const from = await openedStore();
  const stored = from ? await entries<IDBValidKey, unknown>(from).catch(() => []) : [];
  const readable = stored.flatMap(([key, value]) => parsed(key, value) ?? []);
  const known = new Set(readable.map(({ secret }) => secret));
  const others = [...unsaved.values()].filter(({ secret }) => !known.has(secret));
  const unreadable = stored.map(([key]) => key).filter((key): key is string => typeof key === 'string' && !known.has(key));
  return {
    tables: [...readable, ...others].sort((a, b) => b.when - a.when),
    damaged: unreadable.filter((key) => !unreadable.includes(damagedKey(key))),
  };
}

/** With the entries that another tab has stored meanwhile. */
function united(table: SavedTable, stored: SavedTable | null): SavedTable {
  const union = (own: string[], others: string[] = []): string[] => [...new Set([...own, ...others])];
  return { ...table, entries: union(table.entries, stored?.entries), written: union(table.written, stored?.written) };
}

/** False where it was not written. */
export async function writeTable(table: SavedTable): Promise<boolean> {
  const to = await openedStore();
  try {
    if (!to) throw new Error('refused');
    await update<unknown>(table.secret, (stored) => united(table, parsed(table.secret, stored)), to);
    unsaved.delete(table.secret);
    return true;
  } catch {
    unsaved.set(table.secret, structuredClone(table));
    return false;
  }
}

export async function removeTable(secret: string): Promise<void> {
  unsaved.delete(secret);
  const from = await openedStore();
  if (from) await del(secret, from).catch(() => undefined);
}
