/** A part of a map for the rulebook: paper, grid, clusters, the border of the map, and highlighted cells. */

import { MAP_SIZE, type ParsedMap, type Position } from '../contract/cells';
import type { Context2D } from './bitmaps';
import { paintHighlight } from './highlight';
import { paintMap } from './map';
import { draw } from './pen';
import type { Theme } from './theme';
import type { SmallPicture } from './thumbnails';

interface Excerpt {
  picture: ParsedMap;
  row: number;
  column: number;
  rows: number;
  columns: number;
  /** Groups of highlighted cells, by their positions on the whole map. */
  highlighted: readonly (readonly Position[])[];
  /** Whether they cost stars. */
  lost?: boolean;
}

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
      if (window.highlighted.length)
        paintHighlight(
          ctx,
          window.highlighted.map((cells) => cells.map(toWindow(window))),
          { cell, theme, seed: 3 },
          [rows, columns],
          window.lost,
        );
      border(ctx, window, cell, theme);
    },
  };
}

/** Returns a function that converts positions on the map into positions in the window. */
function toWindow({ row, column }: Excerpt): (place: Position) => Position {
  return ([r, c]) => [r - row, c - column];
}

function cropMap(excerpt: Excerpt): ParsedMap {
  const { picture, row, column, rows, columns } = excerpt;
  const isInside = ([r, c]: Position): boolean => r >= 0 && r < rows && c >= 0 && c < columns;
  return {
    grid: picture.grid.slice(row, row + rows).map((letters) => letters.slice(column, column + columns)),
    ruins: picture.ruins.map(toWindow(excerpt)).filter(isInside),
    attack: picture.attack.map(toWindow(excerpt)).filter(isInside),
  };
}

function grid(ctx: Context2D, { row, column, rows, columns }: Excerpt, cell: number, theme: Theme): void {
  // The grid continues beyond the window, but not beyond the border of the map.
  const [top, left] = [row === 0 ? 0 : -MARGIN, column === 0 ? 0 : -MARGIN];
  const bottom = row + rows === MAP_SIZE ? rows : rows + MARGIN;
  const right = column + columns === MAP_SIZE ? columns : columns + MARGIN;
  const horizontal = Array.from({ length: rows + 1 }, (_, r) => `M${left},${r} ${right},${r}`);
  const vertical = Array.from({ length: columns + 1 }, (_, c) => `M${c},${top} ${c},${bottom}`);
  ctx.globalAlpha = 0.26;
  draw(ctx, [...horizontal, ...vertical].join(' '), { stroke: theme.ink, lineWidth: 1 }, 0, 0, cell);
  ctx.globalAlpha = 1;
}

/** Paints the border of the map where the window reaches it. */
function border(ctx: Context2D, { row, column, rows, columns }: Excerpt, cell: number, theme: Theme): void {
  ctx.lineCap = 'square';
  const edge = (data: string): void => draw(ctx, data, { stroke: theme.ink, lineWidth: Math.max(3, cell * 0.16) }, 0, 0, cell);
  if (row === 0) edge(`M0,0 ${columns},0`);
  if (row + rows === MAP_SIZE) edge(`M0,${rows} ${columns},${rows}`);
  if (column === 0) edge(`M0,0 0,${rows}`);
  if (column + columns === MAP_SIZE) edge(`M${columns},0 ${columns},${rows}`);
}
