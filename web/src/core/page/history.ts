/** Adds finished games with their summaries to the history. */

import { ask } from '../engine/ask';
import { finishedGame } from '../state/games';
import type { Save } from '../state/saved-games';
import { parseOrigin, today } from '../state/origin';
import { firstHumanSeat, defaultSeat as seatOf } from '../state/seats';
import { state } from '../state/store';
import { addFinishedGame } from './game-storage';

/** Adds a finished game to the history, once for each person at this device: those on `ownSeats`, or all that are no bots. */
export async function addToHistory(save: Save, ownSeats: readonly number[] | null = null): Promise<void> {
  const seats = save.seats?.length ? save.seats : [seatOf(0)];
  const first = ownSeats?.[0] ?? firstHumanSeat(seats);
  for (const [index, { bot, name }] of seats.entries()) {
    if (!bot && (ownSeats?.includes(index) ?? true))
      await addSeatToHistory(
        save,
        index,
        index === first ? save.id : `${save.id}-${index}`,
        name || (seats.length > 1 ? '' : state.settings.name),
      );
  }
}

async function addSeatToHistory(save: Save, seat: number, id: string, name: string): Promise<void> {
  if (finishedGame(id)) return;
  const response = await ask({ do: 'summary', record: save.record, seat });
  if (!response.ok) return;
  const { kind, day = today() } = parseOrigin(save.origin);
  await addFinishedGame({
    id,
    record: save.record,
    seat,
    day,
    daily: kind === 'daily',
    from_replay: kind === 'taken',
    saved_at: save.saved_at,
    name,
    hints: save.hints ?? 0,
    bots: (save.seats ?? []).map(({ bot }) => bot),
    summary: response.summary,
  });
}
