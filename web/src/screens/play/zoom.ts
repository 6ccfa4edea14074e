/** Two fingers on the map make it larger and move it; one continues drawing. The page around it stays as it is. */

import { redraw, state } from '../../state/store';

const MOST = 2.5;
/** Let go so near to the whole map, it is the whole map again. */
const NEARLY = 1.08;

interface Point {
  x: number;
  y: number;
}

/** The sheet as it is drawn: so large, and moved so far from where it lies. */
interface Look extends Point {
  scale: number;
}

/** When two fingers came down: how far apart, and which point of the sheet lay between them. */
interface Pinch {
  apart: number;
  scale: number;
  held: Point;
}

const WHOLE: Look = { scale: 1, x: 0, y: 0 };
const fingers = new Map<number, Point>();

/** How the sheet on the page is drawn, and in which window it was made larger. */
let shown: { look: Look; window: string; pinch: Pinch | null } = { look: WHOLE, window: '', pinch: null };

export function isZoomed(): boolean {
  return shown.look.scale > 1;
}

export function showWholeMap(): void {
  shown = { ...shown, look: WHOLE };
  put(boardOfPlay());
  redraw();
}

/** Called after every drawing: what is counted is seen whole, and so is the map of another window or another visit. */
export function settleZoom(): void {
  if (!isZoomed()) return;
  const { tally, curtain } = state.stage;
  if (tally || curtain || !boardOfPlay() || windowNow() !== shown.window) showWholeMap();
}

function boardOfPlay(): HTMLElement | null {
  return document.querySelector('[data-board="play"]');
}

function windowNow(): string {
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
  const { look } = shown;
  const held = { x: (x - base.x - look.x) / look.scale, y: (y - base.y - look.y) / look.scale };
  shown = { look, window: windowNow(), pinch: { apart: Math.max(1, distance(a, b)), scale: look.scale, held } };
}

export function onFingerMove(event: PointerEvent): void {
  if (!fingers.has(event.pointerId)) return;
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  const [a, b] = [...fingers.values()];
  const { pinch } = shown;
  if (!pinch || !a || !b) return;
  const board = event.currentTarget as HTMLElement;
  const scale = Math.min(MOST, Math.max(1, (pinch.scale * distance(a, b)) / pinch.apart));
  const base = origin(sheetOf(event));
  const { x, y } = middle(a, b);
  const wanted = { scale, x: x - base.x - pinch.held.x * scale, y: y - base.y - pinch.held.y * scale };
  shown = { ...shown, look: within(board, wanted) };
  put(board);
}

export function onFingerUp(event: PointerEvent): void {
  fingers.delete(event.pointerId);
  const { look, pinch } = shown;
  if (!pinch || fingers.size > 1) return;
  shown = { ...shown, look: look.scale < NEARLY ? WHOLE : look, pinch: null };
  put(event.currentTarget as HTMLElement);
  redraw();
}

function sheetOf(event: Event): HTMLElement | null {
  return (event.currentTarget as HTMLElement).querySelector('.sheet');
}

/** Where the sheet lies when nothing moves it. */
function origin(sheet: HTMLElement | null): Point {
  const { left = 0, top = 0 } = sheet?.getBoundingClientRect() ?? {};
  return { x: left - shown.look.x, y: top - shown.look.y };
}

/** No edge of a map that is larger than its room comes into that room. */
function within(board: HTMLElement, { scale, x, y }: Look): Look {
  const sheet = board.querySelector('.sheet');
  const room = board.getBoundingClientRect();
  const now = sheet?.getBoundingClientRect();
  if (!sheet || !now) return WHOLE;
  const base = origin(sheet as HTMLElement);
  const grown = scale / shown.look.scale;
  return {
    scale,
    x: between(room.right - base.x - now.width * grown, room.left - base.x, x),
    y: between(room.bottom - base.y - now.height * grown, room.top - base.y, y),
  };
}

function between(low: number, high: number, value: number): number {
  return low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value));
}

/** Only the style: a gesture redraws nothing. At its end the map is painted as sharp as it is large. */
function put(board: HTMLElement | null): void {
  const { scale, x, y } = shown.look;
  board
    ?.querySelector<HTMLElement>('.sheet')
    ?.style.setProperty('transform', isZoomed() ? `translate(${x}px, ${y}px) scale(${scale})` : 'none');
  if (board && !shown.pinch) board.dataset.zoom = String(scale);
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
