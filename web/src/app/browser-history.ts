/** Back, in a browser or on a phone, closes the topmost dialog or screen before it leaves the page; Forward opens it again. */

import { addressHash, currentEntry, type HistoryEntry, pushEntry, stepBack, updateEntry } from '../core/browser/address';
import { isEmbedded } from '../core/browser/embedding';
import { stopExplaining } from '../play/explanation';
import { closeHint } from '../play/hint';
import { closeRulebook, closeDialog, goBack, setLoading } from '../core/page/navigate';
import { followedLink } from '../play/newcomer';
import { leaveGame } from '../play/open-game';
import { openLink, reopen } from './open-link';
import { closeFailure } from '../core/page/notices';
import { currentHint } from '../core/state/input';
import { isGame, isPage, type Route } from '../core/state/route';
import { state } from '../core/state/store';
import { currentPlay } from '../play/play';

/** What Back closes, topmost first: a test whether it is open, and a function that closes it. */
const CLOSERS: readonly (readonly [isOpen: () => boolean, close: () => void])[] = [
  [() => state.notices.failure !== null, closeFailure],
  [() => state.navigation.rulebook !== null, closeRulebook],
  [() => state.navigation.dialog !== null, closeDialog],
  [() => currentHint(state) !== null, () => closeHint(currentPlay())],
  [() => state.input.explanation?.pinned === true, () => stopExplaining(currentPlay())],
  [() => isPage(state.navigation.route), goBack],
  [() => state.navigation.route.to !== 'home', leaveGame],
];

/** Entries are only changed while this is `ours`: not before the link in the address has been followed, and not during our own step back. */
let historyState: 'untouched' | 'ours' | 'going' = 'untouched';

/** The state that was written to the current entry last. */
let stored: Omit<HistoryEntry, 'link'> = { route: null, gameId: '' };

/** The address after our own last step back; empty after a step of the player. */
let ownStepTo = '';

/** Follows the link in an address that the player has typed or returned to, but not in one that our own step back has reached. */
export function onHashChange(event: HashChangeEvent): void {
  if (ownStepTo && event.newURL === ownStepTo) return;
  void openLink().catch(() => setLoading(false));
}

const isAnythingOpen = (): boolean => CLOSERS.some(([isOpen]) => isOpen());

/** The route that a reload opens: for a game what its behaviour says, for a table its stored address. */
function reopenedRoute(): Route {
  const { route } = state.navigation;
  if (isGame(route)) return currentPlay().behaviour.reopenedRoute?.() ?? route;
  return route.to === 'table' ? { to: 'table' } : route;
}

/** Adds one entry to the browser's history while anything is open, and removes it afterwards. Called after each drawing. */
export function syncHistory(): void {
  if (historyState !== 'ours') return;
  const open = isAnythingOpen();
  const { route } = state.navigation;
  const gameId = state.game.id;
  if (open === (currentEntry() !== null)) {
    if (open && (route !== stored.route || gameId !== stored.gameId)) updateEntry({ route: reopenedRoute(), gameId, link: followedLink() });
  } else if (open) pushEntry({ route: reopenedRoute(), gameId, link: followedLink() });
  else {
    historyState = 'going';
    stepBack();
  }
  stored = { route, gameId };
}

/** Reopens what the player has left by Back. The history is not changed until that is done. */
async function goForward(): Promise<void> {
  historyState = 'untouched';
  await reopen().catch(() => false);
  historyState = 'ours';
  syncHistory();
}

function onPop(): void {
  const wasOurStep = historyState === 'going';
  historyState = 'ours';
  stored = { route: null, gameId: '' };
  ownStepTo = wasOurStep ? location.href : '';
  const open = isAnythingOpen();
  if (wasOurStep) return syncHistory();
  if (addressHash()) {
    // The `hashchange` event follows the link, which the player has typed or returned to while something was open.
    if (open && !currentEntry()) updateEntry({ route: null, gameId: '', link: '' });
  } else if (currentEntry()?.route) void goForward();
  else CLOSERS.find(([isOpen]) => isOpen())?.[1]();
}

function onKey(event: KeyboardEvent): void {
  const topIndex = CLOSERS.findIndex(([isOpen]) => isOpen());
  const typing = event.target instanceof Element && event.target.closest('input, select, textarea, [data-typing]');
  if (event.key === 'Escape' && !typing && CLOSERS[topIndex]?.[1] === goBack) goBack();
}

/** Called once the link in the address has been followed. In a frame the history belongs to the surrounding page. */
export function startHistory(): void {
  if (isEmbedded) return;
  historyState = 'ours';
  addEventListener('popstate', onPop);
  document.addEventListener('keydown', onKey);
  syncHistory();
}
