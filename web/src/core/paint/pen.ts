/** Painting of path data, and the strokes, trees and houses that several glyphs share, in units of a cell. */

import type { Context2D } from './bitmaps';
import type { Random } from './hash';
import type { Pigment } from './theme';

export const TAU = Math.PI * 2;
export type Point = readonly [x: number, y: number];

/** How a glyph is drawn: `small` switches to fewer, bolder marks; `variant` is one of twelve. */
export interface GlyphStyle {
  variant: number;
  ink: string;
  paper: string;
  wall: string;
  leaf: string;
  shade: string;
  /** Colours of snow, and of blossom or fallen leaves; empty without. */
  snow: string;
  petals: string;
  lineWidth: number;
  small: boolean;
}

/** The colours that an outline is filled and stroked with, and the width of the stroke. */
export interface Ink {
  fill?: string | CanvasPattern;
  stroke?: string;
  lineWidth?: number;
}

interface PathStep {
  command: string;
  /** The coordinates of its points: x, y, x, y … */
  numbers: readonly number[];
}

const NUMBERS_PER_STEP: Readonly<Record<string, number>> = { M: 2, L: 2, Q: 4, C: 6 };
const parsedPaths = new Map<string, readonly PathStep[]>();

function parsePath(data: string): readonly PathStep[] {
  const parsed = parsedPaths.get(data);
  if (parsed) return parsed;
  const steps = [...data.matchAll(/([MLQCZ])([^A-Z]*)/g)].flatMap(([, command = '', text = '']): PathStep[] => {
    const numbers = (text.match(/-?[\d.]+(?:e-\d+)?/g) ?? []).map(Number);
    const size = NUMBERS_PER_STEP[command];
    if (!size) return [{ command, numbers }];
    return Array.from({ length: numbers.length / size }, (_, i) => ({
      command: command === 'M' && i > 0 ? 'L' : command,
      numbers: numbers.slice(i * size, (i + 1) * size),
    }));
  });
  parsedPaths.set(data, steps);
  return steps;
}

/** Adds path data as in SVG (M, L, Q, C with absolute points, and Z) to the current path, scaled by `w` and `h` and moved to x, y. */
export function trace(c: Context2D, data: string, x = 0, y = 0, w = 1, h = w): void {
  for (const { command, numbers } of parsePath(data)) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = numbers;
    if (command === 'M') c.moveTo(x + w * x1, y + h * y1);
    else if (command === 'L') c.lineTo(x + w * x1, y + h * y1);
    else if (command === 'Q') c.quadraticCurveTo(x + w * x1, y + h * y1, x + w * x2, y + h * y2);
    else if (command === 'C') c.bezierCurveTo(x + w * x1, y + h * y1, x + w * x2, y + h * y2, x + w * x3, y + h * y3);
    else c.closePath();
  }
}

/** Fills and strokes a path, or the current one. */
export function drawPath(c: Context2D, { fill, stroke, lineWidth = 0 }: Ink, path?: Path2D): void {
  if (fill) {
    c.fillStyle = fill;
    if (path) c.fill(path);
    else c.fill();
  }
  if (stroke) {
    c.strokeStyle = stroke;
    c.lineWidth = lineWidth;
    if (path) c.stroke(path);
    else c.stroke();
  }
}

/** Fills and strokes path data, as `trace` reads it. */
export function draw(c: Context2D, data: string, ink: Ink, x = 0, y = 0, w = 1, h = w): void {
  c.beginPath();
  trace(c, data, x, y, w, h);
  drawPath(c, ink);
}

export function circle(c: Context2D, x: number, y: number, r: number, ink: Ink): void {
  c.beginPath();
  c.arc(x, y, r, 0, TAU);
  drawPath(c, ink);
}

export function ellipse(c: Context2D, x: number, y: number, rx: number, ry: number, ink: Ink, rotation = 0): void {
  c.beginPath();
  c.ellipse(x, y, rx, ry, rotation, 0, TAU);
  drawPath(c, ink);
}

/** Paints a straight stroke whose width changes from `w0` to `w1`. */
export function taperedStroke(c: Context2D, x0: number, y0: number, x1: number, y1: number, w0: number, w1 = 0): void {
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const nx = -(y1 - y0) / length;
  const ny = (x1 - x0) / length;
  c.beginPath();
  c.moveTo(x0 + (nx * w0) / 2, y0 + (ny * w0) / 2);
  c.lineTo(x1 + (nx * w1) / 2, y1 + (ny * w1) / 2);
  c.lineTo(x1 - (nx * w1) / 2, y1 - (ny * w1) / 2);
  c.lineTo(x0 - (nx * w0) / 2, y0 - (ny * w0) / 2);
  c.fill();
}

const STAR_POINTS = Array.from({ length: 10 }, (_, i): Point => {
  const angle = -TAU / 4 + (i * TAU) / 10;
  const radius = i % 2 ? 0.45 : 1;
  return [Math.cos(angle) * radius, Math.sin(angle) * radius];
});
const STAR = `M${STAR_POINTS.join(' ')}Z`;

export function star(c: Context2D, x: number, y: number, r: number, ink: Ink): void {
  draw(c, STAR, ink, x, y, r);
}

/** Snow on the left side of the branches of a fir. */
const FIR_SNOW =
  'M0,-1 -0.6,-0.71 -0.38,-0.735 -0.1,-0.83 0.22,-0.86Z M-0.3,-0.47 -0.8,-0.42 -0.52,-0.53 -0.2,-0.68 0.1,-0.6Z M-0.4,-0.16 -1,-0.13 -0.62,-0.3 -0.26,-0.42 0.05,-0.3Z';
const FIR = 'M0,-1 0.6,-0.71 0.252,-0.75 0.8,-0.42 0.336,-0.46 1,-0.13 -1,-0.13 -0.336,-0.46 -0.8,-0.42 -0.252,-0.75 -0.6,-0.71Z';

/** Paints a fir; (x, y) is the foot of its trunk. */
export function fir(c: Context2D, x: number, y: number, h: number, mark: string, { ink, shade, snow, lineWidth, small }: GlyphStyle): void {
  const w = h * 0.33;
  draw(c, 'M0,0 0,-0.2', { stroke: ink, lineWidth: lineWidth * 1.6 }, x, y, h);
  draw(c, FIR, { fill: mark, stroke: ink, lineWidth }, x, y, w, h);
  if (snow) draw(c, FIR_SNOW, { fill: snow }, x, y, w, h);
  c.fillStyle = shade;
  const n = small ? 3 : 5; // hatching on the right side
  for (let i = 1; i <= n; i++) {
    const t = i / (n + 0.6);
    const branchY = y - h + h * 0.8 * t;
    taperedStroke(c, x + w * 0.04, branchY - h * 0.05, x + w * (0.28 + 0.55 * t), branchY + h * 0.055, lineWidth * 1.5, lineWidth * 0.5);
  }
}

/** Paints an oak; (x, y) is the foot of its trunk. */
export function oak(c: Context2D, x: number, y: number, h: number, mark: string, style: GlyphStyle, random: Random): void {
  const r = h * 0.34;
  const cy = y - h * 0.6;
  const lobes = 7;
  const a0 = random() * TAU;
  draw(c, 'M0,0 0,-0.35', { stroke: style.ink, lineWidth: style.lineWidth * 2 }, x, y, h);
  c.fillStyle = style.ink;
  taperedStroke(c, x + r * 0.1, y, x + r * 0.75, y + h * 0.02, style.lineWidth, 0);
  c.beginPath();
  for (let i = 0; i < lobes; i++) {
    const a = a0 + (i * TAU) / lobes;
    const ax = x + Math.cos(a) * r * 0.66;
    const ay = cy + Math.sin(a) * r * 0.56;
    c.moveTo(ax + r * 0.46, ay);
    c.arc(ax, ay, r * 0.46, 0, TAU);
  }
  drawPath(c, { stroke: style.ink, lineWidth: style.lineWidth * 2 });
  drawPath(c, { fill: mark }); // over the inner half of the stroke
  circle(c, x, cy, r * 0.6, { fill: mark });
  crown(c, x, cy, r, style, random);
  c.strokeStyle = style.shade;
  c.lineWidth = style.lineWidth * 0.9;
  for (let i = 0; i < (style.small ? 2 : 4); i++) {
    c.beginPath();
    c.arc(x - r * 0.1, cy - r * 0.1, r * (0.42 + i * (style.small ? 0.32 : 0.18)), -0.25 + i * 0.05, 1.25);
    c.stroke();
  }
}

/** Paints snow on the crown of an oak, or blossom or leaves in and below it. */
function crown(c: Context2D, x: number, y: number, r: number, { snow, petals, small }: GlyphStyle, random: Random): void {
  if (snow) ellipse(c, x - r * 0.14, y - r * 0.55, r * 0.72, r * 0.36, { fill: snow });
  if (!petals) return;
  for (let i = 0; i < (small ? 4 : 7); i++) {
    const a = random() * TAU;
    const d = r * (0.25 + random() * 0.65);
    circle(c, x + Math.cos(a) * d, y + Math.sin(a) * d * 0.85, r * (small ? 0.2 : 0.15), { fill: petals });
  }
}

/** Paths in widths of the house, from the middle of its base. */
const HOUSE = {
  wall: 'M-0.5,0 -0.5,-0.5 0.5,-0.5 0.5,0Z',
  roof: 'M-0.31,-0.95 0.42,-0.95 0.58,-0.46 -0.12,-0.46Z',
  snow: 'M-0.31,-0.97 0.43,-0.97 0.55,-0.58 0.42,-0.66 0.3,-0.57 0.16,-0.67 0.02,-0.58 -0.14,-0.66Z',
  tiles: ['M-0.091,-0.91 0.09,-0.5', 'M0.0915,-0.91 0.265,-0.5', 'M0.274,-0.91 0.44,-0.5'],
  gable: 'M-0.5,0 -0.5,-0.5 -0.31,-0.95 -0.12,-0.5 -0.12,0Z',
} as const;
const CHURCH = {
  tower: 'M-0.5,0 -0.5,-0.75 -0.18,-0.75 -0.18,0Z',
  spire: 'M-0.58,-0.75 -0.34,-1.375 -0.1,-0.75Z',
  wall: 'M-0.18,0 -0.18,-0.5 0.5,-0.5 0.5,0Z',
  roof: 'M-0.2,-0.5 -0.1,-0.85 0.46,-0.85 0.56,-0.5Z',
  snow: 'M-0.1,-0.87 0.46,-0.87 0.53,-0.63 0.4,-0.69 0.24,-0.6 0.08,-0.68 -0.15,-0.62Z M-0.34,-1.375 -0.45,-1.1 -0.36,-1.14 -0.28,-1.06 -0.235,-1.1Z',
} as const;

/** Paints a house or a church; (x, y) is the middle of its base. */
export function house(
  c: Context2D,
  x: number,
  y: number,
  w: number,
  { mark }: Pigment,
  { wall, ink, snow, lineWidth }: GlyphStyle,
  flip: boolean,
  church: boolean,
): void {
  const part = (data: string, style: Ink): void => draw(c, data, style, 0, 0, w);
  const walls = { fill: wall, stroke: ink, lineWidth };
  const roof = { fill: mark, stroke: ink, lineWidth };
  c.save();
  c.translate(x, y);
  c.scale(flip ? -1 : 1, 1);
  if (church) {
    part(CHURCH.tower, walls);
    part(CHURCH.spire, roof);
    part(CHURCH.wall, walls);
    part(CHURCH.roof, roof);
    if (snow) part(CHURCH.snow, { fill: snow });
  } else {
    part(HOUSE.wall, walls);
    part(HOUSE.roof, roof);
    c.globalAlpha = 0.5;
    for (const row of HOUSE.tiles) part(row, { stroke: ink, lineWidth: lineWidth * 0.7 });
    c.globalAlpha = 1;
    if (snow) part(HOUSE.snow, { fill: snow });
    part(HOUSE.gable, walls);
  }
  c.fillStyle = ink;
  c.fillRect(w * (church ? 0.08 : -0.3708), -w * 0.275, w * 0.13, w * 0.275);
  if (!church) c.fillRect(w * 0.1, -w * 0.31, w * 0.13, w * 0.14);
  c.restore();
}

const HAYSTACK_SNOW =
  'M-0.86,-1.1 Q-0.7,-1.8 0,-1.9 Q0.7,-1.8 0.86,-1.1 Q0.5,-1.4 0.25,-1.05 Q-0.05,-1.35 -0.4,-1.05 Q-0.6,-1.3 -0.86,-1.1';
const HAYSTACK = 'M-1,0 Q-0.95,-1.75 0,-1.9 Q0.95,-1.75 1,0 Q0,0.3 -1,0';

/** Paints a haystack; (x, y) is the middle of its base, `w` half its width. */
export function haystack(c: Context2D, x: number, y: number, w: number, mark: string, style: GlyphStyle): void {
  draw(c, HAYSTACK, { fill: mark, stroke: style.ink, lineWidth: style.lineWidth * 1.1 }, x, y, w);
  if (style.snow) draw(c, HAYSTACK_SNOW, { fill: style.snow }, x, y, w);
  c.fillStyle = style.ink;
  for (const q of [-0.4, 0.15, 0.55])
    taperedStroke(c, x + q * w * 0.5, y - w * 1.5, x + q * w, y - w * 0.1, style.lineWidth * 0.3, style.lineWidth);
}
