/** Exports all data of the player to one file, imports such a file, and deletes all data. */

import { lazyPart } from '../core/lazy-parts';
import { loadChunk } from './router';
import { downloadBlob as download } from '../core/browser/download';
import { clearLocalStorage, storedCupNews, storedGroupNews } from '../core/browser/local-storage';
import { changeWorkshop, readWorkshop } from '../core/browser/bot-store';
import { storedAtlas } from '../core/browser/stored-atlas';
import { broadcastDeletion } from '../core/browser/tabs';
import type { ExportedCup, ExportedGame, ExportedSave, ImportedSheet } from '../core/contract/generated/messages';
import type { TextKey } from '../core/contract/generated/text-keys';
import { ask } from '../core/engine/ask';
import { toText, isResumable, type FinishedGame, parseWithoutSummary, type Save } from '../core/state/saved-games';
import { MAX_UNSAVED_BOTS, parseUnsaved } from '../core/state/bots';
import { parseOrNull } from '../core/state/schema';
import { parseOrigin, today } from '../core/state/origin';
import { seatsOf } from '../core/state/seats';
import { MAX_SHEETS } from '../core/state/own-sheets';
import { state } from '../core/state/store';
import { keepSheets } from '../core/page/sheets';
import { addToHistory } from '../core/page/history';
import { recordFirstAttempt, deleteAllGames, addFinishedGame, addFinishedGames, storeSave } from '../core/page/game-storage';

const MAX_FILE_BYTES = 30_000_000;

/** The cups of this device, for files. */
interface CupFile {
  exported(): Promise<ExportedCup[]>;
  /** Adds cups that are not there yet, and returns their number. */
  add(cups: readonly ExportedCup[]): Promise<number>;
}

declare module '../core/lazy-parts' {
  interface Features {
    cupFile: CupFile;
  }
}

type ImportResult = { ok: true; fresh: number; bad: number } | { ok: false; text: TextKey };

function toExportedSave({ id, record, saved_at, hints = 0, seats = [], open = false, origin: savedOrigin }: Save): ExportedSave {
  const origin = parseOrigin(savedOrigin);
  const { kind, day = today() } = origin;
  return {
    id,
    record,
    seat: 0,
    day,
    daily: kind === 'daily',
    from_replay: kind === 'taken',
    saved_at,
    name: '',
    hints,
    bots: [],
    seats: seats.map(({ name, colour, bot, crest }) => ({ name, colour, bot, crest })),
    origin,
    open,
  };
}

/** Downloads all data as a file, without the summaries of games: an import computes them again, so that nobody can invent them. */
export async function exportAll(): Promise<void> {
  const games = state.stored.history.map((game) => ({ ...game, summary: undefined })); // JSON leaves it out
  const saves = state.stored.saves.filter(isResumable).map(toExportedSave);
  const damaged = [...state.stored.damaged, ...state.stored.saves.filter((save) => save.damaged)].map(toText);
  const sheets = state.stored.sheets.map(({ id, name }) => ({ sheet: id, name }));
  const { bots } = await readWorkshop();
  const cups = storedCupNews.read().cups ? await cupParts().then((parts) => parts?.exported() ?? []) : [];
  const realm = storedAtlas.read().name;
  const file = { mapwright: 1, games, saves, days: state.stored.firstAttempts, sheets, bots, cups, realm, damaged };
  download(new Blob([JSON.stringify(file)], { type: 'application/json' }), `mapwright-${today()}.json`);
}

/** Adds the games of a file that are not stored yet. The whole file is read before anything is changed, and nothing is replaced.
 *  `onProgress` is called with the share that has been read, from 0 to 1. */
export async function importAll(file: File, onProgress: (share: number) => void): Promise<ImportResult> {
  if (file.size > MAX_FILE_BYTES) return { ok: false, text: 'error-too-long' };
  const text = await file.text();
  const response = await ask({ do: 'import', text });
  if (!response.ok) return { ok: false, text: response.error.code === 'too-long' ? 'error-too-long' : 'error-file' };
  const known = new Set([...state.stored.history.map((game) => game.id), ...state.stored.saves.map((save) => save.id)]);
  const isNew = ({ id }: ExportedGame): boolean => !known.has(id);
  const [newGames, newSaves] = [response.games.filter(isNew), response.saves.filter(isNew)];
  const total = newGames.length + newSaves.length;
  let read = 0;
  const games: FinishedGame[] = [];
  const saves: Save[] = [];
  for (const game of newGames) {
    const finishedGame = await withSummary(game);
    if (finishedGame) games.push(finishedGame);
    onProgress(++read / total);
  }
  for (const game of newSaves) {
    const save = await toSave(game);
    if (save) saves.push(save);
    onProgress(++read / total);
  }
  let added = await addFinishedGames(games);
  for (const save of saves) {
    await storeSave(save);
    added++;
  }
  for (const [day, id] of Object.entries(response.days)) await recordFirstAttempt(day, id);
  const freshSheets = importSheets(response.sheets);
  await importBots(text);
  importRealmName(text);
  const freshCups = response.cups.length ? ((await (await cupParts())?.add(response.cups)) ?? 0) : 0;
  return { ok: true, fresh: added + freshSheets + freshCups, bad: total - added };
}

/** Loads the part that reads and stores cups; undefined if it cannot be loaded. */
async function cupParts(): Promise<CupFile | undefined> {
  await loadChunk('together').catch(() => undefined);
  return lazyPart('cupFile');
}

/** Keeps the sheets that are not here yet, as many as there is room for. Returns their number. */
function importSheets(sheets: readonly ImportedSheet[]): number {
  const known = new Set(state.stored.sheets.map(({ id }) => id));
  const newSheets = sheets.filter(({ sheet }) => !known.has(sheet)).slice(0, MAX_SHEETS - known.size);
  if (newSheets.length) keepSheets([...newSheets.map(({ sheet: id, name, map }) => ({ id, name, map })), ...state.stored.sheets]);
  return newSheets.length;
}

/** Puts bots that are not here yet under *Not saved*, so that an import never runs code which its owner has not looked at. */
async function importBots(text: string): Promise<void> {
  const { bots: exported } = JSON.parse(text) as { bots?: unknown };
  await changeWorkshop((stored) => {
    const known = new Set([...stored.bots, ...stored.unsaved].map(({ source }) => source));
    const newBots = parseUnsaved(exported).filter(({ source }) => !known.has(source));
    return newBots.length ? { ...stored, unsaved: [...stored.unsaved, ...newBots].slice(0, MAX_UNSAVED_BOTS) } : stored;
  });
}

/** Names the realm of the atlas as in the file, unless it has a name here. */
function importRealmName(text: string): void {
  const { realm } = JSON.parse(text) as { realm?: unknown };
  const own = storedAtlas.read();
  if (typeof realm === 'string' && !own.name) storedAtlas.write({ ...own, name: realm });
}

async function withSummary(game: ExportedGame): Promise<FinishedGame | null> {
  const response = await ask({ do: 'summary', record: game.record, seat: game.seat });
  return response.ok ? { ...game, summary: response.summary } : null;
}

/** Returns an unfinished game as a save. The details that lists show are those of its last step. */
async function toSave(game: ExportedSave): Promise<Save | null> {
  const response = await ask({ do: 'replay', record: game.record });
  const last = response.ok ? response.frames.at(-1) : undefined;
  const player = last?.players[0];
  if (!response.ok || !last || !player) return null;
  return {
    id: game.id,
    record: game.record,
    map: player.map,
    sheet: response.setup.sheet,
    set: response.setup.set,
    season: last.season,
    time: last.time,
    limit: last.limit,
    stars: player.stars,
    finished: last.over,
    saved_at: game.saved_at,
    tallied: player.seasons.length,
    hints: game.hints,
    origin: parseOrigin(game.origin),
    ...(game.seats.length ? { seats: seatsOf(game.seats, last.players.length), open: game.open } : {}),
  };
}

/** Computes the summaries of finished games that are missing because the page was closed too early, or damaged. */
export async function addMissingSummaries(): Promise<void> {
  for (const value of state.stored.damaged) {
    const exportedGame = parseOrNull(parseWithoutSummary, value);
    const game = exportedGame ? await withSummary(exportedGame).catch(() => null) : null;
    if (game) await addFinishedGame(game);
  }
  for (const save of state.stored.saves) {
    if (save.finished && !save.damaged) await addToHistory(save).catch(() => undefined);
  }
}

/** Deletes all that this browser has stored, in every tab. Returns false if something is left. */
export async function deleteAll(): Promise<boolean> {
  if (storedGroupNews.read().groups || storedCupNews.read().cups)
    await loadChunk('together')
      .then(() => Promise.all([lazyPart('eraseGroups')?.(), lazyPart('eraseCups')?.()]))
      .catch(() => undefined);
  broadcastDeletion();
  const isDone = await deleteAllGames();
  clearLocalStorage();
  return isDone;
}
