/** Things of one kind: in the database and its copy, and in memory what the database refuses. */

import { database, type Stored, type StoreName, storageIsUsable } from './database';
import { copy, removeCopy } from './second-copy';

export class Collection<Name extends StoreName> {
  /** What was not written, by key: it lasts as long as the page. */
  readonly unsaved = new Map<string, Stored<Name>>();

  /** `parse` returns null for what cannot be read. */
  constructor(
    private readonly name: Name,
    private readonly parse: (value: unknown, key: IDBValidKey) => Stored<Name> | null,
  ) {}

  /** All that the database contains, readable or not. Rejects if it does not answer. */
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

  /** All that can be read of it, and what was not written. */
  readable(entries: readonly [IDBValidKey, unknown][]): Stored<Name>[] {
    const readable = entries.flatMap(([key, value]): [IDBValidKey, Stored<Name>][] => {
      const parsed = this.parse(value, key);
      return parsed === null ? [] : [[key, parsed]];
    });
    return [...new Map<IDBValidKey, Stored<Name>>([...readable, ...this.unsaved]).values()];
  }

  /** What is stored, as it lies there; undefined if there is nothing, or if the database does not answer. */
  async raw(key: string): Promise<unknown> {
    if (!(await storageIsUsable)) return undefined;
    return database.read([this.name], (transaction) => transaction.objectStore(this.name).get(key), undefined).catch(() => undefined);
  }

  async get(key: string): Promise<Stored<Name> | null> {
    return this.unsaved.get(key) ?? this.parse(await this.raw(key), key);
  }

  /** Writes what `change` makes of what lies there now, or nothing if it returns undefined. Returns false if the database refuses
   *  it: then it lasts as long as the page. */
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
      if (value !== undefined) copy(this.name, key, value);
      return true;
    } catch {
      const changed = change(this.unsaved.get(key));
      if (changed !== undefined) this.unsaved.set(key, changed);
      return false;
    }
  }

  /** Returns whether it is gone. */
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
