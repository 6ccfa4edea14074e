/** A copy of all games and bots in cache storage: a browser that finds its database damaged after a crash deletes all of it. */

import { database, type StoreName, storageIsUsable } from './database';
import { Serial } from './serial';
import { mayStore } from './tabs';

/** Not named like the caches of the site's files, which are replaced with each release. */
const CACHE_NAME = 'second-copy-of-mapwright';
const COPIED: readonly StoreName[] = ['saves', 'history', 'days', 'bots'];

const urlOf = (store: StoreName, key: string): string => `/second-copy/${store}/${encodeURIComponent(key)}`;

/** Writes in the order of the calls, so that the last value stays. */
const queue = new Serial();

/** Copies a value that was written to the database. If that fails, it is copied at the next visit. */
export function saveCopy(store: StoreName, key: string, value: unknown): void {
  if (COPIED.includes(store)) queue.run(() => write(urlOf(store, key), value)).catch(() => undefined);
}

async function write(url: string, value: unknown): Promise<void> {
  if (mayStore()) await (await caches.open(CACHE_NAME)).put(url, new Response(JSON.stringify(value)));
}

/** Deletes the copy of a value, before the value is deleted from the database. Returns false if it is still there. */
export function removeCopy(store: StoreName, key: string): Promise<boolean> {
  return queue
    .run(async () => {
      if (!COPIED.includes(store) || !('caches' in globalThis) || !(await caches.has(CACHE_NAME))) return true;
      await (await caches.open(CACHE_NAME)).delete(urlOf(store, key));
      return true;
    })
    .catch(() => false);
}

/** Deletes all copies. Returns false if some are left. */
export function deleteCopies(): Promise<boolean> {
  return queue
    .run(() => caches.delete(CACHE_NAME))
    .then(
      () => true,
      () => !('caches' in globalThis),
    );
}

/** Restores the values that the database has lost, and copies those that were not copied. Returns whether any was restored. */
export async function restoreLost(): Promise<boolean> {
  if (!(await storageIsUsable) || !('caches' in globalThis)) return false;
  return queue
    .run(async () => {
      let isRestored = false;
      for (const store of COPIED) isRestored = (await restoreStore(store)) || isRestored;
      return isRestored;
    })
    .catch(() => false);
}

async function restoreStore(store: StoreName): Promise<boolean> {
  // The database is read first: another tab deletes the copy before it deletes the value.
  const keys = await database.read([store], (transaction) => transaction.objectStore(store).getAllKeys(), []);
  const stored = new Map(keys.filter((key) => typeof key === 'string').map((key) => [new URL(urlOf(store, key), location.href).href, key]));
  const cache = (await caches.has(CACHE_NAME)) ? await caches.open(CACHE_NAME) : null;
  const prefix = new URL(urlOf(store, ''), location.href).href;
  const copied = ((await cache?.keys()) ?? []).map(({ url }) => url).filter((url) => url.startsWith(prefix));
  let isRestored = false;
  for (const url of copied.filter((each) => !stored.has(each))) {
    const value: unknown = await (await cache?.match(url))?.json().catch(() => undefined);
    if (value !== undefined) isRestored = (await restoreValue(store, decodeURIComponent(url.slice(prefix.length)), value)) || isRestored;
  }
  for (const [url, key] of stored) {
    if (copied.includes(url)) continue;
    const value: unknown = await database.read([store], (transaction) => transaction.objectStore(store).get(key), undefined);
    if (value !== undefined) await write(url, value);
  }
  return isRestored;
}

/** Writes a value, unless its key is in the database. Returns whether it was written. */
async function restoreValue(name: StoreName, key: string, value: unknown): Promise<boolean> {
  return database.write([name], async (transaction) => {
    const store = transaction.objectStore(name);
    if ((await store.getKey(key)) !== undefined) return false;
    await store.put(value as never, key);
    return true;
  });
}
