/** Reads, stores and deletes saves and finished games, and updates the slice of stored games. */

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
  const restored = restoreLostGames();
  // If all games are gone, the list is not shown empty before they are restored.
  if (!state.stored.history.length && state.stored.saves.length < 2) await restored;
  if (state.stored.history.length) warnAboutSafariOnce();
}

/** Restores the games that the database has lost, and informs the player. */
async function restoreLostGames(): Promise<void> {
  if (!(await restoreLost())) return;
  await reloadStored();
  notify('stored-brought-back');
}

/** Warns once that Safari deletes stored games after seven days. */
function warnAboutSafariOnce(): void {
  if (state.notices.notice || isEmbedded || !mayEvictStorage() || storedSafariWarning.read().told) return;
  storedSafariWarning.write({ told: true });
  notify('stored-seven-days');
}

/** Whether a save was refused and would be lost with the page. */
export function hasUnsaved(): boolean {
  return saves?.hasUnsaved() ?? false;
}

/** Reads everything again, because another tab may have changed it. */
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

/** Stores the current game. Returns null if the storage is not open yet. */
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

/** Returns a save as it is stored now, to be continued in this tab. */
export async function claimSave(listed: Save): Promise<Save> {
  return (await saves?.take(listed)) ?? listed;
}

/** Marks a save that the engine has refused; it stays in the list. */
export async function markDamaged(id: string): Promise<void> {
  const damaged = state.stored.saves.find((save) => save.id === id);
  if (damaged) await saves?.put({ ...damaged, damaged: true });
  await reloadSaves();
}

/** Deletes a save. One that the browser does not delete stays in the list. */
export async function removeSave(id: string): Promise<void> {
  if ((await saves?.remove(id)) === false) notify('stored-not-deleted');
  await reloadSaves();
}

/** Reads the history again. Games that this tab could not store stay in it. */
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

/** Adds a finished game to the history. Returns false if its id is already there. */
export async function addFinishedGame(game: FinishedGame): Promise<boolean> {
  return (await addFinishedGames([game])) > 0;
}

/** Adds finished games to the history. Returns the number of those whose id was not there yet. */
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

/** Gives the map of a finished game the name that the player has chosen; an empty one is that of the game again. */
export async function nameMap(id: string, mapName: string): Promise<void> {
  const game = state.stored.history.find((each) => each.id === id);
  if (!game) return;
  const named = { ...game, map_name: mapName };
  update('stored', { history: state.stored.history.map((each) => (each === game ? named : each)) });
  if (!(await writeGame(named))) notify('stored-refused');
}

/** Stores the id of the first attempt at a daily map, unless there is one. */
export async function recordFirstAttempt(day: string, id: string): Promise<void> {
  if (state.stored.firstAttempts[day]) return;
  update('stored', { firstAttempts: { ...state.stored.firstAttempts, [day]: id } });
  await writeFirstAttempt(day, id);
}

/** Deletes the database and its copy. Returns false if something is left. */
export async function deleteAllGames(): Promise<boolean> {
  // The copy is deleted first: otherwise it would be restored.
  const isGone = !(await storageIsUsable) || ((await deleteCopies()) && (await deleteDatabase()));
  if (isGone) {
    update('stored', { saves: [], history: [], firstAttempts: {}, damaged: [], bots: [] });
    saves?.forget();
    forgetHistory();
  }
  return isGone;
}
