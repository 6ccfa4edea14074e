/** Every finished game in IndexedDB, and which game was the first try of each daily deal. */

import { delMany, entries, set, update, type UseStore } from 'idb-keyval';
import { type FirstAttempts, type FinishedGame, parseFirstAttempts, parseFinished } from '../state/saved-games';
import { parseOrNull } from '../state/schema';
import { openStore, orIfMissing } from './database';
import { storageIsUsable } from './storage';

const FIRST_ATTEMPTS_KEY = '@days';
let store: UseStore | null = null;

export interface History {
  games: FinishedGame[];
  days: FirstAttempts;
  /** What lies there and cannot be read: it stays as it is, and goes into an export. */
  damaged: unknown[];
}

/** Null where storage is refused: the history then lasts as long as the page. */
export async function readHistory(): Promise<History | null> {
  try {
    if (!(await storageIsUsable)) return null;
    store ??= openStore('mapwright-history', 'games');
    const storedEntries = await orIfMissing(entries<IDBValidKey, unknown>(store), []);
    const stored = storedEntries.filter(([key]) => key !== FIRST_ATTEMPTS_KEY).map(([key, value]) => ({ value, game: gameAt(key, value) }));
    return {
      games: stored.flatMap(({ game }) => game ?? []),
      days: parseFirstAttempts(storedEntries.find(([key]) => key === FIRST_ATTEMPTS_KEY)?.[1]),
      damaged: stored.filter(({ game }) => !game).map(({ value }) => value),
    };
  } catch {
    store = null;
    return null;
  }
}

function gameAt(key: IDBValidKey, value: unknown): FinishedGame | null {
  const game = parseOrNull(parseFinished, value);
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
export async function writeFirstAttempt(day: string, id: string): Promise<void> {
  if (store) await update<unknown>(FIRST_ATTEMPTS_KEY, (old) => ({ [day]: id, ...parseFirstAttempts(old) }), store).catch(() => undefined);
}

/** Rejects where the database refuses it. */
export async function removeGames(ids: readonly string[]): Promise<void> {
  if (!store) return;
  const isKept = ([, id]: [string, string]): boolean => !ids.includes(id);
  await update<unknown>(FIRST_ATTEMPTS_KEY, (old) => Object.fromEntries(Object.entries(parseFirstAttempts(old)).filter(isKept)), store);
  await delMany([...ids], store);
}
