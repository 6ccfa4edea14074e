/** What lies in the database, read and written by anyone but the page. */

import { database, type StoreName } from '../../web/src/core/browser/database';

const NAMES: StoreName[] = ['saves', 'history', 'days', 'tables', 'groups', 'duels', 'bots', 'drafts'];

export async function putStored(name: StoreName, key: IDBValidKey, value: unknown): Promise<void> {
  await database.write([name], (transaction) => transaction.objectStore(name).put(value as never, key));
}

export async function deleteStored(name: StoreName, key: IDBValidKey): Promise<void> {
  await database.write([name], (transaction) => transaction.objectStore(name).delete(key));
}

export async function stored(name: StoreName): Promise<Map<IDBValidKey, unknown>> {
  const work = async (keys: Promise<IDBValidKey[]>, values: Promise<unknown[]>): Promise<Map<IDBValidKey, unknown>> => {
    const stored = await values;
    return new Map((await keys).map((key, index) => [key, stored[index]]));
  };
  return database.read([name], (all) => work(all.objectStore(name).getAllKeys(), all.objectStore(name).getAll()), new Map());
}

export async function clearStores(names = NAMES): Promise<void> {
  await database.write(names, (transaction) => Promise.all(names.map((name) => transaction.objectStore(name).clear())));
}
