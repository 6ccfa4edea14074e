/** The empty sheet: paper, grid and border, as one cached bitmap for each size and theme. */

import { MAP_SIZE } from '../contract/cells';
import {
  useDevicePixels,
  type Context2D,
  contextOf,
  cached,
  createSurface,
  flushDrawing,
  isCached,
  type Surface,
  toImageBitmap,
} from './bitmaps';
import { paintCrest } from './crests';
import { cartouche, cartoucheCentre, compass } from './ornaments';
import { paperSteps } from './paper';
import { draw, TAU } from './pen';
import type { PaintOptions, Theme } from './theme';

/** `full`: cartouche, compass, rhumb lines, coordinates. `slim`: paper and graduated border only (phones). */
export type BorderMode = 'full' | 'slim';

/** The margins around the map, in cells. */
export const BORDER: Readonly<Record<BorderMode, { top: number; side: number; bottom: number }>> = {
  full: { top: 1.14, side: 0.98, bottom: 0.98 },
  slim: { top: 0.3, side: 0.3, bottom: 0.3 },
};

/** Cells that a canvas leaves around the sheet for the shadow of its paper. */
export const SHADOW_CELLS = 0.4;

export interface BorderOptions extends PaintOptions {
  mode: BorderMode;
  title?: string;
  sub?: string;
  /** The crest of the player, in a corner. */
  crest?: string;
}

/** Everything that the picture of an empty sheet depends on, apart from the pixel ratio. */
export function borderKey({ cell, theme, seed, mode, title = '', sub = '', crest = '' }: BorderOptions): string {
  return ['border', cell, theme.name, seed, mode, title, sub, crest].join('|');
}

export function paintBorder(ctx: Context2D, options: BorderOptions): void {
  const { cell, mode } = options;
  const unit = useDevicePixels(ctx, cell);
  const margin = BORDER[mode];
  const pad = shadowPad(unit, mode);
  const bitmap = cached(`${borderKey(options)}|${unit}`, () => toImageBitmap(finish(borderSteps(options, unit))));
  ctx.drawImage(bitmap, -Math.round(margin.side * unit) - pad, -Math.round(margin.top * unit) - pad);
  ctx.restore();
}

/** Pixels around the sheet for its shadow. */
function shadowPad(unit: number, mode: BorderMode): number {
  return Math.ceil(unit * (mode === 'full' ? 0.35 : 0.12));
}

/** Paints the sheet in several steps, after each of which the sheet is as far as it is painted. */
function* borderSteps(options: BorderOptions, unit: number): Generator<Surface, Surface> {
  const { cell, theme, seed, mode, title = '', sub = '', crest = '' } = options;
  const margin = BORDER[mode];
  const full = mode === 'full';
  const pad = shadowPad(unit, mode);
  const width = Math.round((MAP_SIZE + margin.side * 2) * unit);
  const height = Math.round((MAP_SIZE + margin.top + margin.bottom) * unit);
  const sheet = createSurface(width + pad * 2, height + pad * 2);
  const context = contextOf(sheet);
  context.translate(pad, pad);
  context.lineJoin = context.lineCap = 'round';
  const paper = paperSteps(context, width, height, unit, theme, seed, full);
  while (!paper.next().done) yield sheet;
  yield sheet;
  context.translate(Math.round(margin.side * unit), Math.round(margin.top * unit));
  context.save();
  if (full && theme.grain) rhumbLines(context, unit, theme);
  gridLines(context, unit, theme);
  context.restore();
  frame(context, unit, theme, full, crest);
  yield sheet;
  if (full) {
    compass(context, (MAP_SIZE + 0.37) * unit, (MAP_SIZE + 0.37) * unit, unit * 0.58, theme);
    if (title) cartouche(context, ...cartoucheCentre(unit), unit, theme, title, cell < 40 ? '' : sub);
  }
  return sheet;
}

/** Prepares the picture of an empty sheet step by step, so that `paintBorder` has it at once. */
export function* prepareBorder(ctx: Context2D, options: BorderOptions): Generator<void, void> {
  const unit = Math.round(options.cell * ctx.getTransform().a);
  const key = `${borderKey(options)}|${unit}`;
  if (isCached(key)) return;
  const steps = borderSteps(options, unit);
  for (;;) {
    const { done, value } = steps.next();
    flushDrawing(value);
    if (done) return void cached(key, () => toImageBitmap(value));
    yield;
  }
}

function finish<Value>(steps: Generator<Value, Value>): Value {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

function gridLines(ctx: Context2D, u: number, theme: Theme): void {
  ctx.strokeStyle = theme.grain ? theme.ink : theme.soft;
  ctx.globalAlpha = theme.grain ? 0.24 : 1;
  ctx.lineWidth = 1;
  ctx.beginPath();
  for (let i = 1; i < MAP_SIZE; i++) {
    ctx.moveTo(0, i * u + 0.5);
    ctx.lineTo(MAP_SIZE * u, i * u + 0.5);
    ctx.moveTo(i * u + 0.5, 0);
    ctx.lineTo(i * u + 0.5, MAP_SIZE * u);
  }
  ctx.stroke();
  ctx.globalAlpha = 1;
}

/** Portolan lines that fan out from the compass. */
function rhumbLines(c: Context2D, u: number, theme: Theme): void {
  c.save();
  c.beginPath();
  c.rect(0, 0, MAP_SIZE * u, MAP_SIZE * u);
  c.clip();
  c.globalAlpha = 0.3;
  const rays = Array.from({ length: 32 }, (_, i) => `M0,0 ${Math.cos((i * TAU) / 32) * 18},${Math.sin((i * TAU) / 32) * 18}`);
  const centre = (MAP_SIZE + 0.38) * u;
  draw(c, rays.join(' '), { stroke: theme.soft, lineWidth: Math.max(0.8, u * 0.01) }, centre, centre, u);
  c.restore();
}

function frame(c: Context2D, u: number, theme: Theme, full: boolean, crest: string): void {
  const a = full ? 0.1 : 0.05;
  const b = full ? 0.2 : 0.17;
  const S = MAP_SIZE * u;
  const box = (d: number, w: number, alpha = 1): void => {
    c.globalAlpha = alpha;
    c.lineWidth = Math.max(1, w * u);
    c.strokeRect(-d * u, -d * u, S + 2 * d * u, S + 2 * d * u);
    c.globalAlpha = 1;
  };
  c.strokeStyle = theme.ink;
  c.fillStyle = theme.frame.mark;
  graduatedBand(c, u, a, b);
  box(a, 0.014);
  box(b, 0.014);
  if (!full) return;
  box(0.27, 0.032);
  box(0.33, 0.012, 0.8);
  cornerKnots(c, u, theme);
  if (crest) paintCrest(c, crest, -0.5 * u, -0.58 * u, 0.94 * u, theme);
  coordinates(c, u, theme, S);
}

/** Two segments per cell, every second one filled, between two distances from the map. */
function graduatedBand(c: Context2D, u: number, inner: number, outer: number): void {
  const segment = u / 2;
  const thickness = (outer - inner) * u;
  const end = (MAP_SIZE + inner) * u;
  c.globalAlpha = 0.82;
  for (let i = 1; i < MAP_SIZE * 2; i += 2) {
    const p = i * segment;
    c.fillRect(p, -outer * u, segment, thickness);
    c.fillRect(p, end, segment, thickness);
    c.fillRect(-outer * u, p, thickness, segment);
    c.fillRect(end, p, thickness, segment);
  }
  c.globalAlpha = 1;
}

/** A knot in each corner but the fourth, which carries the compass. */
function cornerKnots(c: Context2D, u: number, theme: Theme): void {
  const knot = { fill: theme.paper, stroke: theme.ink, lineWidth: u * 0.02 };
  // prettier-ignore
  for (const [right, bottom] of [[0, 0], [1, 0], [0, 1]] as const) {
    c.save();
    c.translate((right ? MAP_SIZE + 0.27 : -0.27) * u, (bottom ? MAP_SIZE + 0.27 : -0.27) * u);
    c.rotate(TAU / 8);
    draw(c, 'M-0.12,-0.12 0.12,-0.12 0.12,0.12 -0.12,0.12Z', knot, 0, 0, u);
    c.fillStyle = theme.frame.mark;
    c.fillRect(-0.055 * u, -0.055 * u, 0.11 * u, 0.11 * u);
    c.restore();
  }
}

function coordinates(c: Context2D, u: number, theme: Theme, S: number): void {
  c.font = `500 ${u * 0.215}px ${theme.serif}`;
  c.textAlign = 'center';
  c.textBaseline = 'middle';
  c.fillStyle = theme.ink;
  c.globalAlpha = 0.78;
  for (let i = 0; i < MAP_SIZE; i++) {
    const letter = String.fromCharCode(65 + i);
    const q = (i + 0.5) * u;
    if (Math.abs(i - (MAP_SIZE - 1) / 2) > 3.5) c.fillText(letter, q, -0.5 * u);
    c.fillText(letter, q, S + 0.51 * u);
    c.fillText(String(i + 1), -0.5 * u, q);
    c.fillText(String(i + 1), S + 0.5 * u, q);
  }
  c.globalAlpha = 1;
}
