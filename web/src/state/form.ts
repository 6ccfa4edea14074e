/** The form for a new game. */

import { CATALOGUE } from '../contract/generated/catalogue';
import type { SetupJson } from '../contract/generated/messages';
import { seat, type Seat } from './seats';

export type Mode = 'solo' | 'pass' | 'bots';

export interface Form {
  setup: SetupJson;
  seed: string;
  /** Whether the rarer options are shown. */
  more: boolean;
  mode: Mode;
  /** People who pass the device. */
  guests: readonly Seat[];
  /** The player, and the bots to play against. */
  rivals: readonly Seat[];
}

export function preset(name: string): SetupJson {
  const found = CATALOGUE.presets[name];
  if (!found) throw new Error(`no preset ${name}`);
  return structuredClone(found);
}

export function freshForm(): Form {
  return {
    setup: preset('base'),
    seed: '',
    more: false,
    mode: 'solo',
    guests: [seat(0), seat(1)],
    rivals: [seat(0), seat(1, 'greedy')],
  };
}

/** The seats that the form asks for. */
export function chosenSeats({ mode, guests, rivals }: Form): readonly Seat[] {
  return mode === 'solo' ? [seat(0)] : mode === 'pass' ? guests : rivals;
}
