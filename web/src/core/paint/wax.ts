/** The signature of a finished map: its name, written letter by letter, and the wax seal in the corner of the sheet. */

import { MAP_SIZE } from '../contract/cells';
import { type Context2D, useDevicePixels } from './bitmaps';
import { hash } from './hash';
import { cartoucheTitle } from './ornaments';
import { circle, drawPath, star, TAU } from './pen';
import type { PaintOptions } from './theme';

/** Paints the first letters of a name in the title plate. */
export function paintWrittenName(ctx: Context2D, name: string, sub: string, share: number, { cell, theme }: PaintOptions): void {
  const unit = useDevicePixels(ctx, cell);
  cartoucheTitle(ctx, unit, theme, name, cell < 40 ? '' : sub, share);
  ctx.restore();
}

/** The outline of the wax, in radii of the seal. */
function blob(): Path2D {
  const path = new Path2D();
  const steps = 24;
  const point = (i: number): [number, number] => {
    const a = (i / steps) * TAU;
    const r = 1 + 0.09 * (hash(i % steps, 2, 7) - 0.5) + 0.05 * Math.sin(a * 3 + 1);
    return [Math.cos(a) * r, Math.sin(a) * r];
  };
  for (let i = 0; i <= steps; i++) {
    const [x, y] = point(i);
    const [nextX, nextY] = point(i + 1);
    path.quadraticCurveTo(x, y, (x + nextX) / 2, (y + nextY) / 2);
  }
  return path;
}

/** Paints the seal at the lower left corner of the map. While `share` grows to 1, it falls onto the sheet. */
export function paintSeal(ctx: Context2D, share: number, { cell, theme }: PaintOptions, full: boolean): void {
  const unit = useDevicePixels(ctx, cell);
  const radius = unit * (full ? 0.58 : 0.4);
  const height = (1 - share) ** 2;
  const [x, y] = full ? [-0.16 * unit, (MAP_SIZE + 0.16) * unit] : [0.12 * unit, (MAP_SIZE - 0.12) * unit];
  ctx.translate(x, y);
  ctx.scale(radius * (1 + 0.9 * height), radius * (1 + 0.9 * height));
  ctx.rotate(-0.2);
  ctx.globalAlpha = Math.min(1, share * 2);
  ctx.shadowColor = 'rgba(30,12,6,.5)';
  ctx.shadowBlur = unit * (0.08 + 0.3 * height);
  ctx.shadowOffsetX = ctx.shadowOffsetY = unit * (0.04 + 0.4 * height);
  const wax = theme.hero.mark;
  drawPath(ctx, { fill: wax }, blob());
  ctx.shadowColor = 'transparent';
  drawPath(ctx, { stroke: '#0000004d', lineWidth: 0.07 }, blob());
  circle(ctx, 0, 0, 0.72, { fill: '#00000026', stroke: '#ffffff40', lineWidth: 0.05 });
  star(ctx, 0.03, 0.04, 0.46, { fill: '#0000004d' });
  star(ctx, 0, 0, 0.46, { fill: wax, stroke: '#ffffff66', lineWidth: 0.05 });
  ctx.restore();
}
