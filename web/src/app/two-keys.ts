/** Playing with two keys or two switches: Space moves the focus to the next control, and Enter presses it. */

import { state } from '../core/state/store';

const CONTROL_SELECTOR = 'button:not([data-cell]), [data-cell][tabindex="0"], a[href], input, select, summary';

/** The controls of the topmost open dialog, or else of the page, in their order. */
function pressableElements(): HTMLElement[] {
  const open = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  return [...open.querySelectorAll<HTMLElement>(CONTROL_SELECTOR)].filter(
    (each) => !each.matches(':disabled, .skip') && each.getClientRects().length > 0 && !each.closest('[inert]'),
  );
}

/** Moves the focus to the next control, and from the last one to the first. */
function focusNext(): void {
  const all = pressableElements();
  const focusedIndex = all.indexOf(document.activeElement as HTMLElement);
  const next = all[(focusedIndex + 1) % all.length];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

/** Activates controls that Enter alone does not: checks a choice, or moves a list or a slider by one step, from its end to its start. */
function activate(element: Element): boolean {
  if (element instanceof HTMLSelectElement) element.selectedIndex = (element.selectedIndex + 1) % element.length;
  else if (!(element instanceof HTMLInputElement)) return false;
  else if (['radio', 'checkbox', 'file'].includes(element.type)) return (element.click(), true);
  else if (element.type !== 'range') return false;
  else if (element.value === element.max) element.value = element.min;
  else element.stepUp();
  for (const kind of ['input', 'change']) element.dispatchEvent(new Event(kind, { bubbles: true }));
  return true;
}

/** Handles the two keys in the capture phase, before all other listeners. */
export function onTwoKeys(event: KeyboardEvent): void {
  if (!state.settings.twoKeys || event.ctrlKey || event.metaKey || event.altKey) return;
  const isPressed = event.type === 'keydown';
  if (event.key === ' ' && isPressed) focusNext();
  else if (event.key !== ' ' && (!isPressed || event.key !== 'Enter' || !(event.target instanceof Element) || !activate(event.target)))
    return;
  event.preventDefault();
  event.stopImmediatePropagation();
}
