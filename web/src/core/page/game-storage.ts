/** What is stored: the games that are played and the finished ones. */

import { mayEvictStorage } from '../browser/capabilities';
import { deleteDatabase, storageIsUsable } from '../browser/database';
import { isEmbedded } from '../browser/embedding';
import { forgetHistory, readBotNames, readHistory, type SaveResult, SaveStore, writeFirstAttempt, writeGame } from '../browser/game-store';
import { storedSafariWarning } from '../browser/local-storage';
import { deleteCopies, restoreLost } from '../browser/second-copy';
import type { FinishedGame, Save } from '../state/saved-games';
import { state, update } from '../state/store';
import { notify } from './notices';

let saves: SaveStore | null = null;

export async function openGameStorage(): Promise<void> {
  saves = new SaveStore();
  if (!(await storageIsUsable)) notify(isEmbedded ? 'embed-not-saved' : 'load-storage-refused');
  await reloadStored();
  const restored = bringBackLost();
  if (!state.stored.history.length && state.stored.saves.length < 2) await restored; // perhaps all are gone: then no one is shown an empty list
  if (state.stored.history.length) warnAboutSafariOnce();
}

/** What the database has lost since it was last copied, whole or in part. */
async function bringBackLost(): Promise<void> {
  if (!(await restoreLost())) return;
  await reloadStored();
  notify('stored-brought-back');
}

/** Once, when there is something to lose: a finished game. */
function warnAboutSafariOnce(): void {
  if (state.notices.notice || isEmbedded || !mayEvictStorage() || storedSafariWarning.read().told) return;
  storedSafariWarning.write({ told: true });
  notify('stored-seven-days');
}

/** Something was not written, and would be lost with the page. */
export function hasUnsaved(): boolean {
  return saves?.hasUnsaved() ?? false;
}

/** What is stored now: another tab may have played on. */
export async function reloadStored(): Promise<void> {
  await Promise.all([reloadSaves(), reloadHistory(), reloadBotNames()]);
}

export async function reloadBotNames(): Promise<void> {
  update('stored', { bots: await readBotNames().catch(() => []) });
}

export async function reloadSaves(): Promise<void> {
  try {
    update('stored', { saves: (await saves?.all()) ?? [] });
  } catch {
    notify('load-storage-refused');
  }
}

/** The running game. Null before there is anywhere to put it. */
export async function storeLatest(save: Save): Promise<SaveResult | null> {
  if (!saves) return null;
  const stored = await saves.put(save);
  if (stored !== 'elsewhere') update('stored', { saves: [save, ...state.stored.saves.filter((other) => other.id !== save.id)] });
  return stored;
}

export async function storeSave(save: Save): Promise<void> {
  if ((await saves?.put(save)) === 'refused') notify('stored-refused');
  await reloadSaves();
}

/** The save as it is now: another tab may have played on. */
export async function claimSave(listed: Save): Promise<Save> {
  return (await saves?.take(listed)) ?? listed;
}

/** A save that cannot be opened stays in the list, marked. */
export async function markDamaged(id: string): Promise<void> {
  const damaged = state.stored.saves.find((save) => save.id === id);
  if (damaged) await saves?.put({ ...damaged, damaged: true });
  await reloadSaves();
}

/** A game that the browser does not delete stays in the list. */
export async function removeSave(id: string): Promise<void> {
  if ((await saves?.remove(id)) === false) notify('stored-not-deleted');
  await reloadSaves();
}

/** What this tab could not write stays next to what is stored. */
async function reloadHistory(): Promise<void> {
  const stored = await readHistory().catch(() => null);
  const { history: games, firstAttempts } = state.stored;
  if (!stored) return update('stored', { isHistoryLoaded: true });
  const ids = new Set(stored.games.map(({ id }) => id));
  const unsaved = games.filter(({ id }) => !ids.has(id));
  update('stored', {
    history: newestFirst([...stored.games, ...unsaved]),
    firstAttempts: { ...firstAttempts, ...stored.days },
    damaged: stored.damaged,
    isHistoryLoaded: true,
  });
}

function newestFirst(games: readonly FinishedGame[]): FinishedGame[] {
  return [...games].sort((a, b) => b.saved_at - a.saved_at);
}

/** Keeps a finished game once; the first result of an id stays. Says whether it was new. */
export async function addFinishedGame(game: FinishedGame): Promise<boolean> {
  return (await addFinishedGames([game])) > 0;
}

/** Returns how many were new. */
export async function addFinishedGames(games: readonly FinishedGame[]): Promise<number> {
  const known = new Set(state.stored.history.map(({ id }) => id));
  const fresh = games.filter(({ id }) => !known.has(id) && known.add(id));
  if (!fresh.length) return 0;
  update('stored', { history: newestFirst([...state.stored.history, ...fresh]) });
  let written = 0;
  for (const game of fresh) if (await writeGame(game)) written++;
  if (written < fresh.length) notify('stored-refused');
  return fresh.length;
}

/** The first try of a day is the game that was begun first, whatever becomes of it. */
export async function recordFirstAttempt(day: string, id: string): Promise<void> {
  if (state.stored.firstAttempts[day]) return;
  update('stored', { firstAttempts: { ...state.stored.firstAttempts, [day]: id } });
  await writeFirstAttempt(day, id);
}

/** Deletes the database and its copy. Returns false if something is left, and then shows it. */
export async function deleteAllGames(): Promise<boolean> {
  // The copy goes first: what is left of it would come back.
  const isGone = !(await storageIsUsable) || ((await deleteCopies()) && (await deleteDatabase()));
  if (isGone) {
    update('stored', { saves: [], history: [], firstAttempts: {}, damaged: [], bots: [] });
    saves?.forget();
    forgetHistory();
  }
  return isGone;
}
