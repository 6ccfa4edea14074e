/** Groups for the daily map, as this device stores them. */

import { MAX_GROUP_ENTRIES, parseSavedGroup, type SavedGroup } from '../state/groups';
import { parseOrNull } from '../state/schema';
import { Collection } from './collection';

const groups = new Collection('groups', (value) => parseOrNull(parseSavedGroup, value));

/** Returns the groups, newest first. */
export async function readGroups(): Promise<SavedGroup[]> {
  return groups.readable(await groups.entries().catch(() => [])).sort((a, b) => b.when - a.when);
}

export function readGroup(secret: string): Promise<SavedGroup | null> {
  return groups.get(secret);
}

/** Stores a group, with the entries that another tab has stored meanwhile. Returns false if the database refuses it. */
export function writeGroup(group: SavedGroup): Promise<boolean> {
  return groups.write(group.secret, (value) => {
    const stored = parseOrNull(parseSavedGroup, value)?.entries ?? [];
    return { ...group, entries: [...new Set([...group.entries, ...stored])].slice(0, MAX_GROUP_ENTRIES) };
  });
}

export async function removeGroup(secret: string): Promise<void> {
  await groups.remove(secret);
}
