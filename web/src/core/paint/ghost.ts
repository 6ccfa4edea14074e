/** The shape in hand: lifted and washed when it fits; hatched, dashed and crossed when it does not. */

import type { Position } from '../contract/cells';
import { useDevicePixels, type Context2D } from './bitmaps';
import { outlineLoops, outlinePath } from './clusters';
import { attackMark } from './map';
import { TAU } from './pen';
import { drawCentred, glyphOf, SMALL, glyphBitmap, variantOf } from './sprites';
import { pattern, washTile } from './textures';
import { type PaintOptions, type Theme, KIND_OF_LETTER } from './theme';

export interface Ghost {
  /** The terrain's letter; `X` for a cell about to be destroyed. */
  letter: string;
  cells: readonly Position[];
  attack: readonly Position[];
  bad: readonly Position[];
  legal: boolean;
  /** What a tap on it does: a tick promises that it inks, an arrow that it turns. */
  tap: 'ink' | 'turn' | '';
}

export function paintGhost(ctx: Context2D, ghost: Ghost, o: PaintOptions): void {
  if (!ghost.cells.length) return;
  const u = useDevicePixels(ctx, o.cell);
  const path = outlinePath(outlineLoops(ghost.cells), u, o.seed, 0.02, 0.02);
  if (ghost.legal) paintLegal(ctx, ghost, path, u, o);
  else paintIllegal(ctx, ghost, path, u, o.theme);
  for (const place of ghost.attack) attackMark(ctx, place, u, o.cell, o.theme);
  badge(ctx, ghost, u, o);
  ctx.restore();
}

function paintLegal(ctx: Context2D, ghost: Ghost, path: Path2D, u: number, { cell, theme, seed }: PaintOptions): void {
  ctx.save();
  ctx.translate(u * 0.05, u * 0.07);
  ctx.globalAlpha = 0.3;
  ctx.fillStyle = '#000';
  ctx.fill(path);
  ctx.restore();
  ctx.fillStyle = theme.paper;
  ctx.fill(path);
  ctx.globalAlpha = 0.82;
  ctx.fillStyle = pattern(ctx, washTile(KIND_OF_LETTER[ghost.letter] ?? 'destroyed', theme));
  ctx.fill(path);
  ctx.globalAlpha = 1;
  for (const [r, c] of ghost.cells) drawCentred(ctx, glyphBitmap(glyphOf(ghost.letter), variantOf(r, c, seed), u, cell, theme), r, c, u);
  outline(ctx, path, u, theme.halo, theme.ok);
}

function paintIllegal(ctx: Context2D, ghost: Ghost, path: Path2D, u: number, theme: Theme): void {
  ctx.globalAlpha = 0.42;
  ctx.fillStyle = theme.paper;
  ctx.fill(path);
  ctx.globalAlpha = 1;
  ctx.save();
  ctx.clip(path);
  ctx.strokeStyle = theme.bad;
  ctx.globalAlpha = 0.55;
  ctx.lineWidth = u * 0.035;
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
  ctx.stroke();
  ctx.restore();
  ctx.strokeStyle = theme.halo;
  ctx.lineWidth = u * 0.13;
  ctx.stroke(path);
  ctx.strokeStyle = theme.bad;
  ctx.lineWidth = u * 0.065;
  ctx.setLineDash([u * 0.2, u * 0.14]);
  ctx.stroke(path);
  ctx.setLineDash([]);
  for (const [r, c] of ghost.bad) {
    for (const [colour, w] of [
      [theme.halo, 0.19],
      [theme.bad, 0.1],
    ] as const) {
      ctx.strokeStyle = colour;
      ctx.lineWidth = u * w;
      ctx.beginPath();
      ctx.moveTo((c + 0.27) * u, (r + 0.27) * u);
      ctx.lineTo((c + 0.73) * u, (r + 0.73) * u);
      ctx.moveTo((c + 0.73) * u, (r + 0.27) * u);
      ctx.lineTo((c + 0.27) * u, (r + 0.73) * u);
      ctx.stroke();
    }
  }
}

function outline(ctx: Context2D, path: Path2D, u: number, halo: string, colour: string): void {
  ctx.strokeStyle = halo;
  ctx.lineWidth = u * 0.13;
  ctx.stroke(path);
  ctx.strokeStyle = colour;
  ctx.lineWidth = u * 0.065;
  ctx.stroke(path);
}

/** At the upper right of the shape: a cross where it does not fit, else what a tap does. */
function badge(ctx: Context2D, ghost: Ghost, u: number, { cell, theme }: PaintOptions): void {
  if (ghost.legal && !ghost.tap) return;
  const turns = ghost.legal && ghost.tap === 'turn';
  const [row, column] = ghost.cells.reduce((a, b) => (b[0] < a[0] || (b[0] === a[0] && b[1] > a[1]) ? b : a));
  const x = (column + 1) * u - u * 0.06;
  const y = row * u + u * 0.06;
  const q = u * (cell < SMALL ? 0.25 : 0.2);
  ctx.fillStyle = turns ? theme.paper : ghost.legal ? theme.ok : theme.bad;
  ctx.strokeStyle = turns ? theme.ink : theme.halo;
  ctx.lineWidth = u * 0.045;
  ctx.beginPath();
  ctx.arc(x, y, q, 0, TAU);
  ctx.fill();
  ctx.stroke();
  ctx.lineWidth = q * 0.3;
  ctx.beginPath();
  if (turns) {
    ctx.arc(x, y, q * 0.5, -TAU * 0.02, TAU * 0.72);
    ctx.moveTo(x - q * 0.3, y - q * 0.72);
    ctx.lineTo(x + q * 0.08, y - q * 0.5);
    ctx.lineTo(x - q * 0.26, y - q * 0.16);
  } else if (ghost.legal) {
    ctx.moveTo(x - q * 0.45, y + q * 0.02);
    ctx.lineTo(x - q * 0.1, y + q * 0.38);
    ctx.lineTo(x + q * 0.48, y - q * 0.36);
  } else {
    ctx.moveTo(x - q * 0.38, y - q * 0.38);
    ctx.lineTo(x + q * 0.38, y + q * 0.38);
    ctx.moveTo(x + q * 0.38, y - q * 0.38);
    ctx.lineTo(x - q * 0.38, y + q * 0.38);
  }
  ctx.stroke();
}

/** A box of the solo ambush on its way: where the shape was tried and did not fit, or lies now. */
export function paintAmbushAttempt(ctx: Context2D, cells: readonly Position[], letter: string, fits: boolean, o: PaintOptions): void {
  if (!cells.length) return;
  const u = useDevicePixels(ctx, o.cell);
  const path = outlinePath(outlineLoops(cells), u, o.seed, 0.03, 0.015);
  ctx.globalAlpha = fits ? 0.75 : 0.4;
  ctx.fillStyle = o.theme.monster.wash;
  ctx.fill(path);
  for (const [r, c] of cells) drawCentred(ctx, glyphBitmap(glyphOf(letter), variantOf(r, c, o.seed), u, o.cell, o.theme), r, c, u);
  ctx.globalAlpha = 1;
  if (!fits) ctx.setLineDash([u * 0.2, u * 0.14]);
  outline(ctx, path, u, o.theme.halo, fits ? o.theme.monster.deep : o.theme.bad);
  ctx.restore();
}
