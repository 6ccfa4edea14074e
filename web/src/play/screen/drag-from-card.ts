/** A finger pulls a shape or a terrain from the card straight onto the map: chosen and brought there in one go. */

import { chooseTerrain, chooseTool } from '../aim';
import { MAP_SIZE } from '../../core/contract/cells';
import { type Play, perPlay } from '../play';
import { state } from '../../core/state/store';
import { dragAim, dropAim, canAim, pointAbove, TAP_TOLERANCE_PX } from './pointer';

interface CardDrag {
  id: number;
  x: number;
  y: number;
  choose: () => void;
  /** It is on its way, and no tap any more. */
  moved: boolean;
  isOverMap: boolean;
}

const dragState = perPlay((): { carried: CardDrag | null } => ({ carried: null }));

/** What lies under the finger on the card, if it is something to draw with. */
function draggableAt(play: Play, target: EventTarget | null): (() => void) | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-tool], [data-terrain]') : null;
  const { tool, terrain } = element?.dataset ?? {};
  if (state.game.view?.phase === 'dodge' || !state.input.aim) return null;
  return tool ? () => chooseTool(play, Number(tool)) : terrain ? () => chooseTerrain(play, terrain) : null;
}

export function onCardDown(play: Play, event: PointerEvent): void {
  const choose = event.pointerType === 'mouse' || !event.isPrimary || !canAim() ? null : draggableAt(play, event.target);
  dragState(play).carried = choose
    ? { id: event.pointerId, x: event.clientX, y: event.clientY, choose, moved: false, isOverMap: false }
    : null;
}

export function onCardMove(play: Play, event: PointerEvent): void {
  const { carried } = dragState(play);
  if (carried?.id !== event.pointerId || !canAim()) return;
  const { clientX: x, clientY: y } = event;
  if (!carried.moved) {
    if (Math.hypot(x - carried.x, y - carried.y) < TAP_TOLERANCE_PX) return;
    // Only now: a tap would lose its click to an element that captured the pointer.
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    carried.moved = true;
    carried.choose();
  }
  const cells = document.querySelector('.cells');
  const point = cells ? pointAbove(cells, x, y) : null;
  carried.isOverMap = point?.every((along) => along > -1 && along < MAP_SIZE + 1) === true;
  if (point && carried.isOverMap) dragAim(play, point);
}

/** Lifted before it has come to the map, it is only chosen. */
export function onCardUp(play: Play, event: PointerEvent): void {
  const { carried } = dragState(play);
  if (carried?.id !== event.pointerId) return;
  const { isOverMap } = carried;
  dragState(play).carried = null;
  if (isOverMap && canAim()) dropAim(play);
}

export function onCardCancel(play: Play): void {
  dragState(play).carried = null;
}
