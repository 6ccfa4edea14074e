/** Cells that someone points at: a dashed outline with a halo, distinguished from the ghost's by its dashes. */

import type { Position } from '../contract/cells';
import { useDevicePixels, type Context2D } from './bitmaps';
import { outlineLoops, outlinePath } from './clusters';
import type { PaintOptions } from './theme';

export function paintDashedCells(ctx: Context2D, places: readonly Position[], { cell, theme, seed }: PaintOptions): void {
  if (!places.length) return;
  const u = useDevicePixels(ctx, cell);
  const path = outlinePath(outlineLoops([...places]), u, seed, 0.05, 0.012);
  ctx.lineJoin = 'round';
  ctx.strokeStyle = theme.halo;
  ctx.lineWidth = u * 0.16;
  ctx.stroke(path);
  ctx.strokeStyle = theme.ok; // red dashes would say that nothing fits there
  ctx.lineWidth = u * 0.075;
  ctx.setLineDash([u * 0.2, u * 0.13]);
  ctx.stroke(path);
  ctx.setLineDash([]);
  ctx.restore();
}
