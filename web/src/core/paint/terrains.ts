/** The glyphs of the four terrains, in units of a cell from its centre. */

import type { Context2D } from './bitmaps';
import type { Random } from './hash';
import { draw, fir, type GlyphStyle, haystack, house, oak, type Point, trace } from './pen';
import type { Pigment } from './theme';

const pick = <T>(list: readonly T[], i: number): T => list[i % list.length] as T;

export function forest(c: Context2D, random: Random, pigment: Pigment, style: GlyphStyle): void {
  const trees: readonly (readonly [number, number, number])[] = style.small
    ? [
        [-0.21, 0.26, 0.64],
        [0.21, 0.4, 0.62],
      ]
    : [
        [-0.3, -0.13, 0.4],
        [0.02, -0.16, 0.42],
        [0.32, -0.1, 0.38],
        [-0.16, 0.15, 0.42],
        [0.18, 0.17, 0.44],
        [-0.32, 0.4, 0.4],
        [0.02, 0.42, 0.42],
        [0.33, 0.4, 0.38],
      ];
  const oaks = pick([0.1, 0.85, 0.12, 0.2, 0.7, 0.3], style.variant); // the share of oaks
  const skip = style.small ? -1 : (random() * 8) | 0;
  trees.forEach(([x, y, h], i) => {
    const px = x + (random() - 0.5) * 0.1;
    const py = y + (random() - 0.5) * 0.07;
    const ph = h * (0.9 + random() * 0.22);
    if (i === skip) return;
    if (random() < oaks) oak(c, px, py, ph * 0.95, pigment.mark, style, random);
    else fir(c, px, py, ph, pigment.mark, style);
  });
}

export function village(c: Context2D, random: Random, pigment: Pigment, style: GlyphStyle): void {
  const flip = random() < 0.5;
  const church = style.variant % 3 === 1;
  const jitter = (): number => (random() - 0.5) * 0.06;
  if (style.small) {
    house(c, church ? 0.02 : -0.02, 0.33, 0.68, pigment, style, flip, church);
    return;
  }
  c.scale(0.93, 0.93); // keeps the roofs inside the outline
  c.globalAlpha = 0.55; // a dotted path
  c.setLineDash([0.05, 0.05]);
  draw(c, `M-0.44,${0.1 + jitter()} C-0.1,0.02 0.1,0.2 0.44,0.08`, { stroke: pigment.deep, lineWidth: 0.03 });
  c.setLineDash([]);
  c.globalAlpha = 1;
  const plans: readonly (readonly Point[])[] = [
    [
      [-0.22, -0.04],
      [0.22, -0.1],
      [-0.14, 0.38],
      [0.27, 0.34],
    ],
    [
      [-0.2, 0.02],
      [0.24, -0.08],
      [0.2, 0.38],
    ],
    [
      [-0.26, -0.1],
      [0.14, -0.02],
      [-0.22, 0.36],
      [0.24, 0.4],
    ],
  ];
  pick(plans, style.variant).forEach(([x, y], i) => {
    const nave = church && i === 0;
    house(c, x + jitter(), y + jitter(), nave ? 0.42 : 0.31 + random() * 0.05, pigment, style, random() < 0.5, nave);
  });
  if (style.variant % 2) fir(c, -0.33, 0.42, 0.26, style.leaf, style);
}

function drawFurrows(c: Context2D, pigment: Pigment, style: GlyphStyle, angle: number, sown: boolean): void {
  c.save();
  c.rotate(angle);
  if (sown) c.setLineDash([0.03, 0.06]);
  for (let y = -0.8; y < 0.8; y += style.small ? 0.18 : 0.085)
    draw(c, 'M-0.8,0 C-0.3,0.025 0.3,-0.025 0.8,0', { stroke: pigment.deep, lineWidth: style.small ? 0.05 : 0.022 }, 0, y);
  c.restore();
}

export function farm(c: Context2D, random: Random, pigment: Pigment, style: GlyphStyle): void {
  c.save();
  c.beginPath();
  c.roundRect(-0.47, -0.47, 0.94, 0.94, 0.1);
  c.clip();
  const a = pick([-0.5, 0.35, 1.05, -1.1, 0.1, 1.4], style.variant);
  if (!style.small && style.variant % 6 !== 4) {
    const splitX = (random() - 0.5) * 0.3;
    const splitSlant = (random() - 0.5) * 0.5;
    const split = [splitX + splitSlant, splitX - splitSlant] as const;
    c.save();
    c.beginPath();
    trace(c, `M-0.6,-0.6 ${split[0]},-0.6 ${split[1]},0.6 -0.6,0.6Z`);
    c.clip();
    drawFurrows(c, pigment, style, a, false);
    c.restore();
    c.save();
    c.beginPath();
    trace(c, `M${split[0]},-0.6 0.6,-0.6 0.6,0.6 ${split[1]},0.6Z`);
    c.clip();
    c.globalAlpha = 0.16;
    c.fillStyle = pigment.deep;
    c.fillRect(-1, -1, 2, 2);
    c.globalAlpha = 1;
    drawFurrows(c, pigment, style, a + 1.2, style.variant % 4 === 2);
    c.restore();
    draw(c, `M${split[0]},-0.6 ${split[1]},0.6`, { stroke: style.ink, lineWidth: style.lineWidth });
  } else {
    drawFurrows(c, pigment, style, a, false);
  }
  c.restore();
  if (style.small) {
    haystack(c, pick([-0.12, 0.1, 0, 0.14, -0.06, 0.05], style.variant), 0.27, 0.21, pigment.mark, style);
  } else if (style.variant % 6 === 5) {
    oak(c, 0.24, 0.34, 0.36, style.leaf, style, random);
  } else if (style.variant % 4 !== 2) {
    const x = -0.2 + random() * 0.3;
    const y = 0.08 + random() * 0.22;
    haystack(c, x, y, 0.125, pigment.mark, style);
    if (style.variant % 2) haystack(c, x + 0.22, y + 0.09, 0.1, pigment.mark, style);
    if (style.variant % 6 === 4) haystack(c, x + 0.12, y - 0.22, 0.09, pigment.mark, style);
  }
}

const WAVE = 'M-1,0 C-0.6,-0.5 -0.4,-0.5 0,0 C0.4,0.42 0.6,0.42 1,-0.08';
const WAVES: readonly Point[] = [
  [-0.18, -0.24],
  [0.2, -0.14],
  [-0.16, 0.1],
  [0.16, 0.27],
];
const SHIP = {
  hull: 'M-0.2,0.04 -0.16,0.16 0.14,0.16 0.22,0.01 0.1,0.07 -0.1,0.08Z',
  mast: 'M0,0.06 0,-0.34',
  sail: 'M-0.14,-0.27 Q0.02,-0.23 0.15,-0.28 Q0.09,-0.12 0.17,0.01 Q0.02,-0.03 -0.12,0.02 Q-0.06,-0.12 -0.14,-0.27',
  pennant: 'M0,-0.34 0.1,-0.31',
} as const;

export function water(c: Context2D, random: Random, pigment: Pigment, style: GlyphStyle): void {
  const wave = (x: number, y: number, w: number): void =>
    draw(c, WAVE, { stroke: pigment.mark, lineWidth: style.small ? 0.065 : 0.026 }, x, y, w);
  if (style.small) {
    wave(-0.03, -0.14, 0.27);
    wave(0.05, 0.17, 0.25);
  } else if (style.variant === 9) {
    wave(-0.24, -0.24, 0.12);
    wave(0.26, 0.32, 0.1);
    wave(-0.06, 0.27, 0.2);
    draw(c, SHIP.hull, { fill: style.wall, stroke: style.ink, lineWidth: style.lineWidth });
    draw(c, SHIP.mast, { stroke: style.ink, lineWidth: style.lineWidth * 1.3 });
    draw(c, SHIP.sail, { fill: style.wall, stroke: style.ink, lineWidth: style.lineWidth });
    draw(c, SHIP.pennant, { stroke: style.ink, lineWidth: style.lineWidth * 1.6 });
  } else {
    for (const [x, y] of WAVES.slice(style.variant === 5 ? 1 : 0)) {
      wave(x + (random() - 0.5) * 0.14, y + (random() - 0.5) * 0.06, 0.1 + random() * 0.06);
    }
  }
}
