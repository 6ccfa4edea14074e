/** What a device at a table is given, and the times that all devices keep. */

import type { Event, View } from '../../contract/generated/messages';
import type { SavedTable } from '../../state/table/stored';
import type { Sign } from '../../state/table/said';
import type { Ask } from './feeds';

export interface Around {
  ask: Ask;
  send(data: unknown): void;
  /** Replaces what relays have stored of this device. */
  post(data: unknown): void;
  /** Resolves when it is on the disk: nothing is sent before. */
  keep(table: SavedTable): Promise<void>;
  now(): number;
  /** A number below 1. */
  random(): number;
  later(work: () => void, ms: number): void;
  /** Something is not as it was. */
  changed(): void;
  /** The game at one's place has gone on. */
  arrived(view: View, events: readonly Event[]): void;
  signed(key: string, sign: Sign): void;
}

/** The numbers of what a device speaks: others must have the same. */
export interface Versions {
  protocol: number;
  rules: number;
}

/** Milliseconds between two heartbeats while nothing changes: at least, and a random part more. */
export const BEAT = 15_000;
export const BEAT_MORE = 5000;
/** A device that has been silent for so long is away: two heartbeats were lost. */
export const SILENCE = 45_000;
/** Before the table begins, a device without a ready player that was silent for so long is forgotten. */
export const FORGOTTEN = 90_000;
