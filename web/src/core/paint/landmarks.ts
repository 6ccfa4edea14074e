/** The glyphs of hero, destroyed cell, wasteland, mountain and ruins, in units of a cell from its centre. */

import type { Context2D } from './bitmaps';
import type { Random } from './hash';
import { draw, ellipse, type GlyphStyle, type Ink, star, taperedStroke, TAU } from './pen';
import type { Pigment } from './theme';

const SWORD = {
  blade: 'M-0.04,-0.46 0,-0.52 0.04,-0.46 0.04,0.3 -0.04,0.3Z',
  guard: 'M-0.13,0.3 0.13,0.3',
  hilt: 'M0,0.3 0,0.45',
} as const;
const SHIELD = 'M-0.25,-0.24 Q0,-0.3 0.25,-0.24 C0.27,0.08 0.16,0.24 0,0.35 C-0.16,0.24 -0.27,0.08 -0.25,-0.24';

export function hero(c: Context2D, _random: Random, pigment: Pigment, style: GlyphStyle): void {
  c.fillStyle = pigment.deep;
  for (let i = 0; i < 12; i++) {
    const a = (i * TAU) / 12 + 0.13;
    taperedStroke(c, Math.cos(a) * 0.3, Math.sin(a) * 0.3, Math.cos(a) * 0.45, Math.sin(a) * 0.45, 0.035, 0.01);
  }
  c.save();
  c.rotate(0.62); // sword behind the shield
  draw(c, SWORD.blade, { fill: style.wall, stroke: style.ink, lineWidth: style.lineWidth });
  draw(c, SWORD.guard, { stroke: style.ink, lineWidth: 0.06 });
  draw(c, SWORD.hilt, { stroke: style.ink, lineWidth: 0.07 });
  c.restore();
  draw(c, SHIELD, { fill: pigment.mark, stroke: style.ink, lineWidth: style.lineWidth * 1.5 });
  star(c, 0, 0, 0.17, { fill: style.wall });
}

export function destroyed(c: Context2D, random: Random, pigment: Pigment, style: GlyphStyle): void {
  c.fillStyle = pigment.mark;
  c.globalAlpha = 0.5;
  for (let i = 0; i < 7; i++) {
    const y = -0.36 + i * 0.12;
    taperedStroke(c, -0.4 + random() * 0.1, y + 0.05, 0.36 + random() * 0.08, y - 0.05, style.lineWidth, style.lineWidth * 0.4);
  }
  c.globalAlpha = 1;
  taperedStroke(c, -0.33, -0.34, 0.35, 0.35, 0.13, 0.05);
  taperedStroke(c, 0.34, -0.33, -0.35, 0.36, 0.12, 0.04);
}

/** Paints cracks at the bottom of a chasm, whose edge is painted with the cluster. */
export function wasteland(c: Context2D, _random: Random, { wash }: Pigment, style: GlyphStyle): void {
  c.scale(style.variant % 2 ? 1 : -1, style.variant % 3 ? 1 : -1);
  c.globalAlpha = 0.9;
  const w = style.small ? 0.05 : 0.026;
  draw(c, 'M-0.3,-0.12 -0.16,0 -0.05,-0.07 0.06,0.1 0.2,0.02 0.3,0.14', { stroke: wash, lineWidth: w });
  draw(c, 'M-0.05,-0.07 0.02,-0.26', { stroke: wash, lineWidth: w * 0.8 });
  draw(c, 'M0.06,0.1 -0.02,0.28', { stroke: wash, lineWidth: w * 0.8 });
  if (!style.small) draw(c, 'M0.2,0.02 0.27,-0.12', { stroke: wash, lineWidth: w * 0.6 });
}

const LEFT_SLOPE = '-1,0 -0.62,-0.36 -0.4,-0.52 -0.16,-0.86 0,-1';
const RIGHT_SLOPE = '0.2,-0.8 0.36,-0.6 0.66,-0.3 1,0';
/** The right slope, from its foot to the peak. */
const LEE = '1,0 0.66,-0.3 0.36,-0.6 0.2,-0.8';

const SNOW_CAP =
  'M-0.5,-0.45 -0.4,-0.52 -0.16,-0.86 0,-1 0.2,-0.8 0.36,-0.6 0.47,-0.47 0.26,-0.56 0.14,-0.4 0,-0.58 -0.16,-0.36 -0.3,-0.54Z';

/** Paints one peak; `x` is the middle of its base, `w` half its width. */
function peak(c: Context2D, random: Random, pigment: Pigment, style: GlyphStyle, x: number, top: number, w: number, base: number): void {
  const tall = base - top;
  const part = (data: string, ink: Ink): void => draw(c, data, ink, x, base, w, tall);
  part(`M${LEFT_SLOPE} ${RIGHT_SLOPE}Z`, { fill: style.paper });
  c.globalAlpha = 0.55;
  part(`M${LEFT_SLOPE} ${RIGHT_SLOPE}Z`, { fill: pigment.wash });
  c.globalAlpha = 0.6;
  part(`M0,-1 0.1,-0.7 -0.04,-0.45 0.12,${-0.03 / tall} ${LEE}Z`, { fill: pigment.deep });
  c.globalAlpha = 1;
  c.fillStyle = pigment.mark;
  const n = style.small ? 4 : 9; // hachures fall to the right of the ridge
  for (let i = 1; i <= n; i++) {
    const t = i / (n + 1);
    const y = top + tall * t * 0.94;
    const rx = x + w * 0.06;
    const length = tall * (0.3 + 0.14 * random());
    taperedStroke(c, rx + w * t * 0.2, y, rx + w * (t * 0.78 + 0.24), Math.min(base, y + length), style.small ? 0.05 : 0.03, 0.006);
  }
  for (let i = 1; i <= (style.small ? 2 : 4); i++) {
    const t = i / 5;
    taperedStroke(
      c,
      x - w * t * 0.62,
      top + tall * (t + 0.08),
      x - w * (t * 0.62 - 0.05),
      top + tall * (t + 0.3),
      style.small ? 0.04 : 0.022,
      0.004,
    );
  }
  if (style.snow) part(SNOW_CAP, { fill: style.snow });
  part(`M${LEFT_SLOPE} ${RIGHT_SLOPE}`, { stroke: style.ink, lineWidth: style.lineWidth * 1.35 });
}

export function mountain(c: Context2D, random: Random, pigment: Pigment, style: GlyphStyle): void {
  if (!style.small) {
    const q = style.variant % 2 ? 1 : -1;
    peak(c, random, pigment, style, q * 0.29, -0.22, 0.22, 0.3);
    if (style.variant % 3 === 0) peak(c, random, pigment, style, -q * 0.3, -0.06, 0.18, 0.34);
  }
  peak(c, random, pigment, style, 0, -0.6, style.small ? 0.47 : 0.41, 0.41);
}

/** The two columns: paths with x in half widths of a column, and y in cells. */
const COLUMNS = {
  whole: { x: -0.21, top: -0.3, shaft: 'M-1,0.28 -0.86,-0.3 0.86,-0.3 1,0.28Z' },
  broken: { x: 0.19, top: -0.04, shaft: 'M-1,0.28 -0.86,-0.04 -0.35,0.03 0.1,-0.07 0.5,0.05 0.86,0 1,0.28Z' },
  base: 'M-1.5,0.28 1.5,0.28 1.6,0.36 -1.6,0.36Z',
  capital: 'M-1.5,-0.4 1.5,-0.4 1.05,-0.3 -1.05,-0.3Z',
  moulding: 'M-1.35,-0.355 1.35,-0.355',
  halfWidth: 0.105,
} as const;

function column(c: Context2D, pigment: Pigment, style: GlyphStyle, kind: 'whole' | 'broken'): void {
  const { x, top, shaft } = COLUMNS[kind];
  const w = COLUMNS.halfWidth;
  const part = (data: string, ink: Ink): void => draw(c, data, ink, x, 0, w, 1);
  part(shaft, { fill: pigment.mark, stroke: style.ink, lineWidth: style.lineWidth * 1.15 });
  c.fillStyle = style.ink;
  c.globalAlpha = 0.75;
  for (const q of style.small ? [0.42] : [-0.4, 0, 0.34, 0.62]) {
    taperedStroke(c, x + w * q * 0.9, top + 0.13, x + w * q, 0.27, style.lineWidth * (q > 0.3 ? 1.3 : 0.7), style.lineWidth * 0.6);
  }
  c.globalAlpha = 1;
  part(COLUMNS.base, { fill: pigment.mark, stroke: style.ink, lineWidth: style.lineWidth });
  if (kind === 'broken') return;
  part(COLUMNS.capital, { fill: pigment.mark, stroke: style.ink, lineWidth: style.lineWidth * 1.1 });
  if (!style.small) part(COLUMNS.moulding, { stroke: style.ink, lineWidth: style.lineWidth * 0.7 });
}

/** Paints ruins: a whole column, a broken one, and a piece on the ground. */
export function ruins(c: Context2D, _random: Random, pigment: Pigment, style: GlyphStyle): void {
  c.translate(0, -0.02);
  c.scale(style.variant % 2 ? -1.1 : 1.1, 1.1);
  c.globalAlpha = 0.32;
  ellipse(c, 0.04, 0.36, 0.42, 0.075, { fill: pigment.deep });
  c.globalAlpha = 1;
  column(c, pigment, style, 'whole');
  column(c, pigment, style, 'broken');
  if (style.small) return;
  c.fillStyle = style.ink;
  for (const x of [-0.4, 0.38]) {
    taperedStroke(c, x, 0.37, x - 0.03, 0.28, style.lineWidth, 0);
    taperedStroke(c, x + 0.02, 0.37, x + 0.05, 0.3, style.lineWidth, 0);
  }
  c.translate(0, 0.39);
  c.rotate(-0.16);
  draw(c, 'M-0.1,-0.05 0.1,-0.05 0.1,0.045 -0.1,0.045Z', { fill: pigment.mark, stroke: style.ink, lineWidth: style.lineWidth });
  draw(c, 'M-0.1,0 0.1,0', { stroke: style.ink, lineWidth: style.lineWidth * 0.6 });
}
