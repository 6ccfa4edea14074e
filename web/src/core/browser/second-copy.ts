/** A copy of all games in another kind of storage: a browser that finds its database damaged after a crash drops all of it. */

import { type FirstAttempts, type FinishedGame, parseFirstAttempts, parseFinished, parseSave, type Save } from '../state/saved-games';
import { parseOrNull, type Schema } from '../state/schema';
import { mayStore } from './tabs';

/** Not named like the site's own files, which come and go with each release. */
const CACHE_NAME = 'second-copy-of-mapwright';
const CACHE_URL = '/second-copy.json';

export interface GamesCopy {
  saves: readonly Save[];
  games: readonly FinishedGame[];
  days: FirstAttempts;
}

/** What cannot be read of it is left out. Null where there is none, or where storage is refused. */
export async function readCopy(): Promise<GamesCopy | null> {
  try {
    const copy: unknown = await (await caches.match(CACHE_URL, { cacheName: CACHE_NAME }))?.json();
    if (typeof copy !== 'object' || copy === null) return null;
    const { saves, games, days } = copy as Record<string, unknown>;
    return { saves: parseValid(parseSave, saves), games: parseValid(parseFinished, games), days: parseFirstAttempts(days) };
  } catch {
    return null;
  }
}

function parseValid<Value>(parser: Schema<Value>, values: unknown): Value[] {
  return Array.isArray(values) ? values.flatMap((each: unknown) => parseOrNull(parser, each) ?? []) : [];
}

/** False where it was not written: a full disk, or refused storage. */
export async function writeCopy(copy: GamesCopy): Promise<boolean> {
  try {
    if (!mayStore()) return false;
    const cache = await caches.open(CACHE_NAME);
    const [text, before] = [JSON.stringify(copy), await cache.match(CACHE_URL)];
    if ((await before?.text()) !== text) await cache.put(CACHE_URL, new Response(text));
    return true;
  } catch {
    return false;
  }
}

/** Whether there is none any more. */
export async function deleteCopy(): Promise<boolean> {
  try {
    await caches.delete(CACHE_NAME);
    return true;
  } catch {
    return !('caches' in globalThis);
  }
}
