/** What is stored on this device: games in play and finished ones, as they are stored. */

import { CATALOGUE } from '../contract/generated/catalogue';
import type { ExportedGame, Summary } from '../contract/generated/messages';
import { type Origin, originOf } from './origin';
import { count, day, flag, list, mended, oneOf, or, orNull, parsed, type Parser, record, shape, text, time } from './parse';
import { parseSeats, type Seat } from './seats';

/** A finished game, with the figures that the engine made of it. */
export interface FinishedGame extends ExportedGame {
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
  /** What this season would bring as the map stands; saves from before it was stored have none. */
  running?: number;
  finished: boolean;
  when: number;
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
export function isOpen({ finished, damaged }: Save): boolean {
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

const id = text(LONGEST_ID);
const stars = count(-MOST_STARS, MOST_STARS);
const word = text(40);
const hints = mended(0, or(0, count(0, MOST_HINTS)));
/** Older games do not say which seats bots had. */
const bots = mended<string[]>([], or([], list(text(100), 100)));

/** The record is the game: everything else can be read off it again, and damage there costs no one a map. */
export const parseSave: Parser<Save> = shape<Save>({
  id,
  record: text(LONGEST_RECORD),
  map: mended('', text(LONGEST_MAP)),
  sheet: mended('A', oneOf(...Object.keys(CATALOGUE.sheets))),
  set: mended('base', word),
  season: mended('spring', word),
  time: mended(0, count(0, 1000)),
  limit: mended(0, count(0, 1000)),
  stars: mended(0, stars),
  running: mended<number | undefined>(undefined, stars),
  finished: mended(false, flag),
  when: mended(0, time),
  tallied: mended(0, count(0, SEASONS)),
  hints: mended<number | undefined>(undefined, count(0, MOST_HINTS)),
  origin: originOf,
  seats: mended<readonly Seat[] | undefined>(undefined, parseSeats),
  open: mended<boolean | undefined>(undefined, flag),
  damaged: mended<boolean | undefined>(undefined, flag),
});

/** Something under a save's key that is invalid: shown as damaged, with what can be read of it, never thrown away. */
export function wreck(key: unknown, value: unknown): Save {
  const found = typeof value === 'object' && value !== null && 'record' in value ? value.record : value;
  return {
    id: typeof key === 'string' ? key : `${typeof key} ${asText(key)}`, // never one that a save could have
    record: asText(found).slice(0, LONGEST_RECORD),
    map: '',
    sheet: '',
    set: '',
    season: '',
    time: 0,
    limit: 0,
    stars: 0,
    finished: false,
    when: 0,
    tallied: 0,
    damaged: true,
  };
}

/** Whatever it is, as someone who looks into it can read it. */
export function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}

const parseSummary: Parser<Summary> = shape<Summary>({
  deal: text(LONGEST_ID),
  set: word,
  sheet: word,
  players: count(1, 100),
  skills: flag,
  stars,
  rating: orNull(stars),
  title: orNull(stars),
  toll: stars,
  coins: stars,
  seasons: list(stars, SEASONS),
  so_far: list(stars, SEASONS),
  edicts: record(stars, 4),
  map: text(LONGEST_MAP),
  season_maps: list(text(LONGEST_MAP), SEASONS),
  emoji: list(text(200), 20),
  undone: or(0, count(0, MOST_UNDONE)),
});

export const parseFinished: Parser<FinishedGame> = shape<FinishedGame>({
  id,
  record: text(LONGEST_RECORD),
  seat: mended(0, count(0, 100)),
  day,
  daily: or(false, flag),
  taken: or(false, flag),
  branch: or(false, flag),
  when: mended(0, time),
  name: mended('', text(100)),
  hints,
  bots,
  summary: parseSummary,
});

/** A finished game whose figures are damaged: enough of it to have the engine make them again. */
export const parseUnread: Parser<ExportedGame> = shape<ExportedGame>({
  id,
  record: text(LONGEST_RECORD),
  seat: mended(0, count(0, 100)),
  day: mended('1970-01-01', day),
  daily: mended(false, flag),
  taken: mended(false, flag),
  branch: mended(false, or(false, flag)),
  when: mended(0, time),
  name: mended('', text(100)),
  hints,
  bots,
});

export type Days = Readonly<Record<string, string>>;

/** One bad day does not cost the others. */
export function parseDays(value: unknown): Days {
  if (typeof value !== 'object' || value === null) return {};
  const pairs = Object.entries(value).filter(([key, each]) => parsed(day, key) !== null && parsed(id, each) !== null);
  return Object.fromEntries(pairs) as Days;
}
