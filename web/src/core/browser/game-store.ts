/** Reads and writes saves, finished games and first attempts. */

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

/** `elsewhere`: another tab has continued this game, and nothing was overwritten.
 *  `refused`: the disk is full or the database does not respond; the game is in memory as long as the page lasts. */
export type SaveResult = 'stored' | 'refused' | 'elsewhere';

/** Returns the save in a stored value; null if it is damaged or stored under another id. */
function saveAt(value: unknown, key: IDBValidKey): Save | null {
  const save = parseOrNull(parseSave, value);
  return save?.id === key ? save : null;
}

/** The saves, as one tab knows them. */
export class SaveStore {
  private readonly collection = new Collection('saves', saveAt);
  /** The records that this tab has read or written, and those refused since, which a slow database may still have written:
   *  any other stored record is from another tab. */
  private readonly ownRecords = new Map<string, ReadonlySet<string>>();
  private isUsable = true;

  constructor() {
    void storageIsUsable.then((isUsable) => (this.isUsable = isUsable));
  }

  /** Returns all saves, newest first, also damaged ones. */
  async all(): Promise<Save[]> {
    const entries = await this.collection.entries();
    const readable = this.collection.readable(entries);
    const ids = new Set<unknown>(readable.map(({ id }) => id));
    const damaged = entries.flatMap(([key, value]) => (saveAt(value, key) || ids.has(key) ? [] : [damagedSave(key, value)]));
    return [...readable, ...damaged].sort((a, b) => b.saved_at - a.saved_at);
  }

  /** Returns the save as it is stored now, to be continued in this tab. */
  async take(save: Save): Promise<Save> {
    const current = (await this.collection.get(save.id)) ?? save;
    // A refused save was not written: the database still has the record that this tab knew before.
    if (!this.collection.unsaved.has(save.id)) this.ownRecords.set(save.id, new Set([current.record]));
    return current;
  }

  /** Stores a save, unless another tab has continued the game. */
  async put(save: Save): Promise<SaveResult> {
    const ownRecords = this.ownRecords.get(save.id) ?? new Set<string>();
    let isConflict = false;
    const isStored = await this.collection.write(save.id, (stored) => {
      const record = saveAt(stored, save.id)?.record;
      isConflict = record !== undefined && !ownRecords.has(record) && record !== save.record;
      return isConflict ? undefined : save;
    });
    if (isConflict) return 'elsewhere';
    this.ownRecords.set(save.id, new Set(isStored ? [save.record] : [...ownRecords, save.record]));
    return isStored || !this.isUsable ? 'stored' : 'refused'; // refused storage was reported when the page was opened
  }

  /** Deletes a save. Returns false if it is still stored. The key of a damaged one may not be a text. */
  async remove(id: string): Promise<boolean> {
    const entries = await this.collection.entries().catch(() => []);
    return this.collection.remove(entries.find(([key, value]) => key !== id && damagedSave(key, value).id === id)?.[0] ?? id);
  }

  /** Forgets everything in memory, after everything was deleted. */
  forget(): void {
    this.collection.unsaved.clear();
    this.ownRecords.clear();
  }

  /** Whether a save was refused and would be lost with the page. */
  hasUnsaved(): boolean {
    return this.isUsable && this.collection.unsaved.size > 0;
  }
}

interface History {
  games: FinishedGame[];
  days: FirstAttempts;
  /** Damaged values: they stay stored as they are, and are exported. */
  damaged: unknown[];
}

function gameAt(value: unknown, key: IDBValidKey): FinishedGame | null {
  const game = parseOrNull(parseFinished, value);
  return game?.id === key ? game : null;
}

const finishedGames = new Collection('history', gameAt);
const firstAttempts = new Collection('days', parseFirstAttempt);

/** Returns the stored history. Rejects if the database does not respond. */
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

/** Stores a finished game. Returns false if the database refuses it because the disk is full. */
export async function writeGame(game: FinishedGame): Promise<boolean> {
  return (await finishedGames.write(game.id, () => game)) || !(await storageIsUsable);
}

/** Stores the first attempt at a daily map, unless another tab has already stored one. */
export async function writeFirstAttempt(day: string, id: string): Promise<void> {
  await firstAttempts.write(day, (stored) => (parseFirstAttempt(stored, day) === null ? id : undefined));
}

/** Forgets everything in memory, after everything was deleted. */
export function forgetHistory(): void {
  finishedGames.unsaved.clear();
  firstAttempts.unsaved.clear();
}

export function readBotNames(): Promise<string[]> {
  return database.read(['bots'], async (transaction) => (await transaction.objectStore('bots').getAllKeys()).map(String), []);
}
