/** Every finished game in IndexedDB, and which game was the first try of each daily deal. */

import { delMany, entries, set, update, type UseStore } from 'idb-keyval';
import { type Days, type FinishedGame, parseDays, parseFinished } from '../state/stored';
import { parsed } from '../state/parse';
import { openStore, unlessAbsent } from './database';
import { storageIsUsable } from './storage';

const DAYS = '@days';
let store: UseStore | null = null;

export interface History {
  games: FinishedGame[];
  days: Days;
  /** What lies there and cannot be read: it stays as it is, and goes into an export. */
  damaged: unknown[];
}

/** Null where storage is refused: the history then lasts as long as the page. */
export async function readHistory(): Promise<History | null> {
  try {
    if (!(await storageIsUsable)) return null;
    store ??= openStore('mapwright-history', 'games');
    const found = await unlessAbsent(entries<IDBValidKey, unknown>(store), []);
    const stored = found.filter(([key]) => key !== DAYS).map(([key, value]) => ({ value, game: gameUnder(key, value) }));
    return {
      games: stored.flatMap(({ game }) => game ?? []),
      days: parseDays(found.find(([key]) => key === DAYS)?.[1]),
      damaged: stored.filter(({ game }) => !game).map(({ value }) => value),
    };
  } catch {
    store = null;
    return null;
  }
}

function gameUnder(key: IDBValidKey, value: unknown): FinishedGame | null {
  const game = parsed(parseFinished, value);
  return game?.id === key ? game : null;
}

/** False where the database refuses it: a full disk. */
export async function writeGame(game: FinishedGame): Promise<boolean> {
  if (!store) return true;
  return set(game.id, game, store).then(
    () => true,
    () => false,
  );
}

/** The first try of a day stays, whichever tab wrote it. */
export async function writeDay(day: string, id: string): Promise<void> {
  if (store) await update<unknown>(DAYS, (old) => ({ [day]: id, ...parseDays(old) }), store).catch(() => undefined);
}

/** Rejects where the database refuses it. */
export async function removeGames(ids: readonly string[]): Promise<void> {
  if (!store) return;
  const left = ([, id]: [string, string]): boolean => !ids.includes(id);
  await update<unknown>(DAYS, (old) => Object.fromEntries(Object.entries(parseDays(old)).filter(left)), store);
  await delMany([...ids], store);
}
