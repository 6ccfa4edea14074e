/** The browser's Back, and a phone's, closes what is open before it leaves the page. */

import { isEmbedded } from '../browser/embedding';
import { stopExplaining } from '../play/explain';
import { closeHint } from '../play/hint';
import { closeBook, closeDialog, goBack } from '../commands/navigate';
import { leaveGame } from '../commands/open';
import { closeFailure } from '../commands/page';
import { currentHint } from '../state/hand';
import { isRoom } from '../state/route';
import { state } from '../state/store';

/** What may be open, the topmost first, and how it is closed. */
const OPEN: readonly (readonly [isOpen: () => boolean, close: () => void])[] = [
  [() => state.page.failure !== null, closeFailure],
  [() => state.where.book !== null, closeBook],
  [() => state.where.dialog !== null, closeDialog],
  [() => currentHint() !== null, () => closeHint()],
  [() => state.hand.explain?.pinned === true, () => stopExplaining()],
  [() => isRoom(state.where.route), goBack],
  [() => state.where.route.to !== 'home', leaveGame],
];

function isInside(): boolean {
  return (history.state as { inside?: boolean } | null)?.inside === true;
}

/** Whether the history is ours to change: not before the address has been followed, and not during our own step. */
let step: 'untouched' | 'ours' | 'going' = 'untouched';

/** While anything is open there is one step more in the browser's history. Called after each drawing. */
export function followBack(): void {
  const open = OPEN.some(([isOpen]) => isOpen());
  if (step !== 'ours' || open === isInside()) return;
  if (open) history.pushState({ inside: true }, '');
  else {
    step = 'going';
    history.back();
  }
}

function onPop(): void {
  if (step === 'going' || (location.hash && !location.hash.startsWith('#table='))) {
    step = 'ours'; // our own step, or a link; the address of a table stays while one sits there
    return followBack();
  }
  OPEN.find(([isOpen]) => isOpen())?.[1]();
}

function onKey(event: KeyboardEvent): void {
  const above = OPEN.findIndex(([isOpen]) => isOpen());
  const typing = event.target instanceof Element && event.target.closest('input, select, textarea, [data-typing]');
  if (event.key === 'Escape' && !typing && OPEN[above]?.[1] === goBack) goBack();
}

/** Called when the address has been followed and forgotten. In a frame the history is that of the page around us. */
export function listenForBack(): void {
  if (isEmbedded) return;
  step = 'ours';
  addEventListener('popstate', onPop);
  document.addEventListener('keydown', onKey);
  followBack();
}
