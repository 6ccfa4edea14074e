/** Suggested shapes, each with a label; the selected one stands out. */

import { DESTROYED, parseCell, type Position } from '../contract/cells';
import type { ActionJson } from '../contract/generated/messages';
import { useDevicePixels, type Context2D } from './bitmaps';
import { outlineLoops, outlinePath } from './clusters';
import { strokeWithHalo } from './ghost';
import { attackMark } from './map';
import { circle, drawPath } from './pen';
import { drawGlyph, glyphOf, SMALL } from './sprites';
import { pattern, washTile } from './textures';
import { type PaintOptions, KIND_OF_LETTER } from './theme';

export interface Suggestion {
  /** The terrain's letter; `X` for a cell to be destroyed. */
  letter: string;
  cells: readonly Position[];
  attack: readonly Position[];
  /** The text of its badge; empty for no badge. */
  label: string;
}

/** Returns an action that the engine suggests as it is painted. */
export function toSuggestion({ terrain, cells, attack }: Pick<ActionJson, 'terrain' | 'cells' | 'attack'>, label: string): Suggestion {
  return { letter: terrain ?? DESTROYED, cells: cells.map(parseCell), attack: attack.map(parseCell), label };
}

export function paintSuggestions(ctx: Context2D, suggestions: readonly Suggestion[], chosen: number, options: PaintOptions): void {
  const u = useDevicePixels(ctx, options.cell);
  // The selected one is painted last, above the others.
  const order = [...suggestions.keys()].sort((a, b) => Number(a === chosen) - Number(b === chosen) || b - a);
  for (const index of order) {
    const suggestion = suggestions[index];
    if (suggestion?.cells.length) paintSuggestion(ctx, suggestion, index === chosen, u, options);
  }
  const badged = new Set<string>();
  for (const [index, suggestion] of suggestions.entries()) {
    const cell = suggestion.label ? badgeCell(suggestions, suggestion, badged) : undefined;
    if (cell) badge(ctx, cell, suggestion.label, index === chosen, u, options);
  }
  ctx.restore();
}

function paintSuggestion(ctx: Context2D, { letter, cells, attack }: Suggestion, chosen: boolean, u: number, options: PaintOptions): void {
  const { cell, theme, seed } = options;
  const path = outlinePath(outlineLoops(cells), u, seed, 0.02, 0.02);
  ctx.globalAlpha = chosen ? 1 : 0.5;
  drawPath(ctx, { fill: theme.paper }, path);
  ctx.globalAlpha = chosen ? 0.85 : 0.4;
  drawPath(ctx, { fill: pattern(ctx, washTile(KIND_OF_LETTER[letter] ?? 'destroyed', theme)) }, path);
  ctx.globalAlpha = 1;
  if (chosen) for (const position of cells) drawGlyph(ctx, glyphOf(letter), position, u, options);
  if (!chosen) ctx.setLineDash([u * 0.2, u * 0.12]);
  strokeWithHalo(ctx, path, u, theme.halo, theme.ok);
  ctx.setLineDash([]);
  if (chosen) for (const place of attack) attackMark(ctx, place, u, cell, theme);
}

/** Returns the cell for a badge, and adds it to those with one: a cell of no other suggestion, or at least without a badge. */
function badgeCell(suggestions: readonly Suggestion[], suggestion: Suggestion, badged: Set<string>): Position | undefined {
  const others = new Set(suggestions.filter((each) => each !== suggestion).flatMap(({ cells }) => cells.map(String)));
  const free = suggestion.cells.filter((cell) => !badged.has(String(cell)));
  const cell = free.find((cell) => !others.has(String(cell))) ?? free[0] ?? suggestion.cells[0];
  if (cell) badged.add(String(cell));
  return cell;
}

function badge(ctx: Context2D, [row, column]: Position, label: string, chosen: boolean, u: number, { cell, theme }: PaintOptions): void {
  const x = (column + 0.5) * u;
  const y = (row + 0.5) * u;
  const radius = u * (cell < SMALL ? 0.36 : 0.3);
  const [field, rim] = chosen ? [theme.ok, theme.halo] : [theme.halo, theme.ok];
  circle(ctx, x, y, radius, { fill: field, stroke: rim, lineWidth: u * 0.05 });
  ctx.fillStyle = rim;
  ctx.font = `700 ${radius * 1.35}px Alegreya, serif`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillText(label, x, y + radius * 0.06);
}
