/** Tables on several devices, as screens show them and as this device stores them. */

import { MAX_TABLE_SEATS, MAX_TABLE_ENTRIES, MAX_ENTRY_LENGTH, MAX_TABLE_LINK_LENGTH } from '../../core/contract/generated/limits';
import type { SetupJson, TableJson } from '../../core/contract/generated/messages';
import { onReset } from '../../core/browser/local-storage';
import { localState } from '../../core/state/local-state';
import { MAX_HINTS } from '../../core/state/saved-games';
import { array, boolean, fallback, numberBetween, object, record, type Schema, string, time } from '../../core/state/schema';
import type { Seat } from '../../core/state/seats';
import type { Delivery } from '../../core/ui/delivery';

/** Twice as many as a table has: two tabs may have stored different ones. */
const MAX_STORED_ENTRIES = 2 * MAX_TABLE_ENTRIES;
const MAX_DRAFT_ACTIONS = 40;

/** Who is on a seat: nobody yet, a bot, this device, another device that is connected now, or one that is not, for a short or a
 *  long time. */
export type Presence = 'free' | 'bot' | 'own' | 'here' | 'absent' | 'away';

export interface TableSeat extends Seat {
  presence: Presence;
  /** A bot draws for this person. */
  isBotDrawing: boolean;
}

/** The table that is open in this tab. */
export interface OnlineTable {
  link: string;
  setup: SetupJson;
  seats: readonly TableSeat[];
  /** The seats of the people at this device. */
  ownSeats: readonly number[];
  /** The seat of somebody else that this device draws for now; -1 for none. */
  drawingFor: number;
  /** Whether the player of this device has still to choose a seat, or to watch. */
  isWelcome: boolean;
  over: boolean;
  waitingFor: readonly number[];
  /** For each seat, that of the player who drew for it last; -1 if its own player did. */
  drawnBy: readonly number[];
  /** The seasons, from 0, in which a bot drew for a person. */
  byBots: TableJson['by_bots'];
  /** The link to the table after this one. */
  next: string;
  /** Games that each seat has won, this one included once it is over. */
  wins: readonly number[];
  delivery: Delivery;
  /** Whether the names of other players may still arrive, so that a seat without one may be taken. */
  isReading: boolean;
  /** Whether this device has drawn since the table was opened here. */
  hasDrawn: boolean;
}

/** A table that is stored on this device. */
export interface SavedTable {
  link: string;
  /** 32 hexadecimal digits. */
  secret: string;
  /** The rest of the link, from which keys are derived. */
  context: string;
  entries: string[];
  /** The entries that this device has written. */
  written: string[];
  /** The moves of this device that do not count, and of which the player has been informed. */
  acknowledged: string[];
  mine: number[];
  /** When another device was last seen on a seat, by the number of the seat. */
  seen: Record<string, number>;
  /** Seasons whose tally has been seen. */
  tallied: number;
  /** Number of hints that the player has requested. */
  hints: number;
  /** The actions of each seat that its player has not ended with a turn. */
  drafts: Record<string, string[]>;
  /** The table when its entries were last read. */
  names: string[];
  waitingFor: number[];
  over: boolean;
  season: string;
  /** Whether some entries have not been stored by any relay. */
  isUnsent: boolean;
  when: number;
}

const seat = numberBetween(0, MAX_TABLE_SEATS - 1);
const entries = array(string(MAX_ENTRY_LENGTH), MAX_STORED_ENTRIES);

export const parseSavedTable: Schema<SavedTable> = object<SavedTable>({
  link: string(MAX_TABLE_LINK_LENGTH),
  secret: string(32),
  context: string(MAX_TABLE_LINK_LENGTH),
  entries,
  written: fallback([], entries),
  acknowledged: fallback([], entries),
  mine: array(seat, MAX_TABLE_SEATS),
  seen: fallback({}, record(time, MAX_TABLE_SEATS)),
  tallied: fallback(0, numberBetween(0, 4)),
  hints: fallback(0, numberBetween(0, MAX_HINTS)),
  drafts: fallback({}, record(array(string(20), MAX_DRAFT_ACTIONS), MAX_TABLE_SEATS)),
  names: fallback([], array(string(100), MAX_TABLE_SEATS)),
  waitingFor: fallback([], array(seat, MAX_TABLE_SEATS)),
  over: fallback(false, boolean),
  season: fallback('', string(20)),
  isUnsent: fallback(false, boolean),
  when: time,
});

export function isMyTurn({ over, waitingFor, mine }: SavedTable): boolean {
  return !over && waitingFor.some((each) => mine.includes(each));
}

/** The tables of this device, as screens show them. */
export const tableState = localState<{
  /** The table that is open in this tab. */
  open: OnlineTable | null;
  /** The stored tables, newest first. */
  rows: readonly SavedTable[];
  /** Keys of stored tables that cannot be read. */
  damaged: readonly string[];
}>({ open: null, rows: [], damaged: [] });

onReset(() => tableState.update({ rows: [], damaged: [] }));
