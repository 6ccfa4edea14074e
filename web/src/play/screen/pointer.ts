/** Mouse and touch on the map. */

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

const FINGER_OFFSET_CELLS = 1.5; // by which the shape is above the finger
export const TAP_TOLERANCE_PX = 9; // CSS pixels that a finger may move during a tap
const WHEEL_MS = 110; // between two rotations by the wheel
const REST_MS = 140; // after which a mouse that does not move has placed the shape

interface Pointer {
  touch: { id: number; x: number; y: number; moved: boolean } | null;
  /** Time of the last rotation by the wheel. */
  wheeled: number;
  /** Cancels the timer of a resting mouse. */
  cancelRest: () => void;
  /** Whether the shape was placed by a click, and not by a resting mouse. */
  placedByClick: boolean;
  /** Whether the last press was of a mouse. Two quick taps of a finger also cause a double click, but must not place the shape. */
  byMouse: boolean;
}

const pointerState = perPlay((): Pointer => ({
  touch: null,
  wheeled: 0,
  cancelRest: () => undefined,
  placedByClick: false,
  byMouse: true,
}));

export function canAim(play: Play): boolean {
  return (
    state.navigation.route.to === 'play' && displayPhaseOf(play) === 'deciding' && !play.input.explanation?.pinned && !currentHint(play)
  );
}

function clamp(value: number, max: number): number {
  return Math.max(0, Math.min(max, value));
}

function cellAt([y, x]: Position): Position {
  return [clamp(Math.floor(y), MAP_SIZE - 1), clamp(Math.floor(x), MAP_SIZE - 1)];
}

/** Returns the aim with the shape at a point of the map, in cells; null without an aim. */
function aimAt(play: Play, point: Position): Aim | null {
  const { view } = play.game;
  const { aim } = play.input;
  const orientation = view && aim ? orientationOf(view, aim) : undefined;
  if (!aim || !orientation) return null;
  const cell = cellAt(point);
  const coordinateOn = (axis: 0 | 1): number => {
    const { low, high, overhangs } = anchorRange(orientation, axis);
    if (!overhangs) return cell[axis];
    // A pointer cannot leave the map to place an overhang: the side of the map is scaled to the range of anchors.
    return low + Math.round((clamp(point[axis], MAP_SIZE) / MAP_SIZE) * (high - low)) + aim.grabOffset[axis];
  };
  return { ...aim, cursor: [coordinateOn(0), coordinateOn(1)] };
}

/** Moves the aim to a point, where it stays when the pointer leaves the map. */
function placeAimAt(play: Play, point: Position): void {
  const aim = aimAt(play, point);
  if (!aim) return;
  setPlacedAim(play, aim);
  setAim(play, aim);
  if (!fits(play, aim)) playGameSound('refuse');
}

function fits(play: Play, aim: Aim): boolean {
  const { view } = play.game;
  return view !== null && fitsLegally(view, aim);
}

export function onPointerDown(play: Play, event: PointerEvent): void {
  const pointer = pointerState(play);
  pointer.byMouse = event.pointerType === 'mouse';
  if (skipAnimation(play) || pointer.byMouse) return;
  if (!event.isPrimary) {
    pointer.touch = null; // a second finger zooms, and the first one must not place anything
    return;
  }
  pointer.touch = { id: event.pointerId, x: event.clientX, y: event.clientY, moved: false };
  (event.currentTarget as Element).setPointerCapture(event.pointerId);
}

export function onPointerMove(play: Play, event: PointerEvent): void {
  const cells = event.currentTarget as Element;
  if (!canAim(play)) return;
  if (event.pointerType === 'mouse') {
    const aim = aimAt(play, pointAt(cells, event.clientX, event.clientY));
    if (aim && aim.cursor.join() !== play.input.aim?.cursor.join()) setAim(play, aim);
    return restMouse(play);
  }
  const { touch } = pointerState(play);
  if (touch?.id !== event.pointerId) return;
  if (!touch.moved && Math.hypot(event.clientX - touch.x, event.clientY - touch.y) < TAP_TOLERANCE_PX) return;
  touch.moved = true;
  dragAim(play, pointAbove(cells, event.clientX, event.clientY));
}

/** Returns the point above a finger, in cells, at which the shape is aimed. */
export function pointAbove(cells: Element, x: number, y: number): Position {
  const lift = (FINGER_OFFSET_CELLS * cells.getBoundingClientRect().height) / MAP_SIZE;
  return pointAt(cells, x, y - lift);
}

/** Moves the shape with a finger, and vibrates where it fits. */
export function dragAim(play: Play, point: Position): void {
  const aim = aimAt(play, point);
  if (!aim || aim.cursor.join() === play.input.aim?.cursor.join()) return;
  setAim(play, aim);
  if (fits(play, aim)) vibrateFor('snap');
}

/** Leaves the shape where the finger was lifted. */
export function dropAim(play: Play): void {
  const { aim } = play.input;
  setPlacedAim(play, aim);
  if (aim && !fits(play, aim)) playGameSound('refuse');
}

/** Places the shape if it fits where the mouse rests, unless a click has placed it: the mouse can then leave for a button. */
function restMouse(play: Play): void {
  const pointer = pointerState(play);
  if (!play.input.placedAim) pointer.placedByClick = false;
  pointer.cancelRest();
  pointer.cancelRest = play.schedule(() => {
    const { aim } = play.input;
    if (canAim(play) && aim && fits(play, aim) && !pointer.placedByClick) setPlacedAim(play, aim);
  }, REST_MS);
}

export function onPointerUp(play: Play, event: PointerEvent): void {
  const cells = event.currentTarget as Element;
  const { touch } = pointerState(play);
  if (touch?.id !== event.pointerId) return;
  const { moved } = touch;
  pointerState(play).touch = null;
  if (!canAim(play)) return;
  if (moved) return dropAim(play);
  tap(play, pointAt(cells, event.clientX, event.clientY));
}

export function onPointerCancel(play: Play): void {
  pointerState(play).touch = null;
}

/** Handles a tap: beside the ghost it moves the ghost there; on the ghost it rotates the shape or, as the setting says, places it. */
function tap(play: Play, point: Position): void {
  const { view } = play.game;
  const { aim, placedAim } = play.input;
  if (!view || !aim) return;
  if (!covers(view, aim, cellAt(point))) placeAimAt(play, point);
  else if (!state.settings.tapToPlace) rotateShape(play);
  else if (placedAim) placeAim(play);
  else setPlacedAim(play, aim);
}

/** Handles clicks of a mouse, and of assistive technology, which have no pointer. */
export function onClick(play: Play, event: MouseEvent): void {
  const isMouse = !('pointerType' in event) || event.pointerType === 'mouse' || event.pointerType === '';
  if (!isMouse || !canAim(play)) return;
  const position = event.detail === 0 ? positionOfButton(event.target) : null;
  if (position) return placeAimAt(play, [position[0] + 0.5, position[1] + 0.5]);
  const point = pointAt(event.currentTarget as Element, event.clientX, event.clientY);
  if (state.settings.tapToPlace && pointerState(play).placedByClick && isPlacedThere(play, aimAt(play, point))) return placeAim(play);
  placeAimAt(play, point);
  pointerState(play).placedByClick = true;
}

/** Whether the shape was placed at this aim. */
function isPlacedThere(play: Play, aim: Aim | null): boolean {
  const { placedAim } = play.input;
  return aim !== null && placedAim !== null && aim.cursor.join() === placedAim.cursor.join();
}

export function onDoubleClick(play: Play): void {
  if (pointerState(play).byMouse && canAim(play)) placeAim(play);
}

export function onPointerLeave(play: Play, event: PointerEvent): void {
  pointerState(play).cancelRest();
  if (event.pointerType !== 'mouse' || !canAim(play) || !play.input.placedAim || !play.input.aim) return;
  // Orientation and terrain may have changed since: only the position is restored.
  setAim(play, { ...play.input.aim, cursor: play.input.placedAim.cursor });
}

export function onContextMenu(play: Play, event: MouseEvent): void {
  event.preventDefault();
  if (pointerState(play).byMouse && canAim(play)) rotateShape(play);
}

/** Whether the map is taller than the window, so that the wheel must scroll the page. */
function isTallerThanWindow(cells: Element): boolean {
  return cells.clientHeight > innerHeight;
}

/** Returns a listener by which the wheel rotates the shape. It is not passive, because it prevents scrolling. */
export function onWheel(play: Play): AddEventListenerOptions & { handleEvent(event: WheelEvent): void } {
  return {
    passive: false,
    handleEvent(event) {
      const { view } = play.game;
      const { aim } = play.input;
      if (!view || !aim || !canAim(play) || event.ctrlKey || !mapHasFocus() || isTallerThanWindow(event.currentTarget as Element)) return;
      event.preventDefault();
      if (event.timeStamp - pointerState(play).wheeled < WHEEL_MS) return;
      pointerState(play).wheeled = event.timeStamp;
      rotateShape(play, event.deltaY < 0);
    },
  };
}
