/** Dragging a shape or a terrain with a finger from the card onto the map. */

import { chooseTerrain, chooseTool } from '../aim';
import { MAP_SIZE } from '../../core/contract/cells';
import { type Play, perPlay } from '../play';
import { dragAim, dropAim, canAim, pointAbove, TAP_TOLERANCE_PX } from './pointer';

interface CardDrag {
  /** The pointer, and where it came down. */
  id: number;
  x: number;
  y: number;
  choose: () => void;
  /** Whether it has moved so far that it is no tap. */
  moved: boolean;
  isOverMap: boolean;
}

const dragState = perPlay((): { drag: CardDrag | null } => ({ drag: null }));

/** Returns what chooses the tool or terrain under the finger; null if there is none, or nothing can be dragged now. */
function chooserAt(play: Play, target: EventTarget | null): (() => void) | null {
  if (play.game.view?.phase === 'dodge' || !play.input.aim) return null; // to dodge, no position is chosen
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-tool], [data-terrain]') : null;
  const { tool, terrain } = element?.dataset ?? {};
  if (tool) return () => chooseTool(play, Number(tool));
  return terrain ? () => chooseTerrain(play, terrain) : null;
}

export function onCardDown(play: Play, event: PointerEvent): void {
  const choose = event.pointerType === 'mouse' || !event.isPrimary || !canAim(play) ? null : chooserAt(play, event.target);
  dragState(play).drag = choose
    ? { id: event.pointerId, x: event.clientX, y: event.clientY, choose, moved: false, isOverMap: false }
    : null;
}

export function onCardMove(play: Play, event: PointerEvent): void {
  const { drag } = dragState(play);
  if (drag?.id !== event.pointerId || !canAim(play)) return;
  const { clientX: x, clientY: y } = event;
  if (!drag.moved) {
    if (Math.hypot(x - drag.x, y - drag.y) < TAP_TOLERANCE_PX) return;
    // Not before it moves: with a captured pointer, a tap would cause no click on the button.
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    drag.moved = true;
    drag.choose();
  }
  const cells = document.querySelector('.cells');
  const point = cells ? pointAbove(cells, x, y) : null;
  drag.isOverMap = point?.every((along) => along > -1 && along < MAP_SIZE + 1) === true;
  if (point && drag.isOverMap) dragAim(play, point);
}

/** Places the aim where the finger is lifted; outside of the map, the shape is only chosen. */
export function onCardUp(play: Play, event: PointerEvent): void {
  const { drag } = dragState(play);
  if (drag?.id !== event.pointerId) return;
  const { isOverMap } = drag;
  dragState(play).drag = null;
  if (isOverMap && canAim(play)) dropAim(play);
}

export function onCardCancel(play: Play): void {
  dragState(play).drag = null;
}
