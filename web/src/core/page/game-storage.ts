/** What is stored: the games that are played, the finished ones, and a second copy of both. */

import { deleteDatabases } from '../browser/database';
import { isEmbedded } from '../browser/embedding';
import { readHistory, removeGames, writeFirstAttempt, writeGame } from '../browser/history-store';
import { newId } from '../browser/ids';
import { storedDeletedIds, storedLastGame, storedSafariWarning } from '../browser/local-storage';
import { openSaves, type SaveStore, type SaveResult } from '../browser/save-store';
import { type GamesCopy, deleteCopy, readCopy, writeCopy } from '../browser/second-copy';
import { mayEvictStorage } from '../browser/capabilities';
import type { FirstAttempts, FinishedGame, Save } from '../state/saved-games';
import { state, update } from '../state/store';
import { notify } from './notices';

let saves: SaveStore | null = null;

export async function openGameStorage(): Promise<void> {
  saves = await openSaves();
  if (!saves.lasting) notify(isEmbedded ? 'embed-not-saved' : 'load-storage-refused');
  await reloadStored();
  await restoreLastGame(saves);
  const { history, saves: known } = state.stored;
  const restored = enqueue(restoreLostGames).then(updateSecondCopy);
  if (!history.length && known.length < 2) await restored; // perhaps all are gone: then no one is shown an empty list
  if (state.stored.history.length) warnAboutSafariOnce();
}

/* ---------- deleted games ---------- */

/** A deleted game is marked first, and unmarked when it is gone from every place: a write that fails does not bring it back. */
function markDeleted(ids: readonly string[]): void {
  storedDeletedIds.write([...new Set([...(storedDeletedIds.read() ?? []), ...ids])]);
}

function unmarkDeleted(ids: readonly string[]): void {
  const marked = storedDeletedIds.read();
  const left = marked?.filter((id) => !ids.includes(id));
  if (marked) storedDeletedIds.write(left?.length ? left : null);
}

function withoutDeleted<Value extends { id: string }>(all: readonly Value[]): Value[] {
  const deleted = storedDeletedIds.read();
  return all.filter(({ id }) => !deleted?.includes(id));
}

function daysWithoutDeleted(days: FirstAttempts): FirstAttempts {
  const deleted = storedDeletedIds.read();
  return deleted ? Object.fromEntries(Object.entries(days).filter(([, id]) => !deleted.includes(id))) : days;
}

async function succeeds(work: Promise<unknown> | undefined): Promise<boolean> {
  try {
    await work;
    return true;
  } catch {
    return false;
  }
}

/** What could not be deleted before. */
async function deleteAgain(ids: readonly string[]): Promise<void> {
  for (const id of ids) await saves?.remove(id);
  await removeGames(ids);
}

/* ---------- the second copy ---------- */

let copyQueue: Promise<unknown> = Promise.resolve();

function enqueue(work: () => Promise<void>): Promise<void> {
  const done = copyQueue.then(work).catch(() => undefined);
  copyQueue = done;
  return done;
}

/** What the database has lost since it was last copied, whole or in part. */
async function restoreLostGames(): Promise<void> {
  const copy = saves?.lasting ? await readCopy() : null;
  if (!copy) return;
  const { saves: open, history } = state.stored;
  const lost = {
    saves: missing(withoutDeleted(copy.saves), open),
    games: missing(withoutDeleted(copy.games), [...history, ...state.stored.damaged]),
  };
  await addFinishedGames(lost.games);
  for (const save of lost.saves) await saves?.put(save);
  for (const [day, id] of Object.entries(daysWithoutDeleted(copy.days))) await recordFirstAttempt(day, id);
  if (!lost.saves.length && !lost.games.length) return;
  await reloadSaves();
  notify('stored-brought-back');
}

function missing<Value extends { id: string }>(copied: readonly Value[], known: readonly unknown[]): Value[] {
  const ids = new Set(known.map((each) => (each as Partial<Value> | null)?.id));
  return copied.filter(({ id }) => !ids.has(id));
}

/** Copies all that is stored. A database without any game is not a reason to forget those of the copy. */
export function updateSecondCopy(): Promise<void> {
  return enqueue(async () => {
    const deleted = storedDeletedIds.read() ?? [];
    const isGone = deleted.length > 0 && (await succeeds(deleteAgain(deleted)));
    const stored = saves?.lasting ? await readHistory() : null;
    const open = withoutDeleted((await saves?.all()) ?? []).filter(({ damaged }) => !damaged);
    const games = withoutDeleted(stored?.games ?? []);
    if (!stored || !(open.length + games.length)) return;
    const isCopied = await writeCopy({ saves: open, games, days: daysWithoutDeleted(stored.days) });
    if (isGone && isCopied) unmarkDeleted(deleted);
  });
}

/** Before something is deleted on purpose: it must not come back. False where the copy still contains it. */
async function removeFromCopy(id: string, change: (copy: GamesCopy) => Partial<GamesCopy>): Promise<boolean> {
  let isLeftOut = true;
  await enqueue(async () => {
    const copy = await readCopy();
    if (!copy || (await writeCopy({ ...copy, ...change(copy) }))) return;
    // Where not even the mark could be written, the whole copy goes.
    isLeftOut = storedDeletedIds.read()?.includes(id) ? false : await deleteCopy();
  });
  return isLeftOut;
}

/** Once, when there is something to lose: a finished game. */
function warnAboutSafariOnce(): void {
  if (state.notices.notice || isEmbedded || !mayEvictStorage() || storedSafariWarning.read().told) return;
  storedSafariWarning.write({ told: true });
  notify('stored-seven-days');
}

/** The last game lies in a second place: where the database has lost it, it comes back, with an honest word. */
async function restoreLastGame(into: SaveStore): Promise<void> {
  const lastGame = storedLastGame.read();
  const known = state.stored.saves.find(({ id }) => id === lastGame?.id);
  if (
    !lastGame ||
    !into.lasting ||
    storedDeletedIds.read()?.includes(lastGame.id) ||
    (known && !known.damaged && known.saved_at >= lastGame.saved_at)
  )
    return;
  const all = state.stored.saves.length === 0;
  const restored = await reconcileWithStored(lastGame, known, into);
  storedLastGame.write(restored);
  await storeSave(restored);
  notify(all ? 'stored-lost' : 'stored-restored');
}

/** Only over moves that the mirror contains too; else next to them, since they may be those of another tab. */
async function reconcileWithStored(mirror: Save, known: Save | undefined, into: SaveStore): Promise<Save> {
  if (!known || known.damaged) return mirror;
  const stored = await into.take(known);
  return mirror.record.startsWith(stored.record.replace(/\._$/, '')) ? mirror : { ...mirror, id: newId() };
}

/** Something was not written, and would be lost with the page. */
export function hasUnsaved(): boolean {
  return saves?.hasUnsaved() ?? false;
}

/** What is stored now: another tab may have played on. */
export async function reloadStored(): Promise<void> {
  await Promise.all([reloadSaves(), reloadHistory()]);
}

export async function reloadSaves(): Promise<void> {
  try {
    update('stored', { saves: withoutDeleted((await saves?.all()) ?? []) });
  } catch {
    notify('load-storage-refused');
  }
}

/** The running game, and its mirror. Null before there is anywhere to put it. */
export async function storeLatest(save: Save): Promise<SaveResult | null> {
  if (!saves) return null;
  storedLastGame.write(save);
  unmarkDeleted([save.id]);
  const stored = await saves.put(save);
  if (stored !== 'elsewhere') update('stored', { saves: [save, ...state.stored.saves.filter((other) => other.id !== save.id)] });
  return stored;
}

export async function storeSave(save: Save): Promise<void> {
  unmarkDeleted([save.id]);
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

export async function removeSave(id: string): Promise<void> {
  markDeleted([id]);
  if (storedLastGame.read()?.id === id) storedLastGame.write(null);
  const isLeftOut = await removeFromCopy(id, (copy) => ({ saves: copy.saves.filter((save) => save.id !== id) }));
  const isRemoved = await succeeds(saves?.remove(id));
  if (isLeftOut && isRemoved) unmarkDeleted([id]);
  await reloadSaves();
}

/** What this tab could not write stays next to what is stored. */
async function reloadHistory(): Promise<void> {
  const history = await readHistory();
  const { history: games, firstAttempts } = state.stored;
  if (!history) return update('stored', { isHistoryLoaded: true });
  const ids = new Set(history.games.map(({ id }) => id));
  const unsaved = games.filter(({ id }) => !ids.has(id));
  update('stored', {
    history: newestFirst(withoutDeleted([...history.games, ...unsaved])),
    firstAttempts: daysWithoutDeleted({ ...firstAttempts, ...history.days }),
    damaged: history.damaged,
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

/** The same of many games, which are copied aside together. Returns how many were new. */
export async function addFinishedGames(games: readonly FinishedGame[]): Promise<number> {
  const known = new Set(state.stored.history.map(({ id }) => id));
  const fresh = games.filter(({ id }) => !known.has(id) && known.add(id));
  if (!fresh.length) return 0;
  unmarkDeleted(fresh.map(({ id }) => id));
  update('stored', { history: newestFirst([...state.stored.history, ...fresh]) });
  let written = 0;
  for (const game of fresh) if (await writeGame(game)) written++;
  if (written) void updateSecondCopy();
  if (written < fresh.length) notify('stored-refused');
  return fresh.length;
}

/** The first try of a day is the game that was begun first, whatever becomes of it. */
export async function recordFirstAttempt(day: string, id: string): Promise<void> {
  if (state.stored.firstAttempts[day]) return;
  update('stored', { firstAttempts: { ...state.stored.firstAttempts, [day]: id } });
  await writeFirstAttempt(day, id);
}

/** Deletes all games and every place where they are stored. False if something is left: it is marked, and the next visit
 *  deletes it. */
export async function deleteAllGames(): Promise<boolean> {
  const { saves: open, history, firstAttempts } = state.stored;
  markDeleted([...[...open, ...history].map(({ id }) => id), ...Object.values(firstAttempts)]);
  update('stored', { saves: [], history: [], firstAttempts: {}, damaged: [] });
  saves?.forget();
  if (!saves?.lasting) return true;
  let isForgotten = false;
  await enqueue(async () => {
    isForgotten = (await deleteDatabases()) && (await deleteCopy());
  });
  return isForgotten;
}
