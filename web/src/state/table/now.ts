/** The table on several devices that is open here, as screens show it. */

import type { SetupJson } from '../../contract/generated/messages';
import type { Seat } from '../seats';
import type { Person, Sign } from './said';

/** Who is on a seat: no one yet, a bot, this device, or another that is here, has said that it is ready, is not heard of any
 *  more, or has not come yet. */
export type Presence = 'free' | 'bot' | 'own' | 'here' | 'ready' | 'lost' | 'invited';

export interface TableSeat extends Seat {
  presence: Presence;
  /** Of the device that the seat belongs to. */
  key: string;
  /** Another person's device plays it for now. */
  standIn: boolean;
  /** A foul has stopped it. */
  stopped: boolean;
  /** How many devices have voted to let a bot play, of how many that decide; null if none has. */
  vote: { by: number; of: number; own: boolean } | null;
}

/** Someone without a seat, or with another version. */
export interface Onlooker {
  key: string;
  names: string;
  lost: boolean;
  /** Whose version is too old to play together. */
  older: 'ours' | 'theirs' | null;
}

/** How the connection is: as it reports itself. */
export interface ConnectionHealth {
  way: 'relays' | 'direct';
  open: number;
  of: number;
  /** Relays that have stored what was inked here. */
  keeps?: number;
  trouble?: string;
}

/** Someone has opened another table after the game. */
export interface Invitation {
  key: string;
  name: string;
  secret: string;
}

export interface MadeSign {
  id: number;
  /** Of the device that made it; empty for this one. */
  key: string;
  name: string;
  sign: Sign;
}

export interface TableNow {
  secret: string;
  /** What an invitation contains. */
  ticket: string;
  opener: boolean;
  /** `seeking`: no one has announced the table yet. `dealing`: all draw the seed together. */
  stage: 'seeking' | 'lobby' | 'dealing' | 'play' | 'over';
  setup: SetupJson | null;
  seats: readonly TableSeat[];
  onlookers: readonly Onlooker[];
  /** At this device. */
  people: readonly Person[];
  mine: readonly number[];
  ready: boolean;
  canBegin: boolean;
  /** The seats without which nothing continues. */
  waitingFor: readonly number[];
  /** `writer` is the first seat of the device at fault. */
  fouls: readonly { seat: number; writer: number; kind: string }[];
  /** How many devices play: at two of them no seat is handed over. */
  devices: number;
  /** The seasons, from 0, in which a bot moved for a person. */
  stoodIn: readonly { seat: number; seasons: readonly number[] }[];
  /** Names of those whose game is not ours any more. */
  astray: readonly string[];
  /** Whether most of the others have the same game, which is not ours. */
  outvoted: boolean;
  /** Some of what was written here was lost, and others have to bring it. */
  mending: boolean;
  /** Why this device cannot take part: a code. */
  trouble: string;
  connections: readonly ConnectionHealth[];
  /** The seat of this device moved away by this link; empty if it did not. */
  moved: string;
  /** Another device plays with it. */
  movedAway: boolean;
  canMove: boolean;
  /** At least one relay has stored all that was done here. */
  stored: boolean;
  /** Someone here was or is connected directly, by codes. */
  direct: boolean;
  invitations: readonly Invitation[];
  signs: readonly MadeSign[];
}

/** A table that is stored on this device, in the list of tables. */
export interface TableRow {
  secret: string;
  names: string;
  stage: 'lobby' | 'play' | 'over';
  myTurn: boolean;
  /** The names that the table waits for, and since when. */
  waits: string;
  since: number;
  season: string;
  when: number;
}

export interface TableState {
  now: TableNow | null;
  /** Newest first; read when the screen of tables is opened. */
  rows: readonly TableRow[];
  /** Where tables lie that cannot be read. */
  damaged: readonly string[];
  /** How many tables wait for a move of someone at this device. */
  turns: number;
}

export function noTable(): TableState {
  return { now: null, rows: [], damaged: [], turns: 0 };
}
