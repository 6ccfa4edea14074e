/** A copy of all games in another kind of storage: a browser that finds its database damaged after a crash drops all of it. */

import { type Days, type FinishedGame, parseDays, parseFinished, parseSave, type Save } from '../state/stored';
import { parsed, type Parser } from '../state/parse';
import { mayStore } from './tabs';

/** Not named like the site's own files, which come and go with each release. */
const SHELF = 'second-copy-of-mapwright';
const PLACE = '/second-copy.json';

export interface Copy {
  saves: readonly Save[];
  games: readonly FinishedGame[];
  days: Days;
}

/** What cannot be read of it is left out. Null where there is none, or where storage is refused. */
export async function readCopy(): Promise<Copy | null> {
  try {
    const found: unknown = await (await caches.match(PLACE, { cacheName: SHELF }))?.json();
    if (typeof found !== 'object' || found === null) return null;
    const { saves, games, days } = found as Record<string, unknown>;
    return { saves: readable(parseSave, saves), games: readable(parseFinished, games), days: parseDays(days) };
  } catch {
    return null;
  }
}

function readable<Value>(parser: Parser<Value>, found: unknown): Value[] {
  return Array.isArray(found) ? found.flatMap((each: unknown) => parsed(parser, each) ?? []) : [];
}

/** False where it was not written: a full disk, or refused storage. */
export async function writeCopy(copy: Copy): Promise<boolean> {
  try {
    if (!mayStore()) return false;
    const shelf = await caches.open(SHELF);
    const [text, before] = [JSON.stringify(copy), await shelf.match(PLACE)];
    if ((await before?.text()) !== text) await shelf.put(PLACE, new Response(text));
    return true;
  } catch {
    return false;
  }
}

/** Whether there is none any more. */
export async function forgetCopy(): Promise<boolean> {
  try {
    await caches.delete(SHELF);
    return true;
  } catch {
    return !('caches' in globalThis);
  }
}
