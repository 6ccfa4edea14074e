/** Every screen and dialog there is. Those that few visits need are fetched when somebody first goes to one. */

import { type Guide, setGuide } from '../commands/navigate';
import type { Dialog, DialogName, Route, ScreenName } from '../state/route';
import { state } from '../state/store';
import * as games from '../screens/dialogs/games';
import * as log from '../screens/dialogs/log';
import * as maps from '../screens/dialogs/maps';
import * as menu from '../screens/dialogs/menu';
import * as final from '../screens/final/final';
import * as home from '../screens/home/home';
import * as play from '../screens/play/screen';
import { setParts } from '../ui/parts';
import type { DialogScreen, Screen } from '../ui/screen';
import { speakOfAll } from '../words/texts';

type To<Name extends ScreenName> = Extract<Route, { to: Name }>;

/** A route without a screen does not compile. */
const SCREENS: { [Name in ScreenName]: Screen<To<Name>> | 'later' } = {
  home,
  play,
  final,
  daily: 'later',
  stats: 'later',
  album: 'later',
  gallery: 'later',
  desk: 'later',
  compare: 'later',
  challenge: 'later',
  replay: 'later',
  review: 'later',
  workshop: 'later',
};

const DIALOGS: { [Name in DialogName | 'book']: DialogScreen | 'later' } = {
  menu,
  log,
  games,
  maps,
  share: 'later',
  keepsake: 'later',
  cards: 'later',
  embed: 'later',
  book: 'later',
};

type Later = typeof import('./later');
let later: Later | null = null;

async function fetchLater(): Promise<Later> {
  later ??= (await Promise.all([import('./later'), speakOfAll()]))[0];
  setParts(later.PARTS);
  return later;
}

/** A screen that is fetched already; the type of a route is known to belong to its name. */
function screenOf(name: ScreenName): Screen | null {
  const known = SCREENS[name];
  return (known === 'later' ? (later?.SCREENS[name as keyof Later['SCREENS']] ?? null) : known) as Screen | null;
}

function dialogOf(name: DialogName | 'book'): DialogScreen | null {
  const known = DIALOGS[name];
  return known === 'later' ? (later?.DIALOGS[name as keyof Later['DIALOGS']] ?? null) : known;
}

const guide: Guide = {
  arrive(route) {
    const welcome = (): boolean | Promise<boolean> => screenOf(route.to)?.arrive?.(route) ?? true;
    return SCREENS[route.to] === 'later' && !later ? fetchLater().then(welcome) : welcome();
  },
  here(route) {
    screenOf(route.to)?.here?.();
  },
  open(dialog) {
    const name = dialog === 'book' ? dialog : dialog.is;
    const shown = (): void => {
      if (dialog !== 'book') dialogOf(name)?.arrive?.(dialog);
    };
    return DIALOGS[name] === 'later' && !later ? fetchLater().then(shown) : shown();
  },
  async rest() {
    await fetchLater();
  },
};

setGuide(guide);

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
  return !['log', 'cards', 'maps'].includes(is) || state.game.view !== null;
}
