/** Navigation: opens screens, dialogs and the rulebook, and goes back. */

import { type Dialog, isGame, opensOverPage, isPage, type RulebookState, type Route } from '../state/route';
import { requestRedraw, state, update } from '../state/store';
import { reportLoadFailure } from './notices';
import { lazyPart } from '../lazy-parts';

/** The router, which knows all screens and dialogs, and loads those of lazy chunks. */
export interface Router {
  /** Prepares the screen of a route. Returns false if the screen refuses the route. Rejects if it cannot be loaded. */
  enter(route: Route): boolean | Promise<boolean>;
  /** Closes the current game. */
  leaveGame(): void;
  /** Follows the link in the address, or another one. Returns false if there is none. */
  openLink(link?: string): Promise<boolean>;
  /** Called when the screen of a route is shown. */
  afterEnter(route: Route): void;
  /** Prepares a dialog. Rejects if it cannot be loaded. */
  open(dialog: Dialog | 'book'): void | Promise<void>;
  /** Loads the parts that few visits need. Rejects if they cannot be loaded. */
  loadLazyParts(): Promise<void>;
}

declare module '../lazy-parts' {
  interface Features {
    router: Router;
  }
}

/** Goes to a screen: at once, if nothing has to be loaded or requested. */
export function goTo(route: Route): Promise<void> {
  return navigateTo(route, backStackOf(route));
}

/** Returns the screens to which Back leads from a route that is opened now. */
function backStackOf(route: Route): readonly Route[] {
  const { route: current, backStack } = state.navigation;
  if (!opensOverPage(route) || !isPage(current)) return [];
  const isSameScreen = current.to === route.to; // for example from the list of replays to one of them
  return isSameScreen ? backStack : [...backStack, current];
}

/** Shows the screen of a route once it is prepared, and closes the current game if the screen is not one of a game. */
function navigateTo(route: Route, backStack: readonly Route[]): Promise<void> {
  return whenLoaded(lazyPart('router')?.enter(route) ?? true, (isAllowed) => {
    if (!isAllowed) return setLoading(false);
    const { route: previous, cameFrom } = state.navigation;
    const leadsBack = previous.to === 'home' || previous.to === 'final';
    if (isGame(previous) && !isGame(route)) lazyPart('router')?.leaveGame();
    update('navigation', {
      route,
      backStack,
      cameFrom: leadsBack ? previous : cameFrom,
      dialog: null,
      ...(isPage(route) ? { isLoading: false } : {}),
    });
    lazyPart('router')?.afterEnter(route);
    // A screen reader reads the title of the page.
    if (isPage(route)) focusSoon('#page-title');
  });
}

/** Sets whether a game has been requested and is not here yet. */
export function setLoading(isLoading: boolean): void {
  update('navigation', { isLoading });
}

/** Goes back from a page: to the page from which it was opened, to the final screen, or home. */
export function goBack(): void {
  const { route, cameFrom, backStack } = state.navigation;
  const page = backStack.at(-1);
  if (page) void navigateTo(page, backStack.slice(0, -1));
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
    // Scrolls the list of contents to the open page.
    inTwoFrames(() => document.querySelector('.book-link.on')?.scrollIntoView({ block: 'center' }));
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

/** Calls `apply` with a value: at once, or when the promise of it resolves. If that rejects, reports that loading failed. */
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

/** Loads the parts that few visits need. A failure is reported. */
export function loadLazyParts(): Promise<void> {
  return whenLoaded(lazyPart('router')?.loadLazyParts(), requestRedraw);
}

/** The same without a report of a failure, if nobody waits for the parts. */
export async function preloadLazyParts(): Promise<void> {
  await lazyPart('router')
    ?.loadLazyParts()
    .then(requestRedraw, () => undefined);
}

/** Follows the link in the address again, after the engine could not be started before. */
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

/** Calls `work` in the frame after the next one, when changes of the state have been drawn. */
function inTwoFrames(work: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(work));
}
