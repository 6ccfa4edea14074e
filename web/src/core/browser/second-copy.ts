/** A copy of all games and bots in another kind of storage: a browser that finds its database damaged after a crash drops all of it. */

import { database, type StoreName, storageIsUsable } from './database';
import { Serial } from './serial';
import { mayStore } from './tabs';

/** Not named like the site's own files, which come and go with each release. */
const CACHE_NAME = 'second-copy-of-mapwright';
const COPIED: readonly StoreName[] = ['saves', 'history', 'days', 'bots'];

const urlOf = (store: StoreName, key: string): string => `/second-copy/${store}/${encodeURIComponent(key)}`;

/** What is written last stays. */
const queue = new Serial();

/** Copies what was written to the database. A copy that fails is made at the next visit. */
export function copy(store: StoreName, key: string, value: unknown): void {
  if (COPIED.includes(store)) queue.run(() => write(urlOf(store, key), value)).catch(() => undefined);
}

async function write(url: string, value: unknown): Promise<void> {
  if (mayStore()) await (await caches.open(CACHE_NAME)).put(url, new Response(JSON.stringify(value)));
}

/** Deletes the copy of something that is about to be deleted from the database: it must not come back. Returns whether it is gone. */
export function removeCopy(store: StoreName, key: string): Promise<boolean> {
  return queue
    .run(async () => {
      if (!COPIED.includes(store) || !('caches' in globalThis) || !(await caches.has(CACHE_NAME))) return true;
      await (await caches.open(CACHE_NAME)).delete(urlOf(store, key));
      return true;
    })
    .catch(() => false);
}

/** Returns whether there is no copy any more. */
export function deleteCopies(): Promise<boolean> {
  return queue
    .run(() => caches.delete(CACHE_NAME))
    .then(
      () => true,
      () => !('caches' in globalThis),
    );
}

/** Puts back what the database has lost, and copies what was not copied before. Returns whether anything was put back. */
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
    if (value !== undefined) isRestored = (await putBack(store, decodeURIComponent(url.slice(prefix.length)), value)) || isRestored;
  }
  for (const [url, key] of stored) {
    if (copied.includes(url)) continue;
    const value: unknown = await database.read([store], (transaction) => transaction.objectStore(store).get(key), undefined);
    if (value !== undefined) await write(url, value);
  }
  return isRestored;
}

async function putBack(name: StoreName, key: string, value: unknown): Promise<boolean> {
  return database.write([name], async (transaction) => {
    const store = transaction.objectStore(name);
    if ((await store.getKey(key)) !== undefined) return false;
    await store.put(value as never, key);
    return true;
  });
}
