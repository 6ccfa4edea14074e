/** What is kept on this device: games in play and finished ones, as they are stored. */

import type { KeptGame, Summary } from '../contract/generated/messages';
import type { Origin } from './origin';
import type { Seat } from './seats';

/** A finished game, with the figures that the engine made of it. */
export interface Kept extends KeptGame {
  summary: Summary;
}

/** A game in play: its record, and enough to draw the list before the engine is ready. */
export interface Save {
  id: string;
  record: string;
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

/** It can be resumed. */
export function isOpen({ finished, damaged }: Save): boolean {
  return !finished && damaged !== true;
}

/** Something that can be said as a date. */
export function isTime(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= 8.64e15;
}
