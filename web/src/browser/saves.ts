/** Never lose a map: every game is its record, kept in IndexedDB, or in memory where a frame is refused storage. */

import { createStore, del, entries, get, keys, update, type UseStore } from 'idb-keyval';
import { isTime, type Save } from '../state/kept';
import { storageIsKept } from './storage';

/** `elsewhere`: another tab has gone on with this game, and nothing was written over it. */
export type Kept = 'kept' | 'full' | 'elsewhere';

export interface Saves {
  /** False where the browser refuses storage: the game lasts as long as the page. */
  readonly kept: boolean;
  all(): Promise<Save[]>;
  /** The game as it is now, to be gone on with here. */
  take(save: Save): Promise<Save>;
  put(save: Save): Promise<Kept>;
  remove(id: string): Promise<void>;
}

const LIMIT = 200_000; // characters of a record that we are ready to read back

export function isSave(value: unknown): value is Save {
  if (typeof value !== 'object' || value === null) return false;
  const { id, record, map, when, stars } = value as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    typeof record === 'string' &&
    record.length < LIMIT &&
    typeof map === 'string' &&
    isTime(when) &&
    typeof stars === 'number'
  );
}

export async function openSaves(): Promise<Saves> {
  if (!(await storageIsKept)) return inMemory();
  try {
    const store = createStore('mapwright', 'games');
    await keys(store);
    return inDatabase(store);
  } catch {
    return inMemory();
  }
}

function newestFirst(saves: Save[]): Save[] {
  return saves.sort((a, b) => b.when - a.when);
}

function inDatabase(store: UseStore): Saves {
  // What the database refuses (a full disk) stays here, so that the game goes on.
  const unsaved = new Map<string, Save>();
  /** The records that this tab has taken or written: whatever else lies there comes from another tab. */
  const known = new Map<string, string>();
  return {
    kept: true,
    async all() {
      const stored = await entries<string, unknown>(store);
      const found = stored.map(([key, value]) => (isSave(value) ? value : wreck(key, value)));
      const merged = new Map([...found, ...unsaved.values()].map((save) => [save.id, save]));
      return newestFirst([...merged.values()]);
    },
    async take(save) {
      const stored: unknown = await get(save.id, store).catch(() => undefined);
      const taken = isSave(stored) ? stored : save;
      known.set(save.id, taken.record);
      return taken;
    },
    async put(save) {
      let elsewhere = false;
      try {
        await update<Save>(
          save.id,
          (stored) => {
            elsewhere = Boolean(stored) && stored?.record !== known.get(save.id) && stored?.record !== save.record;
            return elsewhere && stored ? stored : save;
          },
          store,
        );
      } catch {
        unsaved.set(save.id, save);
        return 'full';
      }
      if (elsewhere) return 'elsewhere';
      known.set(save.id, save.record);
      unsaved.delete(save.id);
      return 'kept';
    },
    async remove(id) {
      unsaved.delete(id);
      await del(id, store);
    },
  };
}

/** Something under our key that is no save: shown as damaged, with what can be read of it, never thrown away. */
function wreck(id: string, value: unknown): Save {
  const record = typeof value === 'object' && value !== null && 'record' in value ? String(value.record) : JSON.stringify(value);
  return {
    id: String(id),
    record: (record ?? '').slice(0, LIMIT),
    map: '',
    sheet: '',
    set: '',
    season: '',
    time: 0,
    limit: 0,
    stars: 0,
    finished: false,
    when: 0,
    tallied: 0,
    damaged: true,
  };
}

function inMemory(): Saves {
  const held = new Map<string, Save>();
  return {
    kept: false,
    all: () => Promise.resolve(newestFirst([...held.values()])),
    take: (save) => Promise.resolve(save),
    put: (save) => {
      held.set(save.id, save);
      return Promise.resolve('kept');
    },
    remove: (id) => {
      held.delete(id);
      return Promise.resolve();
    },
  };
}
