/** All that the page shows, in slices. Each slice has one writer (`build/figures.py`), and the page is drawn once per frame. */

import type { Problem } from '../contract/generated/messages';
import type { TextKey } from '../contract/generated/text-keys';
import { freshForm, type Form } from './form';
import { freshGame, freshHand, freshStage, type Game, type Hand, type Stage } from './game';
import type { FinishedGame, Save } from './stored';
import { freshPuzzle, type PuzzleState } from './puzzle';
import type { Dialog, OpenBook, Route } from './route';
import { freshSchool, noTips, type School, type TipState } from './school';
import { freshSettings, type Settings } from './settings';
import { noTable, type TableState } from './table/now';

/** Where the player is. */
export interface Where {
  route: Route;
  /** Where the player was before the screens next to the game: the end of a game is worth coming back to. */
  from: Route;
  /** The screens behind this one, if the player looks at something that was opened there. */
  behind: readonly Route[];
  dialog: Dialog | null;
  book: OpenBook | null;
  /** A game is requested and waits for the engine. */
  waiting: boolean;
}

/** The engine: still coming, answering, or gone for good. */
export interface EngineState {
  is: 'loading' | 'ready' | 'failed';
  /** `share` is of the whole start, from 0 to 1; `left` the seconds until everything is here, once that can be known. */
  progress: { stage: TextKey; share: number; left: number | null };
}

/** What the page itself has to say. */
export interface Page {
  /** A key of the texts, shown for a while at the top, and what it speaks of. */
  notice: TextKey | null;
  words: Readonly<Record<string, string>>;
  /** A key of the texts that says what went wrong. */
  failure: { text: TextKey; problem: Problem | null } | null;
  /** A new version has been downloaded and may be taken. */
  newer: boolean;
}

/** What is stored on this device. */
export interface StoredGames {
  saves: readonly Save[];
  /** Finished games, newest first. */
  games: readonly FinishedGame[];
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
  stored: StoredGames;
  school: School;
  tips: TipState;
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
  where: { route: { to: 'home' }, from: { to: 'home' }, behind: [], dialog: null, book: null, waiting: false },
  engine: { is: 'loading', progress: { stage: 'load-engine', share: 0, left: null } },
  page: { notice: null, words: {}, failure: null, newer: false },
  game: freshGame(),
  stage: freshStage(),
  hand: freshHand(),
  puzzle: freshPuzzle(),
  form: freshForm(),
  stored: { saves: [], games: [], days: {}, damaged: [], ready: false },
  school: freshSchool(),
  tips: noTips(),
  settings: freshSettings(),
  table: noTable(),
  busy: 0,
  paint: 0,
};

const mutable = state as State;

/** Work that is done in a frame in which one of its slices has changed. */
interface Follower {
  slices: readonly (keyof State)[];
  seen: readonly unknown[];
  work: () => void;
}

/** What a frame does, and whether one has been asked for. */
const frames = {
  asked: false,
  changed: (): void => undefined,
  draw: (): void => undefined,
  before: new Set<Follower>(),
  after: new Set<Follower>(),
};

/** Draws the page. */
export function onRedraw(callback: () => void): void {
  frames.draw = callback;
}

/** Called at every change, at once. */
export function onChange(callback: () => void): void {
  frames.changed = callback;
}

function follower(all: Set<Follower>, slices: Follower['slices'], work: () => void): () => void {
  const added: Follower = { slices, seen: [], work };
  all.add(added);
  return () => void all.delete(added);
}

/** Does the work before the page is drawn, whenever one of the slices has changed. Returns what ends that. */
export function follow(slices: Follower['slices'], work: () => void): () => void {
  return follower(frames.before, slices, work);
}

/** Does the work once the change has been drawn. */
export function followDrawn(slices: Follower['slices'], work: () => void): () => void {
  return follower(frames.after, slices, work);
}

function run(all: ReadonlySet<Follower>): void {
  for (const each of all) {
    const now = each.slices.map((name) => state[name]);
    if (now.every((slice, i) => slice === each.seen[i])) continue;
    each.seen = now;
    each.work();
  }
}

/** One picture of the page, with everything that follows from what has changed. */
export function frame(): void {
  run(frames.before);
  frames.draw();
  run(frames.after);
}

export function redraw(): void {
  frames.changed();
  if (frames.asked) return;
  frames.asked = true;
  requestAnimationFrame(() => {
    frames.asked = false;
    frame();
  });
}

/** Replaces whole slices in one change; `work` is added to the number of things that are under way. */
export function replace(slices: Partial<Slices>, work = 0): void {
  Object.assign(mutable, slices);
  mutable.busy += work;
  redraw();
}

export function update<Name extends keyof Slices>(name: Name, change: Partial<Slices[Name]>): void {
  replace({ [name]: { ...state[name], ...change } });
}

/** The player waits while the work lasts. Several may overlap, and each ends only itself. */
export async function busy<Result>(work: () => Promise<Result>): Promise<Result> {
  replace({}, 1);
  try {
    return await work();
  } finally {
    replace({}, -1);
  }
}

/** Everything painted is painted again: size, theme or language have changed. */
export function repaint(): void {
  mutable.paint += 1;
  redraw();
}
