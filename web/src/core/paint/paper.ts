/** The paper of a sheet, with an uneven edge and stains. */

import { type Context2D, contextOf, releaseBitmap, createSurface } from './bitmaps';
import { hash, noise } from './hash';
import type { Point } from './pen';
import { grainTile, noiseTile, pattern, drawTinted } from './textures';
import type { Theme } from './theme';

/** Paints the paper at once. */
export function paintPaper(...paper: Parameters<typeof paperSteps>): void {
  const steps = paperSteps(...paper);
  while (!steps.next().done);
}

/** Paints the paper in several steps; a plain sheet in themes without texture. */
export function* paperSteps(
  c: Context2D,
  width: number,
  height: number,
  u: number,
  theme: Theme,
  seed: number,
  full: boolean,
): Generator<void, void> {
  if (!theme.grain) {
    c.fillStyle = theme.paper;
    c.fillRect(0, 0, width, height);
    c.strokeStyle = theme.ink;
    c.lineWidth = Math.max(2, u * 0.04);
    c.strokeRect(0, 0, width, height);
    return;
  }
  const pts = raggedEdge(width, height, u, seed, full ? 0.07 : 0.03);
  const edge = new Path2D();
  pts.forEach(([x, y], i) => (i ? edge.lineTo(x, y) : edge.moveTo(x, y)));
  edge.closePath();
  c.save();
  c.shadowColor = 'rgba(30,18,6,.42)';
  c.shadowBlur = u * 0.22;
  c.shadowOffsetX = u * 0.05;
  c.shadowOffsetY = u * 0.08;
  c.fillStyle = theme.paper;
  c.fill(edge);
  c.restore();
  yield;
  c.save();
  c.clip(edge);
  softTones(c, [width, height], (full ? 1 : 0.4) * u, theme, seed, edge, pts);
  yield;
  c.globalAlpha = theme.grain * 0.5;
  c.fillStyle = pattern(c, grainTile());
  c.fillRect(0, 0, width, height);
  c.strokeStyle = theme.burn;
  c.globalAlpha = 0.55;
  c.lineWidth = u * 0.03;
  c.stroke(edge);
  c.restore();
}

function raggedEdge(W: number, H: number, u: number, seed: number, amplitude: number): Point[] {
  const pts: Point[] = [];
  const step = u * 0.22;
  const inside = (v: number, max: number): number => Math.max(u * amplitude * 1.3, Math.min(max - u * amplitude * 1.3, v));
  const push = (x0: number, y0: number): void => {
    const x = inside(x0, W);
    const y = inside(y0, H);
    const [p, q] = [x / u, y / u];
    pts.push([
      x + noise(p * 1.3, q * 1.3, seed + 21) * u * amplitude + noise(p * 6, q * 6, seed + 22) * u * amplitude * 0.4,
      y + noise(p * 1.3 + 9, q * 1.3, seed + 23) * u * amplitude + noise(p * 6, q * 6 + 9, seed + 24) * u * amplitude * 0.4,
    ]);
  };
  for (let x = 0; x < W; x += step) push(x, 0);
  for (let y = 0; y < H; y += step) push(W, y);
  for (let x = W; x > 0; x -= step) push(x, H);
  for (let y = H; y > 0; y -= step) push(0, y);
  return pts;
}

/** Paints soft stains and a darker edge, at a sixth of the scale, which is fast and smooth. */
function softTones(c: Context2D, [W, H]: Point, cell: number, theme: Theme, seed: number, edge: Path2D, pts: readonly Point[]): void {
  const downscale = 6;
  const w = Math.ceil(W / downscale);
  const h = Math.ceil(H / downscale);
  const low = createSurface(w, h);
  const lowContext = contextOf(low);
  lowContext.scale(1 / downscale, 1 / downscale);
  const glow = lowContext.createRadialGradient(W * 0.46, H * 0.42, W * 0.1, W / 2, H / 2, W * 0.74);
  glow.addColorStop(0, theme.glow);
  glow.addColorStop(0.58, theme.paper);
  glow.addColorStop(1, theme.paper2);
  lowContext.fillStyle = glow;
  lowContext.fillRect(0, 0, w * downscale, h * downscale);
  lowContext.globalAlpha = 0.5;
  lowContext.save();
  const [flipX, flipY] = [hash(1, 60, seed) < 0.5, hash(2, 60, seed) < 0.5]; // four variants of one tile
  lowContext.transform(flipX ? -1 : 1, 0, 0, flipY ? -1 : 1, flipX ? W : 0, flipY ? H : 0);
  drawTinted(lowContext, noiseTile(), theme.paper2, W, H);
  lowContext.restore();
  lowContext.strokeStyle = theme.burn;
  for (let i = 0; i < 20; i++) {
    lowContext.globalAlpha = 0.013 + i * 0.0026;
    lowContext.lineWidth = cell * (1.2 - i * 0.057);
    lowContext.stroke(edge);
  }
  for (let i = 0; i < 34; i++) {
    // 24 dark stains along the edge, 10 small ones inside
    const rim = i < 24;
    const [x, y] = (rim ? pts[(hash(i, 3, seed) * pts.length) | 0] : undefined) ?? [hash(i, 8, seed) * W, hash(i, 9, seed) * H];
    const r = cell * (rim ? 0.2 + hash(i, 4, seed) * 0.5 : 0.08 + hash(i, 4, seed) * 0.12);
    const bite = lowContext.createRadialGradient(x, y, 0, x, y, r);
    bite.addColorStop(0, theme.burn);
    bite.addColorStop(1, `${theme.burn}00`);
    lowContext.globalAlpha = rim ? 0.16 + hash(i, 5, seed) * 0.22 : 0.08;
    lowContext.fillStyle = bite;
    lowContext.fillRect(x - r, y - r, r * 2, r * 2);
  }
  c.drawImage(low, 0, 0, w * downscale, h * downscale);
  releaseBitmap(low);
}
