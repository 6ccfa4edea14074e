/** Mouse and finger on the map. */

import { holdsMap } from '../../browser/embedding';
import { buzz } from '../../commands/haptics';
import { putDown, setAim, turnShape } from '../../play/hand';
import { skipMoment } from '../../play/moments';
import { now, perPlay } from '../../play/play';
import { confirm } from '../../play/act';
import { sound } from '../../commands/sound';
import { type Place, SIDE } from '../../contract/cells';
import { type Aim, covers, isFitting, rangeOf, turnOf } from '../../state/aim';
import { phaseOf } from '../../state/game';
import { currentHint } from '../../state/hand';
import { state } from '../../state/store';
import { pointAt } from '../../ui/board';
import { placeOfButton } from '../../ui/grid';

const LIFT = 1.5; // cells by which the shape floats above the finger
export const SLACK = 9; // CSS pixels that still are a tap
const WHEEL_MS = 110;
const REST_MS = 140; // a mouse that rests so long means the place

interface Pointer {
  touch: { id: number; x: number; y: number; moved: boolean } | null;
  wheeled: number;
  /** Ends the wait for a mouse to rest. */
  move: () => void;
  /** A click has put the shape where it is put, and not a rest. */
  clicked: boolean;
  /** A double click does not tell what made it; two quick taps turn the shape twice and must ink nothing. */
  byMouse: boolean;
}

const pointer = perPlay((): Pointer => ({ touch: null, wheeled: 0, move: () => undefined, clicked: false, byMouse: true }));

export function mayAim(): boolean {
  return state.where.route.to === 'play' && phaseOf(state) === 'deciding' && !state.hand.explain?.pinned && !currentHint();
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(most, value));
}

function cellAt([y, x]: Place): Place {
  return [clamp(Math.floor(y), SIDE - 1), clamp(Math.floor(x), SIDE - 1)];
}

/** The aim with the shape under a point, which is counted in cells. */
function aimAt(point: Place): Aim | null {
  const { view } = state.game;
  const { aim } = state.hand;
  const turn = view && aim ? turnOf(view, aim) : undefined;
  if (!aim || !turn) return null;
  const cell = cellAt(point);
  const along = (axis: 0 | 1): number => {
    const { low, high, hangs } = rangeOf(turn, axis);
    if (!hangs) return cell[axis];
    // A pointer cannot leave the map to hang a shape over its border: the map's side stands for the whole range.
    return low + Math.round((clamp(point[axis], SIDE) / SIDE) * (high - low)) + aim.grab[axis];
  };
  return { ...aim, cursor: [along(0), along(1)] };
}

function put(point: Place): void {
  const aim = aimAt(point);
  if (!aim) return;
  putDown(aim);
  setAim(aim);
  if (!fits(aim)) sound('refuse');
}

function fits(aim: Aim): boolean {
  const { view } = state.game;
  return view !== null && isFitting(view, aim);
}

export function onPointerDown(event: PointerEvent): void {
  const mine = pointer();
  mine.byMouse = event.pointerType === 'mouse';
  if (skipMoment() || mine.byMouse) return;
  if (!event.isPrimary) {
    mine.touch = null; // a second finger: the map is made larger, and nothing is drawn until both are gone
    return;
  }
  mine.touch = { id: event.pointerId, x: event.clientX, y: event.clientY, moved: false };
  (event.currentTarget as Element).setPointerCapture(event.pointerId);
}

export function onPointerMove(event: PointerEvent): void {
  const cells = event.currentTarget as Element;
  if (!mayAim()) return;
  if (event.pointerType === 'mouse') {
    const aim = aimAt(pointAt(cells, event.clientX, event.clientY));
    if (aim && aim.cursor.join() !== state.hand.aim?.cursor.join()) setAim(aim);
    return rest();
  }
  const { touch } = pointer();
  if (touch?.id !== event.pointerId) return;
  if (!touch.moved && Math.hypot(event.clientX - touch.x, event.clientY - touch.y) < SLACK) return;
  touch.moved = true;
  drag(pointAbove(cells, event.clientX, event.clientY));
}

/** Where a shape lies that floats above a finger. */
export function pointAbove(cells: Element, x: number, y: number): Place {
  const lift = (LIFT * cells.getBoundingClientRect().height) / SIDE;
  return pointAt(cells, x, y - lift);
}

/** The shape follows a finger. */
export function drag(point: Place): void {
  const aim = aimAt(point);
  if (!aim || aim.cursor.join() === state.hand.aim?.cursor.join()) return;
  setAim(aim);
  if (fits(aim)) buzz('snap');
}

/** The finger has gone: the shape stays where it is. */
export function drop(): void {
  const { aim } = state.hand;
  putDown(aim);
  if (aim && !fits(aim)) sound('refuse');
}

/** Where a mouse rests and the shape fits it stays, unless a click has put it elsewhere: the way to the button does not drag it along. */
function rest(): void {
  const mine = pointer();
  if (!state.hand.placed) mine.clicked = false;
  mine.move();
  mine.move = now().later(() => {
    const { aim } = state.hand;
    if (mayAim() && aim && fits(aim) && !mine.clicked) putDown(aim);
  }, REST_MS);
}

export function onPointerUp(event: PointerEvent): void {
  const cells = event.currentTarget as Element;
  const { touch } = pointer();
  if (touch?.id !== event.pointerId) return;
  const { moved } = touch;
  pointer().touch = null;
  if (!mayAim()) return;
  if (moved) return drop();
  tap(pointAt(cells, event.clientX, event.clientY));
}

export function onPointerCancel(): void {
  pointer().touch = null;
}

/** Tapping elsewhere brings the ghost there; tapping the ghost turns it, or inks it in where it was put. */
function tap(point: Place): void {
  const { view } = state.game;
  const { aim, placed } = state.hand;
  if (!view || !aim) return;
  if (!covers(view, aim, cellAt(point))) put(point);
  else if (!state.settings.tapInks) turnShape();
  else if (placed) confirm();
  else putDown(aim);
}

/** Mouse clicks, and clicks made by assistive technology, which come without a pointer. */
export function onClick(event: MouseEvent): void {
  const mouse = !('pointerType' in event) || event.pointerType === 'mouse' || event.pointerType === '';
  if (!mouse || !mayAim()) return;
  const pressed = event.detail === 0 ? placeOfButton(event.target) : null;
  if (pressed) return put([pressed[0] + 0.5, pressed[1] + 0.5]);
  const point = pointAt(event.currentTarget as Element, event.clientX, event.clientY);
  if (state.settings.tapInks && pointer().clicked && isPut(aimAt(point))) return confirm();
  put(point);
  pointer().clicked = true;
}

/** The shape lies there already, by a click. */
function isPut(aim: Aim | null): boolean {
  const { placed } = state.hand;
  return aim !== null && placed !== null && aim.cursor.join() === placed.cursor.join();
}

export function onDoubleClick(): void {
  if (pointer().byMouse && mayAim()) confirm();
}

export function onPointerLeave(event: PointerEvent): void {
  pointer().move();
  if (event.pointerType !== 'mouse' || !mayAim() || !state.hand.placed || !state.hand.aim) return;
  // Rotation and terrain may have changed since: only the place is taken back.
  setAim({ ...state.hand.aim, cursor: state.hand.placed.cursor });
}

export function onContextMenu(event: MouseEvent): void {
  event.preventDefault();
  if (pointer().byMouse && mayAim()) turnShape();
}

/** In a window lower than the map the wheel is needed to see the rest of it. */
function isHigher(cells: Element): boolean {
  return cells.clientHeight > innerHeight;
}

export const onWheel = {
  passive: false,
  handleEvent(event: WheelEvent): void {
    const { view } = state.game;
    const { aim } = state.hand;
    if (!view || !aim || !mayAim() || event.ctrlKey || !holdsMap() || isHigher(event.currentTarget as Element)) return;
    event.preventDefault();
    if (event.timeStamp - pointer().wheeled < WHEEL_MS) return;
    pointer().wheeled = event.timeStamp;
    turnShape(event.deltaY < 0);
  },
};
