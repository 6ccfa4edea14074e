/** Full play by keyboard: the map is one tab stop, letters are the same keys in every layout. */

import { announce } from '../../browser/announce';
import { bookIsOpen } from '../../commands/book';
import { explainEdict, stopExplaining } from '../../commands/explain';
import { chooseTool, dropTool, setAim } from '../../commands/hand';
import { closeHint, currentHint, toggleHint } from '../../commands/hint';
import { skipMoment } from '../../commands/moments';
import { goOn } from '../../commands/play';
import { cellName, type Place, SIDE } from '../../contract/cells';
import { anchorOf, flipped, listedTools, nextTerrain, rotated, turnOf } from '../../state/aim';
import { redraw, state, update } from '../../state/store';
import { terrainName } from '../../words/sentences';
import { t } from '../../words/texts';
import { primary } from './actions';

const STEPS: Readonly<Record<string, Place>> = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/** The cell with the tab stop when nothing is aimed: the map can be read at any time. */
let reading: Place = [5, 5];

export function focusPlace(): Place {
  const clamp = (v: number): number => Math.max(0, Math.min(SIDE - 1, v));
  if (state.aim) reading = [clamp(state.aim.cursor[0]), clamp(state.aim.cursor[1])];
  return reading;
}

let focusWanted = false;

/** Brings the focus to the cell of the aim once it is drawn. */
export function settleFocus(): void {
  const active = document.activeElement;
  // The curtain has taken away whatever had the focus.
  if (state.table.curtain && active === document.body)
    document.querySelector<HTMLElement>('[data-act="unveil"]:enabled')?.focus({ preventScroll: true });
  // A new card takes the shape elsewhere: a focus that shows goes with it.
  const follows = active?.matches('.cells :focus-visible') === true && active.getAttribute('tabindex') !== '0';
  if (!focusWanted && !follows) return;
  focusWanted = false;
  document.querySelector<HTMLElement>(`[data-cell="${cellName(focusPlace())}"]`)?.focus({ preventScroll: true });
}

export function onFocusCell(place: Place): void {
  if (!state.aim) {
    reading = place;
    redraw();
  }
}

function step([dr, dc]: Place): void {
  const { view, aim } = state;
  focusWanted = true;
  const turn = view && aim ? turnOf(view, aim) : undefined;
  if (!view || !aim || !turn) {
    const [row, column] = focusPlace();
    reading = [Math.max(0, Math.min(SIDE - 1, row + dr)), Math.max(0, Math.min(SIDE - 1, column + dc))];
    redraw();
    return;
  }
  const anchor = anchorOf(turn, aim);
  const wanted = { ...aim, cursor: [anchor[0] + aim.grab[0] + dr, anchor[1] + aim.grab[1] + dc] as const };
  const [row, column] = anchorOf(turn, wanted);
  update({ placed: null });
  setAim({ ...aim, cursor: [row + aim.grab[0], column + aim.grab[1]] });
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, select, textarea, [contenteditable]') !== null;
}

export function onKeyDown(event: KeyboardEvent): void {
  if (state.screen !== 'play' || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
  if (state.tally || state.dialog || state.failure || state.table.curtain || bookIsOpen()) return;
  if (state.moment) {
    if (['Enter', ' ', 'Escape'].includes(event.key) && skipMoment()) event.preventDefault();
    return;
  }
  const target = event.target as Element;
  const onMap = target === document.body || target.closest('.cells') !== null;
  const move = STEPS[event.key];
  if (move && (onMap || !target.closest('[role="radiogroup"]'))) {
    event.preventDefault();
    if (!state.explain?.pinned) step(move);
  } else if (event.key === 'Enter' && onMap) {
    event.preventDefault();
    if (!event.repeat) primary(state)?.act();
  } else if (event.key === 'Escape') {
    escape(event);
  } else if (letter(event)) {
    event.preventDefault();
  }
}

function escape(event: KeyboardEvent): void {
  if (currentHint()) closeHint();
  else if (state.explain) stopExplaining();
  else if (state.view && state.aim && state.view.tools[state.aim.tool]?.skill) dropTool();
  else update({ dialog: 'menu' });
  event.preventDefault();
}

/** Keys by their place on the keyboard, so that a Cyrillic layout plays the same. */
function letter(event: KeyboardEvent): boolean {
  const { view, aim } = state;
  if (!view || state.busy) return false;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
  const edict = /^Key([ABCD])$/.exec(event.code)?.[1];
  if (edict) {
    if (state.explain?.pinned && state.explain.letter === edict) stopExplaining();
    else void explainEdict(edict, true);
    return true;
  }
  if (digit) {
    const index = listedTools(view, aim)[Number(digit) - 1];
    if (index !== undefined) chooseTool(index);
    return true;
  }
  if (event.code === 'KeyH') {
    toggleHint();
    return true;
  }
  if (event.code === 'KeyZ') {
    if (event.shiftKey ? view.can_redo : view.can_undo) goOn(event.shiftKey ? 'redo' : 'undo');
    return true;
  }
  if (event.code === 'KeyY') {
    if (view.can_redo) goOn('redo');
    return true;
  }
  if (!aim) return false;
  if (event.code === 'KeyR') {
    setAim(rotated(view, aim, event.shiftKey));
    announce(t('say-rotated'));
  } else if (event.code === 'KeyF') {
    setAim(flipped(view, aim));
    announce(t('say-flipped'));
  } else if (event.code === 'KeyT') {
    const next = nextTerrain(view, aim);
    setAim(next);
    if (next.terrain) announce(t('say-terrain-chosen', { terrain: terrainName(next.terrain) }));
  } else return false;
  return true;
}
