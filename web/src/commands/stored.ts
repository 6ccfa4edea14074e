/** What is stored: the games that are played, the finished ones, and a second copy of both. */

import { deleteDatabases } from '../browser/database';
import { isEmbedded } from '../browser/embedding';
import { readHistory, removeGames, writeDay, writeGame } from '../browser/history';
import { newId } from '../browser/ids';
import { storedDeleted, storedMirror, storedTold } from '../browser/local';
import { openSaves, type Saves, type Stored } from '../browser/saves';
import { type Copy, forgetCopy, readCopy, writeCopy } from '../browser/second-copy';
import { isForgetful } from '../browser/surroundings';
import type { Days, FinishedGame, Save } from '../state/stored';
import { state, update } from '../state/store';
import { tell } from './page';

let saves: Saves | null = null;

export async function prepareSaves(): Promise<void> {
  saves = await openSaves();
  if (!saves.lasting) tell(isEmbedded ? 'embed-not-saved' : 'load-storage-refused');
  await listStored();
  await restoreMirror(saves);
  const { games, saves: known } = state.stored;
  const compared = oneByOne(bringBack).then(copyAside);
  if (!games.length && known.length < 2) await compared; // perhaps all are gone: then no one is shown an empty list
  if (state.stored.games.length) warnOnce();
}

/* ---------- deleted games ---------- */

/** A deleted game is marked first, and unmarked when it is gone from every place: a write that fails does not bring it back. */
function markDeleted(ids: readonly string[]): void {
  storedDeleted.write([...new Set([...(storedDeleted.read() ?? []), ...ids])]);
}

function unmark(ids: readonly string[]): void {
  const marked = storedDeleted.read();
  const left = marked?.filter((id) => !ids.includes(id));
  if (marked) storedDeleted.write(left?.length ? left : null);
}

function withoutDeleted<Value extends { id: string }>(all: readonly Value[]): Value[] {
  const deleted = storedDeleted.read();
  return all.filter(({ id }) => !deleted?.includes(id));
}

function daysWithoutDeleted(days: Days): Days {
  const deleted = storedDeleted.read();
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

let queue: Promise<unknown> = Promise.resolve();

function oneByOne(work: () => Promise<void>): Promise<void> {
  const done = queue.then(work).catch(() => undefined);
  queue = done;
  return done;
}

/** What the database has lost since it was last copied, whole or in part. */
async function bringBack(): Promise<void> {
  const copy = saves?.lasting ? await readCopy() : null;
  if (!copy) return;
  const { saves: open, games } = state.stored;
  const lost = {
    saves: missing(withoutDeleted(copy.saves), open),
    games: missing(withoutDeleted(copy.games), [...games, ...state.stored.damaged]),
  };
  await rememberAll(lost.games);
  for (const save of lost.saves) await saves?.put(save);
  for (const [day, id] of Object.entries(daysWithoutDeleted(copy.days))) await beginDay(day, id);
  if (!lost.saves.length && !lost.games.length) return;
  await listSaves();
  tell('stored-brought-back');
}

function missing<Value extends { id: string }>(copied: readonly Value[], known: readonly unknown[]): Value[] {
  const ids = new Set(known.map((each) => (each as Partial<Value> | null)?.id));
  return copied.filter(({ id }) => !ids.has(id));
}

/** Copies all that is stored. A database without any game is not a reason to forget those of the copy. */
export function copyAside(): Promise<void> {
  return oneByOne(async () => {
    const deleted = storedDeleted.read() ?? [];
    const isGone = deleted.length > 0 && (await succeeds(deleteAgain(deleted)));
    const found = saves?.lasting ? await readHistory() : null;
    const open = withoutDeleted((await saves?.all()) ?? []).filter(({ damaged }) => !damaged);
    const games = withoutDeleted(found?.games ?? []);
    if (!found || !(open.length + games.length)) return;
    const isCopied = await writeCopy({ saves: open, games, days: daysWithoutDeleted(found.days) });
    if (isGone && isCopied) unmark(deleted);
  });
}

/** Before something is deleted on purpose: it must not come back. False where the copy still contains it. */
async function leaveOut(id: string, change: (copy: Copy) => Partial<Copy>): Promise<boolean> {
  let isLeftOut = true;
  await oneByOne(async () => {
    const copy = await readCopy();
    if (!copy || (await writeCopy({ ...copy, ...change(copy) }))) return;
    // Where not even the mark could be written, the whole copy goes.
    isLeftOut = storedDeleted.read()?.includes(id) ? false : await forgetCopy();
  });
  return isLeftOut;
}

/** Once, when there is something to lose: a finished game. */
function warnOnce(): void {
  if (state.page.notice || isEmbedded || !isForgetful() || storedTold.read().told) return;
  storedTold.write({ told: true });
  tell('stored-seven-days');
}

/** The last game lies in a second place: where the database has lost it, it comes back, with an honest word. */
async function restoreMirror(into: Saves): Promise<void> {
  const mirror = storedMirror.read();
  const known = state.stored.saves.find(({ id }) => id === mirror?.id);
  if (!mirror || !into.lasting || storedDeleted.read()?.includes(mirror.id) || (known && !known.damaged && known.when >= mirror.when))
    return;
  const all = state.stored.saves.length === 0;
  const restored = await asItMayLie(mirror, known, into);
  storedMirror.write(restored);
  await storeSave(restored);
  tell(all ? 'stored-lost' : 'stored-restored');
}

/** Only over moves that the mirror contains too; else next to them, since they may be those of another tab. */
async function asItMayLie(mirror: Save, known: Save | undefined, into: Saves): Promise<Save> {
  if (!known || known.damaged) return mirror;
  const stored = await into.take(known);
  return mirror.record.startsWith(stored.record.replace(/\._$/, '')) ? mirror : { ...mirror, id: newId() };
}

/** Something was not written, and would be lost with the page. */
export function hasUnsaved(): boolean {
  return saves?.hasUnsaved() ?? false;
}

/** What is stored now: another tab may have played on. */
export async function listStored(): Promise<void> {
  await Promise.all([listSaves(), listFinished()]);
}

export async function listSaves(): Promise<void> {
  try {
    update('stored', { saves: withoutDeleted((await saves?.all()) ?? []) });
  } catch {
    tell('load-storage-refused');
  }
}

/** The running game, and its mirror. Null before there is anywhere to put it. */
export async function storeLatest(save: Save): Promise<Stored | null> {
  if (!saves) return null;
  storedMirror.write(save);
  unmark([save.id]);
  const stored = await saves.put(save);
  if (stored !== 'elsewhere') update('stored', { saves: [save, ...state.stored.saves.filter((other) => other.id !== save.id)] });
  return stored;
}

export async function storeSave(save: Save): Promise<void> {
  unmark([save.id]);
  if ((await saves?.put(save)) === 'refused') tell('stored-refused');
  await listSaves();
}

/** The save as it is now: another tab may have played on. */
export async function takeSave(listed: Save): Promise<Save> {
  return (await saves?.take(listed)) ?? listed;
}

/** A save that cannot be opened stays in the list, marked. */
export async function setAside(id: string): Promise<void> {
  const damaged = state.stored.saves.find((save) => save.id === id);
  if (damaged) await saves?.put({ ...damaged, damaged: true });
  await listSaves();
}

export async function removeSave(id: string): Promise<void> {
  markDeleted([id]);
  if (storedMirror.read()?.id === id) storedMirror.write(null);
  const isLeftOut = await leaveOut(id, (copy) => ({ saves: copy.saves.filter((save) => save.id !== id) }));
  const isRemoved = await succeeds(saves?.remove(id));
  if (isLeftOut && isRemoved) unmark([id]);
  await listSaves();
}

/** What this tab could not write stays next to what is stored. */
async function listFinished(): Promise<void> {
  const found = await readHistory();
  const { games, days } = state.stored;
  if (!found) return update('stored', { ready: true });
  const ids = new Set(found.games.map(({ id }) => id));
  const unsaved = games.filter(({ id }) => !ids.has(id));
  update('stored', {
    games: newestFirst(withoutDeleted([...found.games, ...unsaved])),
    days: daysWithoutDeleted({ ...days, ...found.days }),
    damaged: found.damaged,
    ready: true,
  });
}

function newestFirst(games: readonly FinishedGame[]): FinishedGame[] {
  return [...games].sort((a, b) => b.when - a.when);
}

/** Keeps a finished game once; the first result of an id stays. Says whether it was new. */
export async function remember(game: FinishedGame): Promise<boolean> {
  return (await rememberAll([game])) > 0;
}

/** The same of many games, which are copied aside together. Returns how many were new. */
export async function rememberAll(games: readonly FinishedGame[]): Promise<number> {
  const known = new Set(state.stored.games.map(({ id }) => id));
  const fresh = games.filter(({ id }) => !known.has(id) && known.add(id));
  if (!fresh.length) return 0;
  unmark(fresh.map(({ id }) => id));
  update('stored', { games: newestFirst([...state.stored.games, ...fresh]) });
  let written = 0;
  for (const game of fresh) if (await writeGame(game)) written++;
  if (written) void copyAside();
  if (written < fresh.length) tell('stored-refused');
  return fresh.length;
}

/** The first try of a day is the game that was begun first, whatever becomes of it. */
export async function beginDay(day: string, id: string): Promise<void> {
  if (state.stored.days[day]) return;
  update('stored', { days: { ...state.stored.days, [day]: id } });
  await writeDay(day, id);
}

/** Deletes all games and every place where they are stored. False if something is left: it is marked, and the next visit
 *  deletes it. */
export async function forgetGames(): Promise<boolean> {
  const { saves: open, games, days } = state.stored;
  markDeleted([...[...open, ...games].map(({ id }) => id), ...Object.values(days)]);
  update('stored', { saves: [], games: [], days: {}, damaged: [] });
  saves?.forget();
  if (!saves?.lasting) return true;
  let isForgotten = false;
  await oneByOne(async () => {
    isForgotten = (await deleteDatabases()) && (await forgetCopy());
  });
  return isForgotten;
}
