/** The one way to get anywhere: screens, dialogs, the rulebook, and back. */

import { type Dialog, isGame, isLook, isRoom, type OpenBook, type Route } from '../state/route';
import { redraw, state, update } from '../state/store';
import { failToLoad } from './page';
import { feature } from '../features';
import { leave, now } from '../play/play';

/** What the frame of the page does for us: it alone knows every screen, and some must be fetched first. */
export interface Guide {
  /** Lets the screen of a route prepare itself; false if it refuses, and the player stays. Rejects if it cannot be fetched. */
  arrive(route: Route): boolean | Promise<boolean>;
  /** The player is there now. */
  here(route: Route): void;
  /** Lets a dialog prepare itself. Rejects if it cannot be fetched. */
  open(dialog: Dialog | 'book'): void | Promise<void>;
  /** Fetches what few visits need. Rejects if it cannot be fetched. */
  rest(): Promise<void>;
}

declare module '../features' {
  interface Features {
    guide: Guide;
  }
}

/** Goes to a screen. Where nothing has to be fetched or asked, the player is there at once. */
export function goTo(route: Route): Promise<void> {
  const { route: left, behind } = state.where;
  const isAnother = left.to === route.to; // a replay after a replay, or chosen from the list of them
  return move(route, isLook(route) && isRoom(left) ? (isAnother ? behind : [...behind, left]) : []);
}

function move(route: Route, behind: readonly Route[]): Promise<void> {
  return fetched(feature('guide')?.arrive(route) ?? true, (welcome) => {
    if (!welcome) return wait(false);
    const { route: left, from } = state.where;
    const beside = isRoom(left) || state.game.kind === 'puzzle';
    if (isGame(left) && !isGame(route)) leave();
    update('where', { route, behind, from: beside ? from : left, dialog: null, ...(isRoom(route) ? { waiting: false } : {}) });
    feature('guide')?.here(route);
    // Anyone who listens instead of looking hears where they are.
    if (isRoom(route)) focusSoon('#room-title');
  });
}

/** A game is requested and waits for the engine. */
export function wait(waiting: boolean): void {
  update('where', { waiting });
}

/** Back from a screen next to the game. */
export function goBack(): void {
  const { route, from, behind } = state.where;
  const room = behind.at(-1);
  if (room) void move(room, behind.slice(0, -1));
  else void goTo(from.to === 'final' && state.game.view?.phase === 'over' ? from : { to: 'home' });
  focusSoon(`[data-act="${route.to}"]`);
}

export function openDialog(dialog: Dialog): Promise<void> {
  return fetched(feature('guide')?.open(dialog), () => update('where', { dialog }));
}

export function closeDialog(): void {
  update('where', { dialog: null });
}

/** The map of a seat, large. */
export function lookAt(seat: number): void {
  chooseMap(seat);
  void openDialog({ is: 'maps' });
}

/** Whose map is large in the dialog and on the final screen. */
export function chooseMap(seat: number): void {
  now().put({ stage: { look: seat } });
}

export function openBook(page = ''): void {
  const shown = (): void => {
    update('where', { book: { page, search: '', whole: false } });
    // Its contents show where the reader is.
    inTwoFrames(() => document.querySelector('.b-link.on')?.scrollIntoView({ block: 'center' }));
  };
  void fetched(feature('guide')?.open('book'), shown);
}

export function turnTo(change: Partial<OpenBook>): void {
  const { book } = state.where;
  if (book) update('where', { book: { ...book, ...change } });
}

export function closeBook(): void {
  update('where', { book: null });
}

/** Does at once what needs no waiting. */
async function fetched<Result>(coming: Result | Promise<Result>, then: (result: Result) => void): Promise<void> {
  if (!(coming instanceof Promise)) return then(coming);
  let result: Result;
  try {
    result = await coming;
  } catch {
    wait(false);
    return failToLoad();
  }
  then(result);
}

/** What home keeps folded away until someone wants it. */
export function fetchRest(): Promise<void> {
  return fetched(feature('guide')?.rest(), redraw);
}

/** The same where no one waits for it: where it cannot be had, nothing is said. */
export async function fetchRestQuietly(): Promise<void> {
  await feature('guide')
    ?.rest()
    .then(redraw, () => undefined);
}

function focusSoon(selector: string): void {
  inTwoFrames(() => {
    const found = document.querySelector<HTMLElement>(selector);
    found?.closest('details')?.toggleAttribute('open', true);
    found?.focus();
  });
}

/** By then what was asked for is in the page. */
function inTwoFrames(work: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(work));
}
