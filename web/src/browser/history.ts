/** Every finished game, kept on this device, and which game was the first try of each daily deal. */

import { update as change, clear, createStore, entries, set, type UseStore } from 'idb-keyval';
import { history, isTime, type Kept, keptGame } from '../state/kept';
import { redraw, update } from '../state/store';
import { storageIsKept } from './storage';

const DAYS = '@days';
let store: UseStore | null = null;

/** What this tab could not write stays beside what is stored. */
export async function openHistory(): Promise<void> {
  try {
    if (!(await storageIsKept)) throw new Error('storage is refused');
    store ??= createStore('mapwright-history', 'games');
    const found = await entries<string, unknown>(store);
    const stored = found
      .filter(([key]) => key !== DAYS)
      .map(([, value]) => value)
      .filter(isKept);
    const ids = new Set(stored.map(({ id }) => id));
    history.games = newestFirst([...stored, ...history.games.filter(({ id }) => !ids.has(id))]);
    history.days = { ...history.days, ...daysOf(found.find(([key]) => key === DAYS)?.[1]) };
  } catch {
    store = null; // Refused storage: the history lasts as long as the page.
  }
  history.ready = true;
  redraw();
}

function newestFirst(games: readonly Kept[]): Kept[] {
  return [...games].sort((a, b) => b.when - a.when);
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

function daysOf(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
}

/** Keeps a game once; the first result of an id stays. Says whether it was new. */
export async function remember(game: Kept): Promise<boolean> {
  if (keptGame(game.id)) return false;
  history.games = newestFirst([...history.games, game]);
  redraw();
  if (store) await set(game.id, game, store).catch(() => update({ notice: 'extra-full-storage' }));
  return true;
}

/** The first try of a day is the game that was begun first, whatever becomes of it. */
export async function beginDay(day: string, id: string): Promise<void> {
  if (history.days[day]) return;
  history.days = { ...history.days, [day]: id };
  if (store) await change<Record<string, string>>(DAYS, (old) => ({ [day]: id, ...old }), store).catch(() => undefined);
}

export async function forgetAll(): Promise<void> {
  history.games = [];
  history.days = {};
  if (store) await clear(store);
  redraw();
}
