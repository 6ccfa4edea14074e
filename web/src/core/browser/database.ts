/** IndexedDB as we need it: written through to the disk, and never waited for without end. */

import type { UseStore } from 'idb-keyval';
import { mayStore } from './tabs';

/** Milliseconds after which a database counts as refused: it may be blocked by another tab, or broken. */
const TIMEOUT_MS = 4000;
/** The same once it has been too slow: a player should not wait for it with every move. */
const TIMEOUT_AFTER_FAILURE_MS = 400;

class TooSlow extends Error {}

function withTimeout<Result>(work: Promise<Result>, patience: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TooSlow(`no answer for ${patience} ms`)), patience);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** There is no such database. Reading does not create one: after everything was deleted, nothing is left behind. */
class Absent extends Error {}

/** What was read, or something else where there is no database. */
export async function orIfMissing<Result>(reading: Promise<Result>, defaultValue: Result): Promise<Result> {
  return reading.catch((error: unknown) => (error instanceof Absent ? defaultValue : Promise.reject(error)));
}

/** A store that a power cut cannot take the last move from. It is closed when another tab wants to delete it or the page is
 *  put aside, and opened again when it is needed. */
export function openStore(database: string, name: string): UseStore {
  let connection: Promise<IDBDatabase> | null = null;
  let patience = TIMEOUT_MS;

  async function open(mode: IDBTransactionMode): Promise<IDBDatabase> {
    connection ??= openDatabase(database, name, () => (connection = null), mode === 'readwrite');
    try {
      return await connection;
    } catch (error) {
      connection = null;
      if (mode === 'readonly' || !(error instanceof Absent)) throw error;
      return open(mode); // a reader has asked first
    }
  }

  return async (mode, callback) => {
    if (mode === 'readwrite' && !mayStore()) throw new Error('everything was deleted in another tab');
    try {
      const base = await withTimeout(open(mode), patience);
      const transaction = base.transaction(name, mode, { durability: mode === 'readwrite' ? 'strict' : 'default' });
      const result = await withTimeout(Promise.resolve(callback(transaction.objectStore(name))), patience);
      patience = TIMEOUT_MS;
      return result;
    } catch (error) {
      if (error instanceof TooSlow) patience = TIMEOUT_AFTER_FAILURE_MS;
      throw error;
    }
  };
}

/** A database that has lost its store gets it again, in another version. */
function openDatabase(database: string, name: string, onClosed: () => void, create: boolean, version?: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database, version);
    request.onupgradeneeded = () => {
      if (create) request.result.createObjectStore(name);
      else request.transaction?.abort();
    };
    request.onerror = (event) => {
      event.preventDefault(); // Firefox reports an aborted upgrade as an error of the page
      reject(request.error?.name === 'AbortError' && !create ? new Absent() : (request.error ?? new Error('the database does not open')));
    };
    request.onsuccess = () => {
      const db = request.result;
      const close = (): void => {
        db.close();
        onClosed();
      };
      db.onclose = onClosed;
      db.onversionchange = close;
      // Safari keeps a page that may come back by Back, and lets no other page write while that one holds the database.
      addEventListener('pagehide', ({ persisted }) => persisted && close(), { once: true });
      if (db.objectStoreNames.contains(name)) return resolve(db);
      db.close();
      resolve(openDatabase(database, name, onClosed, true, db.version + 1));
    };
  });
}

/** The first was left behind by older releases. */
const DATABASES = ['mapwright-probe', 'mapwright', 'mapwright-history', 'mapwright-tables', 'mapwright-groups'];

/** Whether they are gone. One that another tab does not close is deleted when that tab is closed. */
export async function deleteDatabases(): Promise<boolean> {
  const deleted = await Promise.allSettled(DATABASES.map((name) => withTimeout(deleteDatabase(name), TIMEOUT_MS)));
  return deleted.every(({ status }) => status === 'fulfilled');
}

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error ?? new Error('the database is not deleted'));
  });
}
