/** The one way to get anywhere: screens, dialogs, the rulebook, and back. */

import { type Dialog, isGame, opensOverPage, isPage, type RulebookState, type Route } from '../state/route';
import { requestRedraw, state, update } from '../state/store';
import { reportLoadFailure } from './notices';
import { lazyPart } from '../lazy-parts';

/** What the frame of the page does for us: it alone knows every screen, and some must be fetched first. */
export interface Router {
  /** Lets the screen of a route prepare itself; false if it refuses, and the player stays. Rejects if it cannot be fetched. */
  enter(route: Route): boolean | Promise<boolean>;
  /** The player leaves the game on the table. */
  leaveGame(): void;
  /** Opens what the address asks for. */
  openLink(): Promise<boolean>;
  /** The player is there now. */
  afterEnter(route: Route): void;
  /** Lets a dialog prepare itself. Rejects if it cannot be fetched. */
  open(dialog: Dialog | 'book'): void | Promise<void>;
  /** Fetches what few visits need. Rejects if it cannot be fetched. */
  loadLazyParts(): Promise<void>;
}

declare module '../lazy-parts' {
  interface Features {
    router: Router;
  }
}

/** Goes to a screen. Where nothing has to be fetched or asked, the player is there at once. */
export function goTo(route: Route): Promise<void> {
  const { route: current, backStack } = state.navigation;
  const isSameScreen = current.to === route.to; // a replay after a replay, or chosen from the list of them
  return navigateTo(route, opensOverPage(route) && isPage(current) ? (isSameScreen ? backStack : [...backStack, current]) : []);
}

function navigateTo(route: Route, backStack: readonly Route[]): Promise<void> {
  return whenLoaded(lazyPart('router')?.enter(route) ?? true, (isAllowed) => {
    if (!isAllowed) return setLoading(false);
    const { route: left, cameFrom } = state.navigation;
    const keepsCameFrom = isPage(left) || state.game.kind === 'puzzle';
    if (isGame(left) && !isGame(route)) lazyPart('router')?.leaveGame();
    update('navigation', {
      route,
      backStack,
      cameFrom: keepsCameFrom ? cameFrom : left,
      dialog: null,
      ...(isPage(route) ? { isLoading: false } : {}),
    });
    lazyPart('router')?.afterEnter(route);
    // Anyone who listens instead of looking hears where they are.
    if (isPage(route)) focusSoon('#room-title');
  });
}

/** A game is requested and waits for the engine. */
export function setLoading(isLoading: boolean): void {
  update('navigation', { isLoading });
}

/** Back from a screen next to the game. */
export function goBack(): void {
  const { route, cameFrom, backStack } = state.navigation;
  const room = backStack.at(-1);
  if (room) void navigateTo(room, backStack.slice(0, -1));
  else void goTo(cameFrom.to === 'final' && state.game.view?.phase === 'over' ? cameFrom : { to: 'home' });
  focusSoon(`[data-act="${route.to}"]`);
}

export function openDialog(dialog: Dialog): Promise<void> {
  return whenLoaded(lazyPart('router')?.open(dialog), () => update('navigation', { dialog }));
}

export function closeDialog(): void {
  update('navigation', { dialog: null });
}

export function openRulebook(page = ''): void {
  const showPage = (): void => {
    update('navigation', { rulebook: { page, search: '', printAll: false } });
    // Its contents show where the reader is.
    inTwoFrames(() => document.querySelector('.b-link.on')?.scrollIntoView({ block: 'center' }));
  };
  void whenLoaded(lazyPart('router')?.open('book'), showPage);
}

export function updateRulebook(change: Partial<RulebookState>): void {
  const { rulebook } = state.navigation;
  if (rulebook) update('navigation', { rulebook: { ...rulebook, ...change } });
}

export function closeRulebook(): void {
  update('navigation', { rulebook: null });
}

/** Does at once what needs no waiting. */
async function whenLoaded<Result>(value: Result | Promise<Result>, apply: (result: Result) => void): Promise<void> {
  if (!(value instanceof Promise)) return apply(value);
  let result: Result;
  try {
    result = await value;
  } catch {
    setLoading(false);
    return reportLoadFailure();
  }
  apply(result);
}

/** What home keeps folded away until someone wants it. */
export function loadLazyParts(): Promise<void> {
  return whenLoaded(lazyPart('router')?.loadLazyParts(), requestRedraw);
}

/** The same where no one waits for it: where it cannot be had, nothing is said. */
export async function preloadLazyParts(): Promise<void> {
  await lazyPart('router')
    ?.loadLazyParts()
    .then(requestRedraw, () => undefined);
}

/** Opens what the address asks for, once more: the engine could not be started before. */
export async function openLinkAgain(): Promise<void> {
  await lazyPart('router')
    ?.openLink()
    .catch(() => setLoading(false));
}

function focusSoon(selector: string): void {
  inTwoFrames(() => {
    const element = document.querySelector<HTMLElement>(selector);
    element?.closest('details')?.toggleAttribute('open', true);
    element?.focus();
  });
}

/** By then what was asked for is in the page. */
function inTwoFrames(work: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(work));
}
