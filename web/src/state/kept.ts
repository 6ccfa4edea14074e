/** What is kept on this device: games in progress and finished ones. */

import type { KeptGame, PlayedGame, Summary } from '../contract/generated/messages';
import type { Origin } from './origin';
import type { Seat } from './seats';

export interface Kept extends KeptGame {
  summary: Summary;
}

interface History {
  ready: boolean;
  /** Newest first. */
  games: readonly Kept[];
  /** The id of the first try of each day's deal, finished or not. */
  days: Readonly<Record<string, string>>;
}

export const history: History = { ready: false, games: [], days: {} };

export function keptGame(id: string): Kept | undefined {
  return history.games.find((game) => game.id === id);
}

/** What statistics are made of; games taken over from a replay count nowhere. */
export function played(): PlayedGame[] {
  return history.games.filter((game) => !game.taken).map(({ day, daily, summary }) => ({ day, daily, summary }));
}

/** The first try of a day, if it is finished. */
export function dailyResult(day: string): Kept | undefined {
  return history.games.find((game) => game.daily && game.day === day);
}

export interface Save {
  id: string;
  record: string;
  /** Enough to draw the list before the engine is ready. */
  map: string;
  sheet: string;
  set: string;
  season: string;
  time: number;
  limit: number;
  stars: number;
  finished: boolean;
  when: number;
  /** Seasons whose tally the player has seen: the next one is shown again after a reload. */
  tallied: number;
  origin?: Origin;
  /** Names, colours and bots of a table; plain people if it is left out. */
  seats?: readonly Seat[];
  /** Set aside because the engine refused it; the record is kept for a report. */
  damaged?: boolean;
}

// characters of a record that we are ready to read back

/** Something that can be said as a date. */
export function isTime(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= 8.64e15;
}
