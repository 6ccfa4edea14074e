/** Never lose a map: every game is its record, stored after every action, and once more when it is finished. */

import {
  damagedSave,
  type FinishedGame,
  type FirstAttempts,
  parseFinished,
  parseFirstAttempt,
  parseSave,
  type Save,
} from '../state/saved-games';
import { parseOrNull } from '../state/schema';
import { Collection } from './collection';
import { database, storageIsUsable } from './database';

/** `elsewhere`: another tab has gone on with this game, and nothing was written over it.
 *  `refused`: the disk is full or the database does not answer; the game lasts as long as the page. */
export type SaveResult = 'stored' | 'refused' | 'elsewhere';

export interface SaveStore {
  all(): Promise<Save[]>;
  /** The game as it is now, to be gone on with here. */
  take(save: Save): Promise<Save>;
  put(save: Save): Promise<SaveResult>;
  /** Returns whether it is gone. */
  remove(id: string): Promise<boolean>;
  /** Everything was deleted: nothing is remembered here either. */
  forget(): void;
  /** Something was not written, and would be lost with the page. */
  hasUnsaved(): boolean;
}

/** A save is stored under its own id; anything else is not one. */
function saveAt(value: unknown, key: IDBValidKey): Save | null {
  const save = parseOrNull(parseSave, value);
  return save?.id === key ? save : null;
}

/** The games in play, as one tab knows them. */
export function createSaveStore(base = database): SaveStore {
  const collection = new Collection('saves', saveAt, base);
  /** The records that this tab has taken or written, and those refused since, which a slow database may still have
   *  written: whatever else lies there comes from another tab. */
  const ownRecords = new Map<string, ReadonlySet<string>>();
  /** Those that the full disk or the slow database has refused. */
  const refused = new Set<string>();
  /** Keys that are not text, by the id under which the list shows what lies there. */
  const nonTextKeys = new Map<string, IDBValidKey>();
  return {
    async all() {
      const entries = await collection.entries();
      const damaged = entries.filter(([key, value]) => !saveAt(value, key)).map(([key, value]) => ({ key, save: damagedSave(key, value) }));
      for (const { key, save } of damaged) if (typeof key !== 'string') nonTextKeys.set(save.id, key);
      const readable = collection.readable(entries);
      const ids = new Set(readable.map(({ id }) => id));
      const all = [...readable, ...damaged.flatMap(({ save }) => (ids.has(save.id) ? [] : [save]))];
      return all.sort((a, b) => b.saved_at - a.saved_at);
    },
    async take(save) {
      const current = (await collection.get(save.id)) ?? save;
      // What the database refused was not written: there lies still what this tab knew last.
      if (!refused.has(save.id)) ownRecords.set(save.id, new Set([current.record]));
      return current;
    },
    async put(save) {
      const mine = ownRecords.get(save.id) ?? new Set<string>();
      let isConflict = false;
      const isStored = await collection.write(save.id, (stored) => {
        const record = saveAt(stored, save.id)?.record;
        isConflict = record !== undefined && !mine.has(record) && record !== save.record;
        return isConflict ? undefined : save;
      });
      if (isConflict) {
        refused.delete(save.id); // the game continues under another id
        return 'elsewhere';
      }
      ownRecords.set(save.id, new Set(isStored ? [save.record] : [...mine, save.record]));
      if (isStored || !(await storageIsUsable)) {
        refused.delete(save.id);
        return 'stored'; // where the browser refuses storage, that was reported when the page was opened
      }
      refused.add(save.id);
      return 'refused';
    },
    remove(id) {
      refused.delete(id);
      return collection.remove(nonTextKeys.get(id) ?? id);
    },
    forget() {
      collection.forget();
      ownRecords.clear();
      refused.clear();
    },
    hasUnsaved: () => refused.size > 0,
  };
}

export interface History {
  games: FinishedGame[];
  days: FirstAttempts;
  /** What lies there and cannot be read: it stays as it is, and goes into an export. */
  damaged: unknown[];
}

function gameAt(value: unknown, key: IDBValidKey): FinishedGame | null {
  const game = parseOrNull(parseFinished, value);
  return game?.id === key ? game : null;
}

const finishedGames = new Collection('history', gameAt);
const firstAttempts = new Collection('days', parseFirstAttempt);

/** Rejects if the database does not answer. */
export async function readHistory(): Promise<History> {
  const [games, days] = await Promise.all([finishedGames.entries(), firstAttempts.entries()]);
  return {
    games: finishedGames.readable(games),
    days: Object.fromEntries(
      days.flatMap(([key, value]) => (parseFirstAttempt(value, key) === null ? [] : [[key, value]])),
    ) as FirstAttempts,
    damaged: games.flatMap(([key, value]) => (gameAt(value, key) ? [] : [value])),
  };
}

/** False where the database refuses it: a full disk. */
export async function writeGame(game: FinishedGame): Promise<boolean> {
  return (await finishedGames.write(game.id, () => game)) || !(await storageIsUsable);
}

/** The first try of a day stays, whichever tab wrote it. */
export async function writeFirstAttempt(day: string, id: string): Promise<void> {
  await firstAttempts.write(day, (stored) => (parseFirstAttempt(stored, day) === null ? id : undefined));
}

/** Everything was deleted: nothing is remembered here either. */
export function forgetHistory(): void {
  finishedGames.forget();
  firstAttempts.forget();
}

/** The names of the bots of the workshop. */
export function readBotNames(): Promise<string[]> {
  return database.read(['bots'], async (transaction) => (await transaction.objectStore('bots').getAllKeys()).map(String), []);
}
