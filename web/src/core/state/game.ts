/** A game in progress as plain data: the game itself, what of it is on the screen, and what is in the player's hand. */

import type { Position } from '../contract/cells';
import type { Explanation, HintJson, Preview, Tool, View } from '../contract/generated/messages';
import type { Aim } from './aim';
import type { Origin } from './origin';
import { defaultSeat, type Seating } from './seats';
import type { Tally } from './tally';
import type { Animation, Rival } from './animation';

/** One person on this device; several people or bots on it; a puzzle; or a table on several devices. */
export type PlayKind = 'solo' | 'table' | 'puzzle' | 'online';

export interface Game extends Seating {
  kind: PlayKind;
  id: string;
  view: View | null;
  /** Where it came from, and against which earlier game it is played. */
  origin: Origin;
  rival: Rival | null;
  /** Seasons whose tally has been seen. */
  talliedSeasons: number;
  /** How many hints were asked for. */
  hints: number;
}

/** What of the game is on the screen: during a moment it lags behind the view. */
export interface Display {
  map: string;
  animation: Animation | null;
  tally: Tally | null;
  /** The map is hidden until the next person takes the screen. */
  curtain: boolean;
  /** The seat of the person who took the screen last; -1 if no one has yet. */
  viewerSeat: number;
  /** The seat whose map is on the screen. */
  shownSeat: number;
  /** The seat whose map is looked at in the dialog and on the final screen. */
  inspectedSeat: number;
  /** The record from which the next card may come without a press. */
  onward: string;
  /** Milliseconds of the pause before it does; 0 where it does not. */
  advanceDelay: number;
}

/** A hint on the screen, or asked for. */
export interface HintState {
  /** The record that it is about: it goes when the game continues. */
  record: string;
  hint: HintJson | null;
  /** How much of the thinking is done. */
  progress: number;
  chosenIndex: number;
}

/** What the player has in hand and asks. */
export interface PlayerInput {
  aim: Aim | null;
  /** Where a click put the shape; the ghost returns there when the pointer leaves the map. */
  placedAim: Aim | null;
  /** The cell with the tab stop when nothing is aimed: the map can be read at any time. */
  focusedCell: Position;
  preview: { key: string; data: Preview } | null;
  explanation: { letter: string; pinned: boolean; data: Explanation | null } | null;
  hint: HintState | null;
  /** How often each was used since the page was opened: the guided game waits for some of them. */
  useCounts: Readonly<Record<'tool' | 'terrain' | 'arrow', number>>;
}

/** A game in progress; the store shows the one on the table. */
export interface PlayData {
  readonly game: Game;
  readonly display: Display;
  readonly input: PlayerInput;
  /** How many things are under way that the player waits for. */
  readonly busyCount: number;
}

export function initialGame(): Game {
  const table = { seats: [defaultSeat(0)], open: false, mine: null };
  return { kind: 'solo', id: '', view: null, origin: { kind: 'free' }, rival: null, ...table, talliedSeasons: 0, hints: 0 };
}

export function initialDisplay(): Display {
  return {
    map: '',
    animation: null,
    tally: null,
    curtain: false,
    viewerSeat: -1,
    shownSeat: 0,
    inspectedSeat: 0,
    onward: '',
    advanceDelay: 0,
  };
}

export function initialInput(): PlayerInput {
  const useCounts = { tool: 0, terrain: 0, arrow: 0 };
  return { aim: null, placedAim: null, focusedCell: [5, 5], preview: null, explanation: null, hint: null, useCounts };
}

/**
 * What the game waits for: the player's decision; the end of what is asked or shown; the player to read what was
 * counted; the next person to take the screen.
 */
export type DisplayPhase = 'deciding' | 'showing' | 'counting' | 'hidden';

export function displayPhaseOf({ display, busyCount }: Pick<PlayData, 'display' | 'busyCount'>): DisplayPhase {
  if (display.tally) return 'counting';
  if (display.curtain) return 'hidden';
  return busyCount || display.animation ? 'showing' : 'deciding';
}

/** Nothing is asked, shown or counted; the map may be hidden. */
export function isIdle({ display, busyCount }: Pick<PlayData, 'display' | 'busyCount'>): boolean {
  return !busyCount && !display.animation && !display.tally;
}

/** What may be placed: what is held stays usable until the answer is here, and while something is shown nothing is. */
export function usableTools(play: PlayData): readonly Tool[] {
  return play.input.aim || displayPhaseOf(play) === 'deciding' ? (play.game.view?.tools ?? []) : [];
}
