/** Keeps the game after every action, and for good when it is finished. */

import { newId } from '../browser/ids';
import { askToPersist } from '../browser/storage';
import type { View } from '../contract/generated/messages';
import { ask } from '../engine/ask';
import { keptGame } from '../state/games';
import type { Save } from '../state/kept';
import { type Origin, originOf, today } from '../state/origin';
import { firstPerson, seat as seatOf } from '../state/seats';
import { state, update } from '../state/store';
import { company } from './company';
import { remember, storeLatest } from './kept';
import { tell } from './page';

/** The game as the engine last told it; the screen may still show what came before. */
let latest: View | null = null;

export function latestRecord(): string | null {
  return latest?.record ?? null;
}

/** Remembers the game without storing it, for an engine that gets lost. */
export function note(view: View): void {
  latest = view;
}

const keptOnce = new Set<() => void>();

/** Called when a game is next stored. */
export function onceKept(callback: () => void): void {
  keptOnce.add(callback);
}

/** A puzzle is no game, and nothing of it is kept here. */
export async function keep(view: View): Promise<void> {
  if (state.puzzle.now) return;
  if (company()) return company()?.keep(view);
  note(view);
  const seat = firstPerson(state.game.seats);
  const player = view.players[seat];
  if (!player) return;
  const save: Save = {
    id: state.game.id,
    record: view.record,
    map: player.map,
    sheet: view.setup.sheet,
    set: view.setup.set,
    season: view.season,
    time: view.time,
    limit: view.limit,
    stars: view.phase === 'over' ? (view.results[seat]?.stars ?? player.stars) : player.stars,
    ...(player.running ? { running: player.running.total } : {}),
    finished: view.phase === 'over',
    when: Date.now(),
    tallied: state.game.tallied,
    hints: state.game.hints,
    origin: state.game.origin,
    ...(view.players.length > 1 ? { seats: state.game.seats, open: state.game.open } : {}),
  };
  const stored = await storeLatest(save);
  if (!stored) return;
  if (stored === 'elsewhere') {
    // Of a day's deal only the game that stays is the first try.
    const origin: Origin = state.game.origin.kind === 'daily' ? { ...state.game.origin, kind: 'practice' } : state.game.origin;
    update('game', { id: newId(), origin });
    tell('extra-other-tab');
    return keep(view);
  }
  if (stored === 'refused') tell('stored-refused');
  else askToPersist();
  for (const callback of keptOnce) callback();
  keptOnce.clear();
  if (save.finished) await keepForGood(save);
}

/** A finished game goes into the history, with the figures that the engine makes of it: once for each person at the table, never for a bot. */
export async function keepForGood(save: Save, mine: readonly number[] | null = null): Promise<void> {
  const seats = save.seats?.length ? save.seats : [seatOf(0)];
  const first = mine?.[0] ?? firstPerson(seats);
  for (const [index, { bot, name }] of seats.entries()) {
    if (!bot && (mine?.includes(index) ?? true))
      await keepSeat(save, index, index === first ? save.id : `${save.id}-${index}`, name || (seats.length > 1 ? '' : state.settings.name));
  }
}

async function keepSeat(save: Save, seat: number, id: string, name: string): Promise<void> {
  if (keptGame(id)) return;
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
    when: save.when,
    name,
    hints: save.hints ?? 0,
    bots: (save.seats ?? []).map(({ bot }) => bot),
    summary: answer.summary,
  });
}
