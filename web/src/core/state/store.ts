/** All that the page shows, in slices. Each slice has one writer (`build/figures.py`), and the page is drawn once per frame. */

import type { ErrorDetails } from '../contract/generated/messages';
import type { TextKey } from '../contract/generated/text-keys';
import { defaultForm, type Form } from './form';
import { initialGame, initialInput, initialDisplay, type Game, type PlayerInput, type Display } from './game';
import type { FinishedGame, Save } from './saved-games';
import { initialPuzzleState, type PuzzleState } from './puzzle';
import type { Dialog, RulebookState, Route } from './route';
import { initialLessonState, initialTips, type LessonState, type TipState } from './lesson-state';
import { defaultSettings, type Settings } from './settings';
import { initialOnlineState, type OnlineState } from './online';

/** Where the player is. */
export interface Navigation {
  route: Route;
  /** Where the player was before the screens next to the game: the end of a game is worth coming back to. */
  cameFrom: Route;
  /** The screens behind this one, if the player looks at something that was opened there. */
  backStack: readonly Route[];
  dialog: Dialog | null;
  rulebook: RulebookState | null;
  /** A game is requested and waits for the engine. */
  isLoading: boolean;
}

/** The engine: still coming, answering, or gone for good. */
export interface EngineState {
  status: 'loading' | 'ready' | 'failed';
  /** `share` is of the whole start, from 0 to 1; `left` the seconds until everything is here, once that can be known. */
  progress: { stage: TextKey; share: number; left: number | null };
}

/** What the page itself has to say. */
export interface Notices {
  /** A key of the texts, shown for a while at the top, and what it speaks of. */
  notice: TextKey | null;
  noticeArgs: Readonly<Record<string, string>>;
  /** A key of the texts that says what went wrong. */
  failure: { text: TextKey; problem: ErrorDetails | null } | null;
  /** A new version has been downloaded and may be taken. */
  updateAvailable: boolean;
}

/** What is stored on this device. */
export interface StoredGames {
  saves: readonly Save[];
  /** Finished games, newest first. */
  history: readonly FinishedGame[];
  /** The id of the first try of each day's deal, finished or not. */
  firstAttempts: Readonly<Record<string, string>>;
  /** Finished games that cannot be read: they stay as they are, and go into an export. */
  damaged: readonly unknown[];
  /** The names of the player's own bots. */
  bots: readonly string[];
  /** Whether the finished games have been read. */
  isHistoryLoaded: boolean;
}

interface Slices {
  navigation: Navigation;
  engine: EngineState;
  notices: Notices;
  game: Game;
  display: Display;
  input: PlayerInput;
  puzzle: PuzzleState;
  form: Form;
  stored: StoredGames;
  lesson: LessonState;
  tips: TipState;
  settings: Settings;
  online: OnlineState;
}

export interface State extends Slices {
  /** How many things are under way that the player waits for; changed by `busy` alone. */
  busyCount: number;
  /** Grows when painted things must be painted again: size, theme, language; changed by `repaint` alone. */
  paintVersion: number;
}

export const state: Readonly<State> = {
  navigation: { route: { to: 'home' }, cameFrom: { to: 'home' }, backStack: [], dialog: null, rulebook: null, isLoading: false },
  engine: { status: 'loading', progress: { stage: 'load-engine', share: 0, left: null } },
  notices: { notice: null, noticeArgs: {}, failure: null, updateAvailable: false },
  game: initialGame(),
  display: initialDisplay(),
  input: initialInput(),
  puzzle: initialPuzzleState(),
  form: defaultForm(),
  stored: { saves: [], history: [], firstAttempts: {}, damaged: [], bots: [], isHistoryLoaded: false },
  lesson: initialLessonState(),
  tips: initialTips(),
  settings: defaultSettings(),
  online: initialOnlineState(),
  busyCount: 0,
  paintVersion: 0,
};

const mutable = state as State;

/** Work that is done in a frame in which one of its slices has changed. */
interface Watcher {
  slices: readonly (keyof State)[];
  lastValues: readonly unknown[];
  callback: () => void;
}

/** What a frame does, and whether one has been asked for. */
const scheduler = {
  isRequested: false,
  changed: (): void => undefined,
  draw: (): void => undefined,
  before: new Set<Watcher>(),
  after: new Set<Watcher>(),
};

/** Draws the page. */
export function onRedraw(callback: () => void): void {
  scheduler.draw = callback;
}

/** Called at every change, at once. */
export function onChange(callback: () => void): void {
  scheduler.changed = callback;
}

function addWatcher(all: Set<Watcher>, slices: Watcher['slices'], callback: () => void): () => void {
  const added: Watcher = { slices, lastValues: [], callback };
  all.add(added);
  return () => void all.delete(added);
}

/** Does the work before the page is drawn, whenever one of the slices has changed. Returns what ends that. */
export function watch(slices: Watcher['slices'], work: () => void): () => void {
  return addWatcher(scheduler.before, slices, work);
}

/** Does the work once the change has been drawn. */
export function watchAfterDraw(slices: Watcher['slices'], work: () => void): () => void {
  return addWatcher(scheduler.after, slices, work);
}

function runWatchers(all: ReadonlySet<Watcher>): void {
  for (const each of all) {
    const now = each.slices.map((name) => state[name]);
    if (now.every((slice, i) => slice === each.lastValues[i])) continue;
    each.lastValues = now;
    each.callback();
  }
}

/** One picture of the page, with everything that follows from what has changed. */
export function renderFrame(): void {
  runWatchers(scheduler.before);
  scheduler.draw();
  runWatchers(scheduler.after);
}

export function requestRedraw(): void {
  scheduler.changed();
  if (scheduler.isRequested) return;
  scheduler.isRequested = true;
  requestAnimationFrame(() => {
    scheduler.isRequested = false;
    renderFrame();
  });
}

/** Replaces whole slices in one change; `work` is added to the number of things that are under way. */
export function replace(slices: Partial<Slices>, work = 0): void {
  Object.assign(mutable, slices);
  mutable.busyCount += work;
  requestRedraw();
}

export function update<Name extends keyof Slices>(name: Name, change: Partial<Slices[Name]>): void {
  replace({ [name]: { ...state[name], ...change } });
}

/** The player waits while the work lasts. Several may overlap, and each ends only itself. */
export async function whileBusy<Result>(work: () => Promise<Result>): Promise<Result> {
  replace({}, 1);
  try {
    return await work();
  } finally {
    replace({}, -1);
  }
}

/** Everything painted is painted again: size, theme or language have changed. */
export function repaint(): void {
  mutable.paintVersion += 1;
  requestRedraw();
}
