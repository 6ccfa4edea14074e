/** The picture of one cluster as a bitmap: its colour, outline and glyphs. Most clusters stay the same from turn to turn. */

import type { Position } from '../contract/cells';
import { type Context2D, contextOf, type PlacedBitmap, createSurface, toImageBitmap } from './bitmaps';
import { type Cluster, DX, DY, type Loop, outlinePath } from './clusters';
import { hash } from './hash';
import { circle, draw, drawPath, haystack, house, TAU } from './pen';
import { drawGlyph, glyphOf, glyphStyle, TINY } from './sprites';
import { pattern, washTile } from './textures';
import { type TerrainKind, type PaintOptions, type Theme, KIND_OF_LETTER } from './theme';

interface Paths {
  fill: Path2D;
  edge: Path2D;
  line: Path2D;
  halo?: Path2D;
  pit?: Path2D;
  ticks?: Path2D;
  line2?: Path2D;
  glaze?: Path2D;
  ripples?: Path2D[];
  drops?: (readonly [number, number, number])[];
}

export interface ClusterOptions extends PaintOptions {
  u: number;
  lines: boolean;
  letterAt: (place: Position) => string;
}

export function clusterBitmap(cluster: Cluster, options: ClusterOptions): PlacedBitmap {
  const { u, theme } = options;
  const rows = cluster.cells.map((q) => q[0]);
  const columns = cluster.cells.map((q) => q[1]);
  const pad = Math.ceil(u * 0.2);
  const x = Math.min(...columns) * u - pad;
  const y = Math.min(...rows) * u - pad;
  const bitmap = createSurface((Math.max(...columns) + 1) * u + pad - x, (Math.max(...rows) + 1) * u + pad - y);
  const c = contextOf(bitmap);
  c.translate(-x, -y);
  c.lineJoin = c.lineCap = 'round';
  const kind = KIND_OF_LETTER[cluster.letter] ?? 'destroyed';
  const paths = clusterPaths(cluster, u, options.seed);
  paintWash(c, cluster, kind, paths, options);
  if (options.lines) innerLines(c, cluster, u, theme);
  paintOutline(c, kind, paths, theme, u);
  if (options.cell >= TINY) paintGlyphs(c, cluster, paths, options);
  return { bitmap: toImageBitmap(bitmap), x, y };
}

function paintGlyphs(c: Context2D, cluster: Cluster, paths: Paths, options: ClusterOptions): void {
  const { u } = options;
  if (cluster.letter === 'A') c.clip(paths.line); // furrows end at the outline; other glyphs may overhang
  if (cluster.letter === 'B') {
    for (const place of cluster.cells) diplomacy(c, place, options);
    return;
  }
  for (const position of cluster.cells.slice().sort((a, b) => a[0] - b[0]))
    drawGlyph(c, glyphOf(options.letterAt(position)), position, u, options);
}

/** Paints a cell that is farm and village at once: a haystack below the diagonal, a house above it. */
function diplomacy(c: Context2D, [row, column]: Position, { u, cell, theme }: ClusterOptions): void {
  const style = glyphStyle(0, cell, theme);
  const { small, lineWidth } = style;
  c.save();
  c.translate((column + 0.5) * u, (row + 0.5) * u);
  c.scale(u, u);
  draw(c, 'M-0.42,-0.42 0.42,0.42', { stroke: theme.ink, lineWidth: lineWidth * 1.2 });
  haystack(c, -0.17, 0.36, small ? 0.19 : 0.16, theme.farm.mark, style);
  house(c, 0.14, 0, small ? 0.46 : 0.4, theme.village, style, false, false);
  c.restore();
}

/** Returns all paths that a cluster is painted with. */
function clusterPaths(cluster: Cluster, u: number, seed: number): Paths {
  const torn = cluster.letter === 'M' || cluster.letter === 'X';
  const s = seed * 17;
  const fill = outlinePath(cluster.loops, u, s, torn ? 0.015 : 0.03, torn ? 0.085 : 0.055, torn);
  const paths: Paths = {
    fill,
    edge: outlinePath(cluster.loops, u, s, 0.085, 0.05, torn),
    line: torn ? fill : outlinePath(cluster.loops, u, s + 1, 0.035, 0.052),
  };
  if (!torn) {
    paths.line2 = outlinePath(cluster.loops, u, s + 9, 0.042, 0.07);
    paths.glaze = outlinePath(cluster.loops, u, s + 4, 0.15, 0.13);
  }
  if (cluster.letter === '#') {
    paths.pit = outlinePath(cluster.loops, u, s + 5, 0.2, 0.07, true);
    paths.ticks = cliffHachures(cluster.loops, u, s);
  }
  if (cluster.letter === 'W') paths.ripples = [0.13, 0.205, 0.285].map((d) => outlinePath(cluster.loops, u, s + 1, d, 0.045));
  if (cluster.letter === 'M') {
    paths.halo = outlinePath(cluster.loops, u, s + 2, -0.06, 0.1);
    paths.drops = cluster.cells.flatMap(([r, c]) =>
      [0, 1, 2].map((i): [number, number, number] => {
        const a = hash(r * 7 + i, c, s) * TAU;
        const d = 0.53 + hash(r, c * 5 + i, s) * 0.13;
        return [(c + 0.5 + Math.cos(a) * d) * u, (r + 0.5 + Math.sin(a) * d) * u, (0.015 + hash(i, r + c, s) * 0.03) * u];
      }),
    );
  }
  return paths;
}

/** Returns short strokes from the edge of a chasm down to its bottom. */
function cliffHachures(loops: readonly Loop[], u: number, seed: number): Path2D {
  const path = new Path2D();
  for (const loop of loops) {
    for (const { x, y, d, a, b } of loop) {
      const dx = DX[d] ?? 0;
      const dy = DY[d] ?? 0;
      for (let i = 0; i < 8; i++) {
        const t = (i + 0.2 + hash(x * 9 + i, y, seed) * 0.6) / 8;
        if ((a === 1 && t < 0.1) || (b === 1 && t > 0.9)) continue;
        const h = 0.2 + hash(i, x * 3 + y, seed) * 0.08;
        const bx = x + dx * t;
        const by = y + dy * t;
        const w = 0.016;
        path.moveTo((bx - dy * 0.04 - dx * w) * u, (by + dx * 0.04 - dy * w) * u);
        path.lineTo((bx - dy * h) * u, (by + dx * h) * u);
        path.lineTo((bx - dy * 0.04 + dx * w) * u, (by + dx * 0.04 + dy * w) * u);
      }
    }
  }
  return path;
}

/** Paints the colour of a cluster, with its texture and details near the edge. */
function paintWash(ctx: Context2D, cluster: Cluster, kind: TerrainKind, paths: Paths, { theme, u }: ClusterOptions): void {
  const pigment = theme[kind];
  if (paths.halo && theme.grain) {
    // a paler colour beyond the edge
    ctx.globalAlpha = 0.3;
    drawPath(ctx, { fill: pigment.wash }, paths.halo);
    ctx.globalAlpha = 1;
  }
  drawPath(ctx, { fill: pattern(ctx, washTile(kind, theme)) }, paths.fill);
  if (cluster.letter === 'B') villageHalf(ctx, cluster, paths.fill, theme, u);
  if (paths.pit && paths.ticks) {
    ctx.globalAlpha = 0.82;
    drawPath(ctx, { fill: pigment.mark }, paths.pit);
    ctx.globalAlpha = 1;
    drawPath(ctx, { fill: pigment.mark }, paths.ticks);
    return;
  }
  if (paths.glaze && theme.grain) {
    // a paler colour inside
    ctx.globalAlpha = 0.15;
    drawPath(ctx, { fill: theme.paper }, paths.glaze);
  }
  ctx.globalAlpha = kind === 'monster' ? 0.5 : 0.25;
  drawPath(ctx, { stroke: pigment.deep, lineWidth: u * 0.11 }, paths.edge); // a darker colour along the edge
  paths.ripples?.forEach((ripple, i) => {
    ctx.globalAlpha = 0.8 - i * 0.24;
    drawPath(ctx, { stroke: pigment.deep, lineWidth: Math.max(1, u * (0.024 - i * 0.004)) }, ripple);
  });
  if (paths.drops) {
    ctx.globalAlpha = 0.8;
    for (const [x, y, r] of paths.drops) circle(ctx, x, y, r, { fill: pigment.deep });
  }
  ctx.globalAlpha = 1;
}

function villageHalf(ctx: Context2D, cluster: Cluster, clip: Path2D, theme: Theme, u: number): void {
  ctx.save();
  ctx.clip(clip);
  const fill = pattern(ctx, washTile('village', theme));
  for (const [r, c] of cluster.cells) draw(ctx, 'M0,0 1,0 1,1', { fill }, c * u, r * u, u);
  ctx.restore();
}

function innerLines(c: Context2D, cluster: Cluster, u: number, theme: Theme): void {
  const cellKeys = new Set(cluster.cells.map(([r, q]) => `${r},${q}`));
  c.fillStyle = theme.ink;
  c.globalAlpha = theme.grain ? 0.17 : 0.3;
  for (const [r, q] of cluster.cells) {
    if (cellKeys.has(`${r},${q + 1}`)) c.fillRect((q + 1) * u, r * u, 1, u);
    if (cellKeys.has(`${r + 1},${q}`)) c.fillRect(q * u, (r + 1) * u, u, 1);
  }
  c.globalAlpha = 1;
}

function paintOutline(ctx: Context2D, kind: TerrainKind, paths: Paths, theme: Theme, u: number): void {
  const dark = kind === 'monster';
  const stroke = dark ? (theme.dark ? theme.monster.mark : theme.monster.deep) : theme.ink;
  ctx.globalAlpha = dark && theme.dark ? 0.5 : 0.86;
  drawPath(ctx, { stroke, lineWidth: Math.max(1.2, u * (theme.grain ? 0.024 : 0.045)) }, paths.line);
  if (paths.line2 && theme.grain) {
    // a second, lighter line
    ctx.globalAlpha = 0.42;
    drawPath(ctx, { stroke, lineWidth: Math.max(0.7, u * 0.011) }, paths.line2);
  }
  ctx.globalAlpha = 1;
}
