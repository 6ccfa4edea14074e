/** What the page knows of the table: the seats of this game, who is at the screen, and the form for a new one. */

import type { Mode } from './form';
import { seat, type Seat } from './seats';

export interface TableState {
  seats: readonly Seat[];
  /** The map is hidden until the next person takes the screen. */
  curtain: boolean;
  /** The seat of the person who took the screen last; -1 for nobody yet. */
  at: number;
  /** The seat whose map is on the screen. */
  shown: number;
  /** The seat whose map is looked at in the dialog and on the final screen. */
  look: number;
  mode: Mode;
  /** The form: people who pass the device, and the bots to play against. */
  guests: readonly Seat[];
  rivals: readonly Seat[];
}

export function freshTable(): TableState {
  return {
    seats: [seat(0)],
    curtain: false,
    at: -1,
    shown: 0,
    look: 0,
    mode: 'solo',
    guests: [seat(0), seat(1)],
    rivals: [seat(0), seat(1, 'greedy')],
  };
}
