/** Groups for the daily map in IndexedDB. */

import { del, get, update, values, type UseStore } from 'idb-keyval';
import { MAX_GROUP_ENTRIES, parseSavedGroup, type SavedGroup } from '../state/groups';
import { parseOrNull } from '../state/schema';
import { openStore, orIfMissing } from './database';
import { storageIsUsable } from './storage';

let store: UseStore | null = null;
/** Where storage is refused, a group lasts as long as the page. */
const unsaved = new Map<string, SavedGroup>();

async function openedStore(): Promise<UseStore | null> {
  if (!(await storageIsUsable)) return null;
  store ??= openStore('mapwright-groups', 'groups');
  return store;
}

/** Newest first. */
export async function readGroups(): Promise<SavedGroup[]> {
  const from = await openedStore();
  const stored = from ? await orIfMissing(values<unknown>(from), []).catch(() => []) : [];
  const groups = stored.flatMap((value) => parseOrNull(parseSavedGroup, value) ?? []);
  const known = new Set(groups.map(({ secret }) => secret));
  return [...groups, ...[...unsaved.values()].filter(({ secret }) => !known.has(secret))].sort((a, b) => b.when - a.when);
}

export async function readGroup(secret: string): Promise<SavedGroup | null> {
  const from = await openedStore();
  const value = from ? await orIfMissing(get<unknown>(secret, from), undefined).catch(() => undefined) : undefined;
  return parseOrNull(parseSavedGroup, value) ?? unsaved.get(secret) ?? null;
}

/** False where it was not written. The entries that another tab has stored meanwhile stay. */
export async function writeGroup(group: SavedGroup): Promise<boolean> {
  const to = await openedStore();
  const united = (value: unknown): SavedGroup => {
    const stored = parseOrNull(parseSavedGroup, value)?.entries ?? [];
    return { ...group, entries: [...new Set([...group.entries, ...stored])].slice(0, MAX_GROUP_ENTRIES) };
  };
  try {
    if (!to) throw new Error('refused');
    await update<unknown>(group.secret, united, to);
    unsaved.delete(group.secret);
    return true;
  } catch {
    unsaved.set(group.secret, structuredClone(group));
    return false;
  }
}

export async function removeGroup(secret: string): Promise<void> {
  unsaved.delete(secret);
  const from = await openedStore();
  if (from) await del(secret, from).catch(() => undefined);
}
