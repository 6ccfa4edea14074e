/** The form for a new game. */

import { CATALOGUE } from '../contract/generated/catalogue';
import type { SetupJson } from '../contract/generated/messages';
import { count, flag, list, oneOf, or, type Parser, shape, text } from './parse';
import { MOST_AT_A_TABLE, parseSeats, seat, type Table } from './seats';

export type Mode = 'solo' | 'table';

export interface Form extends Table {
  setup: SetupJson;
  seed: string;
  /** Whether the form is shown, and not only the button that starts. */
  unfolded: boolean;
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
    unfolded: false,
    more: false,
    mode: 'solo',
    seats: [seat(0), seat(1, 'greedy')],
    open: false,
    dressing: -1,
    cards: false,
    ambushes: [],
  };
}

/** What the next game takes over from the one before: all but the seed. */
export type Remembered = Pick<Form, 'setup' | 'mode' | 'seats' | 'open'>;

/** Chosen by hand ambushes are four cards, and there are only three packs. */
export const AMBUSHES = 4;

export const parseRemembered: Parser<Remembered> = (value) => {
  const box = oneOf('base', 'heroes');
  const ids = (known: readonly string[]): Parser<string[]> => list(oneOf(...known), AMBUSHES);
  const setup = shape<SetupJson>({
    set: oneOf('base', 'heroes', 'combined'),
    sheet: oneOf(...(Object.keys(CATALOGUE.sheets) as SetupJson['sheet'][])),
    players: count(1, MOST_AT_A_TABLE),
    explore: box,
    seasons: box,
    heroes: flag,
    skills: flag,
    ambush: ids([...CATALOGUE.packs, ...Object.keys(CATALOGUE.ambush)]),
    edicts: ids(Object.keys(CATALOGUE.edicts)),
    packs: or(undefined, list(text(40), MOST_AT_A_TABLE)),
    solo_ambushes: or(undefined, flag),
  });
  return shape<Remembered>({ setup, mode: oneOf('solo', 'table'), seats: parseSeats, open: flag })(value);
};

/** The table that the form asks for. */
export function chosenTable({ mode, seats, open }: Form): Table {
  return mode === 'solo' ? { seats: [seat(0)], open: false } : { seats, open };
}
