/** The change of seasons: the picture of the old season is washed away from the upper left corner. */

import type { Context2D } from './bitmaps';
import { noise } from './hash';

/** Rings of the wet edge: their distance beyond it as a share of the diagonal, and how much they take away. */
const EDGE = [
  [0, 1],
  [0.03, 0.3],
  [0.07, 0.14],
] as const;
const STEPS = 24;
/** The reach at the end, as a share of the diagonal: the last ring has left the picture. */
const WAY = 1.16;
/** How far the edge deviates from a circle, at most. */
const UNEVEN = 0.07;

/** Clears what lies between two shares of the way from the upper left corner to the lower right one. */
export function washAway(ctx: Context2D, from: number, to: number, seed: number): void {
  const { width, height } = ctx.canvas;
  const diagonal = Math.hypot(width, height);
  const cleared = diagonal * Math.max(0, from * WAY - UNEVEN);
  ctx.save();
  ctx.resetTransform();
  ctx.globalCompositeOperation = 'destination-out';
  for (const [beyond, alpha] of EDGE) {
    ctx.globalAlpha = alpha;
    ctx.beginPath();
    for (let i = 0; i <= STEPS; i++) {
      const angle = (i / STEPS) * (Math.PI / 2);
      const uneven = noise(i * 0.7, to * 3, seed) * 0.05 + noise(i * 2.3, to * 5, seed + 1) * 0.02;
      const reach = diagonal * (to * WAY + beyond + uneven * Math.min(1, to * 6));
      ctx.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach);
    }
    ctx.arc(0, 0, cleared, Math.PI / 2, 0, true);
    ctx.fill();
  }
  ctx.restore();
}
