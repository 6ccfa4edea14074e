/** The screens with their parameters, and the dialogs that open above them. */

import type { Rival } from './animation';
import type { FinishedGame } from './saved-games';
import type { Seat } from './seats';

/** The parameters of each screen. */
export interface Screens {
  home: object;
  play: object;
  final: object;
  album: object;
  /** A friend's result to beat. */
  challenge: { rival: Rival };
  /** A duel: that of a link, one that this device has stored, or that of the game that has just been finished. */
  duel: { link?: string; id?: string };
  atlas: object;
  /** Cups: one by its link, and what that calls it; or all of them, and the form for a new one. */
  cup: { link?: string; title?: string; all?: boolean };
  daily: object;
  desk: object;
  gallery: object;
  /** Groups for the daily map: one by its link, and who has sent that; or all of them, and the form for a new one. */
  group: { link?: string; from?: string; all?: boolean };
  /** With a code, that puzzle is opened; with `today`, that of the day. `invited`: the code is from a link. */
  puzzles: { code?: string; today?: boolean; invited?: boolean };
  /** A record step by step; without one, the replay that was open before, or the form to open one. With `plays` it starts at once. */
  replay: { record?: string; seats?: readonly Seat[]; plays?: boolean };
  /** A finished game, reviewed for one seat. */
  review: { record: string; seat: number };
  /** The editor of own sheets, with the sheet of a link. */
  sheets: { sheet?: string; name?: string };
  stats: object;
  /** The ways to play with others. */
  together: object;
  /** Tables on several devices: the one with that link, or one that is to be opened. `seat` is one's own on another device, `from`
   *  the name of the player who invites, `direct` the code of a device nearby, `next` leads to the table after the one that is open. */
  table: { link?: string; seat?: number; from?: string; direct?: string; next?: boolean };
  /** The workshop at a step of the course, or outside of the course (null), or where the author was last; or with a bot or
   *  the answers of a course from a link, still packed. */
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
  | { is: 'languages' }
  | { is: 'log' }
  | { is: 'cards' }
  | { is: 'games' }
  | { is: 'maps' }
  | { is: 'embed' }
  /** The other players of a table. */
  | { is: 'company' }
  /** About a game of the history; about the one just finished, if it is null. `withResult` makes the link a challenge. */
  | { is: 'share' | 'keepsake'; game: FinishedGame | null; withResult?: boolean };

export type DialogName = Dialog['is'];

/** The state of the rulebook, which opens above any dialog. */
export interface RulebookState {
  /** The id of a topic or a card; empty for the list of contents, which wide screens always show. */
  page: string;
  search: string;
  /** Whether all pages are shown, for printing. */
  printAll: boolean;
}

/** Whether the screen is one of a game: the play screen or the final screen. */
export function isGame({ to }: Route): boolean {
  return to === 'play' || to === 'final';
}

/** Whether the screen has its own bar with a button that goes back. */
export function isPage(route: Route): boolean {
  return route.to !== 'home' && !isGame(route);
}

/** Whether Back leads from this screen to the page from which it was opened. */
export function opensOverPage(route: Route): boolean {
  return route.to === 'replay' && !!route.record;
}
