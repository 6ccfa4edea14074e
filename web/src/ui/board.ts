/** The map on the page: three canvases (sheet, map, overlay) sized to whole cells, repainted only where something changed. */

import { html, type TemplateResult } from 'lit';
import { pictureOf, type Place, placeOf, SIDE } from '../contract/cells';
import { type Brush, brushOf } from '../paint/bitmaps';
import { BORDER, type BorderMode, paintBorder } from '../paint/border';
import { paintMap } from '../paint/map';
import type { PaintOptions, Theme } from '../paint/theme';
import { redraw, state } from '../state/store';
import { type Overlay, paintOverlay } from './overlay';

/** A map as plain data, with what is printed on its sheet and what lies over it. */
export interface BoardPicture {
  map: string;
  title: string;
  sub: string;
  crest?: string;
  seed: number;
  over?: readonly Overlay[];
  /** Cells that are just being inked: from which map, and since when. */
  ink?: { from: string; cells: readonly string[]; since: number };
}

/** What is painted on a board's canvases now. */
interface Layers {
  key: string;
  frame: string;
  map: string;
  overlay: string;
  cell: number;
  mode: BorderMode;
  brushes: Brush[];
}

const INK_MS = 320;
const known = new WeakMap<Element, Layers>();

export function paintBoard(board: HTMLElement, picture: BoardPicture, theme: Theme): void {
  const layers = fit(board);
  const [sheet, map, over] = layers.brushes;
  if (!sheet || !map || !over || layers.cell < 4) return;
  const o: PaintOptions = { cell: layers.cell, theme, seed: picture.seed };
  const frame = [layers.key, theme.name, picture.title, picture.sub, picture.crest, picture.seed, state.paint].join('|');
  if (frame !== layers.frame) {
    layers.frame = frame;
    layers.map = layers.overlay = '';
    clear(sheet);
    paintBorder(sheet, { ...o, mode: layers.mode, title: picture.title, sub: picture.sub, crest: picture.crest ?? '' });
  }
  paintInk(map, layers, picture, o);
  paintOver(over, layers, picture.over ?? [], o);
}

function paintOver(ctx: Brush, layers: Layers, over: readonly Overlay[], o: PaintOptions): void {
  const key = JSON.stringify(over);
  if (key === layers.overlay) return;
  layers.overlay = key;
  clear(ctx);
  for (const each of over) paintOverlay(ctx, each, o);
}

/** Sizes sheet, canvases and the grid of buttons; only when the room or the pixel ratio has changed. */
function fit(board: HTMLElement): Layers {
  const ratio = sharpness(Number(board.dataset.zoom ?? 1));
  const key = [board.clientWidth, board.clientHeight, ratio].join('|');
  const before = known.get(board);
  if (before?.key === key) return before;
  const { mode, cell } = measure(board);
  board.dataset.frame = mode;
  const layers: Layers = { key, frame: '', map: '', overlay: '', cell, mode, brushes: sizeAll(board, mode, cell, ratio) };
  known.set(board, layers);
  return layers;
}

const SHARPEST = 4; // pixels per pixel: more would cost a phone its memory

/** Real pixels for each of the page's; a map under a glass is painted for that glass. */
function sharpness(zoom: number): number {
  const ratio = window.devicePixelRatio || 1;
  return Math.max(ratio, Math.min(SHARPEST, ratio * zoom));
}

/** The largest whole cells that fit, and whether there is room for the printed border around them. */
function measure(board: HTMLElement): { mode: BorderMode; cell: number } {
  const { clientWidth: width, clientHeight: height } = board;
  const full = Number(getComputedStyle(board).getPropertyValue('--full-from')) || 500;
  const mode: BorderMode = Math.min(width, height) >= full ? 'full' : 'slim';
  const margin = BORDER[mode];
  return { mode, cell: Math.floor(Math.min(width / (SIDE + 2 * margin.s), height / (SIDE + margin.t + margin.b))) };
}

function sizeAll(board: HTMLElement, mode: BorderMode, cell: number, ratio: number): Brush[] {
  const margin = BORDER[mode];
  const pad = Math.ceil(cell * 0.4);
  const width = Math.round((SIDE + 2 * margin.s) * cell);
  const height = Math.round((SIDE + margin.t + margin.b) * cell);
  place(board.querySelector('.sheet'), { width, height });
  place(board.querySelector('.cells'), { left: margin.s * cell, top: margin.t * cell, width: SIDE * cell, height: SIDE * cell });
  return [...board.querySelectorAll('canvas')].map((canvas) => {
    const box = { width: width + 2 * pad, height: height + 2 * pad };
    canvas.width = Math.ceil(box.width * ratio);
    canvas.height = Math.ceil(box.height * ratio);
    place(canvas, { ...box, left: -pad, top: -pad });
    const brush = brushOf(canvas);
    brush.scale(ratio, ratio);
    brush.translate(pad + margin.s * cell, pad + margin.t * cell);
    return brush;
  });
}

/** Gives back the pixels of a map that is shown no more. A browser keeps them until it collects garbage; iOS allows few. */
export function emptyBoard(board: HTMLElement): void {
  known.delete(board);
  for (const canvas of board.querySelectorAll('canvas')) canvas.width = canvas.height = 0;
}

function place(element: HTMLElement | null, box: Partial<Record<'left' | 'top' | 'width' | 'height', number>>): void {
  for (const [side, pixels] of Object.entries(box)) element?.style.setProperty(side, `${pixels}px`);
}

function clear(ctx: Brush): void {
  ctx.save();
  ctx.resetTransform();
  ctx.clearRect(0, 0, ctx.canvas.width, ctx.canvas.height);
  ctx.restore();
}

/** The map layer; new ink spreads from its first cell. */
function paintInk(ctx: Brush, layers: Layers, picture: BoardPicture, o: PaintOptions): void {
  const { ink } = picture;
  const share = ink ? Math.min(1, (performance.now() - ink.since) / INK_MS) : 1;
  const key = [picture.map, share].join('|');
  if (key === layers.map) return;
  layers.map = key;
  clear(ctx);
  if (!ink || share >= 1) {
    paintMap(ctx, pictureOf(picture.map), o);
    return;
  }
  paintMap(ctx, pictureOf(ink.from), o);
  const places = ink.cells.map(placeOf);
  const [row, column] = places[0] ?? [5, 5];
  const reach = Math.max(1, ...places.map(([r, c]) => Math.hypot(r - row, c - column) + 1));
  ctx.save();
  ctx.beginPath();
  ctx.arc((column + 0.5) * o.cell, (row + 0.5) * o.cell, reach * share * o.cell, 0, Math.PI * 2);
  ctx.clip();
  ctx.clearRect(-o.cell, -o.cell, 13 * o.cell, 13 * o.cell);
  paintMap(ctx, pictureOf(picture.map), o);
  ctx.restore();
  redraw();
}

/** A point of the page in cells of the map: 0 to 11 along each side. */
export function pointAt(cells: Element, x: number, y: number): Place {
  const box = cells.getBoundingClientRect();
  const size = box.width / SIDE;
  return [(y - box.top) / size, (x - box.left) / size];
}

/** A picture only, as at home and at the end. */
export function mapPicture(kind: string, label: string): TemplateResult {
  return html`<div class="board" data-board=${kind} role="img" aria-label=${label}><div class="sheet">
    <canvas aria-hidden="true"></canvas><canvas aria-hidden="true"></canvas><canvas aria-hidden="true"></canvas></div></div>`;
}
