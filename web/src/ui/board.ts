/** The map on the page: three canvases (sheet, map, overlay) sized to whole cells, repainted only where something changed. */

import { html, type TemplateResult } from 'lit';
import { pictureOf, type Place, placeOf } from '../contract/cells';
import { type Brush, brushOf } from '../paint/bitmaps';
import { FRAME, type FrameMode, paintFrame } from '../paint/frame';
import { paintHighlight } from '../paint/highlight';
import { paintMap } from '../paint/map';
import { paintPlaces, type ThoughtPlace } from '../paint/places';
import type { PaintOptions, Theme } from '../paint/theme';
import { paintOverlay } from '../screens/play/overlay';
import { redraw, state } from '../state/store';

export interface BoardPicture {
  map: string;
  title: string;
  sub: string;
  seed: number;
  overlay?: boolean;
  /** Groups of cells to light up, everything else behind a veil. */
  lit?: readonly (readonly Place[])[];
  /** Shapes that are thought of, not drawn. */
  places?: readonly ThoughtPlace[];
}

export interface Layers {
  key: string;
  frame: string;
  map: string;
  overlay: string;
  cell: number;
  mode: FrameMode;
  brushes: Brush[];
}

const INK_MS = 320;
const known = new WeakMap<Element, Layers>();

export function paintBoard(board: HTMLElement, picture: BoardPicture, theme: Theme): void {
  const layers = fit(board);
  const [sheet, map, over] = layers.brushes;
  if (!sheet || !map || !over || layers.cell < 4) return;
  const o: PaintOptions = { cell: layers.cell, theme, seed: picture.seed };
  const frame = [layers.key, theme.name, picture.title, picture.sub, picture.seed, state.paint].join('|');
  if (frame !== layers.frame) {
    layers.frame = frame;
    layers.map = layers.overlay = '';
    clear(sheet);
    paintFrame(sheet, { ...o, mode: layers.mode, title: picture.title, sub: picture.sub });
  }
  paintInk(map, layers, picture, o);
  if (picture.overlay) paintOverlay(over, layers, o);
  else if (picture.places) paintThought(over, layers, picture.places, o);
  else paintLit(over, layers, picture.lit ?? [], o);
}

/** Sizes sheet, canvases and the grid of buttons; only when the room or the pixel ratio has changed. */
function fit(board: HTMLElement): Layers {
  const width = board.clientWidth;
  const height = board.clientHeight;
  const ratio = window.devicePixelRatio || 1;
  const style = getComputedStyle(board);
  const key = [width, height, ratio].join('|');
  const before = known.get(board);
  if (before?.key === key) return before;
  const room = Math.min(width, height);
  const small = Number(style.getPropertyValue('--full-from')) || 500;
  const mode: FrameMode = room >= small ? 'full' : 'slim';
  const margin = FRAME[mode];
  const cell = Math.floor(Math.min(width / (11 + 2 * margin.s), height / (11 + margin.t + margin.b)));
  const pad = Math.ceil(cell * 0.4);
  const sheetWidth = Math.round((11 + 2 * margin.s) * cell);
  const sheetHeight = Math.round((11 + margin.t + margin.b) * cell);
  const sheet = board.querySelector<HTMLElement>('.sheet');
  if (sheet) {
    sheet.style.width = `${sheetWidth}px`;
    sheet.style.height = `${sheetHeight}px`;
  }
  const brushes = [...board.querySelectorAll('canvas')].map((canvas) => {
    canvas.width = Math.ceil((sheetWidth + 2 * pad) * ratio);
    canvas.height = Math.ceil((sheetHeight + 2 * pad) * ratio);
    canvas.style.width = `${sheetWidth + 2 * pad}px`;
    canvas.style.height = `${sheetHeight + 2 * pad}px`;
    canvas.style.left = canvas.style.top = `${-pad}px`;
    const brush = brushOf(canvas);
    brush.scale(ratio, ratio);
    brush.translate(pad + margin.s * cell, pad + margin.t * cell);
    return brush;
  });
  const cells = board.querySelector<HTMLElement>('.cells');
  if (cells) {
    cells.style.left = `${margin.s * cell}px`;
    cells.style.top = `${margin.t * cell}px`;
    cells.style.width = cells.style.height = `${11 * cell}px`;
  }
  const layers: Layers = { key, frame: '', map: '', overlay: '', cell, mode, brushes };
  known.set(board, layers);
  return layers;
}

export function clear(ctx: Brush): void {
  ctx.save();
  ctx.resetTransform();
  ctx.clearRect(0, 0, ctx.canvas.width, ctx.canvas.height);
  ctx.restore();
}

/** The map layer; new ink spreads from its first cell. */
function paintInk(ctx: Brush, layers: Layers, picture: BoardPicture, o: PaintOptions): void {
  const moment = picture.overlay && state.moment?.kind === 'ink' ? state.moment : null;
  const share = moment ? Math.min(1, (performance.now() - moment.since) / INK_MS) : 1;
  const key = [picture.map, share].join('|');
  if (key === layers.map) return;
  layers.map = key;
  clear(ctx);
  if (!moment || share >= 1) {
    paintMap(ctx, pictureOf(picture.map), o);
    return;
  }
  paintMap(ctx, pictureOf(moment.from), o);
  const places = moment.cells.map(placeOf);
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

/** Outside the game only light falls on the map. */
function paintLit(ctx: Brush, layers: Layers, lit: readonly (readonly Place[])[], o: PaintOptions): void {
  const key = lit.join('|');
  if (key === layers.overlay) return;
  layers.overlay = key;
  clear(ctx);
  if (lit.length) paintHighlight(ctx, lit, o);
}

function paintThought(ctx: Brush, layers: Layers, places: readonly ThoughtPlace[], o: PaintOptions): void {
  const key = JSON.stringify(places);
  if (key === layers.overlay) return;
  layers.overlay = key;
  clear(ctx);
  paintPlaces(ctx, places, 0, o);
}

/** A point of the page in cells of the map: 0 to 11 along each side. */
export function pointAt(cells: Element, x: number, y: number): Place {
  const box = cells.getBoundingClientRect();
  const size = box.width / 11;
  return [(y - box.top) / size, (x - box.left) / size];
}

/** A picture only, as at home and at the end. */
export function mapPicture(kind: string, label: string): TemplateResult {
  return html`<div class="board" data-board=${kind} role="img" aria-label=${label}><div class="sheet">
    <canvas aria-hidden="true"></canvas><canvas aria-hidden="true"></canvas><canvas aria-hidden="true"></canvas></div></div>`;
}
