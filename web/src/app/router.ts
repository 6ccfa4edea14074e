/** Every screen and dialog there is. Those that few visits need are fetched when someone first goes to one. */

import type { Router } from '../core/page/navigate';
import { provideLazyParts } from '../core/lazy-parts';
import { closePlay } from '../play/play';
import { openLink } from './open-link';
import type { Dialog, DialogName, RouteTo, ScreenName } from '../core/state/route';
import { state } from '../core/state/store';
import * as games from './dialogs/games';
import * as log from './dialogs/log';
import * as maps from './dialogs/maps';
import * as menu from './dialogs/menu';
import * as settings from './dialogs/settings';
import * as final from '../play/final/final';
import * as home from '../features/home/home';
import * as play from '../play/screen/screen';
import type { DialogScreen, Screen } from '../core/ui/screen';
import { loadLazyTexts } from '../core/words/texts';

/** What is fetched when it is first wanted: the screens that few visits need, and those of tables on several devices and of groups. */
type Chunk = 'later' | 'together';

/** All screens but these are in `later-screens`. */
const SCREENS: { [Name in ScreenName]?: Screen<RouteTo<Name>> | Chunk } = { home, play, final, table: 'together', group: 'together' };

function entryOf(name: ScreenName): Screen<never> | Chunk {
  return SCREENS[name] ?? 'later';
}

const DIALOGS: { [Name in DialogName | 'book']: DialogScreen | Chunk } = {
  menu,
  settings,
  log,
  games,
  maps,
  share: 'later',
  keepsake: 'later',
  cards: 'later',
  embed: 'later',
  book: 'later',
  company: 'together',
};

interface LoadedChunk {
  SCREENS: Readonly<Record<string, unknown>>;
  DIALOGS: Readonly<Record<string, DialogScreen>>;
}

const loadedChunks: Partial<Record<Chunk, LoadedChunk>> = {};

const CHUNK_LOADERS: Readonly<Record<Chunk, () => Promise<LoadedChunk>>> = {
  async later() {
    const [later] = await Promise.all([import('./lazy-chunk'), loadLazyTexts()]);
    return later;
  },
  async together() {
    const [together] = await Promise.all([import('./together'), loadLazyTexts()]);
    return together;
  },
};

async function loadChunk(chunk: Chunk): Promise<void> {
  loadedChunks[chunk] ??= await CHUNK_LOADERS[chunk]();
}

/** Fetches what the link in the address will need while the engine is still starting. */
export function prefetchLinked(hash: string): void {
  if (/^#(table|group)=/.test(hash)) void loadChunk('together').catch(() => undefined); // reported when the link is followed
}

/** A screen that is fetched already; the type of a route is known to belong to its name. */
function screenOf(name: ScreenName): Screen | null {
  const entry = entryOf(name);
  return (typeof entry === 'string' ? (loadedChunks[entry]?.SCREENS[name] ?? null) : entry) as Screen | null;
}

function dialogOf(name: DialogName | 'book'): DialogScreen | null {
  const known = DIALOGS[name];
  return typeof known === 'string' ? (loadedChunks[known]?.DIALOGS[name] ?? null) : known;
}

/** Does at once what needs no fetching. */
function whenLoaded<Result>(entry: object | Chunk, work: () => Result | Promise<Result>): Result | Promise<Result> {
  return typeof entry !== 'string' || loadedChunks[entry] ? work() : loadChunk(entry).then(work);
}

const router: Router = {
  enter(route) {
    return whenLoaded(entryOf(route.to), () => screenOf(route.to)?.arrive?.(route) ?? true);
  },
  afterEnter(route) {
    screenOf(route.to)?.afterEnter?.();
  },
  open(dialog) {
    const name = dialog === 'book' ? dialog : dialog.is;
    return whenLoaded(DIALOGS[name], () => {
      if (dialog !== 'book') dialogOf(name)?.arrive?.(dialog);
    });
  },
  loadLazyParts: () => loadChunk('later'),
  leaveGame: () => closePlay(),
  openLink,
};

provideLazyParts({ router });

export function currentScreen(): Screen | null {
  return screenOf(state.navigation.route.to);
}

/** The rulebook lies over any other dialog. */
export function currentDialog(): DialogScreen | null {
  const { rulebook, dialog } = state.navigation;
  return rulebook ? dialogOf('book') : dialog && isAvailable(dialog) ? dialogOf(dialog.is) : null;
}

/** The log, the cards and the maps are those of a game. */
function isAvailable({ is }: Dialog): boolean {
  return !['log', 'cards', 'maps', 'company'].includes(is) || state.game.view !== null;
}
