/** What peers at one table say to each other: one schema for all of it. What does not fit is refused, and nothing is evaluated. */

import type { FoulJson, SetupJson } from '../../contract/generated/messages';
import { CRESTS } from '../crests';
import { count, Damaged, flag, list, oneOf, or, orNull, type Parser, shape, text } from '../parse';
import { oneLine } from '../names';
import { BOTS, COLOURS, type Colour, LONGEST_NAME } from '../seats';

/** The engine seats no more at one table. */
export const MOST_SEATS = 8;
export const MOST_ENTRIES = 60;
/** Characters of one message as it is sent. */
export const LONGEST_SAID = 15_000;
export const MOST_MARKS = 4;
/** Letters of one stored feed. */
export const MOST_LETTERS = 80;

/** A dozen things that one may say at a table. */
export const SIGNS = ['hello', 'ready', 'well', 'ouch', 'ha', 'luck', 'think', 'wait', 'hurry', 'tea', 'sorry', 'thanks'] as const;
export type Sign = (typeof SIGNS)[number];

export interface Person {
  name: string;
  crest: string;
}

/** How far a device is at a table that has begun: which one, how much of each feed, the number of its marks, and the last of
 *  them. Each mark depends on all marks before it, and a message of constant length has room for a few. */
export interface Progress {
  table: string;
  have: [number, number][];
  cards: number;
  marks: string[];
}

/** One seat of a table that has not begun: `key` is of the device that writes it, empty while no one does. */
export interface LobbySeat extends Person {
  key: string;
  bot: string;
  colour: Colour;
}

/** "I am here": with whom, and how far. Said at every change and every few seconds. No one with it means looking on. */
export interface Here {
  is: 'here';
  protocol: number;
  rules: number;
  people: Person[];
  ready: boolean;
  /** The seat that is requested; -1 for any. */
  want: number;
  /** The lobby that was seen last. */
  seen: number;
  progress: Progress | null;
}

/** The table as its opener lays it: who sits where, and at last the terms. */
export interface Lobby {
  is: 'lobby';
  version: number;
  setup: SetupJson;
  seats: LobbySeat[];
  terms: string;
}

export type Said =
  | Here
  | Lobby
  | { is: 'bye' }
  /** Each entry with the signature of the person who wrote it. */
  | { is: 'entries'; table: string; entries: [string, string][] }
  | { is: 'foul'; table: string; foul: FoulJson; signatures: string[] }
  /** The host's last word about the lobby, passed on as it was. */
  | { is: 'passed'; letter: Letter }
  | { is: 'sign'; sign: Sign }
  /** The game is over, and anyone who says this has opened another table. */
  | { is: 'next'; secret: string };

/** A message on its way: who says it, in which order, and that it was they. */
export interface Letter {
  key: string;
  nr: number;
  text: string;
  signature: string;
}

function written(longest: number, form: RegExp): Parser<string> {
  const bounded = text(longest);
  return (value) => {
    const found = bounded(value);
    if (!form.test(found)) throw new Damaged('another form is wanted');
    return found;
  };
}

function whole(least: number, most: number): Parser<number> {
  const bounded = count(least, most);
  return (value) => {
    const found = bounded(value);
    if (!Number.isInteger(found)) throw new Damaged('a whole number is wanted');
    return found;
  };
}

function pair<A, B>(first: Parser<A>, second: Parser<B>): Parser<[A, B]> {
  return (value) => {
    if (!Array.isArray(value) || value.length !== 2) throw new Damaged('a pair is wanted');
    return [first(value[0]), second(value[1])];
  };
}

/** Names come from strangers. */
export function plainName(given: string): string {
  return oneLine(given, LONGEST_NAME);
}

const name: Parser<string> = (value) => plainName(text(200)(value));
const crest = oneOf('', ...CRESTS);
export const keyText = written(128, /^[A-Za-z0-9_-]{80,100}$/);
const noKey = written(128, /^([A-Za-z0-9_-]{80,100})?$/);
const signature = written(100, /^[A-Za-z0-9_-]{80,100}$/);
const id = written(64, /^[A-Za-z0-9_-]{8,64}$/);
const secret = written(22, /^[A-Za-z0-9_-]{22}$/);
const mark = written(8, /^[0-9a-f]{8}$/);
const entry = text(512);
const card = text(40);

export const parsePerson = shape<Person>({ name, crest });

export const parseSetup = shape<SetupJson>({
  set: oneOf('base', 'heroes', 'combined'),
  sheet: oneOf('A', 'B', 'C', 'D'),
  players: whole(1, 12),
  explore: oneOf('base', 'heroes'),
  seasons: oneOf('base', 'heroes'),
  heroes: flag,
  skills: flag,
  ambush: list(card, 8),
  edicts: list(card, 4),
  packs: or(undefined, list(card, 26)),
  solo_ambushes: or(undefined, flag),
});

export const parseLobbySeats = list(
  shape<LobbySeat>({ name, crest, key: noKey, bot: oneOf('', ...BOTS), colour: oneOf(...COLOURS) }),
  MOST_SEATS,
);

export const parseEntries = list(pair(entry, signature), 8 * 500);

const progress = shape<Progress>({
  table: id,
  have: list(pair(whole(0, 99), whole(0, 500)), MOST_SEATS),
  cards: whole(0, 200),
  marks: list(mark, MOST_MARKS),
});

export const parseFoul = shape<FoulJson>({
  kind: oneOf('double', 'chain', 'form', 'reveal', 'illegal'),
  seat: whole(0, MOST_SEATS - 1),
  writer: whole(-1, MOST_SEATS - 1),
  entries: list(entry, 2),
  record: text(12_000),
  code: text(40),
});

export const parseLetter = shape<Letter>({
  key: keyText,
  nr: whole(0, Number.MAX_SAFE_INTEGER),
  text: text(LONGEST_SAID),
  signature,
});

/** What a device stores at relays for those who come later: its messages, and the seats that the game waits for, which a device
 *  without an engine can read. */
export interface Post {
  letters: Letter[];
  waits: number[];
}

export const parsePost = shape<Post>({
  letters: list(parseLetter, MOST_LETTERS),
  waits: list(whole(0, MOST_SEATS - 1), MOST_SEATS),
});

const KINDS: { readonly [Kind in Said['is']]: Parser<Extract<Said, { is: Kind }>> } = {
  here: shape({
    is: oneOf('here'),
    protocol: whole(1, 999_999),
    rules: whole(1, 999_999),
    people: list(parsePerson, MOST_SEATS),
    ready: flag,
    want: whole(-1, MOST_SEATS - 1),
    seen: whole(0, Number.MAX_SAFE_INTEGER),
    progress: orNull(progress),
  }),
  lobby: shape({
    is: oneOf('lobby'),
    version: whole(0, Number.MAX_SAFE_INTEGER),
    setup: parseSetup,
    seats: parseLobbySeats,
    terms: text(2000),
  }),
  bye: shape({ is: oneOf('bye') }),
  entries: shape({ is: oneOf('entries'), table: id, entries: list(pair(entry, signature), MOST_ENTRIES) }),
  foul: shape({ is: oneOf('foul'), table: id, foul: parseFoul, signatures: list(signature, 2) }),
  passed: shape({ is: oneOf('passed'), letter: parseLetter }),
  sign: shape({ is: oneOf('sign'), sign: oneOf(...SIGNS) }),
  next: shape({ is: oneOf('next'), secret }),
};

/** What a letter says; throws where it says nothing that we know. */
export function parseSaid(written: unknown): Said {
  const value: unknown = JSON.parse(text(LONGEST_SAID)(written));
  const is: unknown = typeof value === 'object' && value !== null && 'is' in value ? value.is : '';
  if (typeof is !== 'string' || !Object.hasOwn(KINDS, is)) throw new Damaged('nobody says this at a table');
  return KINDS[is as Said['is']](value);
}
