/** Full play by keyboard: the map is one tab stop, letters are the same keys in every layout. */

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

const focusState = perPlay(() => ({ shouldReturn: false, tallied: '' }));

/** The button that continues takes the focus when a season is counted, and the map has it back afterwards. */
function focusTallyButton(play: Play): void {
  const { tally } = state.display;
  const focus = focusState(play);
  const tallyKey = tally ? String(tally.seat ?? 'all') : '';
  const nowhere = document.activeElement === document.body;
  // The button of a puzzle's outcome can be pressed a little later than it comes.
  if (tally && (nowhere || tallyKey !== focus.tallied))
    document.querySelector<HTMLElement>('.tallying [data-act="on"]')?.focus({ preventScroll: true });
  if (!tally && tallyKey !== focus.tallied && nowhere) focus.shouldReturn = true;
  focus.tallied = tallyKey;
}

/** Brings the focus to the cell of the aim once it is drawn. */
export function restoreMapFocus(play: Play): void {
  focusTallyButton(play);
  const active = document.activeElement;
  // The curtain has taken away whatever had the focus.
  if (state.display.curtain && active === document.body)
    document.querySelector<HTMLElement>('[data-act="unveil"]:not(:disabled)')?.focus({ preventScroll: true });
  // A new card takes the shape elsewhere: a focus that shows goes with it.
  const follows = active?.matches('.cells :focus-visible') === true && active.getAttribute('tabindex') !== '0';
  if (!focusState(play).shouldReturn && !follows) return;
  focusState(play).shouldReturn = false;
  document.querySelector<HTMLElement>(`[data-cell="${cellName(focusPosition(state))}"]`)?.focus({ preventScroll: true });
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, select, textarea, [contenteditable]') !== null;
}

/** Something lies over the map that has its own keys. */
function hasOverlay(): boolean {
  const { dialog, rulebook } = state.navigation;
  const standings = state.display.tally?.besideMap === false;
  return Boolean(standings || dialog || rulebook || state.notices.failure || state.display.curtain);
}

export function onKeyDown(play: Play, event: KeyboardEvent): void {
  if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
  markKeyboardUsed();
  // Sound is put out on every screen, and while something is shown.
  const letters = state.settings.letterKeys;
  if (letters && event.code === 'KeyM' && !event.repeat) return setSoundOn(!state.settings.sound);
  if (state.navigation.route.to !== 'play') return;
  if (hasOverlay()) return;
  if (state.display.tally) return tallyKey(play, event, state.display.tally);
  if ((state.display.animation || state.busyCount) && actionFor(event.code, event.shiftKey) === ACTIONS.undo) return undo(play);
  if (state.display.animation) {
    if (['Enter', ' ', 'Escape'].includes(event.key) && skipAnimation(play)) event.preventDefault();
    return;
  }
  const target = event.target instanceof Element ? event.target : document.body;
  const onMap = target === document.body || target.closest('.cells') !== null;
  const move = STEPS[event.key];
  const action = state.busyCount || !letters ? undefined : actionFor(event.code, event.shiftKey);
  if (move && (onMap || !target.closest('[role="radiogroup"]'))) {
    if (!state.input.explanation?.pinned) moveByKey(play, move);
  } else if (event.key === 'Enter' && onMap) {
    if (!event.repeat) primaryAction(play)?.run();
  } else if (event.key === 'Escape') onEscape(play);
  else if (action) {
    if (action.isEnabled(play)) action.run(play);
  } else return;
  event.preventDefault();
}

/** While a season is counted any of the great keys counts the rest; then Enter continues, and a letter lights its edict. */
function tallyKey(play: Play, event: KeyboardEvent, { lines, isCounting }: Tally): void {
  const { key, code, repeat } = event;
  const isContinueKey = ['Enter', ' ', 'Escape'].includes(key);
  const line = lines.findIndex(({ letter }) => letter && state.settings.letterKeys && code === `Key${letter}`);
  const onButton = event.target instanceof Element && event.target.closest('button:not([data-cell])') !== null;
  if (isContinueKey && (repeat || isCounting)) skipCounting(play);
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
  const { view } = state.game;
  const { aim, explanation } = state.input;
  if (currentHint(state)) closeHint(play);
  else if (explanation) stopExplaining(play);
  else if (view && aim && view.tools[aim.tool]?.skill) deselectTool(play);
  else void openDialog({ is: 'menu' });
}
