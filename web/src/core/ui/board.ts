/** The map on the page: three canvases (sheet, map, overlay) sized to whole cells, repainted only where something changed. */

import { html, type TemplateResult } from 'lit';
import { parseMap, type Position, parseCell, MAP_SIZE } from '../contract/cells';
import { type Context2D, contextOf } from '../paint/bitmaps';
import { BORDER, borderKey, type BorderMode, type BorderOptions, paintBorder } from '../paint/border';
import { paintMap } from '../paint/map';
import type { PaintOptions, Theme } from '../paint/theme';
import { requestRedraw, state } from '../state/store';
import { type Overlay, paintOverlay } from './overlay';

/** A map as plain data, with what is printed on its sheet and what lies over it. */
export interface BoardContent {
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
  brushes: Context2D[];
}

const INK_MS = 320;
const layersByBoard = new WeakMap<Element, Layers>();

export function paintBoard(board: HTMLElement, picture: BoardContent, theme: Theme): void {
  const layers = fitLayers(board);
  const [sheet, map, overlayBrush] = layers.brushes;
  if (!sheet || !map || !overlayBrush || layers.cell < 4) return;
  const options: PaintOptions = { cell: layers.cell, theme, seed: picture.seed };
  const { title, sub, crest = '' } = picture;
  const border: BorderOptions = { ...options, mode: layers.mode, title, sub, crest };
  const frame = [layers.key, borderKey(border), state.paintVersion].join('|');
  if (frame !== layers.frame) {
    layers.frame = frame;
    layers.map = layers.overlay = '';
    clear(sheet);
    paintBorder(sheet, border);
  }
  paintMapLayer(map, layers, picture, options);
  paintOverlays(overlayBrush, layers, picture.over ?? [], options);
}

function paintOverlays(ctx: Context2D, layers: Layers, over: readonly Overlay[], o: PaintOptions): void {
  const key = JSON.stringify(over);
  if (key === layers.overlay) return;
  layers.overlay = key;
  clear(ctx);
  for (const each of over) paintOverlay(ctx, each, o);
}

/** Sizes sheet, canvases and the grid of buttons; only when the room or the pixel ratio has changed. */
function fitLayers(board: HTMLElement): Layers {
  const ratio = pixelRatio(Number(board.dataset.zoom ?? 1));
  const key = [board.clientWidth, board.clientHeight, ratio].join('|');
  const current = layersByBoard.get(board);
  if (current?.key === key) return current;
  const { mode, cell } = measure(board);
  board.dataset.frame = mode;
  const layers: Layers = { key, frame: '', map: '', overlay: '', cell, mode, brushes: sizeAll(board, mode, cell, ratio) };
  layersByBoard.set(board, layers);
  return layers;
}

const MAX_PIXEL_RATIO = 4; // pixels per pixel: more would cost a phone its memory

/** Real pixels for each of the page's; a map under a glass is painted for that glass. */
function pixelRatio(zoom: number): number {
  const ratio = window.devicePixelRatio || 1;
  return Math.max(ratio, Math.min(MAX_PIXEL_RATIO, ratio * zoom));
}

/** The largest whole cells that fit, and whether there is room for the printed border around them. */
function measure(board: HTMLElement): { mode: BorderMode; cell: number } {
  const { clientWidth: width, clientHeight: height } = board;
  const full = Number(getComputedStyle(board).getPropertyValue('--full-from')) || 500;
  const mode: BorderMode = Math.min(width, height) >= full ? 'full' : 'slim';
  const margin = BORDER[mode];
  return { mode, cell: Math.floor(Math.min(width / (MAP_SIZE + 2 * margin.s), height / (MAP_SIZE + margin.t + margin.b))) };
}

function sizeAll(board: HTMLElement, mode: BorderMode, cell: number, ratio: number): Context2D[] {
  const margin = BORDER[mode];
  const pad = Math.ceil(cell * 0.4);
  const width = Math.round((MAP_SIZE + 2 * margin.s) * cell);
  const height = Math.round((MAP_SIZE + margin.t + margin.b) * cell);
  setBox(board.querySelector('.sheet'), { width, height });
  setBox(board.querySelector('.cells'), { left: margin.s * cell, top: margin.t * cell, width: MAP_SIZE * cell, height: MAP_SIZE * cell });
  return [...board.querySelectorAll('canvas')].map((canvas) => {
    const box = { width: width + 2 * pad, height: height + 2 * pad };
    canvas.width = Math.ceil(box.width * ratio);
    canvas.height = Math.ceil(box.height * ratio);
    setBox(canvas, { ...box, left: -pad, top: -pad });
    const brush = contextOf(canvas);
    brush.scale(ratio, ratio);
    brush.translate(pad + margin.s * cell, pad + margin.t * cell);
    return brush;
  });
}

/** Gives back the pixels of a map that is shown no more. A browser keeps them until it collects garbage; iOS allows few. */
export function releaseBoard(board: HTMLElement): void {
  layersByBoard.delete(board);
  for (const canvas of board.querySelectorAll('canvas')) canvas.width = canvas.height = 0;
}

function setBox(element: HTMLElement | null, box: Partial<Record<'left' | 'top' | 'width' | 'height', number>>): void {
  for (const [side, pixels] of Object.entries(box)) element?.style.setProperty(side, `${pixels}px`);
}

function clear(ctx: Context2D): void {
  ctx.save();
  ctx.resetTransform();
  ctx.clearRect(0, 0, ctx.canvas.width, ctx.canvas.height);
  ctx.restore();
}

/** The map layer; new ink spreads from its first cell. */
function paintMapLayer(ctx: Context2D, layers: Layers, picture: BoardContent, o: PaintOptions): void {
  const { ink } = picture;
  const progress = ink ? Math.min(1, (performance.now() - ink.since) / INK_MS) : 1;
  const key = [picture.map, progress].join('|');
  if (key === layers.map) return;
  layers.map = key;
  clear(ctx);
  if (!ink || progress >= 1) {
    paintMap(ctx, parseMap(picture.map), o);
    return;
  }
  paintMap(ctx, parseMap(ink.from), o);
  const places = ink.cells.map(parseCell);
  const [row, column] = places[0] ?? [5, 5];
  const reach = Math.max(1, ...places.map(([r, c]) => Math.hypot(r - row, c - column) + 1));
  ctx.save();
  ctx.beginPath();
  ctx.arc((column + 0.5) * o.cell, (row + 0.5) * o.cell, reach * progress * o.cell, 0, Math.PI * 2);
  ctx.clip();
  ctx.clearRect(-o.cell, -o.cell, 13 * o.cell, 13 * o.cell);
  paintMap(ctx, parseMap(picture.map), o);
  ctx.restore();
  requestRedraw();
}

/** A point of the page in cells of the map: 0 to 11 along each side. */
export function pointAt(cells: Element, x: number, y: number): Position {
  const box = cells.getBoundingClientRect();
  const size = box.width / MAP_SIZE;
  return [(y - box.top) / size, (x - box.left) / size];
}

/** A picture only, as at home and at the end. */
export function boardElement(kind: string, label: string): TemplateResult {
  return html`<div class="board center" data-board=${kind} role="img" aria-label=${label}><div class="sheet">
    <canvas aria-hidden="true"></canvas><canvas aria-hidden="true"></canvas><canvas aria-hidden="true"></canvas></div></div>`;
}
