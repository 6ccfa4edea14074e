/** A table as it is stored on this device: its feeds, and what belongs to this device alone. All else is worked out again. */

import type { FoulJson, SetupJson } from '../../contract/generated/messages';
import { count, flag, list, mended, oneOf, or, orNull, parsed, type Parser, record, shape, text, time } from '../parse';
import { keyText, type LobbySeat, parseEntries, parseFoul, parseLobbySeats, parsePerson, parseSetup, type Person } from './said';

/** What is stored besides the keys, which only the browser can hold. */
export interface SavedTable {
  secret: string;
  /** By relays, or by codes in one room. */
  way: 'relays' | 'direct';
  opener: boolean;
  /** Whose word about the lobby counts; empty until it was heard. */
  host: string;
  /** Of the host's key, as the invitation names it. */
  digest: string;
  /** The private key by which relays know this device at this table. */
  relayKey: string;
  people: Person[];
  /** The people here have agreed to the game as it is laid. */
  ready: boolean;
  /** Keys of those who sat here at the table before, and have not come yet: their seats are held. */
  awaited: string[];
  setup: SetupJson | null;
  seats: LobbySeat[];
  terms: string;
  /** By seat: each is revealed once all have committed to theirs. */
  nonces: Record<string, string>;
  /** Each entry with its signature. */
  entries: [string, string][];
  /** Fouls that were proved, with the signatures that prove them: entries alone do not show every one. */
  fouls: [FoulJson, string[]][];
  /** How many entries of this device's seats were ever written: fewer in the feeds means that some were lost here. */
  wrote: number;
  /** Seasons whose tally has been seen. */
  tallied: number;
  /** How it stood when it was last open here. */
  stage: 'lobby' | 'play' | 'over';
  myTurn: boolean;
  /** The seats that the table waits for, and since when they are the same. */
  waitingFor: number[];
  since: number;
  /** The season that was played when it was last open here; empty before the first card. */
  season: string;
  /** The link by which the seat of this device moved to another; empty if it did not. */
  moved: string;
  when: number;
}

/** The page's keys of a table lie next to it. */
export interface StoredTable extends SavedTable {
  keys: CryptoKeyPair;
}

export function freshTable(secret: string, way: SavedTable['way'], opener: boolean, people: Person[]): SavedTable {
  return {
    secret,
    way,
    opener,
    host: '',
    digest: '',
    relayKey: '',
    people,
    ready: false,
    awaited: [],
    setup: null,
    seats: [],
    terms: '',
    nonces: {},
    entries: [],
    fouls: [],
    wrote: 0,
    tallied: 0,
    stage: 'lobby',
    myTurn: false,
    waitingFor: [],
    since: 0,
    season: '',
    moved: '',
    when: 0,
  };
}

const noKey: Parser<string> = (value) => (value === '' ? '' : keyText(value));

/** Entries that cannot be read are as if they had never come: others have them. */
const entries: Parser<[string, string][]> = (value) => {
  const given: unknown[] = Array.isArray(value) ? value.slice(0, 8 * 500) : [];
  return given.flatMap((each) => parsed(parseEntries, [each]) ?? []);
};

const foul: Parser<[FoulJson, string[]]> = (value) => {
  const [first, signatures]: unknown[] = Array.isArray(value) ? value : [];
  return [parseFoul(first), list(text(100), 2)(signatures)];
};

export const parseSavedTable = shape<SavedTable>({
  secret: text(40),
  way: oneOf('relays', 'direct'),
  opener: flag,
  host: noKey,
  digest: mended('', text(16)),
  relayKey: mended('', text(64)),
  people: mended([], list(parsePerson, 8)),
  ready: mended(false, flag),
  awaited: mended([], list(keyText, 8)),
  setup: mended(null, orNull(parseSetup)),
  seats: mended([], parseLobbySeats),
  terms: text(2000),
  nonces: record(text(32), 8),
  entries,
  fouls: mended([], or([], list(foul, 16))),
  wrote: or(0, count(0, 4000)),
  tallied: mended(0, count(0, 4)),
  stage: mended('lobby', oneOf('lobby', 'play', 'over')),
  myTurn: mended(false, flag),
  waitingFor: mended([], list(count(0, 7), 8)),
  since: mended(0, time),
  season: mended('', text(20)),
  moved: mended('', text(300)),
  when: mended(0, time),
});
