/** What is stored on this device: games in play and finished ones, as they are stored. */

import { CATALOGUE } from '../contract/generated/catalogue';
import type { ExportedGame, GameSummaryDetails } from '../contract/generated/messages';
import { type Origin, parseOrigin } from './origin';
import {
  numberBetween,
  day,
  boolean,
  array,
  fallback,
  picklist,
  optional,
  nullable,
  parseOrNull,
  type Schema,
  record,
  object,
  string,
  time,
} from './schema';
import { parseSeats, type Seat } from './seats';

/** A finished game, with the figures that the engine made of it. */
export interface FinishedGame extends ExportedGame {
  summary: GameSummaryDetails;
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
  /** What this season would bring as the map stands; saves from before it was stored have none. */
  running?: number;
  finished: boolean;
  saved_at: number;
  /** Seasons whose tally the player has seen: the next one is shown again after a reload. */
  tallied: number;
  /** How many hints were asked for; older saves do not say. */
  hints?: number;
  origin?: Origin;
  /** Names, colours and bots of a table; plain people if it is left out. */
  seats?: readonly Seat[];
  /** All maps of the table are open: no curtain falls. */
  open?: boolean;
  /** Set aside because the engine refused it; the record is stored for a report. */
  damaged?: boolean;
}

/** It can be resumed. */
export function isResumable({ finished, damaged }: Save): boolean {
  return !finished && damaged !== true;
}

/** Characters of a record that we are ready to read back. */
export const LONGEST_RECORD = 200_000;
const LONGEST_MAP = 2000;
const LONGEST_ID = 200;
/** No score is near it; beyond it no chart could be drawn. */
const MOST_STARS = 10_000;
const SEASONS = 4;
const MOST_UNDONE = 1000;
const MOST_HINTS = 9999;

const id = string(LONGEST_ID);
const stars = numberBetween(-MOST_STARS, MOST_STARS);
const shortText = string(40);
const hints = fallback(0, optional(0, numberBetween(0, MOST_HINTS)));
/** Older games do not say which seats bots had. */
const bots = fallback<string[]>([], optional([], array(string(100), 100)));

/** The record is the game: everything else can be read off it again, and damage there costs no one a map. */
export const parseSave: Schema<Save> = object<Save>({
  id,
  record: string(LONGEST_RECORD),
  map: fallback('', string(LONGEST_MAP)),
  sheet: fallback('A', picklist(...Object.keys(CATALOGUE.sheets))),
  set: fallback('base', shortText),
  season: fallback('spring', shortText),
  time: fallback(0, numberBetween(0, 1000)),
  limit: fallback(0, numberBetween(0, 1000)),
  stars: fallback(0, stars),
  running: fallback<number | undefined>(undefined, stars),
  finished: fallback(false, boolean),
  saved_at: fallback(0, time),
  tallied: fallback(0, numberBetween(0, SEASONS)),
  hints: fallback<number | undefined>(undefined, numberBetween(0, MOST_HINTS)),
  origin: parseOrigin,
  seats: fallback<readonly Seat[] | undefined>(undefined, parseSeats),
  open: fallback<boolean | undefined>(undefined, boolean),
  damaged: fallback<boolean | undefined>(undefined, boolean),
});

/** Something under a save's key that is invalid: shown as damaged, with what can be read of it, never thrown away. */
export function damagedSave(key: unknown, value: unknown): Save {
  const text = typeof value === 'object' && value !== null && 'record' in value ? value.record : value;
  return {
    id: typeof key === 'string' ? key : `${typeof key} ${toText(key)}`, // never one that a save could have
    record: toText(text).slice(0, LONGEST_RECORD),
    map: '',
    sheet: '',
    set: '',
    season: '',
    time: 0,
    limit: 0,
    stars: 0,
    finished: false,
    saved_at: 0,
    tallied: 0,
    damaged: true,
  };
}

/** Whatever it is, as someone who looks into it can read it. */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}

const parseSummary: Schema<GameSummaryDetails> = object<GameSummaryDetails>({
  deal: string(LONGEST_ID),
  set: shortText,
  sheet: shortText,
  players: numberBetween(1, 100),
  skills: boolean,
  stars,
  rating: nullable(stars),
  title: nullable(stars),
  toll: stars,
  coins: stars,
  seasons: array(stars, SEASONS),
  so_far: array(stars, SEASONS),
  edicts: record(stars, 4),
  map: string(LONGEST_MAP),
  season_maps: array(string(LONGEST_MAP), SEASONS),
  emoji: array(string(200), 20),
  takebacks: optional(0, numberBetween(0, MOST_UNDONE)),
});

/** What can be saved of a game whose figures are damaged. */
const exportedFields = {
  id,
  record: string(LONGEST_RECORD),
  seat: fallback(0, numberBetween(0, 100)),
  day: fallback('1970-01-01', day),
  daily: fallback(false, boolean),
  from_replay: fallback(false, boolean),
  saved_at: fallback(0, time),
  name: fallback('', string(100)),
  hints,
  bots,
};

/** A finished game whose figures are damaged: enough of it to have the engine make them again. */
export const parseWithoutSummary: Schema<ExportedGame> = object<ExportedGame>(exportedFields);

const flag = optional(false, boolean);

export const parseFinished: Schema<FinishedGame> = object<FinishedGame>({
  ...exportedFields,
  ...{ day, daily: flag, from_replay: flag, summary: parseSummary },
});

export type FirstAttempts = Readonly<Record<string, string>>;

/** The id of the first attempt at the map of a day. */
export function parseFirstAttempt(value: unknown, key: unknown): string | null {
  return parseOrNull(day, key) === null ? null : parseOrNull(id, value);
}
