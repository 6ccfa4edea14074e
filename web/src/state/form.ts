/** The form for a new game. */

import { CATALOGUE } from '../contract/generated/catalogue';
import type { SetupJson } from '../contract/generated/messages';
import { seat, type Table } from './seats';

export type Mode = 'solo' | 'table';

export interface Form extends Table {
  setup: SetupJson;
  seed: string;
  /** Whether the rarer options are shown. */
  more: boolean;
  mode: Mode;
  /** Whether the cards to choose from are shown. */
  cards: boolean;
  /** Ambushes chosen by hand: four, or not yet four. */
  ambushes: readonly string[];
  /** The seat whose colour and crest are being chosen; -1 for none. */
  dressing: number;
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
    seats: [seat(0), seat(1, 'greedy')],
    open: false,
    dressing: -1,
    cards: false,
    ambushes: [],
  };
}

/** The table that the form asks for. */
export function chosenTable({ mode, seats, open }: Form): Table {
  return mode === 'solo' ? { seats: [seat(0)], open: false } : { seats, open };
}
