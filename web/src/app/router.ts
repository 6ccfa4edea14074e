/** Finds the screen of a route and the dialog of a name. Features that few visits need are loaded when one of them is first opened. */

import type { Router } from '../core/page/navigate';
import { type Features, fillSlots, provideLazyParts, type Slots } from '../core/lazy-parts';
import { currentPlay, closePlay } from '../play/play';
import { openLink } from './open-link';
import type { Dialog, DialogName, RouteTo, ScreenName, Route } from '../core/state/route';
import { state } from '../core/state/store';
import * as games from './dialogs/games';
import * as languages from './dialogs/languages';
import * as log from './dialogs/log';
import * as maps from './dialogs/maps';
import * as menu from './dialogs/menu';
import * as settings from './dialogs/settings';
import * as final from '../play/final/final';
import * as play from '../play/screen/screen';
import type { DialogScreen, Screen } from '../core/ui/screen';
import { loadLazyTexts } from '../core/words/texts';
import { nothing } from 'lit';

/** A feature: its screens and dialogs, and what it gives to other screens. */
export interface Feature {
  screens?: { [Name in ScreenName]?: Screen<RouteTo<Name>> };
  dialogs?: { [Name in DialogName | 'book']?: DialogScreen };
  parts?: Partial<Features>;
  slots?: Partial<Slots>;
}

type Chunk = 'later' | 'together';
interface FeatureChunk {
  load: () => Promise<Readonly<Record<string, Feature>>>;
  /** The screens and dialogs that are in this chunk; all that no chunk names are in `later`. */
  names?: readonly (ScreenName | DialogName)[];
}
export type FeatureChunks = Readonly<Partial<Record<Chunk, FeatureChunk>>>;

const screens = new Map<string, Screen<never>>(Object.entries({ play, final }));
const dialogs = new Map<string, DialogScreen>(Object.entries({ menu, settings, languages, log, games, maps }));
const chunks = new Map<Chunk, FeatureChunk>();
const chunkLoads = new Map<Chunk, Promise<void>>();
const loadedChunks = new Set<Chunk>();

/** Registers what features have. */
export function addFeatures(features: readonly Feature[]): void {
  for (const feature of features) {
    for (const [name, screen] of Object.entries(feature.screens ?? {})) screens.set(name, screen);
    for (const [name, dialog] of Object.entries(feature.dialogs ?? {})) dialogs.set(name, dialog);
    provideLazyParts(feature.parts ?? {});
    fillSlots(feature.slots ?? {});
  }
}

/** Registers the chunks of features that few visits need. */
export function addChunks(added: FeatureChunks): void {
  for (const [name, chunk] of Object.entries(added)) chunks.set(name as Chunk, chunk);
}

/** Loads a chunk once, however many ask for it at the same time; after a failure, the next one tries again. */
export function loadChunk(chunk: Chunk): Promise<void> {
  const load = chunkLoads.get(chunk) ?? addChunk(chunk);
  chunkLoads.set(chunk, load);
  return load;
}

async function addChunk(chunk: Chunk): Promise<void> {
  try {
    const [features] = await Promise.all([chunks.get(chunk)?.load(), loadLazyTexts()]);
    addFeatures(Object.values(features ?? {}));
    loadedChunks.add(chunk);
  } catch (error) {
    chunkLoads.delete(chunk);
    throw error;
  }
}

/** Loads the features that the link in the address needs while the engine is still starting. */
export function prefetchLinked(hash: string): void {
  if (/^#(table|group|cup)=/.test(hash)) void loadChunk('together').catch(() => undefined); // reported when the link is followed
}

/** The cast is safe because each route is only passed to the screen of its name. */
function screenOf(name: ScreenName): Screen | null {
  return (screens.get(name) as Screen | undefined) ?? null;
}

function dialogOf(name: DialogName | 'book'): DialogScreen | null {
  return dialogs.get(name) ?? null;
}

/** Calls `work` once the chunk of the screen or dialog is loaded; synchronously, if it already is. */
function whenLoaded<Result>(name: string, work: () => Result | Promise<Result>): Result | Promise<Result> {
  const [chunk] = [...chunks].find(([, { names = [] }]) => (names as readonly string[]).includes(name)) ?? ['later'];
  return screens.has(name) || dialogs.has(name) || loadedChunks.has(chunk) ? work() : loadChunk(chunk).then(work);
}

const router: Router = {
  enter(route) {
    return whenLoaded(route.to, () => {
      const screen = screenOf(route.to);
      return screen ? (screen.arrive?.(route) ?? true) : false;
    });
  },
  afterEnter(route) {
    screenOf(route.to)?.afterEnter?.();
  },
  open(dialog) {
    const name = dialog === 'book' ? dialog : dialog.is;
    return whenLoaded(name, () => {
      if (dialog !== 'book') dialogOf(name)?.arrive?.(dialog);
    });
  },
  loadLazyParts: () => loadChunk('later'),
  leaveGame: () => closePlay(currentPlay()),
  openLink,
};

provideLazyParts({ router });

export function currentScreen(): Screen | null {
  return screenOf(state.navigation.route.to);
}

/** Returns the open dialog. The rulebook is above any other. */
export function currentDialog(): DialogScreen | null {
  const { rulebook, dialog } = state.navigation;
  if (rulebook) return dialogOf('book');
  return dialog && isAvailable(dialog) ? dialogOf(dialog.is) : null;
}

/** Whether a dialog can be shown: some need a game. */
function isAvailable({ is }: Dialog): boolean {
  return !['log', 'cards', 'maps', 'company'].includes(is) || state.game.view !== null;
}

export function lazyScreen<R extends Route>(load: () => Promise<Screen<R>>): Screen<R> {
  let screen: Screen<R> | null = null;
  return {
    async arrive(route) {
      screen = await load();
      return (await screen.arrive?.(route)) ?? true;
    },
    afterEnter: () => screen?.afterEnter?.(),
    screen: () => screen?.screen() ?? nothing,
    board: (kind) => screen?.board?.(kind) ?? null,
  };
}
