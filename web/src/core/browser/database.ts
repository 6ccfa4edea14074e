/** The one database of the page: a store for each kind of thing, written through to the disk, and never waited for without end. */

import { deleteDB, openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import type { Course, SavedBot, StoredBot } from '../state/bots';
import type { SavedGroup } from '../state/groups';
import type { SavedTable } from '../state/online';
import type { FinishedGame, Save } from '../state/saved-games';
import { mayStore } from './tabs';

/** What is written. What is read may be damaged, and is parsed. */
export interface Stores extends DBSchema {
  /** Games in play, by id. */
  saves: { key: IDBValidKey; value: Save };
  /** Finished games, by id. */
  history: { key: IDBValidKey; value: FinishedGame };
  /** The id of the first attempt at each daily map, by day. */
  days: { key: IDBValidKey; value: string };
  /** Tables on several devices, by secret. */
  tables: { key: IDBValidKey; value: SavedTable };
  /** Groups for the daily map, by secret. */
  groups: { key: IDBValidKey; value: SavedGroup };
  /** Bots of the workshop, by name. */
  bots: { key: IDBValidKey; value: SavedBot };
  /** What is written in the workshop and not saved: `bot` is the open draft, `unsaved` a list, `course` the programs of its steps. */
  drafts: { key: IDBValidKey; value: StoredBot | readonly StoredBot[] | Course };
}

const STORES = ['saves', 'history', 'days', 'tables', 'groups', 'bots', 'drafts'] as const;
export type StoreName = (typeof STORES)[number];
export type Stored<Name extends StoreName> = Stores[Name]['value'];
export type Transaction<Mode extends IDBTransactionMode> = IDBPTransaction<Stores, StoreName[], Mode>;

const NAME = 'mapwright';
/** Milliseconds after which the database counts as refused: it may be blocked by another tab, or broken. */
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

/** There is no database. Reading does not create one: after everything was deleted, nothing is left behind. */
class Absent extends Error {}

export interface Database {
  /** Whether the browser lets us store anything: in a frame on another site or a private window it may refuse. */
  isUsable(): Promise<boolean>;
  /** Returns `absent` where there is no database. */
  read<Result>(names: StoreName[], work: (transaction: Transaction<'readonly'>) => Promise<Result>, absent: Result): Promise<Result>;
  /** Writes all or nothing. When it resolves, a power cut cannot take it back. */
  write<Result>(names: StoreName[], work: (transaction: Transaction<'readwrite'>) => Promise<Result>): Promise<Result>;
}

/** The connection is closed when another tab wants to delete the database or the page is put aside, and opened again when needed. */
export function createDatabase(name = NAME): Database {
  let connection: Promise<IDBPDatabase<Stores>> | null = null;
  let patience = TIMEOUT_MS;

  async function connect(create: boolean): Promise<IDBPDatabase<Stores>> {
    const opening = (connection ??= open(name, create, () => (connection = null)));
    try {
      return await opening;
    } catch (error) {
      if (connection === opening) connection = null;
      if (create && error instanceof Absent) return connect(create); // a reader has asked first
      throw error;
    }
  }

  async function within<Result>(work: Promise<Result>): Promise<Result> {
    try {
      const result = await withTimeout(work, patience);
      patience = TIMEOUT_MS;
      return result;
    } catch (error) {
      if (error instanceof TooSlow) patience = TIMEOUT_AFTER_FAILURE_MS;
      throw error;
    }
  }

  return {
    isUsable: () =>
      within(connect(false)).then(
        () => true,
        (error: unknown) => error instanceof Absent,
      ),
    async read(names, work, absent) {
      try {
        const connected = await within(connect(false));
        return await within(run(connected.transaction(names, 'readonly'), work));
      } catch (error) {
        if (error instanceof Absent) return absent;
        throw error;
      }
    },
    async write(names, work) {
      if (!mayStore()) throw new Error('everything was deleted in another tab');
      const connected = await within(connect(true));
      return within(run(connected.transaction(names, 'readwrite', { durability: 'strict' }), work));
    },
  };
}

/** Resolves when the transaction has ended, which is later than its last request. */
async function run<Mode extends IDBTransactionMode, Result>(
  transaction: Transaction<Mode>,
  work: (transaction: Transaction<Mode>) => Promise<Result>,
): Promise<Result> {
  const done = transaction.done.then(
    () => null,
    (error: unknown) => ({ error }),
  );
  try {
    const result = await work(transaction);
    const failure = await done;
    if (failure) throw failure.error;
    return result;
  } catch (error) {
    try {
      transaction.abort();
    } catch {
      // It has ended already.
    }
    throw error;
  }
}

/** A database that lacks a store, of an earlier release or a damaged one, gets it in another version. */
async function open(name: string, create: boolean, onClosed: () => void, version?: number): Promise<IDBPDatabase<Stores>> {
  let isAbsent = false;
  const close = (): void => {
    connected.close();
    onClosed();
  };
  const connected = await openDB<Stores>(name, version, {
    upgrade(base, _old, _new, transaction, event) {
      if (create) {
        for (const store of STORES) if (!base.objectStoreNames.contains(store)) base.createObjectStore(store);
        return;
      }
      isAbsent = true;
      // Firefox reports an aborted upgrade as an error of the page.
      event.target?.addEventListener('error', (failure) => failure.preventDefault());
      transaction.done.catch(() => undefined);
      transaction.abort();
    },
    blocking: close,
    terminated: onClosed,
  }).catch((error: unknown) => Promise.reject(isAbsent ? new Absent() : error));
  if (STORES.every((store) => connected.objectStoreNames.contains(store))) {
    // Safari keeps a page that may come back by Back, and lets no other page write while that one holds the database.
    addEventListener('pagehide', ({ persisted }) => persisted && close(), { once: true });
    return connected;
  }
  connected.close();
  return open(name, true, onClosed, connected.version + 1);
}

export const database = createDatabase();

/** Whether the browser keeps anything for us here. */
export const storageIsUsable = database.isUsable();

/** Whether it is gone. A database that another tab does not close is deleted when that tab is closed. */
export function deleteDatabase(): Promise<boolean> {
  return withTimeout(deleteDB(NAME), TIMEOUT_MS).then(
    () => true,
    () => false,
  );
}

let persistRequested = false;

/** Asks the browser once not to clear what is stored here when it runs short of room. */
export function requestPersistence(): void {
  if (persistRequested) return;
  persistRequested = true;
  const { storage } = navigator as Partial<Navigator>;
  void storage?.persist?.().catch(() => undefined);
}
