/** Questions about the games that are kept on this device. */

import type { PlayedGame } from '../contract/generated/messages';
import { usualCrest } from './crests';
import { isOpen, type Kept, type Save } from './kept';
import type { Dialog } from './route';
import { ownSeat } from './seats';
import { state } from './store';

export function keptGame(id: string): Kept | undefined {
  return state.kept.games.find((game) => game.id === id);
}

/** The game that was played last and can be resumed. */
export function waitingSave(): Save | undefined {
  return state.kept.saves.find(isOpen);
}

/** What statistics are made of; games taken over from a replay, or with turns taken back, count nowhere. */
export function playedGames(): PlayedGame[] {
  return state.kept.games.filter(counts).map(played);
}

function counts({ taken, summary }: Kept): boolean {
  return !taken && !summary.undone;
}

function played({ day, daily, hints, summary }: Kept): PlayedGame {
  return { day, daily, hints, summary };
}

/** The games in the order of play, up to and with one of them; nothing if that one does not count. */
export function playedUpTo(id: string): PlayedGame[] {
  return countedGames(id).map(played);
}

/** The games that count, in the order of play, up to one of them or to the last. */
export function countedGames(id = ''): Kept[] {
  const counted = state.kept.games.filter(counts);
  const at = id ? counted.findIndex((game) => game.id === id) : 0;
  return at < 0 ? [] : counted.slice(at).reverse();
}

/** The first try of a day, if it is finished. */
export function dailyResult(day: string): Kept | undefined {
  return state.kept.games.find((game) => game.daily && game.day === day);
}

/** The first try of a day, if it waits to be finished. */
export function dailySave(day: string): Save | undefined {
  return state.kept.saves.find((save) => save.id === state.kept.days[day] && isOpen(save));
}

/** The finished game of a person at the table on the screen; of the first of them where a bot sits. */
export function keptSeat(seat: number): Kept | null {
  const { id, seats } = state.game;
  return keptGame(`${id}-${seat}`) ?? (seat === ownSeat(state.game) || seats[seat]?.bot ? keptGame(id) : null) ?? null;
}

/** Whose game it was: at a table whoever sat there, else the owner of this device. */
export function bearer(game: Kept): { name: string; crest: string } {
  const { name, crest } = state.settings;
  if (game.summary.players === 1) return { name, crest };
  const seat = game.id === state.game.id || game.id.startsWith(`${state.game.id}-`) ? state.game.seats[game.seat] : undefined;
  return { name: game.name, crest: seat ? seat.crest || usualCrest(game.seat) : '' };
}

/** The finished game that the open dialog is about. */
export function subject(dialog: Dialog | null = state.where.dialog): Kept | null {
  const game = dialog && 'game' in dialog ? dialog.game : null;
  return game ?? keptGame(state.game.id) ?? null;
}
