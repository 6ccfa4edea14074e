/** Cups as this device stores them. */

import { Collection } from '../../core/browser/collection';
import { array, boolean, fallback, numberBetween, object, parseOrNull, type Schema, string, time } from '../../core/state/schema';

export const MAX_TITLE_LENGTH = 40;
const MAX_CUP_ENTRIES = 3500;
const MAX_ROUNDS = 7;

export interface SavedCup {
  link: string;
  /** 32 hexadecimal digits. */
  secret: string;
  /** The rest of the link, from which keys are derived. */
  context: string;
  /** What the link calls the cup; may be empty. */
  title: string;
  /** The deal code of each round. */
  deals: string[];
  /** Whether the organiser opens one round after the other. */
  together: boolean;
  cardSeconds: number;
  /** The member who is the player of this device; empty for somebody who only watches. */
  member: string;
  /** Whether the cup was made on this device. */
  isOrganiser: boolean;
  entries: string[];
  /** Members whom this player does not want to see. */
  hidden: string[];
  /** The number of members, of open rounds, and of those that this member has finished, when the cup was last read. */
  news: { members: number; open: number; finished: number };
  when: number;
}

const count = numberBetween(0, 1000);
const member = string(8);

const parseSavedCup: Schema<SavedCup> = object<SavedCup>({
  link: string(160),
  secret: string(32),
  context: string(120),
  title: fallback('', string(MAX_TITLE_LENGTH)),
  deals: array(string(120), MAX_ROUNDS),
  together: boolean,
  cardSeconds: numberBetween(0, 90),
  member,
  isOrganiser: fallback(false, boolean),
  entries: fallback([], array(string(512), MAX_CUP_ENTRIES)),
  hidden: fallback([], array(member, MAX_CUP_ENTRIES)),
  news: fallback({ members: 0, open: 0, finished: 0 }, object({ members: count, open: count, finished: count })),
  when: time,
});

declare module '../../core/browser/database' {
  interface Stores {
    /** Cups, by secret. */
    cups: { key: IDBValidKey; value: SavedCup };
  }
}

const cups = new Collection('cups', (value) => parseOrNull(parseSavedCup, value));

/** Returns the cups, newest first. */
export async function readCups(): Promise<SavedCup[]> {
  return cups.readable(await cups.entries().catch(() => [])).sort((a, b) => b.when - a.when);
}

export function readCup(secret: string): Promise<SavedCup | null> {
  return cups.get(secret);
}

/** Stores a cup, with the entries that another tab has stored meanwhile. Returns false if the database refuses it. */
export function writeCup(cup: SavedCup): Promise<boolean> {
  return cups.write(cup.secret, (value) => {
    const stored = parseOrNull(parseSavedCup, value)?.entries ?? [];
    return { ...cup, entries: [...new Set([...cup.entries, ...stored])].slice(0, MAX_CUP_ENTRIES) };
  });
}

export async function removeCup(secret: string): Promise<void> {
  await cups.remove(secret);
}
