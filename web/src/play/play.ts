/** One game in progress: the only writer of `game`, `display` and `input`, and the owner of everything that runs for it. */

import {
  initialGame,
  initialInput,
  initialDisplay,
  type Game,
  type PlayerInput,
  type PlayKind,
  type DisplayPhase,
  displayPhaseOf,
  type PlayData,
  type Display,
} from '../core/state/game';
import { watch, replace, type State, state } from '../core/state/store';
import type { View } from '../core/contract/generated/messages';

/** What differs between the four kinds of games: see `SOLO`, `LOCAL_TABLE`, `PuzzleBehaviour` and `OnlinePlay`. */
export interface PlayBehaviour {
  readonly name: PlayKind;
  /** Saves the game after an action, before it is shown. */
  save(play: Play, view: View): Promise<void>;
  /** Opens the game in a new engine; null if there is nothing to show of it. */
  reopen(play: Play): Promise<View | null>;
  /** The game is at rest after an action. */
  afterAction?(play: Play): void;
  /** The player has ended a turn. */
  onTurnEnded?(play: Play): void;
  /** A season has been scored and is about to be counted. */
  onSeasonScored?(play: Play, view: View): void;
  /** The player has gone elsewhere. */
  onLeft?(play: Play): void;
}

export interface PlayChange {
  game?: Partial<Game>;
  display?: Partial<Display>;
  input?: Partial<PlayerInput>;
}

/** A wait that can be cut short. */
export interface CancellablePause {
  /** True if it was cut short. */
  done: Promise<boolean>;
  skip(): void;
}

export class Play implements PlayData {
  game: Game;
  display: Display;
  input: PlayerInput;
  /** How many things this game has under way. */
  busyCount = 0;
  /** The game as the engine last reported it; the screen may still show an earlier view. */
  latest: View | null = null;
  private readonly lifetime = new AbortController();

  constructor(
    readonly behaviour: PlayBehaviour,
    game: Partial<Game> = {},
    stage: Partial<Display> = {},
    hand: PlayerInput = initialInput(),
  ) {
    this.game = { ...initialGame(), ...game, kind: behaviour.name };
    this.display = { ...initialDisplay(), ...stage };
    this.input = hand;
  }

  /** Aborted when the game is left or another one takes its place. */
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

  /** Something is under way that must end first. */
  get isBusy(): boolean {
    return this.busyCount > 0 || (this.isCurrent && state.busyCount > 0);
  }

  /** Changes the game without showing it yet. */
  set({ game, display, input }: PlayChange): void {
    if (game) this.game = { ...this.game, ...game };
    if (display) this.display = { ...this.display, ...display };
    if (input) this.input = { ...this.input, ...input };
  }

  /** Shows all that has changed, if this is the game on the table; `work` is added to what is under way. */
  publish(work = 0): void {
    const { game, display, input } = this;
    this.busyCount += work;
    if (this.isCurrent) replace({ game, display, input }, work);
  }

  update(change: PlayChange): void {
    this.set(change);
    this.publish();
  }

  /** The player waits while the work lasts; what it has set by its end is shown with its end. */
  async perform(work: () => Promise<void>): Promise<void> {
    this.publish(1);
    try {
      await work();
    } finally {
      this.publish(-1);
    }
  }

  /** Waits for so many milliseconds, or until it is cut short; the end of the visit cuts it short, too. */
  pause(ms?: number): CancellablePause {
    if (this.isClosed) return { done: Promise.resolve(true), skip: () => undefined };
    let skip = (): void => undefined;
    const done = new Promise<boolean>((resolve) => {
      const end = (early: boolean): void => {
        clearTimeout(timer);
        this.signal.removeEventListener('abort', skip); // one for each wait would pile up over a long game
        resolve(early);
      };
      skip = () => end(true);
      const timer = ms === undefined ? 0 : setTimeout(end, ms, false);
      this.signal.addEventListener('abort', skip);
    });
    return { done, skip };
  }

  /** Does something after a while, unless the game is left before or the returned function is called. */
  schedule(work: () => void, ms: number): () => void {
    const { done, skip } = this.pause(ms);
    void done.then((cutShort) => cutShort || work());
    return skip;
  }

  /** Does something before the page is drawn with a change of one of these slices, as long as the visit lasts. */
  watch(slices: readonly (keyof State)[], work: () => void): void {
    this.signal.addEventListener('abort', watch(slices, work), { once: true });
  }

  /** Ends the visit, and with it every timer, animation and listener. What was on the screen can still be looked at. */
  end(): void {
    if (this.isClosed) return;
    this.set({ display: { animation: null, tally: null, advanceDelay: 0 }, input: { explanation: null, hint: null } });
    this.publish();
    this.lifetime.abort();
  }
}

/** Before the first game nothing is on the table. */
export const NO_BEHAVIOUR: PlayBehaviour = { name: 'solo', save: () => Promise.resolve(), reopen: () => Promise.resolve(null) };

/** The game on the table: the one that the store shows. */
let current = new Play(NO_BEHAVIOUR);

export function currentPlay(): Play {
  return current;
}

/** Puts a game on the table in the place of the one before, whose visit ends. */
export function makeCurrent(play: Play): Play {
  const before = current;
  before.end();
  current = play;
  const { game, display, input } = play;
  replace({ game, display, input }, play.busyCount - before.busyCount);
  return play;
}

/** The player goes elsewhere. */
export function closePlay(play: Play): void {
  if (play.isClosed) return;
  play.end();
  play.behaviour.onLeft?.(play);
}

/** A value that each game has one of: made when it is first asked for, and gone with its game. */
export function perPlay<Value>(make: (play: Play) => Value): (play: Play) => Value {
  const all = new WeakMap<Play, Value>();
  return (play) => {
    let value = all.get(play);
    if (value === undefined) all.set(play, (value = make(play)));
    return value;
  };
}
