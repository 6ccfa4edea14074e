/** Mouse and finger on the map. */

import { mapHasFocus } from '../../core/browser/embedding';
import { vibrateFor, playGameSound } from '../effects';
import { setPlacedAim, setAim, rotateShape } from '../aim';
import { skipAnimation } from '../perform-steps';
import { type Play, perPlay } from '../play';
import { placeAim } from '../player-actions';
import { type Position, MAP_SIZE } from '../../core/contract/cells';
import { type Aim, covers, fitsLegally, anchorRange, orientationOf } from '../../core/state/aim';
import { displayPhaseOf } from '../../core/state/game';
import { currentHint } from '../../core/state/input';
import { state } from '../../core/state/store';
import { pointAt } from '../../core/ui/board';
import { positionOfButton } from '../../core/ui/grid';

const FINGER_OFFSET_CELLS = 1.5; // cells by which the shape floats above the finger
export const TAP_TOLERANCE_PX = 9; // CSS pixels that still are a tap
const WHEEL_MS = 110;
const REST_MS = 140; // a mouse that rests so long means the place

interface Pointer {
  touch: { id: number; x: number; y: number; moved: boolean } | null;
  wheeled: number;
  /** Ends the wait for a mouse to rest. */
  cancelRest: () => void;
  /** A click has put the shape where it is put, and not a rest. */
  placedByClick: boolean;
  /** A double click does not tell what made it; two quick taps turn the shape twice and must ink nothing. */
  byMouse: boolean;
}

const pointerState = perPlay((): Pointer => ({
  touch: null,
  wheeled: 0,
  cancelRest: () => undefined,
  placedByClick: false,
  byMouse: true,
}));

export function canAim(): boolean {
  return (
    state.navigation.route.to === 'play' && displayPhaseOf(state) === 'deciding' && !state.input.explanation?.pinned && !currentHint(state)
  );
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(most, value));
}

function cellAt([y, x]: Position): Position {
  return [clamp(Math.floor(y), MAP_SIZE - 1), clamp(Math.floor(x), MAP_SIZE - 1)];
}

/** The aim with the shape under a point, which is counted in cells. */
function aimAt(point: Position): Aim | null {
  const { view } = state.game;
  const { aim } = state.input;
  const turn = view && aim ? orientationOf(view, aim) : undefined;
  if (!aim || !turn) return null;
  const cell = cellAt(point);
  const along = (axis: 0 | 1): number => {
    const { low, high, overhangs } = anchorRange(turn, axis);
    if (!overhangs) return cell[axis];
    // A pointer cannot leave the map to hang a shape over its border: the map's side stands for the whole range.
    return low + Math.round((clamp(point[axis], MAP_SIZE) / MAP_SIZE) * (high - low)) + aim.grabOffset[axis];
  };
  return { ...aim, cursor: [along(0), along(1)] };
}

function placeAimAt(play: Play, point: Position): void {
  const aim = aimAt(point);
  if (!aim) return;
  setPlacedAim(play, aim);
  setAim(play, aim);
  if (!fits(aim)) playGameSound('refuse');
}

function fits(aim: Aim): boolean {
  const { view } = state.game;
  return view !== null && fitsLegally(view, aim);
}

export function onPointerDown(play: Play, event: PointerEvent): void {
  const mine = pointerState(play);
  mine.byMouse = event.pointerType === 'mouse';
  if (skipAnimation(play) || mine.byMouse) return;
  if (!event.isPrimary) {
    mine.touch = null; // a second finger: the map is made larger, and nothing is drawn until both are gone
    return;
  }
  mine.touch = { id: event.pointerId, x: event.clientX, y: event.clientY, moved: false };
  (event.currentTarget as Element).setPointerCapture(event.pointerId);
}

export function onPointerMove(play: Play, event: PointerEvent): void {
  const cells = event.currentTarget as Element;
  if (!canAim()) return;
  if (event.pointerType === 'mouse') {
    const aim = aimAt(pointAt(cells, event.clientX, event.clientY));
    if (aim && aim.cursor.join() !== state.input.aim?.cursor.join()) setAim(play, aim);
    return restMouse(play);
  }
  const { touch } = pointerState(play);
  if (touch?.id !== event.pointerId) return;
  if (!touch.moved && Math.hypot(event.clientX - touch.x, event.clientY - touch.y) < TAP_TOLERANCE_PX) return;
  touch.moved = true;
  dragAim(play, pointAbove(cells, event.clientX, event.clientY));
}

/** Where a shape lies that floats above a finger. */
export function pointAbove(cells: Element, x: number, y: number): Position {
  const lift = (FINGER_OFFSET_CELLS * cells.getBoundingClientRect().height) / MAP_SIZE;
  return pointAt(cells, x, y - lift);
}

/** The shape follows a finger. */
export function dragAim(play: Play, point: Position): void {
  const aim = aimAt(point);
  if (!aim || aim.cursor.join() === state.input.aim?.cursor.join()) return;
  setAim(play, aim);
  if (fits(aim)) vibrateFor('snap');
}

/** The finger has gone: the shape stays where it is. */
export function dropAim(play: Play): void {
  const { aim } = state.input;
  setPlacedAim(play, aim);
  if (aim && !fits(aim)) playGameSound('refuse');
}

/** Where a mouse rests and the shape fits it stays, unless a click has put it elsewhere: the way to the button does not drag it along. */
function restMouse(play: Play): void {
  const pointer = pointerState(play);
  if (!state.input.placedAim) pointer.placedByClick = false;
  pointer.cancelRest();
  pointer.cancelRest = play.schedule(() => {
    const { aim } = state.input;
    if (canAim() && aim && fits(aim) && !pointer.placedByClick) setPlacedAim(play, aim);
  }, REST_MS);
}

export function onPointerUp(play: Play, event: PointerEvent): void {
  const cells = event.currentTarget as Element;
  const { touch } = pointerState(play);
  if (touch?.id !== event.pointerId) return;
  const { moved } = touch;
  pointerState(play).touch = null;
  if (!canAim()) return;
  if (moved) return dropAim(play);
  tap(play, pointAt(cells, event.clientX, event.clientY));
}

export function onPointerCancel(play: Play): void {
  pointerState(play).touch = null;
}

/** Tapping elsewhere brings the ghost there; tapping the ghost turns it, or inks it in where it was put. */
function tap(play: Play, point: Position): void {
  const { view } = state.game;
  const { aim, placedAim } = state.input;
  if (!view || !aim) return;
  if (!covers(view, aim, cellAt(point))) placeAimAt(play, point);
  else if (!state.settings.tapInks) rotateShape(play);
  else if (placedAim) placeAim(play);
  else setPlacedAim(play, aim);
}

/** Mouse clicks, and clicks made by assistive technology, which come without a pointer. */
export function onClick(play: Play, event: MouseEvent): void {
  const mouse = !('pointerType' in event) || event.pointerType === 'mouse' || event.pointerType === '';
  if (!mouse || !canAim()) return;
  const position = event.detail === 0 ? positionOfButton(event.target) : null;
  if (position) return placeAimAt(play, [position[0] + 0.5, position[1] + 0.5]);
  const point = pointAt(event.currentTarget as Element, event.clientX, event.clientY);
  if (state.settings.tapInks && pointerState(play).placedByClick && isPlacedThere(aimAt(point))) return placeAim(play);
  placeAimAt(play, point);
  pointerState(play).placedByClick = true;
}

/** The shape lies there already, by a click. */
function isPlacedThere(aim: Aim | null): boolean {
  const { placedAim } = state.input;
  return aim !== null && placedAim !== null && aim.cursor.join() === placedAim.cursor.join();
}

export function onDoubleClick(play: Play): void {
  if (pointerState(play).byMouse && canAim()) placeAim(play);
}

export function onPointerLeave(play: Play, event: PointerEvent): void {
  pointerState(play).cancelRest();
  if (event.pointerType !== 'mouse' || !canAim() || !state.input.placedAim || !state.input.aim) return;
  // Rotation and terrain may have changed since: only the place is taken back.
  setAim(play, { ...state.input.aim, cursor: state.input.placedAim.cursor });
}

export function onContextMenu(play: Play, event: MouseEvent): void {
  event.preventDefault();
  if (pointerState(play).byMouse && canAim()) rotateShape(play);
}

/** In a window lower than the map the wheel is needed to see the rest of it. */
function isTallerThanWindow(cells: Element): boolean {
  return cells.clientHeight > innerHeight;
}

/** The wheel rotates the shape; the listener is active because it stops the page from scrolling. */
export function onWheel(play: Play): AddEventListenerOptions & { handleEvent(event: WheelEvent): void } {
  return {
    passive: false,
    handleEvent(event) {
      const { view } = state.game;
      const { aim } = state.input;
      if (!view || !aim || !canAim() || event.ctrlKey || !mapHasFocus() || isTallerThanWindow(event.currentTarget as Element)) return;
      event.preventDefault();
      if (event.timeStamp - pointerState(play).wheeled < WHEEL_MS) return;
      pointerState(play).wheeled = event.timeStamp;
      rotateShape(play, event.deltaY < 0);
    },
  };
}
