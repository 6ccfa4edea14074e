/** Saves after every action, and the history of finished games. */

import { isEmbedded } from '../browser/frame';
import { openHistory, remember } from '../browser/history';
import { newId } from '../browser/ids';
import { openSaves, type Saves } from '../browser/saves';
import type { SummaryAnswer, View } from '../contract/generated/messages';
import { ask } from '../engine/ask';
import { keptGame, type Save } from '../state/kept';
import { type Origin, originOf, today } from '../state/origin';
import { firstPerson, seat as seatOf } from '../state/seats';
import { state, update } from '../state/store';

let saves: Saves | null = null;

export async function prepareSaves(): Promise<void> {
  saves = await openSaves();
  if (!saves.kept) update({ notice: isEmbedded ? 'embed-not-saved' : 'load-storage-refused' });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void Promise.all([listSaves(), openHistory()]); // another tab may have played on
  });
  await Promise.all([listSaves(), openHistory()]);
}

export async function listSaves(): Promise<void> {
  try {
    update({ saves: (await saves?.all()) ?? [] });
  } catch {
    update({ notice: 'load-storage-refused' });
  }
}

export async function storeSave(save: Save): Promise<void> {
  if ((await saves?.put(save)) === 'full') update({ notice: 'extra-full-storage' });
  await listSaves();
}

/** The save as it is now: another tab may have played on. */
export async function takeSave(listed: Save): Promise<Save> {
  return (await saves?.take(listed)) ?? listed;
}

/** A save that cannot be opened stays in the list, marked. */
export async function setAside(id: string): Promise<void> {
  const damaged = state.saves.find((save) => save.id === id);
  if (damaged) await saves?.put({ ...damaged, damaged: true });
  await listSaves();
}

export async function removeSave(id: string): Promise<void> {
  await saves?.remove(id);
  await listSaves();
}

/** The game as the engine last told it; the screen may still show what came before. */
let latest: View | null = null;

export function latestRecord(): string | null {
  return latest?.record ?? null;
}

export async function keep(view: View): Promise<void> {
  latest = view;
  const seat = firstPerson(state.table.seats);
  const player = view.players[seat];
  if (!saves || !player) return;
  const save: Save = {
    id: state.gameId,
    record: view.record,
    map: player.map,
    sheet: view.setup.sheet,
    set: view.setup.set,
    season: view.season,
    time: view.time,
    limit: view.limit,
    stars: view.phase === 'over' ? (view.results[seat]?.stars ?? player.stars) : player.stars,
    finished: view.phase === 'over',
    when: Date.now(),
    tallied: state.tallied,
    origin: state.origin,
    ...(view.players.length > 1 ? { seats: state.table.seats } : {}),
  };
  const kept = await saves.put(save);
  if (kept === 'elsewhere') {
    // Of a day's deal only the game that stays is the first try.
    const origin: Origin = state.origin.kind === 'daily' ? { ...state.origin, kind: 'practice' } : state.origin;
    update({ gameId: newId(), origin, notice: 'extra-other-tab' });
    return keep(view);
  }
  if (kept === 'full') update({ notice: 'extra-full-storage' });
  update({ saves: [save, ...state.saves.filter((other) => other.id !== save.id)] });
  if (save.finished) await keepForGood(save);
}

/** A finished game goes into the history, with the figures that the engine makes of it: once for each person at the table, never for a bot. */
export async function keepForGood(save: Save): Promise<void> {
  const seats = save.seats?.length ? save.seats : [seatOf(0)];
  const first = firstPerson(seats);
  for (const [index, { bot, name }] of seats.entries()) {
    if (!bot)
      await keepSeat(save, index, index === first ? save.id : `${save.id}-${index}`, name || (seats.length > 1 ? '' : state.settings.name));
  }
}

async function keepSeat(save: Save, seat: number, id: string, name: string): Promise<void> {
  if (keptGame(id)) return;
  const answer = await ask<SummaryAnswer>({ do: 'summary', record: save.record, seat });
  if (!answer.ok) return;
  const { kind, day = today() } = originOf(save.origin);
  await remember({
    id,
    record: save.record,
    seat,
    day,
    daily: kind === 'daily',
    taken: kind === 'taken',
    when: save.when,
    name,
    summary: answer.summary,
  });
}
