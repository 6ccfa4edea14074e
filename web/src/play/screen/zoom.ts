/** Two fingers on the map make it larger and move it; one continues drawing. The page around it stays as it is. */

import { requestRedraw, state } from '../../core/state/store';
import { type Play, perPlay } from '../play';

const MAX_ZOOM = 2.5;
/** Let go so near to the whole map, it is the whole map again. */
const SNAP_TO_WHOLE = 1.08;

interface Point {
  x: number;
  y: number;
}

/** The sheet as it is drawn: so large, and moved so far from where it lies. */
interface Transform extends Point {
  scale: number;
}

/** When two fingers came down: how far apart, and which point of the sheet lay between them. */
interface Pinch {
  startDistance: number;
  scale: number;
  anchor: Point;
}

const IDENTITY: Transform = { scale: 1, x: 0, y: 0 };

/** How the sheet is drawn, the window in which it was made larger, and the fingers on it by their ids. */
interface Zoom {
  look: Transform;
  window: string;
  pinch: Pinch | null;
  readonly fingers: Map<number, Point>;
}

const zoomOf = perPlay((): Zoom => ({ look: IDENTITY, window: '', pinch: null, fingers: new Map() }));

export function isZoomed(play: Play): boolean {
  return zoomOf(play).look.scale > 1;
}

export function showWholeMap(play: Play): void {
  zoomOf(play).look = IDENTITY;
  applyTransform(play, playBoard());
  requestRedraw();
}

/** Called after every drawing: a season count, another window and another game show the whole map again. */
export function resetZoomIfNeeded(play: Play): void {
  const board = playBoard();
  const { tally, curtain } = state.display;
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
  const { look, fingers } = zoom;
  if (event.pointerType === 'mouse') return;
  if (event.isPrimary) fingers.clear(); // whatever a lost touch has left behind
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  const [a, b] = [...fingers.values()];
  if (!a || !b || fingers.size > 2) return;
  const base = origin(zoom, sheetOf(event));
  const { x, y } = middle(a, b);
  const anchor = { x: (x - base.x - look.x) / look.scale, y: (y - base.y - look.y) / look.scale };
  Object.assign(zoom, { window: windowSize(), pinch: { startDistance: Math.max(1, distance(a, b)), scale: look.scale, anchor } });
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
  const wanted = { scale, x: x - base.x - pinch.anchor.x * scale, y: y - base.y - pinch.anchor.y * scale };
  zoom.look = constrain(zoom, board, wanted);
  applyTransform(play, board);
}

export function onFingerUp(play: Play, event: PointerEvent): void {
  const zoom = zoomOf(play);
  const { look, pinch, fingers } = zoom;
  fingers.delete(event.pointerId);
  if (!pinch || fingers.size > 1) return;
  Object.assign(zoom, { look: look.scale < SNAP_TO_WHOLE ? IDENTITY : look, pinch: null });
  applyTransform(play, event.currentTarget as HTMLElement);
  requestRedraw();
}

function sheetOf(event: Event): HTMLElement | null {
  return (event.currentTarget as HTMLElement).querySelector('.sheet');
}

/** Where the sheet lies when nothing moves it. */
function origin({ look }: Zoom, sheet: HTMLElement | null): Point {
  const { left = 0, top = 0 } = sheet?.getBoundingClientRect() ?? {};
  return { x: left - look.x, y: top - look.y };
}

/** No edge of a map that is larger than its room comes into that room. */
function constrain(zoom: Zoom, board: HTMLElement, { scale, x, y }: Transform): Transform {
  const sheet = board.querySelector('.sheet');
  const viewport = board.getBoundingClientRect();
  const box = sheet?.getBoundingClientRect();
  if (!sheet || !box) return IDENTITY;
  const base = origin(zoom, sheet as HTMLElement);
  const growth = scale / zoom.look.scale;
  return {
    scale,
    x: clampOrCentre(viewport.right - base.x - box.width * growth, viewport.left - base.x, x),
    y: clampOrCentre(viewport.bottom - base.y - box.height * growth, viewport.top - base.y, y),
  };
}

function clampOrCentre(low: number, high: number, value: number): number {
  return low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value));
}

/** Only the style: a gesture redraws nothing. At its end the map is painted as sharp as it is large. */
function applyTransform(play: Play, board: HTMLElement | null): void {
  const { look, pinch } = zoomOf(play);
  const { scale, x, y } = look;
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
