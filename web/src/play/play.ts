/** One game in progress: the only writer of `game`, `stage` and `hand`, and the owner of everything that runs for it. */

import {
  freshGame,
  freshHand,
  freshStage,
  type Game,
  type Hand,
  type KindName,
  type Phase,
  phaseOf,
  type PlayData,
  type Stage,
} from '../state/game';
import { follow, replace, type State, state } from '../state/store';
import type { View } from '../contract/generated/messages';

/** What differs between the four kinds of games: `solo.ts`, `table.ts`, `puzzle.ts` and `company.ts`. */
export interface Kind {
  readonly name: KindName;
  /** Saves the game after an action, before it is shown. */
  keep(play: Play, view: View): Promise<void>;
  /** Opens the game in a new engine; null if there is nothing to show of it. */
  reopen(play: Play): Promise<View | null>;
  /** The game is at rest after an action. */
  after?(play: Play): void;
  /** The player has ended a turn. */
  inked?(play: Play): void;
  /** A season has been scored and is about to be counted. */
  scored?(play: Play, view: View): void;
  /** The player has gone elsewhere. */
  left?(play: Play): void;
}

export interface Change {
  game?: Partial<Game>;
  stage?: Partial<Stage>;
  hand?: Partial<Hand>;
}

/** A wait that can be cut short. */
export interface Pause {
  /** True if it was cut short. */
  over: Promise<boolean>;
  skip(): void;
}

export class Play implements PlayData {
  game: Game;
  stage: Stage;
  hand: Hand;
  /** How many things this game has under way. */
  busy = 0;
  /** The game as the engine last reported it; the screen may still show an earlier view. */
  latest: View | null = null;
  private readonly visit = new AbortController();

  constructor(
    readonly kind: Kind,
    game: Partial<Game> = {},
    stage: Partial<Stage> = {},
    hand: Hand = freshHand(),
  ) {
    this.game = { ...freshGame(), ...game, kind: kind.name };
    this.stage = { ...freshStage(), ...stage };
    this.hand = hand;
  }

  /** Aborted when the game is left or another one takes its place. */
  get signal(): AbortSignal {
    return this.visit.signal;
  }

  get isOver(): boolean {
    return this.visit.signal.aborted;
  }

  get isOnTable(): boolean {
    return current === this;
  }

  get phase(): Phase {
    return phaseOf(this);
  }

  /** Something is under way that must end first. */
  get isBusy(): boolean {
    return this.busy > 0 || (this.isOnTable && state.busy > 0);
  }

  /** Changes the game without showing it yet. */
  set({ game, stage, hand }: Change): void {
    if (game) this.game = { ...this.game, ...game };
    if (stage) this.stage = { ...this.stage, ...stage };
    if (hand) this.hand = { ...this.hand, ...hand };
  }

  /** Shows all that has changed, if this is the game on the table; `work` is added to what is under way. */
  publish(work = 0): void {
    const { game, stage, hand } = this;
    this.busy += work;
    if (this.isOnTable) replace({ game, stage, hand }, work);
  }

  put(change: Change): void {
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
  pause(ms?: number): Pause {
    if (this.isOver) return { over: Promise.resolve(true), skip: () => undefined };
    let skip = (): void => undefined;
    const over = new Promise<boolean>((resolve) => {
      const end = (early: boolean): void => {
        clearTimeout(timer);
        this.signal.removeEventListener('abort', skip); // one for each wait would pile up over a long game
        resolve(early);
      };
      skip = () => end(true);
      const timer = ms === undefined ? 0 : setTimeout(end, ms, false);
      this.signal.addEventListener('abort', skip);
    });
    return { over, skip };
  }

  /** Does something after a while, unless the game is left before or the returned function is called. */
  later(work: () => void, ms: number): () => void {
    const { over, skip } = this.pause(ms);
    void over.then((early) => early || work());
    return skip;
  }

  /** Does something before the page is drawn with a change of one of these slices, as long as the visit lasts. */
  follow(slices: readonly (keyof State)[], work: () => void): void {
    this.signal.addEventListener('abort', follow(slices, work), { once: true });
  }

  /** Ends the visit, and with it every timer, animation and listener. What was on the screen can still be looked at. */
  end(): void {
    if (this.isOver) return;
    this.set({ stage: { moment: null, tally: null, pause: 0 }, hand: { explain: null, hint: null } });
    this.publish();
    this.visit.abort();
  }
}

/** Before the first game nothing is on the table. */
export const NO_GAME: Kind = { name: 'solo', keep: () => Promise.resolve(), reopen: () => Promise.resolve(null) };

/** The game on the table: the one that the store shows. */
let current = new Play(NO_GAME);

export function now(): Play {
  return current;
}

/** Puts a game on the table in the place of the one before, whose visit ends. */
export function lay(play: Play): Play {
  const before = current;
  before.end();
  current = play;
  const { game, stage, hand } = play;
  replace({ game, stage, hand }, play.busy - before.busy);
  return play;
}

/** The player goes elsewhere. */
export function leave(play = now()): void {
  if (play.isOver) return;
  play.end();
  play.kind.left?.(play);
}

/** A value that each game has one of: made when it is first asked for, and gone with its game. */
export function perPlay<Value>(make: (play: Play) => Value): (play?: Play) => Value {
  const all = new WeakMap<Play, Value>();
  return (play = now()) => {
    let value = all.get(play);
    if (value === undefined) all.set(play, (value = make(play)));
    return value;
  };
}
