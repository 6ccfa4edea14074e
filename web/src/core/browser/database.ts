/** The database of the page. Writes are durable, and every operation has a timeout. */

import { deleteDB, openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction, type StoreNames } from 'idb';
import type { Course, SavedBot, StoredBot } from '../state/bots';
import type { FinishedGame, Save } from '../state/saved-games';
import { mayStore } from './tabs';

/**
 * The types of the values that are written; features add theirs (`declare module`). Values that are read may be damaged, and are
 * parsed.
 */
export interface Stores extends DBSchema {
  /** Games in play, by id. */
  saves: { key: IDBValidKey; value: Save };
  /** Finished games, by id. */
  history: { key: IDBValidKey; value: FinishedGame };
  /** The id of the first attempt at each daily map, by day. */
  days: { key: IDBValidKey; value: string };
  /** Bots of the workshop, by name. */
  bots: { key: IDBValidKey; value: SavedBot };
  /** Unsaved texts of the workshop: `bot` is the draft, `unsaved` a list, `course` the programs of the course. */
  drafts: { key: IDBValidKey; value: StoredBot | readonly StoredBot[] | Course };
}

/** All stores; the cast is for those whose types features declare. */
const STORES = ['saves', 'history', 'days', 'tables', 'groups', 'cups', 'duels', 'bots', 'drafts'] as StoreName[];
export type StoreName = StoreNames<Stores>;
export type Stored<Name extends StoreName> = Stores[Name]['value'];
export type Transaction<Mode extends IDBTransactionMode> = IDBPTransaction<Stores, StoreName[], Mode>;

const NAME = 'mapwright';
/** Milliseconds after which an operation fails: another tab may block the database, or it may be broken. */
const TIMEOUT_MS = 4000;
/** The same after an operation has failed, so that the player does not wait with every move. */
const TIMEOUT_AFTER_FAILURE_MS = 400;

class TimeoutError extends Error {}

function withTimeout<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError(`no response for ${ms} ms`)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Thrown if there is no database: reading does not create one, so that nothing is left after everything was deleted. */
class Absent extends Error {}

export interface Database {
  /** Whether the browser allows storing: in a frame on another site or a private window it may refuse. */
  isUsable(): Promise<boolean>;
  /** Returns the result of `work`; `absent` if there is no database. */
  read<Result>(names: StoreName[], work: (transaction: Transaction<'readonly'>) => Promise<Result>, absent: Result): Promise<Result>;
  /** Writes all or nothing, in one transaction. When it resolves, the data are on the disk. */
  write<Result>(names: StoreName[], work: (transaction: Transaction<'readwrite'>) => Promise<Result>): Promise<Result>;
}

/** The connection is closed when another tab deletes the database or the browser freezes the page, and is opened again when needed. */
class Connected implements Database {
  #connection: Promise<IDBPDatabase<Stores>> | null = null;
  #timeout = TIMEOUT_MS;

  constructor(readonly name: string) {}

  async isUsable(): Promise<boolean> {
    try {
      await this.#within(this.#connect(false));
      return true;
    } catch (error) {
      return error instanceof Absent;
    }
  }

  async read<Result>(names: StoreName[], work: (transaction: Transaction<'readonly'>) => Promise<Result>, absent: Result): Promise<Result> {
    try {
      const connected = await this.#within(this.#connect(false));
      return await this.#within(run(connected.transaction(names, 'readonly'), work));
    } catch (error) {
      if (error instanceof Absent) return absent;
      throw error;
    }
  }

  async write<Result>(names: StoreName[], work: (transaction: Transaction<'readwrite'>) => Promise<Result>): Promise<Result> {
    if (!mayStore()) throw new Error('everything was deleted in another tab');
    const connected = await this.#within(this.#connect(true));
    return this.#within(run(connected.transaction(names, 'readwrite', { durability: 'strict' }), work));
  }

  async #connect(create: boolean): Promise<IDBPDatabase<Stores>> {
    const opening = (this.#connection ??= open(this.name, create, () => (this.#connection = null)));
    try {
      return await opening;
    } catch (error) {
      if (this.#connection === opening) this.#connection = null;
      if (create && error instanceof Absent) return this.#connect(create); // an attempt to read came first
      throw error;
    }
  }

  /** Applies the timeout, which is shorter after a failure. */
  async #within<Result>(work: Promise<Result>): Promise<Result> {
    try {
      const result = await withTimeout(work, this.#timeout);
      this.#timeout = TIMEOUT_MS;
      return result;
    } catch (error) {
      if (error instanceof TimeoutError) this.#timeout = TIMEOUT_AFTER_FAILURE_MS;
      throw error;
    }
  }
}

export function createDatabase(name = NAME): Database {
  return new Connected(name);
}

/** Resolves with the result of `work` when the transaction has ended, which is later than its last request. */
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

/** Opens the database. One that lacks a store, because it is damaged or made by an earlier version of the page, gets it in a new one. */
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
    // Safari freezes a left page, and while that has an open connection, no other page can write.
    addEventListener('pagehide', ({ persisted }) => persisted && close(), { once: true });
    return connected;
  }
  connected.close();
  return open(name, true, onClosed, connected.version + 1);
}

export const database = createDatabase();

/** Whether the browser allows storing here. */
export const storageIsUsable = database.isUsable();

/** Deletes the database. Returns false if another tab still has it open: then it is deleted when that tab is closed. */
export function deleteDatabase(): Promise<boolean> {
  return withTimeout(deleteDB(NAME), TIMEOUT_MS).then(
    () => true,
    () => false,
  );
}

let persistRequested = false;

/** Asks the browser once not to delete the stored data when space is low. */
export function requestPersistence(): void {
  if (persistRequested) return;
  persistRequested = true;
  const { storage } = navigator as Partial<Navigator>;
  void storage?.persist?.().catch(() => undefined);
}
