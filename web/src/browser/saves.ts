/** Never lose a map: every game is its record, stored in IndexedDB, or in memory where a frame is refused storage. */

import { del, entries, get, keys, update, type UseStore } from 'idb-keyval';
import { parsed } from '../state/parse';
import { parseSave, type Save, wreck } from '../state/stored';
import { openStore, unlessAbsent } from './database';
import { storageIsUsable } from './storage';

/** `elsewhere`: another tab has gone on with this game, and nothing was written over it.
 *  `refused`: the disk is full or the database does not answer; the game lasts as long as the page. */
export type Stored = 'stored' | 'refused' | 'elsewhere';

export interface Saves {
  /** False where the browser refuses storage: the game lasts as long as the page. */
  readonly lasting: boolean;
  all(): Promise<Save[]>;
  /** The game as it is now, to be gone on with here. */
  take(save: Save): Promise<Save>;
  put(save: Save): Promise<Stored>;
  remove(id: string): Promise<void>;
  /** Everything was deleted: nothing is remembered here either. */
  forget(): void;
  /** Something was not written, and would be lost with the page. */
  hasUnsaved(): boolean;
}

export async function openSaves(): Promise<Saves> {
  if (!(await storageIsUsable)) return inMemory();
  try {
    const store = openStore('mapwright', 'games');
    await unlessAbsent(keys(store), []);
    return inDatabase(store);
  } catch {
    return inMemory();
  }
}

function newestFirst(saves: Save[]): Save[] {
  return saves.sort((a, b) => b.when - a.when);
}

function inDatabase(store: UseStore): Saves {
  // What the database refuses stays here, so that the game continues.
  const unsaved = new Map<string, Save>();
  /** The records that this tab has taken or written, and those refused since, which a slow database may still have
   *  written: whatever else lies there comes from another tab. */
  const known = new Map<string, ReadonlySet<string>>();
  /** Keys that are not text, by the id under which the list shows what lies there. */
  const strange = new Map<string, IDBValidKey>();
  return {
    lasting: true,
    hasUnsaved: () => unsaved.size > 0,
    async all() {
      const stored = await unlessAbsent(entries<IDBValidKey, unknown>(store), []);
      const found = stored.map(([key, value]) => saveUnder(key, value));
      for (const [index, [key]] of stored.entries()) if (typeof key !== 'string') strange.set(found[index]?.id ?? '', key);
      const merged = new Map([...found, ...unsaved.values()].map((save) => [save.id, save]));
      return newestFirst([...merged.values()]);
    },
    async take(save) {
      const held = unsaved.get(save.id);
      if (held) return held; // what lies in the database is still what this tab knew last
      const taken = parsed(parseSave, await get(save.id, store).catch(() => undefined)) ?? save;
      known.set(save.id, new Set([taken.record]));
      return taken;
    },
    async put(save) {
      const mine = known.get(save.id) ?? new Set<string>();
      try {
        const kept = await write(store, save, mine);
        if (kept === 'stored') known.set(save.id, new Set([save.record]));
        unsaved.delete(save.id); // elsewhere, the game continues under another id
        return kept;
      } catch {
        known.set(save.id, new Set([...mine, save.record]));
        unsaved.set(save.id, save);
        return 'refused';
      }
    },
    async remove(id) {
      unsaved.delete(id);
      await del(strange.get(id) ?? id, store);
    },
    forget() {
      unsaved.clear();
      known.clear();
    },
  };
}

/** A save is stored under its own id; anything else is not one. */
function saveUnder(key: IDBValidKey, value: unknown): Save {
  const save = parsed(parseSave, value);
  return save && save.id === key ? save : wreck(key, value);
}

/** Nothing is written over a game that another tab has gone on with. */
async function write(store: UseStore, save: Save, mine: ReadonlySet<string>): Promise<Stored> {
  let elsewhere = false;
  const choose = (stored: unknown): unknown => {
    const record = parsed(parseSave, stored)?.record;
    elsewhere = record !== undefined && !mine.has(record) && record !== save.record;
    return elsewhere ? stored : save;
  };
  await update<unknown>(save.id, choose, store);
  return elsewhere ? 'elsewhere' : 'stored';
}

function inMemory(): Saves {
  const held = new Map<string, Save>();
  return {
    lasting: false,
    hasUnsaved: () => false, // said already, when the page was opened
    all: () => Promise.resolve(newestFirst([...held.values()])),
    take: (save) => Promise.resolve(save),
    put: (save) => {
      held.set(save.id, save);
      return Promise.resolve('stored');
    },
    remove: (id) => {
      held.delete(id);
      return Promise.resolve();
    },
    forget: () => held.clear(),
  };
}
