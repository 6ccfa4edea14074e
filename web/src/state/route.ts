/** Where the player is: the screens there are, with what each needs to know, and the dialogs that lie over them. */

import type { Kept } from './kept';
import type { Seat } from './seats';
import type { Rival } from './types';

/** A screen more is a case more here, a folder in `screens` and a line in `app/screens` or `app/later`. */
export type Route =
  | { to: 'home' }
  | { to: 'play' }
  | { to: 'final' }
  | { to: 'daily' }
  | { to: 'stats' }
  | { to: 'album' }
  | { to: 'gallery' }
  | { to: 'desk' }
  /** With a code, that puzzle is opened. */
  | { to: 'puzzles'; code?: string }
  | { to: 'compare' }
  /** A friend's result to beat. */
  | { to: 'challenge'; rival: Rival }
  /** Tables on several devices: the one with that secret, or one that is to be opened. `after` a game: the key of whoever has
   *  opened another table, or empty to open one. */
  | { to: 'table'; secret?: string; offer?: string; after?: string }
  /** A record step by step; without one, what was watched last, or a place to open one. */
  | { to: 'replay'; record?: string; seats?: readonly Seat[] }
  /** Where bots are written: at a step of the course, or with a bot that came by a link, still packed. */
  | { to: 'workshop'; step?: number; bot?: { packed: string; name: string } }
  /** A finished game, judged from one seat. */
  | { to: 'review'; record: string; seat: number };

export type ScreenName = Route['to'];

export type Dialog =
  | { is: 'menu' }
  | { is: 'log' }
  | { is: 'cards' }
  | { is: 'games' }
  | { is: 'maps' }
  /** Who else is at a table on several devices. */
  | { is: 'company' }
  /** About a game of the history, or about the one just finished. */
  | { is: 'share' | 'keepsake' | 'embed'; game: Kept | null };

export type DialogName = Dialog['is'];

/** Where the rulebook is open. It may lie over a dialog, which is still there when it is closed. */
export interface OpenBook {
  /** A topic or a card; empty is the list of contents, which wide screens always show. */
  page: string;
  search: string;
  /** All pages one after the other, for the printer. */
  whole: boolean;
}

/** The screens of a game; all others lie beside it. */
export function isGame({ to }: Route): boolean {
  return to === 'play' || to === 'final';
}

/** The screens with a bar of their own, which lead back to where the player came from. */
export function isRoom(route: Route): boolean {
  return route.to !== 'home' && !isGame(route);
}
