/** Every finished game in IndexedDB, and which game was the first try of each daily deal. */

import { clear, createStore, entries, set, update, type UseStore } from 'idb-keyval';
import { isTime, type Kept } from '../state/kept';
import { storageIsKept } from './storage';

type Days = Readonly<Record<string, string>>;

const DAYS = '@days';
let store: UseStore | null = null;

/** Null where storage is refused: the history then lasts as long as the page. */
export async function readHistory(): Promise<{ games: Kept[]; days: Days } | null> {
  try {
    if (!(await storageIsKept)) return null;
    store ??= createStore('mapwright-history', 'games');
    const found = await entries<string, unknown>(store);
    const games = found.filter(([key]) => key !== DAYS).map(([, value]) => value);
    return { games: games.filter(isKept), days: daysOf(found.find(([key]) => key === DAYS)?.[1]) };
  } catch {
    store = null;
    return null;
  }
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  const { id, record, day, when, summary } = value as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    typeof record === 'string' &&
    typeof day === 'string' &&
    !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) &&
    isTime(when) &&
    isSummary(summary)
  );
}

function isSummary(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { map, stars, seasons } = value as Record<string, unknown>;
  return typeof map === 'string' && typeof stars === 'number' && Array.isArray(seasons);
}

function daysOf(value: unknown): Days {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
}

/** False where the database refuses it: a full disk. */
export async function writeGame(game: Kept): Promise<boolean> {
  if (!store) return true;
  return set(game.id, game, store).then(
    () => true,
    () => false,
  );
}

/** The first try of a day stays, whichever tab wrote it. */
export async function writeDay(day: string, id: string): Promise<void> {
  if (store) await update<Days>(DAYS, (old) => ({ [day]: id, ...old }), store).catch(() => undefined);
}

export async function clearHistory(): Promise<void> {
  if (store) await clear(store);
}
