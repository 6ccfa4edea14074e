/** Full play by keyboard: the map is one tab stop, letters are the same keys in every layout. */

import { noteKey } from '../../browser/preferences';
import { stopExplaining } from '../../play/explain';
import { dropTool, step } from '../../play/hand';
import { closeHint } from '../../play/hint';
import { skipMoment } from '../../play/moments';
import { openDialog } from '../../commands/navigate';
import { undo } from '../../play/act';
import { turnSound } from '../../commands/sound';
import { perPlay } from '../../play/play';
import { endTally, hurryTally, lightLine } from '../../play/tally';
import { cellName, type Place } from '../../contract/cells';
import { currentHint, focusPlace } from '../../state/hand';
import { state } from '../../state/store';
import type { Tally } from '../../state/tally';
import { ACTIONS, actionFor, primary } from './actions';

const STEPS: Readonly<Record<string, Place>> = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

const focus = perPlay(() => ({ wanted: false, tallied: '' }));

/** The button that continues takes the focus when a season is counted, and the map has it back afterwards. */
function followTally(): void {
  const { tally } = state.stage;
  const mine = focus();
  const now = tally ? String(tally.seat ?? 'all') : '';
  const nowhere = document.activeElement === document.body;
  // The button of a puzzle's outcome can be pressed a little later than it comes.
  if (tally && (nowhere || now !== mine.tallied))
    document.querySelector<HTMLElement>('.tallying [data-act="on"]')?.focus({ preventScroll: true });
  if (!tally && now !== mine.tallied && nowhere) mine.wanted = true;
  mine.tallied = now;
}

/** Brings the focus to the cell of the aim once it is drawn. */
export function settleFocus(): void {
  followTally();
  const active = document.activeElement;
  // The curtain has taken away whatever had the focus.
  if (state.stage.curtain && active === document.body)
    document.querySelector<HTMLElement>('[data-act="unveil"]:not(:disabled)')?.focus({ preventScroll: true });
  // A new card takes the shape elsewhere: a focus that shows goes with it.
  const follows = active?.matches('.cells :focus-visible') === true && active.getAttribute('tabindex') !== '0';
  if (!focus().wanted && !follows) return;
  focus().wanted = false;
  document.querySelector<HTMLElement>(`[data-cell="${cellName(focusPlace())}"]`)?.focus({ preventScroll: true });
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, select, textarea, [contenteditable]') !== null;
}

/** Something lies over the map that has its own keys. */
function isCovered(): boolean {
  const { dialog, book } = state.where;
  const standings = state.stage.tally?.beside === false;
  return Boolean(standings || dialog || book || state.page.failure || state.stage.curtain);
}

export function onKeyDown(event: KeyboardEvent): void {
  if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
  noteKey();
  // Sound is put out on every screen, and while something is shown.
  const letters = state.settings.letterKeys;
  if (letters && event.code === 'KeyM' && !event.repeat) return turnSound(!state.settings.sound);
  if (state.where.route.to !== 'play') return;
  if (isCovered()) return;
  if (state.stage.tally) return tallyKey(event, state.stage.tally);
  if ((state.stage.moment || state.busy) && actionFor(event.code, event.shiftKey) === ACTIONS.undo) return undo();
  if (state.stage.moment) {
    if (['Enter', ' ', 'Escape'].includes(event.key) && skipMoment()) event.preventDefault();
    return;
  }
  const target = event.target instanceof Element ? event.target : document.body;
  const onMap = target === document.body || target.closest('.cells') !== null;
  const move = STEPS[event.key];
  const action = state.busy || !letters ? undefined : actionFor(event.code, event.shiftKey);
  if (move && (onMap || !target.closest('[role="radiogroup"]'))) {
    if (!state.hand.explain?.pinned) walk(move);
  } else if (event.key === 'Enter' && onMap) {
    if (!event.repeat) primary()?.act();
  } else if (event.key === 'Escape') escape();
  else if (action) {
    if (action.can()) action.run();
  } else return;
  event.preventDefault();
}

/** While a season is counted any of the great keys counts the rest; then Enter continues, and a letter lights its edict. */
function tallyKey(event: KeyboardEvent, { lines, counting }: Tally): void {
  const { key, code, repeat } = event;
  const great = ['Enter', ' ', 'Escape'].includes(key);
  const line = lines.findIndex(({ letter }) => letter && state.settings.letterKeys && code === `Key${letter}`);
  const onButton = event.target instanceof Element && event.target.closest('button:not([data-cell])') !== null;
  if (great && (repeat || counting)) hurryTally();
  else if (key === 'Escape' || (key === 'Enter' && !onButton)) endTally();
  else if (line >= 0) lightLine(line);
  else return;
  event.preventDefault();
}

function walk(move: Place): void {
  focus().wanted = true;
  step(move);
}

function escape(): void {
  const { view } = state.game;
  const { aim, explain } = state.hand;
  if (currentHint()) closeHint();
  else if (explain) stopExplaining();
  else if (view && aim && view.tools[aim.tool]?.skill) dropTool();
  else void openDialog({ is: 'menu' });
}
