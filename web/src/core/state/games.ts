/** Questions about the games that are stored on this device. */

import type { StatisticsGame } from '../contract/generated/messages';
import { defaultCrest } from './crests';
import { isResumable, type FinishedGame, type Save } from './saved-games';
import type { Dialog } from './route';
import { ownSeat } from './seats';
import { state } from './store';

export function finishedGame(id: string): FinishedGame | undefined {
  return state.stored.history.find((game) => game.id === id);
}

/** The game that was played last and can be resumed. */
export function latestOpenSave(): Save | undefined {
  return state.stored.saves.find(isResumable);
}

/** Returns the games that count for statistics: the player's own finished ones that do not continue a replay. */
export function playedGames(): StatisticsGame[] {
  return state.stored.history.filter(countsForStats).map(toPlayedGame);
}

function countsForStats(game: FinishedGame): boolean {
  return !game.from_replay && !isOfGuest(game);
}

/** Whether the map is that of another person who has played at this device. The id of such a game ends with its seat. */
export function isOfGuest({ id, seat, summary }: FinishedGame): boolean {
  return summary.players > 1 && id.endsWith(`-${seat}`);
}

/** The player's own game that was finished last. */
export function latestOwnGame(): FinishedGame | undefined {
  return state.stored.history.find((game) => !isOfGuest(game));
}

function toPlayedGame({ day, daily, hints, summary }: FinishedGame): StatisticsGame {
  return { day, daily, hints, summary };
}

/** Returns the counted games in the order of play, up to and with one of them; none if that one does not count. */
export function playedUpTo(id: string): StatisticsGame[] {
  return countedGames(id).map(toPlayedGame);
}

/** The games that count, in the order of play, up to one of them or to the last. */
export function countedGames(id = ''): FinishedGame[] {
  const counted = state.stored.history.filter(countsForStats);
  const index = id ? counted.findIndex((game) => game.id === id) : 0;
  return index < 0 ? [] : counted.slice(index).reverse();
}

/** Returns the first attempt at the map of a day, if it is finished. */
export function dailyResult(day: string): FinishedGame | undefined {
  return state.stored.history.find((game) => game.daily && game.day === day);
}

/** Returns the first attempt at the map of a day, if it is not finished. */
export function dailySave(day: string): Save | undefined {
  return state.stored.saves.find((save) => save.id === state.stored.firstAttempts[day] && isResumable(save));
}

/** Returns the current game as the history has it for a seat; for the seat of a bot, that of the first person. */
export function finishedGameOfSeat(seat: number): FinishedGame | null {
  const { id, seats } = state.game;
  return finishedGame(`${id}-${seat}`) ?? (seat === ownSeat(state.game) || seats[seat]?.bot ? finishedGame(id) : null) ?? null;
}

/** Returns the player of a finished game: in one of several players the person on its seat, else the owner of this device. */
export function playerOf(game: FinishedGame): { name: string; crest: string } {
  const { name, crest } = state.settings;
  if (game.summary.players === 1) return { name, crest };
  const seat = game.id === state.game.id || game.id.startsWith(`${state.game.id}-`) ? state.game.seats[game.seat] : undefined;
  return { name: game.name, crest: seat ? seat.crest || defaultCrest(game.seat) : '' };
}

/** The finished game that the open dialog is about. */
export function dialogGame(dialog: Dialog | null): FinishedGame | null {
  const game = dialog && 'game' in dialog ? dialog.game : null;
  return game ?? finishedGame(state.game.id) ?? null;
}
