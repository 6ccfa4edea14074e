/** The keys of the play screen. The map is one tab stop; letters are the same keys in every layout. */

import { markKeyboardUsed } from '../../core/browser/preferences';
import { stopExplaining } from '../explanation';
import { deselectTool, moveAim } from '../aim';
import { closeHint } from '../hint';
import { skipAnimation } from '../perform-steps';
import { openDialog } from '../../core/page/navigate';
import { undo } from '../player-actions';
import { setSoundOn } from '../effects';
import { type Play, perPlay } from '../play';
import { closeTally, skipCounting, highlightLine } from '../show-tally';
import { cellName, type Position } from '../../core/contract/cells';
import { currentHint, focusPosition } from '../../core/state/input';
import { state } from '../../core/state/store';
import type { Tally } from '../../core/state/tally';
import { ACTIONS, actionFor, primaryAction } from './actions';

const STEPS: Readonly<Record<string, Position>> = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/** Whether the map gets the focus with the next drawing, and which tally was open at the last one. */
const focusState = perPlay(() => ({ shouldReturn: false, tallied: '' }));

/** Moves the focus to the button of a tally when it opens, and has it return to the map afterwards. */
function focusTallyButton(play: Play): void {
  const { tally } = play.display;
  const focus = focusState(play);
  const tallyKey = tally ? String(tally.seat ?? 'all') : '';
  const hasNoFocus = document.activeElement === document.body;
  // The button of a puzzle's result is disabled at first, and then cannot take the focus.
  if (tally && (hasNoFocus || tallyKey !== focus.tallied))
    document.querySelector<HTMLElement>('.tallying [data-act="advance"]')?.focus({ preventScroll: true });
  if (!tally && tallyKey !== focus.tallied && hasNoFocus) focus.shouldReturn = true;
  focus.tallied = tallyKey;
}

/** Called after each drawing: moves the focus to the tally or the curtain if one has opened, or back to the cell of the aim. */
export function restoreMapFocus(play: Play): void {
  focusTallyButton(play);
  const active = document.activeElement;
  // The element that had the focus is gone.
  if (play.display.curtain && active === document.body)
    document.querySelector<HTMLElement>('[data-act="show-map"]:not(:disabled)')?.focus({ preventScroll: true });
  // With a new card the aim is on another cell: a visible focus follows it.
  const follows = active?.matches('.cells :focus-visible') === true && active.getAttribute('tabindex') !== '0';
  if (!focusState(play).shouldReturn && !follows) return;
  focusState(play).shouldReturn = false;
  document.querySelector<HTMLElement>(`[data-cell="${cellName(focusPosition(play))}"]`)?.focus({ preventScroll: true });
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, select, textarea, [contenteditable]') !== null;
}

/** Whether something with its own keys is open above the map. */
function hasOverlay(play: Play): boolean {
  const { dialog, rulebook } = state.navigation;
  const isTallyDialog = play.display.tally?.besideMap === false;
  return Boolean(isTallyDialog || dialog || rulebook || state.notices.failure || play.display.curtain);
}

export function onKeyDown(play: Play, event: KeyboardEvent): void {
  if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
  markKeyboardUsed();
  // The sound can be switched off on every screen, also during animations.
  const letters = state.settings.letterKeys;
  if (letters && event.code === 'KeyM' && !event.repeat) return setSoundOn(!state.settings.sound);
  if (state.navigation.route.to !== 'play') return;
  if (hasOverlay(play)) return;
  if (play.display.tally) return tallyKey(play, event, play.display.tally);
  if ((play.display.animation || play.busyCount) && actionFor(event.code, event.shiftKey) === ACTIONS.undo) return undo(play);
  if (play.display.animation) {
    if (['Enter', ' ', 'Escape'].includes(event.key) && skipAnimation(play)) event.preventDefault();
    return;
  }
  const target = event.target instanceof Element ? event.target : document.body;
  const onMap = target === document.body || target.closest('.cells') !== null;
  const move = STEPS[event.key];
  const action = play.busyCount || !letters ? undefined : actionFor(event.code, event.shiftKey);
  if (move && (onMap || !target.closest('[role="radiogroup"]'))) {
    if (!play.input.explanation?.pinned) moveByKey(play, move);
  } else if (event.key === 'Enter' && onMap) {
    if (!event.repeat) primaryAction(play)?.run();
  } else if (event.key === 'Escape') onEscape(play);
  else if (action) {
    if (action.isEnabled(play)) action.run(play);
  } else return;
  event.preventDefault();
}

/** Handles a key during a tally: Enter, Space and Escape skip the count, then close the tally; a letter highlights its edict. */
function tallyKey(play: Play, event: KeyboardEvent, { lines, isCounting }: Tally): void {
  const { key, code, repeat } = event;
  const isSkipKey = ['Enter', ' ', 'Escape'].includes(key);
  const line = lines.findIndex(({ letter }) => letter && state.settings.letterKeys && code === `Key${letter}`);
  const onButton = event.target instanceof Element && event.target.closest('button:not([data-cell])') !== null;
  if (isSkipKey && (repeat || isCounting)) skipCounting(play);
  else if (key === 'Escape' || (key === 'Enter' && !onButton)) closeTally(play);
  else if (line >= 0) highlightLine(play, line);
  else return;
  event.preventDefault();
}

function moveByKey(play: Play, move: Position): void {
  focusState(play).shouldReturn = true;
  moveAim(play, move);
}

function onEscape(play: Play): void {
  const { view } = play.game;
  const { aim, explanation } = play.input;
  if (currentHint(play)) closeHint(play);
  else if (explanation) stopExplaining(play);
  else if (view && aim && view.tools[aim.tool]?.skill) deselectTool(play);
  else void openDialog({ is: 'menu' });
}
