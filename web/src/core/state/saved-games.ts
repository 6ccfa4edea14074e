/** Saves and finished games as they are stored on this device. */

import { MAX_RECORD_LENGTH } from '../contract/generated/limits';
import type { ExportedGame, GameSummaryDetails, MapName } from '../contract/generated/messages';
import { type Origin, parseOrigin } from './origin';
import { MAX_SHEET_ID, sheetId } from './own-sheets';
import {
  numberBetween,
  day,
  boolean,
  array,
  fallback,
  optional,
  picklist,
  nullable,
  parseOrNull,
  type Schema,
  record,
  object,
  string,
  time,
} from './schema';
import { parseSeats, type Seat } from './seats';

/** A finished game with its summary. */
export interface FinishedGame extends ExportedGame {
  summary: GameSummaryDetails;
}

/** A game in progress: its record, and what lists show of it before the engine is ready. */
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
  /** The stars that the present season would bring now; missing once the game is over. */
  running?: number;
  finished: boolean;
  saved_at: number;
  /** Number of seasons whose tally the player has seen: the next one is shown again after a reload. */
  tallied: number;
  /** Number of hints that the player has requested. */
  hints?: number;
  origin?: Origin;
  /** The seats of a game of several players; without it, all are people without names. */
  seats?: readonly Seat[];
  /** Whether all players may see all maps, so that there is no curtain. */
  open?: boolean;
  /** Whether the engine has refused it; its record stays for a report. */
  damaged?: boolean;
}

/** Whether the player can continue the game. */
export function isResumable({ finished, damaged }: Save): boolean {
  return !finished && damaged !== true;
}

/** Maximum length of stored texts. */
const MAX_MAP_LENGTH = 2000;
const MAX_ID_LENGTH = 200;
export const MAX_MAP_NAME_LENGTH = 40;
/** Far above any score: charts cannot be drawn for more. */
const MAX_STARS = 10_000;
const SEASONS = 4;
const MAX_TAKEBACKS = 1000;
export const MAX_HINTS = 9999;

const id = string(MAX_ID_LENGTH);
const stars = numberBetween(-MAX_STARS, MAX_STARS);
const shortText = string(40);
const hints = fallback(0, optional(0, numberBetween(0, MAX_HINTS)));
/** Older games do not say which seats bots had. */
const bots = fallback<string[]>([], optional([], array(string(100), 100)));

/** Only the id and the record must be valid: the other fields follow from the record, and damaged ones get a default. */
export const parseSave: Schema<Save> = object<Save>({
  id,
  record: string(MAX_RECORD_LENGTH),
  map: fallback('', string(MAX_MAP_LENGTH)),
  sheet: fallback('A', sheetId),
  set: fallback('base', shortText),
  season: fallback('spring', shortText),
  time: fallback(0, numberBetween(0, 1000)),
  limit: fallback(0, numberBetween(0, 1000)),
  stars: fallback(0, stars),
  running: fallback<number | undefined>(undefined, stars),
  finished: fallback(false, boolean),
  saved_at: fallback(0, time),
  tallied: fallback(0, numberBetween(0, SEASONS)),
  hints: fallback<number | undefined>(undefined, numberBetween(0, MAX_HINTS)),
  origin: parseOrigin,
  seats: fallback<readonly Seat[] | undefined>(undefined, parseSeats),
  open: fallback<boolean | undefined>(undefined, boolean),
  damaged: fallback<boolean | undefined>(undefined, boolean),
});

/** Returns a save for an invalid value: it is shown as damaged, with its readable part as the record, and never deleted. */
export function damagedSave(key: unknown, value: unknown): Save {
  const text = typeof value === 'object' && value !== null && 'record' in value ? value.record : value;
  return {
    id: typeof key === 'string' ? key : `${typeof key} ${toText(key)}`, // never one that a save could have
    record: toText(text).slice(0, MAX_RECORD_LENGTH),
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

/** Returns any value as text: JSON if possible. */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}

const parseSummary: Schema<GameSummaryDetails> = object<GameSummaryDetails>({
  deal: string(MAX_ID_LENGTH),
  set: shortText,
  sheet: string(MAX_SHEET_ID),
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
  map: string(MAX_MAP_LENGTH),
  season_maps: array(string(MAX_MAP_LENGTH), SEASONS),
  emoji: array(string(200), 20),
  name: object<MapName>({
    feature: picklist('forest', 'village', 'farm', 'water', 'monster', 'mountain'),
    realm: numberBetween(0, 100),
    epithet: numberBetween(0, 100),
  }),
  takebacks: optional(0, numberBetween(0, MAX_TAKEBACKS)),
});

/** The fields of a finished game without its summary. */
const exportedFields = {
  id,
  record: string(MAX_RECORD_LENGTH),
  seat: fallback(0, numberBetween(0, 100)),
  day: fallback('1970-01-01', day),
  daily: fallback(false, boolean),
  from_replay: fallback(false, boolean),
  saved_at: fallback(0, time),
  name: fallback('', string(100)),
  hints,
  bots,
  map_name: fallback('', optional('', string(MAX_MAP_NAME_LENGTH))),
};

/** Parses a finished game whose summary is damaged: the engine can compute it again. */
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
