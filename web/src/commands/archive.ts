/** Everything in one file, and back: export, import, and the clean sweep. */

import { save as download } from '../browser/download';
import { forgetStored, storedDeleted } from '../browser/local';
import { reportDeletion } from '../browser/tabs';
import type { ExportedGame, ExportedSave } from '../contract/generated/messages';
import type { TextKey } from '../contract/generated/text-keys';
import { ask } from '../engine/ask';
import { asText, isOpen, type FinishedGame, parseUnread, type Save } from '../state/stored';
import { parsed } from '../state/parse';
import { originOf, today } from '../state/origin';
import { seatsOf } from '../state/seats';
import { state } from '../state/store';
import { keepForGood } from './finished';
import { beginDay, forgetGames, remember, rememberAll, storeSave } from './stored';

const LARGEST = 30_000_000; // bytes of a file that we are ready to read

export type Moved = { ok: true; fresh: number; bad: number } | { ok: false; text: TextKey };

/** The code of the player's bots stays here: no one's import runs what its owner has not looked at. */
function keptSave({ id, record, when, hints = 0, seats = [], open = false, origin: found }: Save): ExportedSave {
  const origin = originOf(found);
  const { kind, day = today() } = origin;
  return {
    id,
    record,
    seat: 0,
    day,
    daily: kind === 'daily',
    taken: kind === 'taken',
    branch: kind === 'branch',
    when,
    name: '',
    hints,
    bots: [],
    seats: seats.map(({ name, colour, bot, crest }) => ({ name, colour, bot, crest })),
    origin,
    open,
  };
}

/** The summaries stay here: an import makes them again, so that no one can invent them. */
export function exportAll(): void {
  const games = state.stored.games.map(({ id, record, seat, day, daily, taken, branch, when, name, hints, bots }) => ({
    id,
    record,
    seat,
    day,
    daily,
    taken,
    branch,
    when,
    name,
    hints,
    bots,
  }));
  const saves = state.stored.saves.filter(isOpen).map(keptSave);
  const damaged = [...state.stored.damaged, ...state.stored.saves.filter((save) => save.damaged)].map(asText);
  const file = { mapwright: 1, games, saves, days: state.stored.days, damaged };
  download(new Blob([JSON.stringify(file)], { type: 'application/json' }), `mapwright-${today()}.json`);
}

/** Adds what is new in a file. Nothing is changed before all is read, and nothing of the player is replaced. Thousands of
 *  games take a while: `report` is called with the share that is read, from 0 to 1. */
export async function importAll(file: File, report: (share: number) => void): Promise<Moved> {
  if (file.size > LARGEST) return { ok: false, text: 'error-too-long' };
  const answer = await ask({ do: 'import', text: await file.text() });
  if (!answer.ok) return { ok: false, text: answer.error.code === 'too-long' ? 'error-too-long' : 'error-file' };
  const known = new Set([...state.stored.games.map((game) => game.id), ...state.stored.saves.map((save) => save.id)]);
  const isNew = ({ id }: ExportedGame): boolean => !known.has(id);
  const [newGames, newSaves] = [answer.games.filter(isNew), answer.saves.filter(isNew)];
  const all = newGames.length + newSaves.length;
  let read = 0;
  const games: FinishedGame[] = [];
  const saves: Save[] = [];
  for (const game of newGames) {
    const found = await replayed(game);
    if (found) games.push(found);
    report(++read / all);
  }
  for (const game of newSaves) {
    const found = await resumed(game);
    if (found) saves.push(found);
    report(++read / all);
  }
  let fresh = await rememberAll(games);
  for (const save of saves) {
    await storeSave(save);
    fresh++;
  }
  for (const [day, id] of Object.entries(answer.days)) await beginDay(day, id);
  return { ok: true, fresh, bad: all - fresh };
}

async function replayed(game: ExportedGame): Promise<FinishedGame | null> {
  const answer = await ask({ do: 'summary', record: game.record, seat: game.seat });
  return answer.ok ? { ...game, summary: answer.summary } : null;
}

/** A game in play: what the list shows of it is read off its last moment. */
async function resumed(game: ExportedSave): Promise<Save | null> {
  const answer = await ask({ do: 'replay', record: game.record });
  const last = answer.ok ? answer.frames.at(-1) : undefined;
  const player = last?.players[0];
  if (!answer.ok || !last || !player) return null;
  const kind = game.daily ? 'daily' : game.taken ? 'taken' : game.branch ? 'branch' : 'free';
  return {
    id: game.id,
    record: game.record,
    map: player.map,
    sheet: answer.setup.sheet,
    set: answer.setup.set,
    season: last.season,
    time: last.time,
    limit: last.limit,
    stars: player.stars,
    finished: last.over,
    when: game.when,
    tallied: player.seasons.length,
    hints: game.hints,
    origin: originOf(game.origin ?? (kind === 'daily' ? { kind, day: game.day } : { kind })),
    ...(game.seats.length ? { seats: seatsOf(game.seats, last.players.length), open: game.open } : {}),
  };
}

/** Finished games whose figures were not yet stored when the page was closed, or have been damaged since. */
export async function catchUp(): Promise<void> {
  for (const found of state.stored.damaged) {
    const unread = parsed(parseUnread, found);
    const game = unread ? await replayed(unread).catch(() => null) : null;
    if (game) await remember(game);
  }
  for (const save of state.stored.saves) {
    if (save.finished && !save.damaged) await keepForGood(save).catch(() => undefined);
  }
}

/** Deletes all that this browser has stored, in every tab. False if something is left, which the next visit deletes. */
export async function deleteAll(): Promise<boolean> {
  reportDeletion();
  const isDone = await forgetGames();
  const marked = storedDeleted.read();
  forgetStored();
  if (!isDone) storedDeleted.write(marked);
  return isDone;
}
