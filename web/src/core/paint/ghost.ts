/** The ghost, which is the shape of the aim: coloured with a shadow if it fits; hatched, dashed and crossed if it does not. */

import type { Position } from '../contract/cells';
import { useDevicePixels, type Context2D } from './bitmaps';
import { outlineLoops, outlinePath } from './clusters';
import { attackMark } from './map';
import { circle, draw, drawPath, TAU, trace } from './pen';
import { drawGlyph, glyphOf, SMALL } from './sprites';
import { pattern, washTile } from './textures';
import { type PaintOptions, type Theme, KIND_OF_LETTER } from './theme';

export interface Ghost {
  /** The terrain's letter; `X` for a cell about to be destroyed. */
  letter: string;
  cells: readonly Position[];
  attack: readonly Position[];
  /** The cells that break a rule. */
  bad: readonly Position[];
  legal: boolean;
  /** What a tap on it does: the badge has a tick if it places the shape, an arrow if it rotates it. */
  tap: 'place' | 'rotate' | '';
}

export function paintGhost(ctx: Context2D, ghost: Ghost, options: PaintOptions): void {
  if (!ghost.cells.length) return;
  const u = useDevicePixels(ctx, options.cell);
  const path = outlinePath(outlineLoops(ghost.cells), u, options.seed, 0.02, 0.02);
  if (ghost.legal) paintLegal(ctx, ghost, path, u, options);
  else paintIllegal(ctx, ghost, path, u, options.theme);
  for (const position of ghost.attack) attackMark(ctx, position, u, options.cell, options.theme);
  badge(ctx, ghost, u, options);
  ctx.restore();
}

const CELL_CROSS = 'M0.27,0.27 0.73,0.73 M0.73,0.27 0.27,0.73';
/** The signs in the badge, in radii of the badge. */
const CROSS = 'M-0.38,-0.38 0.38,0.38 M0.38,-0.38 -0.38,0.38';
const TICK = 'M-0.45,0.02 -0.1,0.38 0.48,-0.36';
const ARROW_HEAD = 'M-0.3,-0.72 0.08,-0.5 -0.26,-0.16';

function paintLegal(ctx: Context2D, ghost: Ghost, path: Path2D, u: number, options: PaintOptions): void {
  const { theme } = options;
  ctx.save();
  ctx.translate(u * 0.05, u * 0.07);
  ctx.globalAlpha = 0.3;
  drawPath(ctx, { fill: '#000' }, path);
  ctx.restore();
  drawPath(ctx, { fill: theme.paper }, path);
  ctx.globalAlpha = 0.82;
  drawPath(ctx, { fill: pattern(ctx, washTile(KIND_OF_LETTER[ghost.letter] ?? 'destroyed', theme)) }, path);
  ctx.globalAlpha = 1;
  for (const position of ghost.cells) drawGlyph(ctx, glyphOf(ghost.letter), position, u, options);
  strokeWithHalo(ctx, path, u, theme.halo, theme.ok);
}

function paintIllegal(ctx: Context2D, ghost: Ghost, path: Path2D, u: number, theme: Theme): void {
  ctx.globalAlpha = 0.42;
  drawPath(ctx, { fill: theme.paper }, path);
  ctx.globalAlpha = 1;
  ctx.save();
  ctx.clip(path);
  ctx.globalAlpha = 0.55;
  ctx.beginPath();
  for (const [r, c] of ghost.cells) {
    for (let i = 0; i < 5; i++) {
      const q = i / 5;
      ctx.moveTo((c + q) * u, r * u);
      ctx.lineTo(c * u, (r + q) * u);
      ctx.moveTo((c + 1) * u, (r + q) * u);
      ctx.lineTo((c + q) * u, (r + 1) * u);
    }
  }
  drawPath(ctx, { stroke: theme.bad, lineWidth: u * 0.035 });
  ctx.restore();
  drawPath(ctx, { stroke: theme.halo, lineWidth: u * 0.13 }, path);
  ctx.setLineDash([u * 0.2, u * 0.14]);
  drawPath(ctx, { stroke: theme.bad, lineWidth: u * 0.065 }, path);
  ctx.setLineDash([]);
  for (const [r, c] of ghost.bad) {
    draw(ctx, CELL_CROSS, { stroke: theme.halo, lineWidth: u * 0.19 }, c * u, r * u, u);
    draw(ctx, CELL_CROSS, { stroke: theme.bad, lineWidth: u * 0.1 }, c * u, r * u, u);
  }
}

/** Strokes the outline of a shape that is not drawn yet. */
export function strokeWithHalo(ctx: Context2D, path: Path2D, u: number, halo: string, colour: string): void {
  drawPath(ctx, { stroke: halo, lineWidth: u * 0.13 }, path);
  drawPath(ctx, { stroke: colour, lineWidth: u * 0.065 }, path);
}

/** Paints the badge at the upper right of the shape: a cross if it does not fit, else what a tap does. */
function badge(ctx: Context2D, ghost: Ghost, u: number, { cell, theme }: PaintOptions): void {
  if (ghost.legal && !ghost.tap) return;
  const rotates = ghost.legal && ghost.tap === 'rotate';
  const [row, column] = ghost.cells.reduce((a, b) => (b[0] < a[0] || (b[0] === a[0] && b[1] > a[1]) ? b : a));
  const x = (column + 1) * u - u * 0.06;
  const y = row * u + u * 0.06;
  const radius = u * (cell < SMALL ? 0.25 : 0.2);
  const stroke = rotates ? theme.ink : theme.halo;
  circle(ctx, x, y, radius, { fill: rotates ? theme.paper : ghost.legal ? theme.ok : theme.bad, stroke, lineWidth: u * 0.045 });
  ctx.beginPath();
  if (rotates) ctx.arc(x, y, radius * 0.5, -TAU * 0.02, TAU * 0.72);
  trace(ctx, rotates ? ARROW_HEAD : ghost.legal ? TICK : CROSS, x, y, radius);
  drawPath(ctx, { stroke, lineWidth: radius * 0.3 });
}

/** Paints a placement that is tried for an ambush: dashed if it does not fit. */
export function paintAmbushAttempt(ctx: Context2D, cells: readonly Position[], letter: string, fits: boolean, options: PaintOptions): void {
  if (!cells.length) return;
  const u = useDevicePixels(ctx, options.cell);
  const path = outlinePath(outlineLoops(cells), u, options.seed, 0.03, 0.015);
  ctx.globalAlpha = fits ? 0.75 : 0.4;
  drawPath(ctx, { fill: options.theme.monster.wash }, path);
  for (const position of cells) drawGlyph(ctx, glyphOf(letter), position, u, options);
  ctx.globalAlpha = 1;
  if (!fits) ctx.setLineDash([u * 0.2, u * 0.14]);
  strokeWithHalo(ctx, path, u, options.theme.halo, fits ? options.theme.monster.deep : options.theme.bad);
  ctx.restore();
}
