/** The state that the page shows, in slices. The page is drawn at most once per frame. */

import type { ErrorDetails } from '../contract/generated/messages';
import type { TextKey } from '../contract/generated/text-keys';
import { defaultForm, type Form } from './form';
import { initialGame, initialInput, initialDisplay, type Game, type PlayerInput, type Display } from './game';
import type { OwnSheet } from './own-sheets';
import type { FinishedGame, Save } from './saved-games';
import type { Dialog, RulebookState, Route } from './route';
import { initialLessonState, initialTips, type LessonState, type TipState } from './lesson-state';
import { defaultSettings, type Settings } from './settings';

/** Where the player is. */
export interface Navigation {
  route: Route;
  /** Home or the final screen, from which the player has gone to other screens, and to which Back leads. */
  cameFrom: Route;
  /** The pages from which the present page was opened. */
  backStack: readonly Route[];
  dialog: Dialog | null;
  rulebook: RulebookState | null;
  /** Whether a game has been requested from the engine and is not here yet. */
  isLoading: boolean;
}

/** Whether the engine is loading, ready, or failed for good. */
export interface EngineState {
  status: 'loading' | 'ready' | 'failed';
  /** `share` of the whole start, from 0 to 1; `left`, the seconds until everything is downloaded, once they can be estimated. */
  progress: { stage: TextKey; share: number; secondsLeft: number | null };
}

/** Messages of the page itself. */
export interface Notices {
  /** The text key of a notice, and the arguments of the text. */
  notice: TextKey | null;
  noticeArgs: Readonly<Record<string, string>>;
  /** The text key of an error, and its details. */
  failure: { text: TextKey; problem: ErrorDetails | null } | null;
  /** Whether a new version has been downloaded and can be activated. */
  updateAvailable: boolean;
}

/** What is stored on this device. */
interface StoredGames {
  saves: readonly Save[];
  /** Finished games, newest first. */
  history: readonly FinishedGame[];
  /** The id of the first attempt at each daily map, finished or not. */
  firstAttempts: Readonly<Record<string, string>>;
  /** Finished games that cannot be read: they stay in storage as they are, and are exported. */
  damaged: readonly unknown[];
  /** The names of the custom bots. */
  bots: readonly string[];
  /** The sheets that the player has drawn or kept. */
  sheets: readonly OwnSheet[];
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
  form: Form;
  stored: StoredGames;
  lesson: LessonState;
  tips: TipState;
  settings: Settings;
}

export interface State extends Slices {
  /** Number of operations that the player waits for; only `replace` changes it. */
  busyCount: number;
  /** Increases when all canvases must be painted again, after a change of size, theme or language. */
  paintVersion: number;
}

export const state: Readonly<State> = {
  navigation: { route: { to: 'home' }, cameFrom: { to: 'home' }, backStack: [], dialog: null, rulebook: null, isLoading: false },
  engine: { status: 'loading', progress: { stage: 'load-engine', share: 0, secondsLeft: null } },
  notices: { notice: null, noticeArgs: {}, failure: null, updateAvailable: false },
  game: initialGame(),
  display: initialDisplay(),
  input: initialInput(),
  form: defaultForm(),
  stored: { saves: [], history: [], firstAttempts: {}, damaged: [], bots: [], sheets: [], isHistoryLoaded: false },
  lesson: initialLessonState(),
  tips: initialTips(),
  settings: defaultSettings(),
  busyCount: 0,
  paintVersion: 0,
};

const mutable = state as State;

/** A function that is called in each frame in which one of its slices has changed. */
interface Watcher {
  slices: readonly (keyof State)[];
  lastValues: readonly unknown[];
  callback: () => void;
}

/** The functions that a frame calls, and whether a frame has been requested. */
const scheduler = {
  isRequested: false,
  changed: (): void => undefined,
  draw: (): void => undefined,
  before: new Set<Watcher>(),
  after: new Set<Watcher>(),
};

/** Sets the function that draws the page. */
export function onRedraw(callback: () => void): void {
  scheduler.draw = callback;
}

/** Sets the function that is called at once at every change. */
export function onChange(callback: () => void): void {
  scheduler.changed = callback;
}

function addWatcher(all: Set<Watcher>, slices: Watcher['slices'], callback: () => void): () => void {
  const added: Watcher = { slices, lastValues: [], callback };
  all.add(added);
  return () => void all.delete(added);
}

/** Calls `work` before the page is drawn if one of the slices has changed. Returns a function that ends that. */
export function watch(slices: Watcher['slices'], work: () => void): () => void {
  return addWatcher(scheduler.before, slices, work);
}

/** Calls `work` after the page is drawn if one of the slices has changed. Returns a function that ends that. */
export function watchAfterDraw(slices: Watcher['slices'], work: () => void): () => void {
  return addWatcher(scheduler.after, slices, work);
}

function runWatchers(all: ReadonlySet<Watcher>): void {
  for (const each of all) {
    const values = each.slices.map((name) => state[name]);
    if (values.every((slice, i) => slice === each.lastValues[i])) continue;
    each.lastValues = values;
    each.callback();
  }
}

/** Draws the page, and calls the watchers whose slices have changed. */
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

/** Replaces whole slices in one change, and adds a number to the count of operations that the player waits for. */
export function replace(slices: Partial<Slices>, busyChange = 0): void {
  Object.assign(mutable, slices);
  mutable.busyCount += busyChange;
  requestRedraw();
}

export function update<Name extends keyof Slices>(name: Name, change: Partial<Slices[Name]>): void {
  replace({ [name]: { ...state[name], ...change } });
}

/** Counts as busy until the work is done. Several may overlap. */
export async function whileBusy<Result>(work: () => Promise<Result>): Promise<Result> {
  replace({}, 1);
  try {
    return await work();
  } finally {
    replace({}, -1);
  }
}

/** Has all canvases painted again, after a change of size, theme or language. */
export function repaint(): void {
  mutable.paintVersion += 1;
  requestRedraw();
}
