/** Every screen and dialog there is. Those that few visits need are fetched when someone first goes to one. */

import type { Guide } from '../commands/navigate';
import { provide } from '../features';
import type { Dialog, DialogName, RouteTo, ScreenName } from '../state/route';
import { state } from '../state/store';
import * as games from '../screens/dialogs/games';
import * as log from '../screens/dialogs/log';
import * as maps from '../screens/dialogs/maps';
import * as menu from '../screens/dialogs/menu';
import * as settings from '../screens/dialogs/settings';
import * as final from '../screens/final/final';
import * as home from '../screens/home/home';
import * as play from '../screens/play/screen';
import type { DialogScreen, Screen } from '../ui/screen';
import { speakOfAll } from '../words/texts';

/** What is fetched when it is first wanted: the screens that few visits need, and those of tables on several devices. */
type Chunk = 'later' | 'together';

/** All screens but these are in `later-screens`. */
const SCREENS: { [Name in ScreenName]?: Screen<RouteTo<Name>> | Chunk } = { home, play, final, table: 'together' };

function whereIs(name: ScreenName): Screen<never> | Chunk {
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

interface Fetched {
  SCREENS: Readonly<Record<string, unknown>>;
  DIALOGS: Readonly<Record<string, DialogScreen>>;
}

const fetched: Partial<Record<Chunk, Fetched>> = {};

const FETCH: Readonly<Record<Chunk, () => Promise<Fetched>>> = {
  async later() {
    const [later] = await Promise.all([import('./later'), speakOfAll()]);
    return later;
  },
  async together() {
    const [together] = await Promise.all([import('./together'), speakOfAll()]);
    return together;
  },
};

async function fetchChunk(chunk: Chunk): Promise<void> {
  fetched[chunk] ??= await FETCH[chunk]();
}

/** A screen that is fetched already; the type of a route is known to belong to its name. */
function screenOf(name: ScreenName): Screen | null {
  const known = whereIs(name);
  return (typeof known === 'string' ? (fetched[known]?.SCREENS[name] ?? null) : known) as Screen | null;
}

function dialogOf(name: DialogName | 'book'): DialogScreen | null {
  const known = DIALOGS[name];
  return typeof known === 'string' ? (fetched[known]?.DIALOGS[name] ?? null) : known;
}

/** Does at once what needs no fetching. */
function whenHere<Result>(known: object | Chunk, work: () => Result | Promise<Result>): Result | Promise<Result> {
  return typeof known !== 'string' || fetched[known] ? work() : fetchChunk(known).then(work);
}

const guide: Guide = {
  arrive(route) {
    return whenHere(whereIs(route.to), () => screenOf(route.to)?.arrive?.(route) ?? true);
  },
  here(route) {
    screenOf(route.to)?.here?.();
  },
  open(dialog) {
    const name = dialog === 'book' ? dialog : dialog.is;
    return whenHere(DIALOGS[name], () => {
      if (dialog !== 'book') dialogOf(name)?.arrive?.(dialog);
    });
  },
  rest: () => fetchChunk('later'),
};

provide({ guide });

export function currentScreen(): Screen | null {
  return screenOf(state.where.route.to);
}

/** The rulebook lies over any other dialog. */
export function currentDialog(): DialogScreen | null {
  const { book, dialog } = state.where;
  return book ? dialogOf('book') : dialog && isPossible(dialog) ? dialogOf(dialog.is) : null;
}

/** The log, the cards and the maps are those of a game. */
function isPossible({ is }: Dialog): boolean {
  return !['log', 'cards', 'maps', 'company'].includes(is) || state.game.view !== null;
}
