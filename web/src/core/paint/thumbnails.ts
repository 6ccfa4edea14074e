/** Small pictures: sheets, maps in lists, shapes on buttons, terrain swatches. */

import { MAP_SIZE, type ParsedMap, type Position } from '../contract/cells';
import { type Context2D, contextOf } from './bitmaps';
import { BORDER, paintBorder } from './border';
import { paintMap } from './map';
import { TINY } from './sprites';
import type { Theme } from './theme';

export interface SmallPicture {
  width: number;
  height: number;
  paint: (ctx: Context2D) => void;
}

/** A whole map with the slim border, `width` wide. Cells are whole device pixels; otherwise the border would be cut off. */
export function thumbnail(picture: ParsedMap, width: number, theme: Theme, seed: number): SmallPicture {
  const span = MAP_SIZE + 2 * BORDER.slim.side;
  const ratio = window.devicePixelRatio || 1;
  const cell = Math.floor((width * ratio) / span) / ratio;
  const spare = (width - span * cell) / 2;
  return {
    width,
    height: width,
    paint: (ctx) => {
      ctx.translate(spare + BORDER.slim.side * cell, spare + BORDER.slim.side * cell);
      const o = { cell, theme, seed };
      paintBorder(ctx, { ...o, mode: 'slim' });
      paintMap(ctx, picture, { ...o, lines: false });
    },
  };
}

/** Returns the cells of a shape and its attack cells as a small map. */
function shapeMap(cells: readonly Position[], attack: readonly Position[], letter: string): ParsedMap {
  const all = [...cells, ...attack];
  const top = Math.min(...all.map(([r]) => r));
  const left = Math.min(...all.map(([, c]) => c));
  const move = ([r, c]: Position): Position => [r - top, c - left];
  const rows = Math.max(...all.map(([r]) => r)) - top + 1;
  const columns = Math.max(...all.map(([, c]) => c)) - left + 1;
  const filled = new Set(cells.map((cell) => move(cell).join()));
  const grid = Array.from({ length: rows }, (_, r) =>
    Array.from({ length: columns }, (__, c) => (filled.has(`${r},${c}`) ? letter : '.')).join(''),
  );
  return { grid, ruins: [], attack: attack.map(move) };
}

/** A shape. The attack cells of a hero are visible at any size. */
export function shapeThumbnail(
  cells: readonly Position[],
  attack: readonly Position[],
  letter: string,
  cell: number,
  theme: Theme,
): SmallPicture {
  return cellsPicture(shapeMap(cells, attack, letter), attack.length ? Math.max(TINY, cell) : cell, theme);
}

export function cellsPicture(picture: ParsedMap, cell: number, theme: Theme): SmallPicture {
  const columns = Math.max(...picture.grid.map((row) => row.length));
  return {
    width: (columns + 0.3) * cell,
    height: (picture.grid.length + 0.3) * cell,
    paint: (ctx) => {
      ctx.translate(0.15 * cell, 0.15 * cell);
      paintMap(ctx, picture, { cell, theme, seed: 3 });
    },
  };
}

export function sizeAndPaint(canvas: HTMLCanvasElement, small: SmallPicture): void {
  sizeCanvas(canvas, small);
  paintCanvas(canvas, small);
}

/** Gives the canvas its size, so that nothing moves when it is painted. Its old picture stays until then. */
export function sizeCanvas(canvas: HTMLCanvasElement, small: SmallPicture): void {
  canvas.style.width = `${small.width}px`;
  canvas.style.height = `${small.height}px`;
}

export function paintCanvas(canvas: HTMLCanvasElement, small: SmallPicture): void {
  const ratio = window.devicePixelRatio || 1;
  canvas.width = Math.ceil(small.width * ratio); // also clears it
  canvas.height = Math.ceil(small.height * ratio);
  const ctx = contextOf(canvas);
  ctx.scale(ratio, ratio);
  small.paint(ctx);
}
