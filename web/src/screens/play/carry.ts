/** A finger pulls a shape or a terrain from the card straight onto the map: chosen and brought there in one go. */

import { chooseTerrain, chooseTool } from '../../play/hand';
import { SIDE } from '../../contract/cells';
import { perPlay } from '../../play/play';
import { state } from '../../state/store';
import { drag, drop, mayAim, pointAbove, SLACK } from './pointer';

interface Carried {
  id: number;
  x: number;
  y: number;
  choose: () => void;
  /** It is on its way, and no tap any more. */
  moved: boolean;
  over: boolean;
}

const hand = perPlay((): { carried: Carried | null } => ({ carried: null }));

/** What lies under the finger on the card, if it is something to draw with. */
function choiceAt(target: EventTarget | null): (() => void) | null {
  const found = target instanceof Element ? target.closest<HTMLElement>('[data-tool], [data-terrain]') : null;
  const { tool, terrain } = found?.dataset ?? {};
  if (state.game.view?.phase === 'dodge' || !state.hand.aim) return null;
  return tool ? () => chooseTool(Number(tool)) : terrain ? () => chooseTerrain(terrain) : null;
}

export function onCardDown(event: PointerEvent): void {
  const choose = event.pointerType === 'mouse' || !event.isPrimary || !mayAim() ? null : choiceAt(event.target);
  hand().carried = choose ? { id: event.pointerId, x: event.clientX, y: event.clientY, choose, moved: false, over: false } : null;
}

export function onCardMove(event: PointerEvent): void {
  const { carried } = hand();
  if (carried?.id !== event.pointerId || !mayAim()) return;
  const { clientX: x, clientY: y } = event;
  if (!carried.moved) {
    if (Math.hypot(x - carried.x, y - carried.y) < SLACK) return;
    // Only now: a tap would lose its click to an element that captured the pointer.
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    carried.moved = true;
    carried.choose();
  }
  const cells = document.querySelector('.cells');
  const point = cells ? pointAbove(cells, x, y) : null;
  carried.over = point?.every((along) => along > -1 && along < SIDE + 1) === true;
  if (point && carried.over) drag(point);
}

/** Lifted before it has come to the map, it is only chosen. */
export function onCardUp(event: PointerEvent): void {
  const { carried } = hand();
  if (carried?.id !== event.pointerId) return;
  const { over } = carried;
  hand().carried = null;
  if (over && mayAim()) drop();
}

export function onCardCancel(): void {
  hand().carried = null;
}
