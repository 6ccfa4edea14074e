/** A game in progress as plain data: the game itself, what of it is on the screen, and what is in the player's hand. */

import type { Place } from '../contract/cells';
import type { Explanation, HintJson, Preview, Tool, View } from '../contract/generated/messages';
import type { Aim } from './aim';
import type { Origin } from './origin';
import { seat, type Table } from './seats';
import type { Tally } from './tally';
import type { Moment, Rival } from './types';

/** One person on this device; several people or bots on it; a puzzle; or a table on several devices. */
export type KindName = 'solo' | 'table' | 'puzzle' | 'company';

export interface Game extends Table {
  kind: KindName;
  id: string;
  view: View | null;
  /** Where it came from, and against which earlier game it is played. */
  origin: Origin;
  rival: Rival | null;
  /** Seasons whose tally has been seen. */
  tallied: number;
  /** How many hints were asked for. */
  hints: number;
}

/** What of the game is on the screen: during a moment it lags behind the view. */
export interface Stage {
  map: string;
  moment: Moment | null;
  tally: Tally | null;
  /** The map is hidden until the next person takes the screen. */
  curtain: boolean;
  /** The seat of the person who took the screen last; -1 if no one has yet. */
  at: number;
  /** The seat whose map is on the screen. */
  shown: number;
  /** The seat whose map is looked at in the dialog and on the final screen. */
  look: number;
  /** The record from which the next card may come without a press. */
  onward: string;
  /** Milliseconds of the pause before it does; 0 where it does not. */
  pause: number;
}

/** A hint on the screen, or asked for. */
export interface OpenHint {
  /** The record that it is about: it goes when the game continues. */
  record: string;
  hint: HintJson | null;
  /** How much of the thinking is done. */
  share: number;
  chosen: number;
}

/** What the player has in hand and asks. */
export interface Hand {
  aim: Aim | null;
  /** Where a click put the shape; the ghost returns there when the pointer leaves the map. */
  placed: Aim | null;
  /** The cell with the tab stop when nothing is aimed: the map can be read at any time. */
  reading: Place;
  preview: { key: string; data: Preview } | null;
  explain: { letter: string; pinned: boolean; data: Explanation | null } | null;
  hint: OpenHint | null;
  /** How often each was used since the page was opened: the guided game waits for some of them. */
  uses: Readonly<Record<'tool' | 'terrain' | 'arrow', number>>;
}

/** A game in progress; the store shows the one on the table. */
export interface PlayData {
  readonly game: Game;
  readonly stage: Stage;
  readonly hand: Hand;
  /** How many things are under way that the player waits for. */
  readonly busy: number;
}

export function freshGame(): Game {
  const table = { seats: [seat(0)], open: false, mine: null };
  return { kind: 'solo', id: '', view: null, origin: { kind: 'free' }, rival: null, ...table, tallied: 0, hints: 0 };
}

export function freshStage(): Stage {
  return { map: '', moment: null, tally: null, curtain: false, at: -1, shown: 0, look: 0, onward: '', pause: 0 };
}

export function freshHand(): Hand {
  const uses = { tool: 0, terrain: 0, arrow: 0 };
  return { aim: null, placed: null, reading: [5, 5], preview: null, explain: null, hint: null, uses };
}

/**
 * What the game waits for: the player's decision; the end of what is asked or shown; the player to read what was
 * counted; the next person to take the screen.
 */
export type Phase = 'deciding' | 'showing' | 'counting' | 'hidden';

export function phaseOf({ stage, busy }: Pick<PlayData, 'stage' | 'busy'>): Phase {
  if (stage.tally) return 'counting';
  if (stage.curtain) return 'hidden';
  return busy || stage.moment ? 'showing' : 'deciding';
}

/** Nothing is asked, shown or counted; the map may be hidden. */
export function isAtRest({ stage, busy }: Pick<PlayData, 'stage' | 'busy'>): boolean {
  return !busy && !stage.moment && !stage.tally;
}

/** What may be placed: what is held stays usable until the answer is here, and while something is shown nothing is. */
export function toolsNow(play: PlayData): readonly Tool[] {
  return play.hand.aim || phaseOf(play) === 'deciding' ? (play.game.view?.tools ?? []) : [];
}
