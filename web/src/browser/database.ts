/** IndexedDB as we need it: written through to the disk, and never waited for without end. */

import type { UseStore } from 'idb-keyval';

/** Milliseconds after which a database counts as refused: it may be blocked by another tab, or broken. */
const PATIENCE = 4000;
/** The same once it has been too slow: a player should not wait for it with every move. */
const IMPATIENCE = 400;

class TooSlow extends Error {}

function within<Result>(work: Promise<Result>, patience: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TooSlow(`no answer for ${patience} ms`)), patience);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** A store that a power cut cannot take the last move from; closed when another tab wants to delete it, and opened again. */
export function openStore(database: string, name: string): UseStore {
  let opened: Promise<IDBDatabase> | null = null;
  let patience = PATIENCE;

  function open(): Promise<IDBDatabase> {
    opened ??= opening(database, name, () => (opened = null));
    opened.catch(() => (opened = null));
    return opened;
  }

  return async (mode, callback) => {
    try {
      const base = await within(open(), patience);
      const transaction = base.transaction(name, mode, { durability: mode === 'readwrite' ? 'strict' : 'default' });
      const result = await within(Promise.resolve(callback(transaction.objectStore(name))), patience);
      patience = PATIENCE;
      return result;
    } catch (error) {
      if (error instanceof TooSlow) patience = IMPATIENCE;
      throw error;
    }
  };
}

/** A database that has lost its store gets it again, in another version. */
function opening(database: string, name: string, lost: () => void, version?: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database, version);
    request.onupgradeneeded = () => request.result.createObjectStore(name);
    request.onerror = () => reject(request.error ?? new Error('the database does not open'));
    request.onsuccess = () => {
      const base = request.result;
      base.onclose = lost;
      base.onversionchange = () => {
        base.close();
        lost();
      };
      if (base.objectStoreNames.contains(name)) return resolve(base);
      base.close();
      resolve(opening(database, name, lost, base.version + 1));
    };
  });
}
