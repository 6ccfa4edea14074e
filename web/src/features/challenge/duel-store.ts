/** Duels, which travel in links, as this device stores them. */

import { Collection } from '../../core/browser/collection';
import { array, boolean, nullable, numberBetween, object, parseOrNull, type Schema, string, time } from '../../core/state/schema';

/** A finished round: the record and the map of each player. */
export interface DuelRound {
  deal: string;
  records: string[];
  maps: string[];
}

export interface SavedDuel {
  /** 8 hexadecimal digits. */
  id: string;
  /** The player of this device, 0 or 1. */
  seat: number;
  /** The duel as the link of this player contains it. */
  text: string;
  /** Whether it contains a game of this player that was not sent yet. */
  isUnsent: boolean;
  /** The rounds in their order; null for one that this device has not seen. */
  rounds: (DuelRound | null)[];
  /** What lists show: the other player, the rounds that this player and the other one have won, and whether it goes on. */
  friend: string;
  wins: number[];
  turn: DuelTurn;
  when: number;
}

/** `answer`: a game of the other player waits here; `send`: something is to be sent; `wait`: the other player is next. */
export type DuelTurn = 'answer' | 'send' | 'wait' | 'over';
const TURNS: readonly DuelTurn[] = ['answer', 'send', 'wait', 'over'];

const MAX_ROUNDS = 99;
const count = numberBetween(0, MAX_ROUNDS);
const pair = (length: number): Schema<string[]> => array(string(length), 2);

const parseSavedDuel: Schema<SavedDuel> = object<SavedDuel>({
  id: string(8),
  seat: numberBetween(0, 1),
  text: string(6_000),
  isUnsent: boolean,
  rounds: array(nullable(object<DuelRound>({ deal: string(500), records: pair(20_000), maps: pair(500) })), MAX_ROUNDS),
  friend: string(100),
  wins: array(count, 2),
  turn: (value) => TURNS.find((each) => each === value) ?? 'wait',
  when: time,
});

declare module '../../core/browser/database' {
  interface Stores {
    /** Duels in links, by id. */
    duels: { key: IDBValidKey; value: SavedDuel };
  }
}

const duels = new Collection('duels', (value) => parseOrNull(parseSavedDuel, value));

/** Returns the duels, newest first. */
export async function readDuels(): Promise<SavedDuel[]> {
  return duels.readable(await duels.entries().catch(() => [])).sort((a, b) => b.when - a.when);
}

export function readDuel(id: string): Promise<SavedDuel | null> {
  return duels.get(id);
}

/** Stores a duel. Returns false if the database refuses it: then it is kept while the page is open. */
export function writeDuel(duel: SavedDuel): Promise<boolean> {
  return duels.write(duel.id, () => duel);
}

export async function removeDuel(id: string): Promise<void> {
  await duels.remove(id);
}
