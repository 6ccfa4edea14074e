/** A game in progress: the only writer of the slices `game`, `display` and `input`, and the owner of its timers and listeners. */

import {
  initialGame,
  initialInput,
  initialDisplay,
  type Game,
  type PlayerInput,
  type DisplayPhase,
  displayPhaseOf,
  type PlayData,
  type Display,
} from '../core/state/game';
import { watch, replace, type State, state } from '../core/state/store';
import type { ActRequest, ErrorResponse, GameCommandRequest, View, ViewResponse } from '../core/contract/generated/messages';
import type { Route } from '../core/state/route';
import type { Renderable } from '../core/ui/buttons';
import type { Overlay } from '../core/ui/overlay';

/** What the feature of a kind of game adds to the screens of the game, or shows in place of their panels. */
export interface PlayPanels {
  /** In place of the season and its time. */
  goal?(play: Play): Renderable;
  /** In place of the tally of a season, which then has its own buttons. */
  outcome?(play: Play): Renderable;
  /** On the map during the tally. */
  solution?(): Overlay[];
  /** Above the map. */
  strip?(play: Play): Renderable;
  /** In place of the verdict, while other players draw. */
  waiting?(play: Play): Renderable;
  /** On the final screen, below the winner. */
  standing?(play: Play): Renderable;
  /** On the final screen, in place of the buttons for another game. */
  again?(play: Play): Renderable;
}

/** What differs between the kinds of games: see `SOLO`, `LOCAL_GAME`, `PuzzleBehaviour` and `OnlinePlay`. */
export interface PlayBehaviour {
  /** Whether the game has several players, whose places it ends with; otherwise it ends with the rating of one player. */
  readonly hasStandings: boolean;
  /** Whether it is a whole game, from its first card on: with hints and tips, with links to it, and with counted takebacks. */
  readonly isWholeGame: boolean;
  readonly panels: PlayPanels;
  /** The screen to which leaving leads; home if it is missing. */
  leaveTo?(): Route;
  /** The screen that a reload opens; that of the stored game if it is missing. */
  reopenedRoute?(): Route;
  /** Saves the game after an action, before it is shown. */
  save(play: Play, view: View): Promise<void>;
  /** Opens the game in a new engine; returns null if there is nothing to show. */
  reopenInEngine(play: Play): Promise<View | null>;
  /** Called when an action has been shown. */
  afterAction?(play: Play): void;
  /** Sends an action in place of `ask`. */
  request?(message: ActRequest | GameCommandRequest): Promise<ViewResponse | ErrorResponse>;
  /** Called when a season has been scored, before it is counted. */
  onSeasonScored?(play: Play, view: View): void;
  /** Called when the player has left the game. */
  onLeft?(play: Play): void;
}

export interface PlayChange {
  game?: Partial<Game>;
  display?: Partial<Display>;
  input?: Partial<PlayerInput>;
}

/** A pause that can be skipped. */
interface CancellablePause {
  /** Resolves at the end of the pause, with true if it was skipped. */
  done: Promise<boolean>;
  skip(): void;
}

export class Play implements PlayData {
  game: Game;
  display: Display;
  input: PlayerInput;
  /** Number of operations of this game alone that the player waits for. */
  ownBusyCount = 0;
  /** The game as the engine last reported it; the screen may still show an earlier view. */
  latest: View | null = null;
  private readonly lifetime = new AbortController();

  constructor(
    readonly behaviour: PlayBehaviour,
    game: Partial<Game> = {},
    display: Partial<Display> = {},
    input: PlayerInput = initialInput(),
  ) {
    this.game = { ...initialGame(), ...game };
    this.display = { ...initialDisplay(), ...display };
    this.input = input;
  }

  /** Aborted when the player leaves the game or another one becomes the current one. */
  get signal(): AbortSignal {
    return this.lifetime.signal;
  }

  get isClosed(): boolean {
    return this.lifetime.signal.aborted;
  }

  get isCurrent(): boolean {
    return current === this;
  }

  get phase(): DisplayPhase {
    return displayPhaseOf(this);
  }

  /** Whether an operation is under way that must end before the next one. */
  get isBusy(): boolean {
    return this.busyCount > 0;
  }

  /** Number of operations that the player waits for: while this is the current game, also those of the page. */
  get busyCount(): number {
    return this.isCurrent ? state.busyCount : this.ownBusyCount;
  }

  /** Changes the game without showing it yet. */
  set({ game, display, input }: PlayChange): void {
    if (game) this.game = { ...this.game, ...game };
    if (display) this.display = { ...this.display, ...display };
    if (input) this.input = { ...this.input, ...input };
  }

  /** Shows all changes, if this is the current game, and adds a number to the count of operations. */
  publish(busyChange = 0): void {
    const { game, display, input } = this;
    this.ownBusyCount += busyChange;
    if (this.isCurrent) replace({ game, display, input }, busyChange);
  }

  update(change: PlayChange): void {
    this.set(change);
    this.publish();
  }

  /** Shows a change and counts as busy until the work is done, whose changes are shown then. */
  async perform(work: () => Promise<void>, change: PlayChange = {}): Promise<void> {
    this.set(change);
    this.publish(1);
    try {
      await work();
    } finally {
      this.publish(-1);
    }
  }

  /** Waits for a time, without a number for ever, or until `skip` is called or the game is closed. */
  pause(ms?: number): CancellablePause {
    if (this.isClosed) return { done: Promise.resolve(true), skip: () => undefined };
    let skip = (): void => undefined;
    const done = new Promise<boolean>((resolve) => {
      const end = (early: boolean): void => {
        clearTimeout(timer);
        this.signal.removeEventListener('abort', skip); // otherwise the listeners of all pauses would add up
        resolve(early);
      };
      skip = () => end(true);
      const timer = ms === undefined ? 0 : setTimeout(end, ms, false);
      this.signal.addEventListener('abort', skip);
    });
    return { done, skip };
  }

  /** Calls `work` after a time, unless the game is closed or the returned function is called before. */
  schedule(work: () => void, ms: number): () => void {
    const { done, skip } = this.pause(ms);
    void done.then((isSkipped) => isSkipped || work());
    return skip;
  }

  /** Calls `work` before the page is drawn if one of the slices has changed, until the game is closed. */
  watch(slices: readonly (keyof State)[], work: () => void): void {
    this.signal.addEventListener('abort', watch(slices, work), { once: true });
  }

  /** Closes the game: ends its timers, animations and listeners. Its last display stays. */
  end(): void {
    if (this.isClosed) return;
    this.set({ display: { animation: null, tally: null, advanceDelay: 0 }, input: { explanation: null, hint: null } });
    this.publish();
    this.lifetime.abort();
  }
}

/** The behaviour of the empty play before the first game. */
export const NO_BEHAVIOUR: PlayBehaviour = {
  hasStandings: false,
  isWholeGame: true,
  panels: {},
  save: () => Promise.resolve(),
  reopenInEngine: () => Promise.resolve(null),
};

/** The current game, which the store shows. */
let current = new Play(NO_BEHAVIOUR);

export function currentPlay(): Play {
  return current;
}

/** Makes a game the current one, and ends the one before. */
export function makeCurrent(play: Play): Play {
  const before = current;
  before.end();
  current = play;
  const { game, display, input } = play;
  replace({ game, display, input }, play.ownBusyCount - before.ownBusyCount);
  return play;
}

/** Ends a game that the player leaves. */
export function closePlay(play: Play): void {
  if (play.isClosed) return;
  play.end();
  play.behaviour.onLeft?.(play);
}

/** Returns a function that returns a value of each game, which is created at the first call and released with the game. */
export function perPlay<Value>(make: (play: Play) => Value): (play: Play) => Value {
  const all = new WeakMap<Play, Value>();
  return (play) => {
    let value = all.get(play);
    if (value === undefined) all.set(play, (value = make(play)));
    return value;
  };
}
