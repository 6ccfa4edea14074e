/** Finished games, stored for good with the figures that the engine makes of them. */

import { storedPeople } from '../browser/people';
import { ask } from '../engine/ask';
import { finishedGame } from '../state/games';
import type { Save } from '../state/stored';
import { originOf, today } from '../state/origin';
import { firstPerson, seat as seatOf } from '../state/seats';
import { state } from '../state/store';
import { remember } from './stored';

/** Adds a finished game to the history: once for each person at the table, never for a bot. */
export async function keepForGood(save: Save, mine: readonly number[] | null = null): Promise<void> {
  const seats = save.seats?.length ? save.seats : [seatOf(0)];
  const first = mine?.[0] ?? firstPerson(seats);
  for (const [index, { bot, name }] of seats.entries()) {
    if (!bot && (mine?.includes(index) ?? true))
      await keepSeat(save, index, index === first ? save.id : `${save.id}-${index}`, name || (seats.length > 1 ? '' : state.settings.name));
  }
}

async function keepSeat(save: Save, seat: number, id: string, name: string): Promise<void> {
  if (finishedGame(id)) return;
  const answer = await ask({ do: 'summary', record: save.record, seat });
  if (!answer.ok) return;
  const { kind, day = today() } = originOf(save.origin);
  await remember({
    id,
    record: save.record,
    seat,
    day,
    daily: kind === 'daily',
    taken: kind === 'taken',
    branch: kind === 'branch',
    when: save.when,
    name,
    hints: save.hints ?? 0,
    bots: (save.seats ?? []).map(({ bot }) => bot),
    summary: answer.summary,
  });
  if (kind === 'daily' && storedPeople.read().always) void compareQuietly(id);
}

/** For players who have chosen to compare every daily map. */
async function compareQuietly(id: string): Promise<void> {
  const { compare } = await import('./people');
  const own = finishedGame(id);
  if (own) await compare(own, () => true);
}
