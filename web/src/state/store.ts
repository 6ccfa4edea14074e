/** One plain object holds all that the page shows; whoever changes it says so, and it is redrawn once a frame. */

import { readSettings } from '../browser/settings';
import type { Explanation, Preview, SetupJson, View } from '../contract/generated/messages';
import type { Aim } from './aim';
import { preset } from './form';
import type { Save } from './kept';
import type { Origin } from './origin';
import type { Dialog, Screen } from './route';
import type { Settings } from './settings';
import { freshTable, type TableState } from './table';
import type { Failure, Moment, Rival, Tally } from './types';

export interface State {
  screen: Screen;
  dialog: Dialog;
  /** The engine: still coming, answering, or gone for good. */
  engine: 'loading' | 'ready' | 'failed';
  progress: { stage: string; share: number; left: number | null };
  /** A game is wanted and waits for the engine. */
  waiting: boolean;
  /** A message or a moment is under way. */
  busy: boolean;
  view: View | null;
  gameId: string;
  /** Grows when a game is opened or left: what an earlier one still wanted to show is dropped. */
  visit: number;
  /** Where the game came from, and whom it is played against. */
  origin: Origin;
  rival: Rival | null;
  /** The map as it is shown: during a moment it lags behind the view. */
  map: string;
  aim: Aim | null;
  /** Where a click put the shape; the ghost returns there when the pointer leaves the map. */
  placed: Aim | null;
  preview: { key: string; data: Preview } | null;
  explain: { letter: string; pinned: boolean; data: Explanation | null } | null;
  moment: Moment | null;
  tally: Tally | null;
  /** Seasons whose tally has been seen. */
  tallied: number;
  failure: Failure | null;
  /** A key of the texts, shown for a while at the top. */
  notice: string | null;
  /** A new version has been downloaded and may be taken. */
  updateReady: boolean;
  saves: readonly Save[];
  setup: SetupJson;
  seed: string;
  more: boolean;
  settings: Settings;
  table: TableState;
  /** Grows when painted things must be painted anew: size, theme, language. */
  paint: number;
}

export const state: State = {
  screen: 'home',
  dialog: null,
  engine: 'loading',
  progress: { stage: 'load-engine', share: 0, left: null },
  waiting: false,
  busy: false,
  view: null,
  gameId: '',
  visit: 0,
  origin: { kind: 'free' },
  rival: null,
  map: '',
  aim: null,
  placed: null,
  preview: null,
  explain: null,
  moment: null,
  tally: null,
  tallied: 0,
  failure: null,
  notice: null,
  updateReady: false,
  saves: [],
  setup: preset('base'),
  seed: '',
  more: false,
  settings: readSettings(),
  table: freshTable(),
  paint: 0,
};

let draw: () => void = () => undefined;
let asked = false;

export function onRedraw(callback: () => void): void {
  draw = callback;
}

export function redraw(): void {
  if (asked) return;
  asked = true;
  requestAnimationFrame(() => {
    asked = false;
    draw();
  });
}

export function update(change: Partial<State>): void {
  Object.assign(state, change);
  // Told at once, taken back only when the result is drawn: whoever watches never sees a rest that is none.
  if (state.busy || state.moment) document.documentElement.dataset.busy = '';
  redraw();
}

export function updateTable(change: Partial<TableState>): void {
  state.table = { ...state.table, ...change };
  redraw();
}
