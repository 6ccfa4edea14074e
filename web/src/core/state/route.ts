/** Where the player is: the screens there are, with what each needs to know, and the dialogs that lie over them. */

import type { DuelJson } from '../contract/generated/messages';
import type { Rival } from './animation';
import type { FinishedGame } from './saved-games';
import type { Seat } from './seats';

/** What must be known to show each screen. A feature that nothing else leads to may declare its own in its folder. */
export interface Screens {
  home: object;
  play: object;
  final: object;
  album: object;
  /** A friend's result to beat, and the text of the duel that it belongs to. */
  challenge: { rival: Rival; duel?: string };
  /** The duel of a link, and which of its players is here; else that of the game that has just been finished. */
  compare: { duel?: DuelJson; seat?: 0 | 1 };
  daily: object;
  desk: object;
  gallery: object;
  /** Groups for the daily map: the one with that link, which `from` invites to; or all, and the form for another one. */
  group: { link?: string; from?: string; all?: boolean };
  /** With a code, that puzzle is opened. */
  puzzles: { code?: string };
  /** A record step by step; without one, what was watched last, or a place to open one. */
  replay: { record?: string; seats?: readonly Seat[] };
  /** A finished game, judged from one seat. */
  review: { record: string; seat: number };
  stats: object;
  /** Tables on several devices: the one with that link, or one that is to be opened. `seat` is one's own on another device, `from`
   *  the name of the player who invites, `direct` the code of a device nearby, `next` leads to the table after the one that is open. */
  table: { link?: string; seat?: number; from?: string; direct?: string; next?: boolean };
  /** Where bots are written: at a step of the course, outside of it (null), or where the author was last; or with a bot or
   *  answers that came by a link, still packed. */
  workshop: { step?: number | null; bot?: Packed; answers?: Packed };
}

/** A text from a link, and its name. */
export interface Packed {
  packed: string;
  name: string;
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
