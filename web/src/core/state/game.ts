/** A game in progress as plain data: the game itself, what the screen shows of it, and the player's input. */

import type { Position } from '../contract/cells';
import type { Explanation, HintJson, Intent, Preview, Tool, View } from '../contract/generated/messages';
import type { Aim } from './aim';
import type { Origin } from './origin';
import { defaultSeat, type Seating } from './seats';
import type { Tally } from './tally';
import type { Animation, Rival } from './animation';

export interface Game extends Seating {
  id: string;
  view: View | null;
  /** Why it was started. */
  origin: Origin;
  /** A friend's game with the same deal, whose stars are shown beside the player's. */
  rival: Rival | null;
  /** Number of seasons whose tally the player has seen. */
  talliedSeasons: number;
  /** Number of hints that the player has requested. */
  hints: number;
}

/** What the screen shows of the game: during an animation, an earlier state than that of the view. */
export interface Display {
  map: string;
  animation: Animation | null;
  tally: Tally | null;
  /** Whether the map is hidden until the next person has taken the device. */
  curtain: boolean;
  /** The seat of the person who uses the screen; -1 before anyone has taken it, and for a spectator. */
  viewerSeat: number;
  /** The seat whose map is on the screen. */
  shownSeat: number;
  /** The seat whose map is looked at in the dialog and on the final screen. */
  inspectedSeat: number;
  /** The moment after which the next card may be revealed without a press. */
  advanceMoment: string;
  /** Milliseconds until it is revealed; 0 if the player has to press a button. */
  advanceDelay: number;
}

/** A hint that is shown, or that the engine still computes. */
export interface HintState {
  /** The moment that it is about: it is closed when the game continues. */
  moment: string;
  hint: HintJson | null;
  /** That of each suggestion; null for an action without a placement. */
  intents: readonly (Intent | null)[];
  /** Share of the computation that is done, from 0 to 1. */
  progress: number;
  /** Index of the selected suggestion. */
  chosenIndex: number;
}

/** What the player points at and asks about. */
export interface PlayerInput {
  aim: Aim | null;
  /** The aim at the last click; the ghost returns there when the pointer leaves the map. */
  placedAim: Aim | null;
  /** The cell that has the keyboard's focus while there is no aim. */
  focusedCell: Position;
  preview: { key: string; data: Preview } | null;
  explanation: { letter: string; pinned: boolean; data: Explanation | null } | null;
  hint: HintState | null;
  /** How often the player has used each of them since the page was opened: steps of the guided game end with a use. */
  useCounts: Readonly<Record<'tool' | 'terrain' | 'arrow', number>>;
}

/** A game in progress; the store shows the current one. */
export interface PlayData {
  readonly game: Game;
  readonly display: Display;
  readonly input: PlayerInput;
  /** Number of operations that the player waits for. */
  readonly busyCount: number;
}

export function initialGame(): Game {
  const seating = { seats: [defaultSeat(0)], open: false, ownSeats: null };
  return { id: '', view: null, origin: { kind: 'free' }, rival: null, ...seating, talliedSeasons: 0, hints: 0 };
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
    advanceMoment: '',
    advanceDelay: 0,
  };
}

export function initialInput(): PlayerInput {
  const useCounts = { tool: 0, terrain: 0, arrow: 0 };
  return { aim: null, placedAim: null, focusedCell: [5, 5], preview: null, explanation: null, hint: null, useCounts };
}

/**
 * What the game waits for: a decision of the player; the engine or an animation; the player, who reads the tally; the next
 * person, who has to take the device.
 */
export type DisplayPhase = 'deciding' | 'showing' | 'counting' | 'hidden';

export function displayPhaseOf({ display, busyCount }: Pick<PlayData, 'display' | 'busyCount'>): DisplayPhase {
  if (display.tally) return 'counting';
  if (display.curtain) return 'hidden';
  return busyCount || display.animation ? 'showing' : 'deciding';
}

/** Whether no request, animation or tally is under way; the map may be hidden. */
export function isIdle({ display, busyCount }: Pick<PlayData, 'display' | 'busyCount'>): boolean {
  return !busyCount && !display.animation && !display.tally;
}

/** Returns the tools that may be used now: none during animations. With an aim, they stay usable until the engine has responded. */
export function usableTools(play: PlayData): readonly Tool[] {
  return play.input.aim || displayPhaseOf(play) === 'deciding' ? (play.game.view?.tools ?? []) : [];
}
