/** Reads and writes the bots of the workshop, its unsaved texts, and the programs of the course. */

import {
  type Course,
  parseBot,
  parseCourse,
  parseSavedBot,
  parseUnsaved,
  type SavedBot,
  type StoredBot,
  type UnsavedBot,
} from '../state/bots';
import { parseOrNull } from '../state/schema';
import { database, type StoreName, type Transaction } from './database';
import { saveCopy, removeCopy } from './second-copy';

export interface StoredWorkshop {
  /** Newest first. */
  bots: readonly SavedBot[];
  /** The names of all bots, including damaged ones, which stay until the player deletes them. */
  names: readonly string[];
  /** The unsaved bot that is being written. */
  draft: StoredBot | null;
  /** Texts that were not saved when something else was opened, newest first. */
  unsaved: readonly UnsavedBot[];
  course: Course;
}

const STORES: StoreName[] = ['bots', 'drafts'];
const EMPTY: StoredWorkshop = { bots: [], names: [], draft: null, unsaved: [], course: { texts: {}, passed: [] } };

async function readFrom(transaction: Transaction<'readonly'> | Transaction<'readwrite'>): Promise<StoredWorkshop> {
  const [bots, drafts] = [transaction.objectStore('bots'), transaction.objectStore('drafts')];
  const [keys, values, draft, unsaved, course]: [IDBValidKey[], unknown[], unknown, unknown, unknown] = await Promise.all([
    bots.getAllKeys(),
    bots.getAll(),
    drafts.get('bot'),
    drafts.get('unsaved'),
    drafts.get('course'),
  ]);
  const named = keys.flatMap((key, index) => {
    const bot = parseOrNull(parseSavedBot, values[index]);
    return bot && typeof key === 'string' ? [{ ...bot, name: key }] : [];
  });
  return {
    bots: named.sort((a, b) => b.saved_at - a.saved_at),
    names: keys.map(String),
    draft: parseOrNull(parseBot, draft),
    unsaved: parseUnsaved(unsaved),
    course: parseOrNull(parseCourse, course) ?? EMPTY.course,
  };
}

/** Returns what is stored; nothing if storage is refused. */
export function readWorkshop(): Promise<StoredWorkshop> {
  return database.read(STORES, readFrom, EMPTY).catch(() => EMPTY);
}

/** The channel to other tabs with a workshop. */
const tabs = { channel: null as BroadcastChannel | null };

/** Calls back when another tab has changed what is stored here. */
export function onWorkshopChange(callback: () => void): void {
  try {
    tabs.channel ??= new BroadcastChannel('mapwright-workshop');
    tabs.channel.addEventListener('message', callback);
  } catch {
    // The browser refuses channels together with storage: no other tab has stored anything.
  }
}

/** Changes what is stored, in one transaction; only `removeBot` deletes bots. Returns what is stored now; null if storage is full
 *  or refused. */
export async function changeWorkshop(change: (stored: StoredWorkshop) => StoredWorkshop): Promise<StoredWorkshop | null> {
  try {
    const [before, after] = await database.write(STORES, async (transaction) => {
      const stored = await readFrom(transaction);
      const next = change(stored);
      const [bots, drafts] = [transaction.objectStore('bots'), transaction.objectStore('drafts')];
      for (const bot of next.bots) if (!stored.bots.includes(bot)) await bots.put(bot, bot.name);
      if (next.draft === null && stored.draft !== null) await drafts.delete('bot');
      else if (next.draft !== null && next.draft !== stored.draft) await drafts.put(next.draft, 'bot');
      if (next.unsaved !== stored.unsaved) await drafts.put(next.unsaved, 'unsaved');
      if (next.course !== stored.course) await drafts.put(next.course, 'course');
      return [stored, next];
    });
    for (const bot of after.bots) if (!before.bots.includes(bot)) saveCopy('bots', bot.name, bot);
    if (after !== before) tabs.channel?.postMessage('changed');
    return after;
  } catch {
    return null;
  }
}

/** Deletes a bot. Returns false if it is still stored. */
export async function removeBot(name: string): Promise<boolean> {
  if (!(await removeCopy('bots', name))) return false;
  try {
    await database.write(['bots'], (transaction) => transaction.objectStore('bots').delete(name));
    tabs.channel?.postMessage('changed');
    return true;
  } catch {
    return false;
  }
}

/** Returns the code of a saved bot; null if there is none. */
export async function readBotSource(name: string): Promise<string | null> {
  const bot: unknown = await database
    .read(['bots'], (transaction) => transaction.objectStore('bots').get(name), undefined)
    .catch(() => undefined);
  return parseOrNull(parseSavedBot, bot)?.source ?? null;
}
