/** A drawing while its ink dries: its outline is drawn along its path, its colour runs inwards, and its glyphs appear one by one. */

import type { ParsedMap, Position } from '../contract/cells';
import { type Context2D, useDevicePixels } from './bitmaps';
import { outlineLoops, outlinePath } from './clusters';
import { paintMap } from './map';
import { drawPath } from './pen';
import { drawGlyph, glyphOf, TINY } from './sprites';
import { pattern, washTile } from './textures';
import { KIND_OF_LETTER, type PaintOptions } from './theme';

/** The share of the time after which the outline is closed, the first glyph appears, and the finished map shows through. */
const OUTLINE_END = 0.7;
const FIRST_GLYPH = 0.25;
const MAP_START = 0.75;
/** The share of the time in which one glyph grows. */
const GLYPH_TIME = 0.3;

/** Paints a drawing above the map before it; `share` of its time has passed, from 0 to 1. */
export function paintInk(ctx: Context2D, cells: readonly Position[], after: ParsedMap, share: number, options: PaintOptions): void {
  const { cell, theme, seed } = options;
  const u = useDevicePixels(ctx, cell);
  const loops = outlineLoops(cells);
  const path = outlinePath(loops, u, seed * 17, 0.03, 0.055);
  const letterAt = ([r, c]: Position): string => after.grid[r]?.[c] ?? '.';
  const kind = KIND_OF_LETTER[letterAt(cells[0] ?? [0, 0])] ?? 'destroyed';
  ctx.save();
  ctx.clip(path);
  ctx.lineWidth = 1.5 * u * Math.min(1, share / MAP_START);
  ctx.strokeStyle = pattern(ctx, washTile(kind, theme));
  ctx.stroke(path);
  ctx.restore();
  const length = 1.1 * u * loops.reduce((sum, loop) => sum + loop.length, 0);
  ctx.setLineDash([length * Math.min(1, share / OUTLINE_END), length]);
  drawPath(ctx, { stroke: theme.ink, lineWidth: Math.max(1.4, u * 0.03) }, path);
  ctx.setLineDash([]);
  if (cell >= TINY)
    for (const [i, place] of cells.entries()) growGlyph(ctx, place, glyphShare(share, i, cells.length), u, letterAt(place), options);
  ctx.restore();
  if (share <= MAP_START) return;
  ctx.save();
  ctx.globalAlpha = (share - MAP_START) / (1 - MAP_START);
  paintMap(ctx, after, options);
  ctx.restore();
}

/** Returns how much of the glyph with this index has grown, if the glyphs appear one after the other. */
export function glyphShare(share: number, index: number, count: number): number {
  const start = FIRST_GLYPH + (index * (1 - FIRST_GLYPH - GLYPH_TIME)) / Math.max(1, count - 1);
  return Math.min(1, Math.max(0, (share - start) / GLYPH_TIME));
}

/** Paints a glyph that grows from its foot, at last a little too large. */
function growGlyph(ctx: Context2D, [row, column]: Position, share: number, u: number, letter: string, options: PaintOptions): void {
  if (!share) return;
  const size = share < 0.7 ? (1.12 * share) / 0.7 : 1.12 - 0.12 * ((share - 0.7) / 0.3);
  ctx.save();
  ctx.translate((column + 0.5) * u, (row + 0.9) * u);
  ctx.scale(size, size);
  ctx.translate(-(column + 0.5) * u, -(row + 0.9) * u);
  drawGlyph(ctx, glyphOf(letter), [row, column], u, options);
  ctx.restore();
}
