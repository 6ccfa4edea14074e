/** Two fingers on the map make it larger and move it; one continues drawing. The page around it stays as it is. */

import { requestRedraw, state } from '../../core/state/store';

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
const fingers = new Map<number, Point>();

/** How the sheet on the page is drawn, and in which window it was made larger. */
let zoomState: { look: Transform; window: string; pinch: Pinch | null } = { look: IDENTITY, window: '', pinch: null };

export function isZoomed(): boolean {
  return zoomState.look.scale > 1;
}

export function showWholeMap(): void {
  zoomState = { ...zoomState, look: IDENTITY };
  applyTransform(playBoard());
  requestRedraw();
}

/** Called after every drawing: what is counted is seen whole, and so is the map of another window or another visit. */
export function resetZoomIfNeeded(): void {
  if (!isZoomed()) return;
  const { tally, curtain } = state.display;
  if (tally || curtain || !playBoard() || windowSize() !== zoomState.window) showWholeMap();
}

function playBoard(): HTMLElement | null {
  return document.querySelector('[data-board="play"]');
}

function windowSize(): string {
  return `${innerWidth} ${innerHeight}`;
}

export function onFingerDown(event: PointerEvent): void {
  if (event.pointerType === 'mouse') return;
  if (event.isPrimary) fingers.clear(); // whatever a lost touch has left behind
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  const [a, b] = [...fingers.values()];
  if (!a || !b || fingers.size > 2) return;
  const base = origin(sheetOf(event));
  const { x, y } = middle(a, b);
  const { look } = zoomState;
  const anchor = { x: (x - base.x - look.x) / look.scale, y: (y - base.y - look.y) / look.scale };
  zoomState = { look, window: windowSize(), pinch: { startDistance: Math.max(1, distance(a, b)), scale: look.scale, anchor } };
}

export function onFingerMove(event: PointerEvent): void {
  if (!fingers.has(event.pointerId)) return;
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  const [a, b] = [...fingers.values()];
  const { pinch } = zoomState;
  if (!pinch || !a || !b) return;
  const board = event.currentTarget as HTMLElement;
  const scale = Math.min(MAX_ZOOM, Math.max(1, (pinch.scale * distance(a, b)) / pinch.startDistance));
  const base = origin(sheetOf(event));
  const { x, y } = middle(a, b);
  const wanted = { scale, x: x - base.x - pinch.anchor.x * scale, y: y - base.y - pinch.anchor.y * scale };
  zoomState = { ...zoomState, look: constrain(board, wanted) };
  applyTransform(board);
}

export function onFingerUp(event: PointerEvent): void {
  fingers.delete(event.pointerId);
  const { look, pinch } = zoomState;
  if (!pinch || fingers.size > 1) return;
  zoomState = { ...zoomState, look: look.scale < SNAP_TO_WHOLE ? IDENTITY : look, pinch: null };
  applyTransform(event.currentTarget as HTMLElement);
  requestRedraw();
}

function sheetOf(event: Event): HTMLElement | null {
  return (event.currentTarget as HTMLElement).querySelector('.sheet');
}

/** Where the sheet lies when nothing moves it. */
function origin(sheet: HTMLElement | null): Point {
  const { left = 0, top = 0 } = sheet?.getBoundingClientRect() ?? {};
  return { x: left - zoomState.look.x, y: top - zoomState.look.y };
}

/** No edge of a map that is larger than its room comes into that room. */
function constrain(board: HTMLElement, { scale, x, y }: Transform): Transform {
  const sheet = board.querySelector('.sheet');
  const viewport = board.getBoundingClientRect();
  const now = sheet?.getBoundingClientRect();
  if (!sheet || !now) return IDENTITY;
  const base = origin(sheet as HTMLElement);
  const growth = scale / zoomState.look.scale;
  return {
    scale,
    x: clampOrCentre(viewport.right - base.x - now.width * growth, viewport.left - base.x, x),
    y: clampOrCentre(viewport.bottom - base.y - now.height * growth, viewport.top - base.y, y),
  };
}

function clampOrCentre(low: number, high: number, value: number): number {
  return low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value));
}

/** Only the style: a gesture redraws nothing. At its end the map is painted as sharp as it is large. */
function applyTransform(board: HTMLElement | null): void {
  const { scale, x, y } = zoomState.look;
  board
    ?.querySelector<HTMLElement>('.sheet')
    ?.style.setProperty('transform', isZoomed() ? `translate(${x}px, ${y}px) scale(${scale})` : 'none');
  if (board && !zoomState.pinch) board.dataset.zoom = String(scale);
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
