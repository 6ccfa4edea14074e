/** Groups of friends who draw the daily map, as this device stores them. */

import { Collection } from '../../core/browser/collection';
import { array, day, fallback, numberBetween, object, parseOrNull, type Schema, string, time } from '../../core/state/schema';

const MAX_GROUP_ENTRIES = 8000;

export interface SavedGroup {
  link: string;
  /** 32 hexadecimal digits. */
  secret: string;
  /** The rest of the link, from which keys are derived. */
  context: string;
  /** The member who is the player of this device. */
  member: string;
  /** The results of this day and later ones are sent. */
  since: string;
  entries: string[];
  /** Members whom this player does not want to see. */
  hidden: string[];
  news: GroupNews;
  when: number;
}

/** The group when it was last read: the day, the number of friends, and how many of them had finished the map of that day. */
interface GroupNews {
  day: string;
  friends: number;
  finished: number;
  /** The place of the player of this device among those who had finished; 0 before. */
  place: number;
  names: string[];
}

const MAX_MEMBERS = 100;
const member = string(8);
const count = numberBetween(0, MAX_MEMBERS);

const parseNews: Schema<GroupNews> = object<GroupNews>({
  day,
  friends: count,
  finished: count,
  place: fallback(0, count),
  names: array(string(100), MAX_MEMBERS),
});

export const NO_NEWS: GroupNews = { day: '2026-11-15', friends: 0, finished: 0, place: 0, names: [] };

const parseSavedGroup: Schema<SavedGroup> = object<SavedGroup>({
  link: string(60),
  secret: string(32),
  context: string(20),
  member,
  since: day,
  entries: array(string(512), MAX_GROUP_ENTRIES),
  hidden: fallback([], array(member, MAX_MEMBERS)),
  news: fallback(NO_NEWS, parseNews),
  when: time,
});

declare module '../../core/browser/database' {
  interface Stores {
    /** Groups for the daily map, by secret. */
    groups: { key: IDBValidKey; value: SavedGroup };
  }
}

const groups = new Collection('groups', (value) => parseOrNull(parseSavedGroup, value));

/** Returns the groups, newest first. */
export async function readGroups(): Promise<SavedGroup[]> {
  return groups.readable(await groups.entries().catch(() => [])).sort((a, b) => b.when - a.when);
}

export function readGroup(secret: string): Promise<SavedGroup | null> {
  return groups.get(secret);
}

/** Stores a group that the player has joined. Returns false if the database refuses it. */
export function addGroup(group: SavedGroup): Promise<boolean> {
  return groups.write(group.secret, (value) => merged(group, value));
}

/** Stores a group again, unless the player has left it meanwhile. Returns false if the database refuses it. */
export function writeGroup(group: SavedGroup): Promise<boolean> {
  return groups.write(group.secret, (value) => (value === undefined ? undefined : merged(group, value)));
}

/** Returns the group with the entries that another tab has stored. */
function merged(group: SavedGroup, value: unknown): SavedGroup {
  const stored = parseOrNull(parseSavedGroup, value)?.entries ?? [];
  return { ...group, entries: [...new Set([...group.entries, ...stored])].slice(0, MAX_GROUP_ENTRIES) };
}

export async function removeGroup(secret: string): Promise<void> {
  await groups.remove(secret);
}
