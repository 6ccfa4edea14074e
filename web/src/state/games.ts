/** Questions about the games that are stored on this device. */

import type { PlayedGame } from '../contract/generated/messages';
import { usualCrest } from './crests';
import { isOpen, type FinishedGame, type Save } from './stored';
import type { Dialog } from './route';
import { ownSeat } from './seats';
import { state } from './store';

export function finishedGame(id: string): FinishedGame | undefined {
  return state.stored.games.find((game) => game.id === id);
}

/** The game that was played last and can be resumed. */
export function waitingSave(): Save | undefined {
  return state.stored.saves.find(isOpen);
}

/** What statistics are made of; games taken over from a replay, or with turns taken back, count nowhere. */
export function playedGames(): PlayedGame[] {
  return state.stored.games.filter(counts).map(played);
}

function counts({ taken, summary }: FinishedGame): boolean {
  return !taken && !summary.undone;
}

function played({ day, daily, hints, summary }: FinishedGame): PlayedGame {
  return { day, daily, hints, summary };
}

/** The games in the order of play, up to and with one of them; nothing if that one does not count. */
export function playedUpTo(id: string): PlayedGame[] {
  return countedGames(id).map(played);
}

/** The games that count, in the order of play, up to one of them or to the last. */
export function countedGames(id = ''): FinishedGame[] {
  const counted = state.stored.games.filter(counts);
  const at = id ? counted.findIndex((game) => game.id === id) : 0;
  return at < 0 ? [] : counted.slice(at).reverse();
}

/** The first try of a day, if it is finished. */
export function dailyResult(day: string): FinishedGame | undefined {
  return state.stored.games.find((game) => game.daily && game.day === day);
}

/** The first try of a day, if it waits to be finished. */
export function dailySave(day: string): Save | undefined {
  return state.stored.saves.find((save) => save.id === state.stored.days[day] && isOpen(save));
}

/** The finished game of a person at the table on the screen; of the first of them where a bot sits. */
export function finishedSeat(seat: number): FinishedGame | null {
  const { id, seats } = state.game;
  return finishedGame(`${id}-${seat}`) ?? (seat === ownSeat(state.game) || seats[seat]?.bot ? finishedGame(id) : null) ?? null;
}

/** Whose game it was: at a table the person who sat there, else the owner of this device. */
export function bearer(game: FinishedGame): { name: string; crest: string } {
  const { name, crest } = state.settings;
  if (game.summary.players === 1) return { name, crest };
  const seat = game.id === state.game.id || game.id.startsWith(`${state.game.id}-`) ? state.game.seats[game.seat] : undefined;
  return { name: game.name, crest: seat ? seat.crest || usualCrest(game.seat) : '' };
}

/** The finished game that the open dialog is about. */
export function subject(dialog: Dialog | null = state.where.dialog): FinishedGame | null {
  const game = dialog && 'game' in dialog ? dialog.game : null;
  return game ?? finishedGame(state.game.id) ?? null;
}
