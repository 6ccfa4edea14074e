/** What a device at a table is given, and the times that all devices keep. */

import type { Event, View } from '../../contract/generated/messages';
import type { SavedTable } from '../../state/table/stored';
import type { Sign } from '../../state/table/said';
import type { Ask } from './feeds';

export interface Around {
  ask: Ask;
  send(data: unknown): void;
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

/** Milliseconds between two signs of life, and without any until somebody counts as lost. */
export const BEAT = 5000;
export const SILENCE = 17_000;
/** Before the table begins somebody who was silent for so long is forgotten. */
export const FORGOTTEN = 60_000;
