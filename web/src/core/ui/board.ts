/** The map on the page: three canvases (sheet, map, overlay), each repainted only if its content has changed. */

import { CURVES, MOTION_MS, progressOf } from '../state/motion';
import { html, type TemplateResult } from 'lit';
import { parseMap, type Position, parseCell, MAP_SIZE } from '../contract/cells';
import { type Context2D, contextOf } from '../paint/bitmaps';
import { BORDER, borderKey, type BorderMode, type BorderOptions, paintBorder, prepareBorder, SHADOW_CELLS } from '../paint/border';
import { paintInk } from '../paint/ink';
import { paintMap, prepareMap } from '../paint/map';
import { seasonalTheme } from '../paint/seasons';
import type { PaintOptions, Theme } from '../paint/theme';
import { requestRedraw, state } from '../state/store';
import { type Overlay, paintOverlay } from './overlay';
import { coverWithOldSeason, endWash } from './season-wash';

/** The content of a board: the map text, the texts of the sheet, and the overlays. */
export interface BoardContent {
  map: string;
  title: string;
  sub: string;
  crest?: string;
  seed: number;
  /** The season whose colours it has. */
  season?: string;
  over?: readonly Overlay[];
  /** Cells that are just being drawn, the map before, and the time at which that began. */
  drawing?: { from: string; cells: readonly string[]; since: number };
}

/** What is painted on the canvases of a board: a key for each. */
interface Layers {
  key: string;
  frame: string;
  map: string;
  overlay: string;
  /** The game and the season of the picture, and the function that shows the picture of the next one. */
  seed: number;
  season: string | undefined;
  washAway: (() => void) | null;
  /** The key of the sheet that was prepared last, and whether it is ready. */
  preparation: { frame: string; isReady: boolean } | null;
  cell: number;
  mode: BorderMode;
  brushes: Context2D[];
}

/** Milliseconds of a frame for preparing another picture of a board, which shows the old one meanwhile. */
const PREPARE_MS = 8;
/** The same for the picture of a map on which cells are drawn. */
const INK_PREPARE_MS = 2;

const layersByBoard = new WeakMap<Element, Layers>();

export function paintBoard(board: HTMLElement, picture: BoardContent, plainTheme: Theme): void {
  const layers = fitLayers(board);
  const [sheet, map, overlayBrush] = layers.brushes;
  if (!sheet || !map || !overlayBrush || layers.cell < 4) return;
  const theme = seasonalTheme(plainTheme, picture.season);
  const options: PaintOptions = { cell: layers.cell, theme, seed: picture.seed };
  const { title, sub, crest = '' } = picture;
  const border: BorderOptions = { ...options, mode: layers.mode, title, sub, crest };
  const frame = [layers.key, borderKey(border), state.paintVersion].join('|');
  if (frame !== layers.frame) {
    const isNext = isNextSeason(layers, picture);
    const isSameMap = layers.map.startsWith(`${picture.map}|`);
    if ((isNext || isSameMap) && !prepareNext(sheet, layers, frame, picture, border)) return;
    if (isNext && !layers.washAway) {
      layers.washAway = coverWithOldSeason(board, canvasesOf(board), picture.seed);
      return requestRedraw(); // cover, sheet and map in one frame would block the page
    }
    Object.assign(layers, { frame, seed: picture.seed, season: picture.season, map: '', overlay: '' });
    clear(sheet);
    paintBorder(sheet, border);
    if (layers.washAway) return requestRedraw();
  }
  paintMapLayer(map, layers, picture, options);
  paintOverlays(overlayBrush, layers, picture.over ?? [], options);
  layers.washAway?.();
  layers.washAway = null;
}

/** Prepares another picture of a painted board, and draws the page again when it is ready. Returns whether it is. */
function prepareNext(ctx: Context2D, layers: Layers, frame: string, { map }: BoardContent, border: BorderOptions): boolean {
  if (layers.preparation?.frame === frame) return layers.preparation.isReady;
  const preparation = { frame, isReady: false };
  layers.preparation = preparation;
  const steps = prepareBorder(ctx, border);
  const prepare = (): void => {
    if (layers.preparation !== preparation) return; // meanwhile, another picture is wanted
    // The sheet comes last: the bitmaps of the map would push it out of the cache.
    preparation.isReady = prepareMap(ctx, parseMap(map), border, PREPARE_MS) && steps.next().done === true;
    if (preparation.isReady) requestRedraw();
    else requestAnimationFrame(prepare);
  };
  requestAnimationFrame(prepare);
  return false;
}

/** Whether the board has shown the same game in another season. */
function isNextSeason({ frame, seed, season }: Layers, picture: BoardContent): boolean {
  return frame !== '' && seed === picture.seed && season !== undefined && season !== picture.season;
}

/** Returns the canvases of a board, without those that lie above it for a time. */
function canvasesOf(board: HTMLElement): HTMLCanvasElement[] {
  return [...board.querySelectorAll<HTMLCanvasElement>('canvas:not([class])')];
}

function paintOverlays(ctx: Context2D, layers: Layers, over: readonly Overlay[], o: PaintOptions): void {
  const key = JSON.stringify(over);
  if (key === layers.overlay) return;
  layers.overlay = key;
  clear(ctx);
  for (const each of over) paintOverlay(ctx, each, o, layers.mode);
}

/** Returns the canvases of a board, resized if the size of the board or the pixel ratio has changed. */
function fitLayers(board: HTMLElement): Layers {
  const ratio = pixelRatio(Number(board.dataset.zoom ?? 1));
  const key = [board.clientWidth, board.clientHeight, ratio].join('|');
  const current = layersByBoard.get(board);
  if (current?.key === key) return current;
  endWash(board);
  const { mode, cell } = measure(board);
  board.dataset.frame = mode;
  const brushes = sizeAll(board, mode, cell, ratio);
  const layers: Layers = {
    key,
    frame: '',
    map: '',
    overlay: '',
    seed: 0,
    season: undefined,
    washAway: null,
    preparation: null,
    cell,
    mode,
    brushes,
  };
  layersByBoard.set(board, layers);
  return layers;
}

/** Pixels of the shorter side from which the full border is shown, if the style sheet says nothing. */
const DEFAULT_FULL_FROM = 500;
const MAX_PIXEL_RATIO = 4; // of a zoomed map: more would need too much memory on phones

/** Returns device pixels per CSS pixel, multiplied by the zoom. */
function pixelRatio(zoom: number): number {
  const ratio = window.devicePixelRatio || 1;
  return Math.max(ratio, Math.min(MAX_PIXEL_RATIO, ratio * zoom));
}

/** Returns the largest cell size in whole pixels that fits, and whether there is room for the full border. */
function measure(board: HTMLElement): { mode: BorderMode; cell: number } {
  const { clientWidth: width, clientHeight: height } = board;
  const full = Number(getComputedStyle(board).getPropertyValue('--full-from')) || DEFAULT_FULL_FROM;
  const mode: BorderMode = Math.min(width, height) >= full ? 'full' : 'slim';
  const margin = BORDER[mode];
  return { mode, cell: Math.floor(Math.min(width / (MAP_SIZE + 2 * margin.side), height / (MAP_SIZE + margin.top + margin.bottom))) };
}

/** Sizes the sheet, the grid of buttons and the canvases; returns the contexts, with their origin at the first cell. */
function sizeAll(board: HTMLElement, mode: BorderMode, cell: number, ratio: number): Context2D[] {
  const margin = BORDER[mode];
  const pad = Math.ceil(cell * SHADOW_CELLS); // overlays reach beyond the border
  const width = Math.round((MAP_SIZE + 2 * margin.side) * cell);
  const height = Math.round((MAP_SIZE + margin.top + margin.bottom) * cell);
  setBox(board.querySelector('.sheet'), { width, height });
  const mapPixels = MAP_SIZE * cell;
  setBox(board.querySelector('.cells'), { left: margin.side * cell, top: margin.top * cell, width: mapPixels, height: mapPixels });
  return canvasesOf(board).map((canvas) => {
    const box = { width: width + 2 * pad, height: height + 2 * pad };
    canvas.width = Math.ceil(box.width * ratio);
    canvas.height = Math.ceil(box.height * ratio);
    setBox(canvas, { ...box, left: -pad, top: -pad });
    const brush = contextOf(canvas);
    brush.scale(ratio, ratio);
    brush.translate(pad + margin.side * cell, pad + margin.top * cell);
    return brush;
  });
}

/** Releases the pixels of a map that is no longer shown: a browser keeps them until it collects garbage, and iOS allows few. */
export function releaseBoard(board: HTMLElement): void {
  endWash(board);
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

/** Paints the map layer. While cells are drawn, only their surroundings are painted again. */
function paintMapLayer(ctx: Context2D, layers: Layers, picture: BoardContent, o: PaintOptions): void {
  const { drawing } = picture;
  const progress = drawing ? progressOf({ since: drawing.since, ms: MOTION_MS.ink, curve: CURVES.even }, performance.now()) : 1;
  const key = [picture.map, progress].join('|');
  if (key === layers.map) return;
  const begins = !layers.map.startsWith(`${picture.map}|`);
  layers.map = key;
  const after = parseMap(picture.map);
  if (!drawing || progress >= 1) {
    clear(ctx);
    return paintMap(ctx, after, o);
  }
  if (begins) clear(ctx);
  const cells = drawing.cells.map(parseCell);
  ctx.save();
  if (!begins) clipToCells(ctx, cells, o.cell);
  paintMap(ctx, parseMap(drawing.from), o);
  paintInk(ctx, cells, after, progress, o);
  ctx.restore();
  prepareMap(ctx, after, o, INK_PREPARE_MS);
  requestRedraw();
}

/** Clears the surroundings of cells, and limits painting to them. */
function clipToCells(ctx: Context2D, cells: readonly Position[], cell: number): void {
  const [rows, columns] = [cells.map(([r]) => r), cells.map(([, c]) => c)];
  const [top, left] = [Math.min(...rows) - 1, Math.min(...columns) - 1];
  const box = [left * cell, top * cell, (Math.max(...columns) + 2 - left) * cell, (Math.max(...rows) + 2 - top) * cell] as const;
  ctx.beginPath();
  ctx.rect(...box);
  ctx.clip();
  ctx.clearRect(...box);
}

/** Returns a point of the page as row and column of the map, with fractions from 0 to 11. */
export function pointAt(cells: Element, x: number, y: number): Position {
  const box = cells.getBoundingClientRect();
  const size = box.width / MAP_SIZE;
  return [(y - box.top) / size, (x - box.left) / size];
}

/** A map without buttons, only to look at. */
export function boardElement(kind: string, label: string): TemplateResult {
  return html`<div class="board center" data-board=${kind} role="img" aria-label=${label}><div class="sheet">
    <canvas aria-hidden="true"></canvas><canvas aria-hidden="true"></canvas><canvas aria-hidden="true"></canvas></div></div>`;
}
