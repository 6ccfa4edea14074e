/** The values of one store of the database; those that the database refuses are in memory. */

import { database, type Stored, type StoreName, storageIsUsable } from './database';
import { saveCopy, removeCopy } from './second-copy';

export class Collection<Name extends StoreName> {
  /** The values that were not written, by key: they last as long as the page. */
  readonly unsaved = new Map<string, Stored<Name>>();

  /** `parse` returns null for a damaged value. */
  constructor(
    private readonly name: Name,
    private readonly parse: (value: unknown, key: IDBValidKey) => Stored<Name> | null,
  ) {}

  /** Returns all keys and values of the store, also damaged ones. Rejects if the database does not respond. */
  async entries(): Promise<[IDBValidKey, unknown][]> {
    if (!(await storageIsUsable)) return [];
    const names: StoreName[] = [this.name];
    return database.read(
      names,
      async (transaction) => {
        const store = transaction.objectStore(this.name);
        const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
        return keys.map((key, index): [IDBValidKey, unknown] => [key, values[index]]);
      },
      [],
    );
  }

  /** Returns the valid values of these entries, and those that were not written. */
  readable(entries: readonly [IDBValidKey, unknown][]): Stored<Name>[] {
    const readable = entries.flatMap(([key, value]): [IDBValidKey, Stored<Name>][] => {
      const parsed = this.parse(value, key);
      return parsed === null ? [] : [[key, parsed]];
    });
    return [...new Map<IDBValidKey, Stored<Name>>([...readable, ...this.unsaved]).values()];
  }

  /** Returns the stored value without parsing it; undefined if there is none, or if the database does not respond. */
  async raw(key: string): Promise<unknown> {
    if (!(await storageIsUsable)) return undefined;
    return database.read([this.name], (transaction) => transaction.objectStore(this.name).get(key), undefined).catch(() => undefined);
  }

  async get(key: string): Promise<Stored<Name> | null> {
    return this.unsaved.get(key) ?? this.parse(await this.raw(key), key);
  }

  /** Writes the value that `change` returns for the stored one; nothing, if it returns undefined. Returns false if the database
   *  refuses the value: then it is in memory as long as the page lasts. */
  async write(key: string, change: (stored: unknown) => Stored<Name> | undefined): Promise<boolean> {
    try {
      if (!(await storageIsUsable)) throw new Error('storage is refused');
      const value = await database.write([this.name], async (transaction) => {
        const store = transaction.objectStore(this.name);
        const changed = change(await store.get(key));
        if (changed !== undefined) await store.put(changed as never, key);
        return changed;
      });
      this.unsaved.delete(key);
      if (value !== undefined) saveCopy(this.name, key, value);
      return true;
    } catch {
      const changed = change(this.unsaved.get(key));
      if (changed !== undefined) this.unsaved.set(key, changed);
      return false;
    }
  }

  /** Deletes a value. Returns false if it is still stored. */
  async remove(key: IDBValidKey): Promise<boolean> {
    if (typeof key === 'string') {
      this.unsaved.delete(key);
      if (!(await removeCopy(this.name, key))) return false;
    }
    if (!(await storageIsUsable)) return true;
    return database
      .write([this.name], (transaction) => transaction.objectStore(this.name).delete(key))
      .then(
        () => true,
        () => false,
      );
  }
}
