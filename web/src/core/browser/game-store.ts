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

/** A save is stored under its own id; anything else is not one. */
function saveAt(value: unknown, key: IDBValidKey): Save | null {
  const save = parseOrNull(parseSave, value);
  return save?.id === key ? save : null;
}

/** The games in play, as one tab knows them. */
export class SaveStore {
  private readonly collection = new Collection('saves', saveAt);
  /** The records that this tab has taken or written, and those refused since, which a slow database may still have
   *  written: whatever else lies there comes from another tab. */
  private readonly ownRecords = new Map<string, ReadonlySet<string>>();
  private isUsable = true;

  constructor() {
    void storageIsUsable.then((isUsable) => (this.isUsable = isUsable));
  }

  async all(): Promise<Save[]> {
    const entries = await this.collection.entries();
    const readable = this.collection.readable(entries);
    const ids = new Set<unknown>(readable.map(({ id }) => id));
    const damaged = entries.flatMap(([key, value]) => (saveAt(value, key) || ids.has(key) ? [] : [damagedSave(key, value)]));
    return [...readable, ...damaged].sort((a, b) => b.saved_at - a.saved_at);
  }

  /** Returns the game as it is now, to be gone on with here. */
  async take(save: Save): Promise<Save> {
    const current = (await this.collection.get(save.id)) ?? save;
    // What the database refused was not written: there lies still what this tab knew last.
    if (!this.collection.unsaved.has(save.id)) this.ownRecords.set(save.id, new Set([current.record]));
    return current;
  }

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

  /** Returns whether it is gone. The key of something damaged need not be text. */
  async remove(id: string): Promise<boolean> {
    const entries = await this.collection.entries().catch(() => []);
    return this.collection.remove(entries.find(([key, value]) => key !== id && damagedSave(key, value).id === id)?.[0] ?? id);
  }

  /** Everything was deleted: nothing is remembered here either. */
  forget(): void {
    this.collection.unsaved.clear();
    this.ownRecords.clear();
  }

  /** Whether something was not written, and would be lost with the page. */
  hasUnsaved(): boolean {
    return this.isUsable && this.collection.unsaved.size > 0;
  }
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
  finishedGames.unsaved.clear();
  firstAttempts.unsaved.clear();
}

/** The names of the bots of the workshop. */
export function readBotNames(): Promise<string[]> {
  return database.read(['bots'], async (transaction) => (await transaction.objectStore('bots').getAllKeys()).map(String), []);
}
