/** A window of a map: paper, grid, ink, the map's border where the window reaches it, and the cells that earn or cost. */

import type { ParsedMap, Position } from '../contract/cells';
import type { Context2D } from './bitmaps';
import { paintHighlight } from './highlight';
import { paintMap } from './map';
import type { Theme } from './theme';
import type { SmallPicture } from './thumbnails';

export interface Excerpt {
  picture: ParsedMap;
  row: number;
  column: number;
  rows: number;
  columns: number;
  /** Groups of cells of the whole map that earn together. */
  lit: readonly (readonly Position[])[];
  /** They cost stars instead. */
  lost?: boolean;
}

const SIDE = 11;
const MARGIN = 0.3; // cells of paper around the window

export function mapExcerpt(window: Excerpt, cell: number, theme: Theme): SmallPicture {
  const { rows, columns } = window;
  return {
    width: Math.ceil((columns + 2 * MARGIN) * cell),
    height: Math.ceil((rows + 2 * MARGIN) * cell),
    paint: (ctx) => {
      ctx.fillStyle = theme.paper;
      ctx.fillRect(0, 0, (columns + 2 * MARGIN) * cell, (rows + 2 * MARGIN) * cell);
      ctx.translate(MARGIN * cell, MARGIN * cell);
      grid(ctx, window, cell, theme);
      paintMap(ctx, cropMap(window), { cell, theme, seed: 3 });
      if (window.lit.length)
        paintHighlight(
          ctx,
          window.lit.map((cells) => cells.map(toWindow(window))),
          { cell, theme, seed: 3 },
          [rows, columns],
          window.lost,
        );
      border(ctx, window, cell, theme);
    },
  };
}

function toWindow({ row, column }: Excerpt): (place: Position) => Position {
  return ([r, c]) => [r - row, c - column];
}

function cropMap(excerpt: Excerpt): ParsedMap {
  const { picture, row, column, rows, columns } = excerpt;
  const has = ([r, c]: Position): boolean => r >= 0 && r < rows && c >= 0 && c < columns;
  return {
    grid: picture.grid.slice(row, row + rows).map((letters) => letters.slice(column, column + columns)),
    ruins: picture.ruins.map(toWindow(excerpt)).filter(has),
    attack: picture.attack.map(toWindow(excerpt)).filter(has),
  };
}

function grid(ctx: Context2D, { row, column, rows, columns }: Excerpt, cell: number, theme: Theme): void {
  ctx.strokeStyle = theme.ink;
  ctx.globalAlpha = 0.26;
  ctx.lineWidth = 1;
  ctx.beginPath();
  // The map continues beyond the window, but never beyond its border.
  const [top, left] = [row === 0 ? 0 : -MARGIN, column === 0 ? 0 : -MARGIN];
  const bottom = row + rows === SIDE ? rows : rows + MARGIN;
  const right = column + columns === SIDE ? columns : columns + MARGIN;
  for (let r = 0; r <= rows; r++) line(ctx, left, r, right, r, cell);
  for (let c = 0; c <= columns; c++) line(ctx, c, top, c, bottom, cell);
  ctx.stroke();
  ctx.globalAlpha = 1;
}

/** A thick line where the map ends. */
function border(ctx: Context2D, { row, column, rows, columns }: Excerpt, cell: number, theme: Theme): void {
  const edges: (readonly [boolean, number, number, number, number])[] = [
    [row === 0, 0, 0, columns, 0],
    [row + rows === SIDE, 0, rows, columns, rows],
    [column === 0, 0, 0, 0, rows],
    [column + columns === SIDE, columns, 0, columns, rows],
  ];
  ctx.strokeStyle = theme.ink;
  ctx.lineWidth = Math.max(3, cell * 0.16);
  ctx.lineCap = 'square';
  for (const [here, x0, y0, x1, y1] of edges) {
    if (!here) continue;
    ctx.beginPath();
    line(ctx, x0, y0, x1, y1, cell);
    ctx.stroke();
  }
}

function line(ctx: Context2D, x0: number, y0: number, x1: number, y1: number, cell: number): void {
  ctx.moveTo(x0 * cell, y0 * cell);
  ctx.lineTo(x1 * cell, y1 * cell);
}
