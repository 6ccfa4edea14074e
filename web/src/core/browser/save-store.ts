/** Never lose a map: every game is its record, stored in IndexedDB, or in memory where a frame is refused storage. */

import { del, entries, get, keys, update, type UseStore } from 'idb-keyval';
import { parseOrNull } from '../state/schema';
import { parseSave, type Save, damagedSave } from '../state/saved-games';
import { openStore, orIfMissing } from './database';
import { storageIsUsable } from './storage';

/** `elsewhere`: another tab has gone on with this game, and nothing was written over it.
 *  `refused`: the disk is full or the database does not answer; the game lasts as long as the page. */
export type SaveResult = 'stored' | 'refused' | 'elsewhere';

export interface SaveStore {
  /** False where the browser refuses storage: the game lasts as long as the page. */
  readonly lasting: boolean;
  all(): Promise<Save[]>;
  /** The game as it is now, to be gone on with here. */
  take(save: Save): Promise<Save>;
  put(save: Save): Promise<SaveResult>;
  remove(id: string): Promise<void>;
  /** Everything was deleted: nothing is remembered here either. */
  forget(): void;
  /** Something was not written, and would be lost with the page. */
  hasUnsaved(): boolean;
}

export async function openSaves(): Promise<SaveStore> {
  if (!(await storageIsUsable)) return inMemory();
  try {
    const store = openStore('mapwright', 'games');
    await orIfMissing(keys(store), []);
    return inDatabase(store);
  } catch {
    return inMemory();
  }
}

function newestFirst(saves: Save[]): Save[] {
  return saves.sort((a, b) => b.saved_at - a.saved_at);
}

function inDatabase(store: UseStore): SaveStore {
  // What the database refuses stays here, so that the game continues.
  const unsaved = new Map<string, Save>();
  /** The records that this tab has taken or written, and those refused since, which a slow database may still have
   *  written: whatever else lies there comes from another tab. */
  const ownRecords = new Map<string, ReadonlySet<string>>();
  /** Keys that are not text, by the id under which the list shows what lies there. */
  const nonTextKeys = new Map<string, IDBValidKey>();
  return {
    lasting: true,
    hasUnsaved: () => unsaved.size > 0,
    async all() {
      const stored = await orIfMissing(entries<IDBValidKey, unknown>(store), []);
      const saves = stored.map(([key, value]) => saveAt(key, value));
      for (const [index, [key]] of stored.entries()) if (typeof key !== 'string') nonTextKeys.set(saves[index]?.id ?? '', key);
      const merged = new Map([...saves, ...unsaved.values()].map((save) => [save.id, save]));
      return newestFirst([...merged.values()]);
    },
    async take(save) {
      const unsavedCopy = unsaved.get(save.id);
      if (unsavedCopy) return unsavedCopy; // what lies in the database is still what this tab knew last
      const current = parseOrNull(parseSave, await get(save.id, store).catch(() => undefined)) ?? save;
      ownRecords.set(save.id, new Set([current.record]));
      return current;
    },
    async put(save) {
      const recordsOfSave = ownRecords.get(save.id) ?? new Set<string>();
      try {
        const result = await write(store, save, recordsOfSave);
        if (result === 'stored') ownRecords.set(save.id, new Set([save.record]));
        unsaved.delete(save.id); // elsewhere, the game continues under another id
        return result;
      } catch {
        ownRecords.set(save.id, new Set([...recordsOfSave, save.record]));
        unsaved.set(save.id, save);
        return 'refused';
      }
    },
    async remove(id) {
      unsaved.delete(id);
      await del(nonTextKeys.get(id) ?? id, store);
    },
    forget() {
      unsaved.clear();
      ownRecords.clear();
    },
  };
}

/** A save is stored under its own id; anything else is not one. */
function saveAt(key: IDBValidKey, value: unknown): Save {
  const save = parseOrNull(parseSave, value);
  return save && save.id === key ? save : damagedSave(key, value);
}

/** Nothing is written over a game that another tab has gone on with. */
async function write(store: UseStore, save: Save, mine: ReadonlySet<string>): Promise<SaveResult> {
  let isConflict = false;
  const choose = (stored: unknown): unknown => {
    const record = parseOrNull(parseSave, stored)?.record;
    isConflict = record !== undefined && !mine.has(record) && record !== save.record;
    return isConflict ? stored : save;
  };
  await update<unknown>(save.id, choose, store);
  return isConflict ? 'elsewhere' : 'stored';
}

function inMemory(): SaveStore {
  const saves = new Map<string, Save>();
  return {
    lasting: false,
    hasUnsaved: () => false, // said already, when the page was opened
    all: () => Promise.resolve(newestFirst([...saves.values()])),
    take: (save) => Promise.resolve(save),
    put: (save) => {
      saves.set(save.id, save);
      return Promise.resolve('stored');
    },
    remove: (id) => {
      saves.delete(id);
      return Promise.resolve();
    },
    forget: () => saves.clear(),
  };
}
