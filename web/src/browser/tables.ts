/** Tables on several devices in IndexedDB, each with its keys; and a lock, so that two tabs cannot hold one seat. */

import { del, entries, get, set, type UseStore } from 'idb-keyval';
import { parsed } from '../state/parse';
import { type SavedTable, parseSavedTable, type StoredTable } from '../state/table/stored';
import { openStore } from './database';
import { storageIsUsable } from './storage';

let store: UseStore | null = null;
/** Where storage is refused, a table lasts as long as the page. */
const unkept = new Map<string, StoredTable>();

async function opened(): Promise<UseStore | null> {
  if (!(await storageIsUsable)) return null;
  store ??= openStore('mapwright-tables', 'tables');
  return store;
}

/** A table is stored under its own secret; anything else is not one. */
function readable(key: IDBValidKey, value: unknown): StoredTable | null {
  const table = parsed(parseSavedTable, value);
  const keys = typeof value === 'object' && value !== null && 'keys' in value ? value.keys : null;
  return table?.secret === key && isPair(keys) ? { ...table, keys } : null;
}

/** The browser gives keys back as they were, or not at all. */
function isPair(keys: unknown): keys is CryptoKeyPair {
  const { publicKey, privateKey } = (keys ?? {}) as Partial<CryptoKeyPair>;
  return publicKey instanceof CryptoKey && privateKey instanceof CryptoKey;
}

const aside = (secret: string): string => `damaged ${secret}`;

/** What lies there and cannot be read goes to another place: the next to be written under this secret is another table. */
export async function readTable(secret: string): Promise<StoredTable | null> {
  const from = await opened();
  const found = from ? await get<unknown>(secret, from).catch(() => undefined) : undefined;
  const table = readable(secret, found);
  if (from && !table && found !== undefined) await set(aside(secret), found, from).catch(() => undefined);
  return table ?? unkept.get(secret) ?? null;
}

export interface Tables {
  /** Newest first. */
  readable: SavedTable[];
  /** Where something is stored that cannot be read: it stays until the player deletes it. */
  damaged: string[];
}

export async function readTables(): Promise<Tables> {
  const from = await opened();
  const stored = from ? await entries<IDBValidKey, unknown>(from).catch(() => []) : [];
  const found = stored.flatMap(([key, value]) => readable(key, value) ?? []);
  const known = new Set(found.map(({ secret }) => secret));
  const others = [...unkept.values()].filter(({ secret }) => !known.has(secret));
  const lost = stored.map(([key]) => key).filter((key) => typeof key === 'string' && !known.has(key)) as string[];
  return {
    readable: [...found, ...others].sort((a, b) => b.when - a.when),
    damaged: lost.filter((key) => !lost.includes(aside(key))),
  };
}

/** False where it was not written. */
export async function writeTable(table: StoredTable): Promise<boolean> {
  const to = await opened();
  try {
    if (!to) throw new Error('refused');
    await set(table.secret, table, to);
    unkept.delete(table.secret);
    return true;
  } catch {
    unkept.set(table.secret, structuredClone(table));
    return false;
  }
}

export async function removeTable(secret: string): Promise<void> {
  unkept.delete(secret);
  const from = await opened();
  if (from) await del(secret, from).catch(() => undefined);
}

/** Locks a table for this tab until it is released; null if another tab has it. */
export async function holdTable(secret: string): Promise<(() => void) | null> {
  const { locks } = navigator as Partial<Navigator>;
  if (!locks) return () => undefined;
  return new Promise((resolve, reject) => {
    locks
      .request(`mapwright-table-${secret}`, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(null);
        return new Promise<void>((done) => resolve(done));
      })
      .catch(reject);
  });
}
