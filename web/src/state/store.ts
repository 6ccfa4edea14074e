/** All that the page shows, in slices. Whoever changes one says so, and the page is redrawn once a frame.
 *  `tests/site/test_front_state.py` says which files may change which slice. */

import type { Explanation, HintJson, Preview, Problem, View } from '../contract/generated/messages';
import type { Place } from '../contract/cells';
import type { Aim } from './aim';
import { freshForm, type Form } from './form';
import type { Kept, Save } from './kept';
import type { Origin } from './origin';
import { freshPuzzle, type PuzzleState } from './puzzle';
import type { Dialog, OpenBook, Route } from './route';
import { freshSchool, type School } from './school';
import { seat, type Table } from './seats';
import { freshSettings, type Settings } from './settings';
import { noTable, type TableState } from './table/now';
import type { Tally } from './tally';
import type { Moment, Rival } from './types';

/** Where the player is. */
export interface Where {
  route: Route;
  /** Where the player was before the screens beside the game: the end of a game is worth coming back to. */
  from: Route;
  dialog: Dialog | null;
  book: OpenBook | null;
  /** A game is wanted and waits for the engine. */
  waiting: boolean;
}

/** The engine: still coming, answering, or gone for good. */
export interface EngineState {
  is: 'loading' | 'ready' | 'failed';
  /** `share` is of the whole start, from 0 to 1; `left` the seconds until everything is here, once that can be told. */
  progress: { stage: string; share: number; left: number | null };
}

/** What the page itself has to say. */
export interface Page {
  /** A key of the texts, shown for a while at the top, and what it speaks of. */
  notice: string | null;
  words: Readonly<Record<string, string>>;
  /** A key of the texts that says what went wrong. */
  failure: { text: string; problem: Problem | null } | null;
  /** A new version has been downloaded and may be taken. */
  newer: boolean;
}

/** The game that is played. */
export interface Game extends Table {
  id: string;
  view: View | null;
  /** Where it came from, and whom it is played against. */
  origin: Origin;
  rival: Rival | null;
  /** Seasons whose tally has been seen. */
  tallied: number;
  /** How many hints were asked for. */
  hints: number;
}

/** What of the game is on the screen: during a moment it lags behind the view. */
export interface Stage {
  map: string;
  moment: Moment | null;
  tally: Tally | null;
  /** The map is hidden until the next person takes the screen. */
  curtain: boolean;
  /** The seat of the person who took the screen last; -1 for nobody yet. */
  at: number;
  /** The seat whose map is on the screen. */
  shown: number;
  /** The seat whose map is looked at in the dialog and on the final screen. */
  look: number;
  /** The record from which the game may go on by itself. */
  onward: string;
  /** Milliseconds of the pause before it does; 0 where it does not. */
  pause: number;
}

/** A hint on the screen, or asked for. */
export interface OpenHint {
  /** The record that it is about: it goes when the game goes on. */
  record: string;
  hint: HintJson | null;
  chosen: number;
}

/** What the player holds and asks. */
export interface Hand {
  aim: Aim | null;
  /** Where a click put the shape; the ghost returns there when the pointer leaves the map. */
  placed: Aim | null;
  /** The cell with the tab stop when nothing is aimed: the map can be read at any time. */
  reading: Place;
  preview: { key: string; data: Preview } | null;
  explain: { letter: string; pinned: boolean; data: Explanation | null } | null;
  hint: OpenHint | null;
  /** How often each was used since the page was opened: the guided game waits for some of them. */
  uses: Readonly<Record<'tool' | 'terrain' | 'arrow', number>>;
}

/** What is kept on this device. */
export interface KeptGames {
  saves: readonly Save[];
  /** Finished games, newest first. */
  games: readonly Kept[];
  /** The id of the first try of each day's deal, finished or not. */
  days: Readonly<Record<string, string>>;
  /** Finished games that cannot be read: they stay as they are, and go into an export. */
  damaged: readonly unknown[];
  /** Whether the finished games have been read. */
  ready: boolean;
}

interface Slices {
  where: Where;
  engine: EngineState;
  page: Page;
  game: Game;
  stage: Stage;
  hand: Hand;
  puzzle: PuzzleState;
  form: Form;
  kept: KeptGames;
  school: School;
  settings: Settings;
  table: TableState;
}

export interface State extends Slices {
  /** How many things are under way that the player waits for; changed by `busy` alone. */
  busy: number;
  /** Grows when painted things must be painted again: size, theme, language; changed by `repaint` alone. */
  paint: number;
}

export const state: Readonly<State> = {
  where: { route: { to: 'home' }, from: { to: 'home' }, dialog: null, book: null, waiting: false },
  engine: { is: 'loading', progress: { stage: 'load-engine', share: 0, left: null } },
  page: { notice: null, words: {}, failure: null, newer: false },
  game: { id: '', view: null, origin: { kind: 'free' }, rival: null, seats: [seat(0)], open: false, mine: null, tallied: 0, hints: 0 },
  stage: { map: '', moment: null, tally: null, curtain: false, at: -1, shown: 0, look: 0, onward: '', pause: 0 },
  hand: {
    aim: null,
    placed: null,
    reading: [5, 5],
    preview: null,
    explain: null,
    hint: null,
    uses: { tool: 0, terrain: 0, arrow: 0 },
  },
  puzzle: freshPuzzle(),
  form: freshForm(),
  kept: { saves: [], games: [], days: {}, damaged: [], ready: false },
  school: freshSchool(),
  settings: freshSettings(),
  table: noTable(),
  busy: 0,
  paint: 0,
};

const mutable = state as State;
let draw: () => void = () => undefined;
let changed: () => void = () => undefined;
let asked = false;

/** Called once a frame after something has changed. */
export function onRedraw(callback: () => void): void {
  draw = callback;
}

/** Called at every change, at once. */
export function onChange(callback: () => void): void {
  changed = callback;
}

export function redraw(): void {
  changed();
  if (asked) return;
  asked = true;
  requestAnimationFrame(() => {
    asked = false;
    draw();
  });
}

export function update<Name extends keyof Slices>(name: Name, change: Partial<Slices[Name]>): void {
  Object.assign(mutable, { [name]: { ...state[name], ...change } });
  redraw();
}

/** While the work lasts the player waits for it; several may overlap, and each ends only itself. */
export async function busy<Result>(work: () => Promise<Result>): Promise<Result> {
  mutable.busy += 1;
  redraw();
  try {
    return await work();
  } finally {
    mutable.busy -= 1;
    redraw();
  }
}

/** Everything painted is painted again: size, theme or language have changed. */
export function repaint(): void {
  mutable.paint += 1;
  redraw();
}
