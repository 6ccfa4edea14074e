/** Paints groups of highlighted cells with outlines, above a veil over all other cells. Each group has a star; with `lost`, a minus
 *  and another colour. */

import { MAP_SIZE, type Position } from '../contract/cells';
import { useDevicePixels, type Context2D } from './bitmaps';
import { outlineLoops, outlinePath } from './clusters';
import { circle, draw, drawPath, star } from './pen';
import { SMALL } from './sprites';
import type { PaintOptions, Theme } from './theme';

export function paintHighlight(
  ctx: Context2D,
  groups: readonly (readonly Position[])[],
  { cell, theme, seed }: PaintOptions,
  [rows, columns]: Position = [MAP_SIZE, MAP_SIZE],
  lost = false,
): void {
  const u = useDevicePixels(ctx, cell);
  const outlines = new Path2D();
  // Claims may share cells, and the even-odd rule would cover a cell that is in two groups.
  const unique = new Map(groups.flat().map((place) => [place.join(), place]));
  if (unique.size) outlines.addPath(outlinePath(outlineLoops([...unique.values()]), u, seed, 0, 0.012));
  const veil = new Path2D();
  veil.rect(-0.09 * u, -0.09 * u, (columns + 0.18) * u, (rows + 0.18) * u);
  veil.addPath(outlines);
  ctx.globalAlpha = theme.veil;
  ctx.fillStyle = theme.paper;
  ctx.fill(veil, 'evenodd');
  ctx.globalAlpha = 1;
  for (const [colour, w] of [
    [theme.ink, 0.13],
    [lost ? theme.bad : theme.star, 0.075],
  ] as const) {
    for (const cells of groups) drawPath(ctx, { stroke: colour, lineWidth: u * w }, outlinePath(outlineLoops(cells), u, seed, 0, 0.012));
  }
  const q = cell < SMALL ? 0.27 : 0.2;
  for (const {
    cell: [row, column],
    nth,
  } of starPositions(groups)) {
    const at: Position = [(row + q * 0.85) * u, (column + q * (0.8 + 1.5 * nth)) * u];
    if (lost) minusBadge(ctx, at, u * q, theme);
    else star(ctx, at[1], at[0], u * q, { fill: theme.star, stroke: theme.ink, lineWidth: u * 0.035 });
  }
  ctx.restore();
}

/** Returns the cell for the star of each claim: the first of its cells with the fewest stars; `nth` is the number of stars there before. */
export function starPositions(groups: readonly (readonly Position[])[]): { cell: Position; nth: number }[] {
  const starCount = new Map<string, number>();
  const count = (place: Position): number => starCount.get(place.join()) ?? 0;
  return groups.flatMap((cells) => {
    const fewest = Math.min(...cells.map(count));
    const cell = cells.find((place) => count(place) === fewest);
    if (!cell) return [];
    starCount.set(cell.join(), fewest + 1);
    return [{ cell, nth: fewest }];
  });
}

/** Paints the sign of a lost star. */
function minusBadge(ctx: Context2D, [y, x]: Position, r: number, { bad, halo }: Theme): void {
  circle(ctx, x, y, r * 0.86, { fill: bad });
  draw(ctx, 'M-0.45,0 0.45,0', { stroke: halo, lineWidth: r * 0.3 }, x, y, r);
}

export function paintDashedCells(ctx: Context2D, places: readonly Position[], { cell, theme, seed }: PaintOptions): void {
  if (!places.length) return;
  const u = useDevicePixels(ctx, cell);
  const path = outlinePath(outlineLoops([...places]), u, seed, 0.05, 0.012);
  ctx.lineJoin = 'round';
  drawPath(ctx, { stroke: theme.halo, lineWidth: u * 0.16 }, path);
  ctx.setLineDash([u * 0.2, u * 0.13]);
  drawPath(ctx, { stroke: theme.ok, lineWidth: u * 0.075 }, path); // red dashes would mean that nothing fits there
  ctx.restore();
}
