/** The browser's Back, and a phone's, closes what is open before it leaves the page. */

import { bookIsOpen, closeBook } from './book/shelf';
import { closeHint, currentHint } from './coach/hint';
import { isEmbedded } from './embed/frame';
import { stopExplaining } from './explaining';
import { leaveGame } from './opening';
import { isRoom, leave } from './rooms';
import { state, update } from './store';

/** What may be open, the topmost first, and how it is closed. */
const OPEN: readonly (readonly [isOpen: () => boolean, close: () => void])[] = [
  [() => state.failure !== null, () => update({ failure: null })],
  [bookIsOpen, closeBook],
  [() => state.dialog !== null, () => update({ dialog: null })],
  [() => currentHint() !== null, closeHint],
  [() => state.explain?.pinned === true, () => stopExplaining()],
  [() => isRoom(state.screen), leave],
  [() => state.screen !== 'home', leaveGame],
];

function isInside(): boolean {
  return (history.state as { inside?: boolean } | null)?.inside === true;
}

let listening = false;
let going = false;

/** While anything is open there is one step more in the browser's history. Called with every picture of the page. */
export function followBack(): void {
  const open = OPEN.some(([isOpen]) => isOpen());
  if (!listening || going || open === isInside()) return;
  if (open) history.pushState({ inside: true }, '');
  else {
    going = true;
    history.back();
  }
}

function onPop(): void {
  if (going || location.hash) {
    going = false; // our own step, or a link
    return;
  }
  OPEN.find(([isOpen]) => isOpen())?.[1]();
}

function onKey(event: KeyboardEvent): void {
  const above = OPEN.findIndex(([isOpen]) => isOpen());
  const typing = event.target instanceof Element && event.target.closest('input, select, textarea');
  if (event.key === 'Escape' && !typing && OPEN[above]?.[1] === leave) leave();
}

/** Called when the address has been followed and forgotten. In a frame the history is that of the page around us. */
export function listenForBack(): void {
  if (isEmbedded) return;
  listening = true;
  addEventListener('popstate', onPop);
  document.addEventListener('keydown', onKey);
}
