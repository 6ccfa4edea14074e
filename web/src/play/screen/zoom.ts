/** Zoom: two fingers scale and move the map, while the page around it stays as it is. */

import { requestRedraw } from '../../core/state/store';
import { type Play, perPlay } from '../play';

const MAX_ZOOM = 2.5;
/** A smaller zoom becomes 1 when the fingers are lifted. */
const SNAP_TO_WHOLE = 1.08;

interface Point {
  x: number;
  y: number;
}

/** The scale of the sheet, and how far it is moved. */
interface Transform extends Point {
  scale: number;
}

/** The start of a gesture: the distance of the fingers, the scale, and the point of the sheet between them. */
interface Pinch {
  startDistance: number;
  scale: number;
  anchor: Point;
}

const IDENTITY: Transform = { scale: 1, x: 0, y: 0 };

/** The transform, the size of the window in which it began, the gesture, and the fingers by their ids. */
interface Zoom {
  transform: Transform;
  window: string;
  pinch: Pinch | null;
  readonly fingers: Map<number, Point>;
}

const zoomOf = perPlay((): Zoom => ({ transform: IDENTITY, window: '', pinch: null, fingers: new Map() }));

export function isZoomed(play: Play): boolean {
  return zoomOf(play).transform.scale > 1;
}

export function showWholeMap(play: Play): void {
  zoomOf(play).transform = IDENTITY;
  applyTransform(play, playBoard());
  requestRedraw();
}

/** Called after each drawing: shows the whole map during a tally or behind a curtain, in another window and in another game. */
export function resetZoomIfNeeded(play: Play): void {
  const board = playBoard();
  const { tally, curtain } = play.display;
  const isOver = isZoomed(play) ? tally || curtain || !board || windowSize() !== zoomOf(play).window : Number(board?.dataset.zoom ?? 1) > 1;
  if (isOver) showWholeMap(play);
}

function playBoard(): HTMLElement | null {
  return document.querySelector('[data-board="play"]');
}

function windowSize(): string {
  return `${innerWidth} ${innerHeight}`;
}

export function onFingerDown(play: Play, event: PointerEvent): void {
  const zoom = zoomOf(play);
  const { transform, fingers } = zoom;
  if (event.pointerType === 'mouse') return;
  if (event.isPrimary) fingers.clear(); // removes fingers whose end was not reported
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  const [a, b] = [...fingers.values()];
  if (!a || !b || fingers.size > 2) return;
  const base = origin(zoom, sheetOf(event));
  const { x, y } = middle(a, b);
  const anchor = { x: (x - base.x - transform.x) / transform.scale, y: (y - base.y - transform.y) / transform.scale };
  Object.assign(zoom, { window: windowSize(), pinch: { startDistance: Math.max(1, distance(a, b)), scale: transform.scale, anchor } });
}

export function onFingerMove(play: Play, event: PointerEvent): void {
  const zoom = zoomOf(play);
  const { fingers, pinch } = zoom;
  if (!fingers.has(event.pointerId)) return;
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  const [a, b] = [...fingers.values()];
  if (!pinch || !a || !b) return;
  const board = event.currentTarget as HTMLElement;
  const scale = Math.min(MAX_ZOOM, Math.max(1, (pinch.scale * distance(a, b)) / pinch.startDistance));
  const base = origin(zoom, sheetOf(event));
  const { x, y } = middle(a, b);
  const newZoom = { scale, x: x - base.x - pinch.anchor.x * scale, y: y - base.y - pinch.anchor.y * scale };
  zoom.transform = constrain(zoom, board, newZoom);
  applyTransform(play, board);
}

export function onFingerUp(play: Play, event: PointerEvent): void {
  const zoom = zoomOf(play);
  const { transform, pinch, fingers } = zoom;
  fingers.delete(event.pointerId);
  if (!pinch || fingers.size > 1) return;
  Object.assign(zoom, { transform: transform.scale < SNAP_TO_WHOLE ? IDENTITY : transform, pinch: null });
  applyTransform(play, event.currentTarget as HTMLElement);
  requestRedraw();
}

function sheetOf(event: Event): HTMLElement | null {
  return (event.currentTarget as HTMLElement).querySelector('.sheet');
}

/** Returns where the sheet would be on the page without its transform. */
function origin({ transform }: Zoom, sheet: HTMLElement | null): Point {
  const { left = 0, top = 0 } = sheet?.getBoundingClientRect() ?? {};
  return { x: left - transform.x, y: top - transform.y };
}

/** Returns the transform moved so that the map fills the board, or is centred if it is smaller. */
function constrain(zoom: Zoom, board: HTMLElement, { scale, x, y }: Transform): Transform {
  const sheet = board.querySelector('.sheet');
  const viewport = board.getBoundingClientRect();
  const box = sheet?.getBoundingClientRect();
  if (!sheet || !box) return IDENTITY;
  const base = origin(zoom, sheet as HTMLElement);
  const growth = scale / zoom.transform.scale;
  return {
    scale,
    x: clampOrCentre(viewport.right - base.x - box.width * growth, viewport.left - base.x, x),
    y: clampOrCentre(viewport.bottom - base.y - box.height * growth, viewport.top - base.y, y),
  };
}

function clampOrCentre(low: number, high: number, value: number): number {
  return low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value));
}

/** Applies the transform as a style. After the gesture, `data-zoom` has the map painted in its new size. */
function applyTransform(play: Play, board: HTMLElement | null): void {
  const { transform, pinch } = zoomOf(play);
  const { scale, x, y } = transform;
  board
    ?.querySelector<HTMLElement>('.sheet')
    ?.style.setProperty('transform', isZoomed(play) ? `translate(${x}px, ${y}px) scale(${scale})` : 'none');
  if (board && !pinch) board.dataset.zoom = String(scale);
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
