/** Where the player is: the screens there are, with what each needs to know, and the dialogs that lie over them. */

import type { FinishedGame } from './saved-games';

/** What must be known to show each screen. The others declare theirs in their folders, and have a line in `app/later-screens`. */
export interface Screens {
  home: object;
  play: object;
  final: object;
}

export type ScreenName = keyof Screens;
export type Route = { [Name in ScreenName]: { to: Name } & Screens[Name] }[ScreenName];
export type RouteTo<Name extends ScreenName> = Extract<Route, { to: Name }>;

export type Dialog =
  | { is: 'menu' }
  | { is: 'settings' }
  | { is: 'log' }
  | { is: 'cards' }
  | { is: 'games' }
  | { is: 'maps' }
  /** Who else is at a table on several devices. */
  | { is: 'company' }
  /** About a game of the history, or about the one just finished. */
  | { is: 'share' | 'keepsake' | 'embed'; game: FinishedGame | null };

export type DialogName = Dialog['is'];

/** Where the rulebook is open. It may lie over a dialog, which is still there when it is closed. */
export interface RulebookState {
  /** A topic or a card; empty is the list of contents, which wide screens always show. */
  page: string;
  search: string;
  /** All pages one after the other, for the printer. */
  printAll: boolean;
}

/** The screens of a game; all others lie next to it. */
export function isGame({ to }: Route): boolean {
  return to === 'play' || to === 'final';
}

/** The screens with their own bar, which lead back to where the player came from. */
export function isPage(route: Route): boolean {
  return route.to !== 'home' && !isGame(route);
}

/** What is opened from a room to be looked at, and leads back to that room. */
export function opensOverPage(route: Route): boolean {
  return route.to === 'replay' && !!route.record;
}
