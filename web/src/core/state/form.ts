/** The form for a new game. */

import { sheetId } from './own-sheets';
import { CATALOGUE } from '../contract/generated/catalogue';
import type { SetupJson } from '../contract/generated/messages';
import { numberBetween, boolean, array, picklist, optional, type Schema, object } from './schema';
import { MAX_LOCAL_SEATS, parseSeats, defaultSeat, type Seating } from './seats';

/** Alone, or several seats at this device. */
export type Mode = 'solo' | 'table';

export interface Form extends Seating {
  setup: SetupJson;
  seed: string;
  /** Whether the form is shown, or only the button that starts a game. */
  setupOpen: boolean;
  /** Whether the rarer options are shown. */
  moreOptionsOpen: boolean;
  mode: Mode;
  /** Whether the cards to choose from are shown. */
  cardsOpen: boolean;
  /** The ambushes that the player has chosen; used once there are four. */
  ambushes: readonly string[];
  /** The seat whose colour and crest are being chosen; -1 for none. */
  editedSeat: number;
}

export function preset(name: string): SetupJson {
  const setup = CATALOGUE.presets[name];
  if (!setup) throw new Error(`no preset ${name}`);
  return structuredClone(setup);
}

export function defaultForm(): Form {
  return {
    setup: preset('base'),
    seed: '',
    setupOpen: false,
    moreOptionsOpen: false,
    mode: 'solo',
    seats: [defaultSeat(0), defaultSeat(1, 'greedy')],
    open: false,
    editedSeat: -1,
    cardsOpen: false,
    ambushes: [],
  };
}

/** What is stored for the next game. */
export type StoredForm = Pick<Form, 'setup' | 'mode' | 'seats' | 'open'>;

/** Number of ambushes to choose. A setup with fewer entries contains packs. */
export const AMBUSH_COUNT = 4;

export const parseStoredForm: Schema<StoredForm> = (value) => {
  const printedSet = picklist('base', 'heroes');
  const someOf = (known: readonly string[]): Schema<string[]> => array(picklist(...known), AMBUSH_COUNT);
  const setup = object<SetupJson>({
    set: picklist('base', 'heroes', 'combined'),
    sheet: sheetId,
    players: numberBetween(1, MAX_LOCAL_SEATS),
    explore: printedSet,
    seasons: printedSet,
    heroes: boolean,
    skills: boolean,
    ambush: someOf([...CATALOGUE.packs, ...Object.keys(CATALOGUE.ambush)]),
    edicts: someOf(Object.keys(CATALOGUE.edicts)),
    packs: optional(undefined, array(picklist(...CATALOGUE.expansions), CATALOGUE.expansions.length)),
    solo_ambushes: optional(undefined, boolean),
  });
  return object<StoredForm>({ setup, mode: picklist('solo', 'table'), seats: parseSeats, open: boolean })(value);
};

/** Returns the seats of the game that the form describes. */
export function seatingOf({ mode, seats, open }: Form): Seating {
  return mode === 'solo' ? { seats: [defaultSeat(0)], open: false } : { seats, open };
}
