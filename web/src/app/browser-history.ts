/** The browser's Back, and a phone's, closes what is open before it leaves the page; its Forward opens it again. */

import { addressHash, currentEntry, type HistoryEntry, pushEntry, stepBack, updateEntry } from '../core/browser/address';
import { isEmbedded } from '../core/browser/embedding';
import { stopExplaining } from '../play/explanation';
import { closeHint } from '../play/hint';
import { closeRulebook, closeDialog, goBack, setLoading } from '../core/page/navigate';
import { leaveGame } from '../play/open-game';
import { openLink, reopen } from './open-link';
import { closeFailure } from '../core/page/notices';
import { currentHint } from '../core/state/input';
import { isGame, isPage, type Route } from '../core/state/route';
import { state } from '../core/state/store';

/** What may be open, the topmost first, and how it is closed. */
const CLOSERS: readonly (readonly [isOpen: () => boolean, close: () => void])[] = [
  [() => state.notices.failure !== null, closeFailure],
  [() => state.navigation.rulebook !== null, closeRulebook],
  [() => state.navigation.dialog !== null, closeDialog],
  [() => currentHint() !== null, () => closeHint()],
  [() => state.input.explanation?.pinned === true, () => stopExplaining()],
  [() => isPage(state.navigation.route), goBack],
  [() => state.navigation.route.to !== 'home', leaveGame],
];

/** Whether the history is ours to change: not before the address has been followed, and not during our own step. */
let historyState: 'untouched' | 'ours' | 'going' = 'untouched';

/** What the current entry stores, as far as it is ours. */
let stored: HistoryEntry = { route: null, gameId: '' };

/** The address that our own last step back led to; empty after a step of the player. */
let ownStepTo = '';

/** Follows the link in an address that the player has typed or come back to. Our own way back to home may lead over another
 *  address of ours, which is not followed. */
export function onHashChange(event: HashChangeEvent): void {
  if (ownStepTo && event.newURL === ownStepTo) return;
  void openLink().catch(() => setLoading(false));
}

const isAnythingOpen = (): boolean => CLOSERS.some(([isOpen]) => isOpen());

/** What a reload can open again: a puzzle by its code unless the clock runs, a table by its address. */
function reopenedRoute(): Route {
  const { route } = state.navigation;
  const { now: puzzle, run } = state.puzzle;
  if (isGame(route) && state.game.kind === 'puzzle') return { to: 'puzzles', ...(puzzle && !run ? { code: puzzle.code } : {}) };
  return route.to === 'table' ? { to: 'table' } : route;
}

/** While anything is open there is one entry more in the browser's history. Called after each drawing. */
export function syncHistory(): void {
  if (historyState !== 'ours') return;
  const open = isAnythingOpen();
  const { route } = state.navigation;
  const gameId = state.game.id;
  if (open === (currentEntry() !== null)) {
    if (open && (route !== stored.route || gameId !== stored.gameId)) updateEntry({ route: reopenedRoute(), gameId });
  } else if (open) pushEntry({ route: reopenedRoute(), gameId });
  else {
    historyState = 'going';
    stepBack();
  }
  stored = { route, gameId };
}

/** Opens again what was left by Back; until it is there, the history waits. */
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
    // A link, which is followed by its own event. The player has typed it over something that is open, or came back to it.
    if (open && !currentEntry()) updateEntry({ route: null, gameId: '' });
  } else if (currentEntry()?.route) void goForward();
  else CLOSERS.find(([isOpen]) => isOpen())?.[1]();
}

function onKey(event: KeyboardEvent): void {
  const topIndex = CLOSERS.findIndex(([isOpen]) => isOpen());
  const typing = event.target instanceof Element && event.target.closest('input, select, textarea, [data-typing]');
  if (event.key === 'Escape' && !typing && CLOSERS[topIndex]?.[1] === goBack) goBack();
}

/** Called when the address has been followed and forgotten. In a frame the history is that of the page around us. */
export function startHistory(): void {
  if (isEmbedded) return;
  historyState = 'ours';
  addEventListener('popstate', onPop);
  document.addEventListener('keydown', onKey);
  syncHistory();
}
