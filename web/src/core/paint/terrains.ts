/** The glyphs of the four terrains, in units of a cell from its centre. */

import type { Context2D } from './bitmaps';
import type { Random } from './hash';
import { draw, fir, type GlyphStyle, haystack, house, oak, type Point, trace } from './pen';
import type { Pigment } from './theme';

const pick = <T>(list: readonly T[], i: number): T => list[i % list.length] as T;

export function forest(c: Context2D, rnd: Random, p: Pigment, o: GlyphStyle): void {
  const trees: readonly (readonly [number, number, number])[] = o.small
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
  const oaks = pick([0.1, 0.85, 0.12, 0.2, 0.7, 0.3], o.v); // the share of oaks
  const skip = o.small ? -1 : (rnd() * 8) | 0;
  trees.forEach(([x, y, h], i) => {
    const px = x + (rnd() - 0.5) * 0.1;
    const py = y + (rnd() - 0.5) * 0.07;
    const ph = h * (0.9 + rnd() * 0.22);
    if (i === skip) return;
    if (rnd() < oaks) oak(c, px, py, ph * 0.95, p.mark, o, rnd);
    else fir(c, px, py, ph, p.mark, o);
  });
}

export function village(c: Context2D, rnd: Random, p: Pigment, o: GlyphStyle): void {
  const flip = rnd() < 0.5;
  const church = o.v % 3 === 1;
  const jitter = (): number => (rnd() - 0.5) * 0.06;
  if (o.small) {
    house(c, church ? 0.02 : -0.02, 0.33, 0.68, p, o, flip, church);
    return;
  }
  c.scale(0.93, 0.93); // keeps the roofs inside the outline
  c.globalAlpha = 0.55; // a dotted path
  c.setLineDash([0.05, 0.05]);
  draw(c, `M-0.44,${0.1 + jitter()} C-0.1,0.02 0.1,0.2 0.44,0.08`, { stroke: p.deep, lw: 0.03 });
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
  pick(plans, o.v).forEach(([x, y], i) => {
    const nave = church && i === 0;
    house(c, x + jitter(), y + jitter(), nave ? 0.42 : 0.31 + rnd() * 0.05, p, o, rnd() < 0.5, nave);
  });
  if (o.v % 2) fir(c, -0.33, 0.42, 0.26, o.leaf, o);
}

function drawFurrows(c: Context2D, p: Pigment, o: GlyphStyle, angle: number, sown: boolean): void {
  c.save();
  c.rotate(angle);
  if (sown) c.setLineDash([0.03, 0.06]);
  for (let y = -0.8; y < 0.8; y += o.small ? 0.18 : 0.085)
    draw(c, 'M-0.8,0 C-0.3,0.025 0.3,-0.025 0.8,0', { stroke: p.deep, lw: o.small ? 0.05 : 0.022 }, 0, y);
  c.restore();
}

export function farm(c: Context2D, rnd: Random, p: Pigment, o: GlyphStyle): void {
  c.save();
  c.beginPath();
  c.roundRect(-0.47, -0.47, 0.94, 0.94, 0.1);
  c.clip();
  const a = pick([-0.5, 0.35, 1.05, -1.1, 0.1, 1.4], o.v);
  if (!o.small && o.v % 6 !== 4) {
    const splitX = (rnd() - 0.5) * 0.3;
    const splitSlant = (rnd() - 0.5) * 0.5;
    const split = [splitX + splitSlant, splitX - splitSlant] as const;
    c.save();
    c.beginPath();
    trace(c, `M-0.6,-0.6 ${split[0]},-0.6 ${split[1]},0.6 -0.6,0.6Z`);
    c.clip();
    drawFurrows(c, p, o, a, false);
    c.restore();
    c.save();
    c.beginPath();
    trace(c, `M${split[0]},-0.6 0.6,-0.6 0.6,0.6 ${split[1]},0.6Z`);
    c.clip();
    c.globalAlpha = 0.16;
    c.fillStyle = p.deep;
    c.fillRect(-1, -1, 2, 2);
    c.globalAlpha = 1;
    drawFurrows(c, p, o, a + 1.2, o.v % 4 === 2);
    c.restore();
    draw(c, `M${split[0]},-0.6 ${split[1]},0.6`, { stroke: o.ink, lw: o.lw });
  } else {
    drawFurrows(c, p, o, a, false);
  }
  c.restore();
  if (o.small) {
    haystack(c, pick([-0.12, 0.1, 0, 0.14, -0.06, 0.05], o.v), 0.27, 0.21, p.mark, o);
  } else if (o.v % 6 === 5) {
    oak(c, 0.24, 0.34, 0.36, o.leaf, o, rnd);
  } else if (o.v % 4 !== 2) {
    const x = -0.2 + rnd() * 0.3;
    const y = 0.08 + rnd() * 0.22;
    haystack(c, x, y, 0.125, p.mark, o);
    if (o.v % 2) haystack(c, x + 0.22, y + 0.09, 0.1, p.mark, o);
    if (o.v % 6 === 4) haystack(c, x + 0.12, y - 0.22, 0.09, p.mark, o);
  }
}

const WAVES: readonly Point[] = [
  [-0.18, -0.24],
  [0.2, -0.14],
  [-0.16, 0.1],
  [0.16, 0.27],
];
/** A small sailing ship. */
const SHIP = {
  hull: 'M-0.2,0.04 -0.16,0.16 0.14,0.16 0.22,0.01 0.1,0.07 -0.1,0.08Z',
  mast: 'M0,0.06 0,-0.34',
  sail: 'M-0.14,-0.27 Q0.02,-0.23 0.15,-0.28 Q0.09,-0.12 0.17,0.01 Q0.02,-0.03 -0.12,0.02 Q-0.06,-0.12 -0.14,-0.27',
  pennant: 'M0,-0.34 0.1,-0.31',
} as const;

export function water(c: Context2D, rnd: Random, p: Pigment, o: GlyphStyle): void {
  const wave = (x: number, y: number, w: number): void =>
    draw(c, 'M-1,0 C-0.6,-0.5 -0.4,-0.5 0,0 C0.4,0.42 0.6,0.42 1,-0.08', { stroke: p.mark, lw: o.small ? 0.065 : 0.026 }, x, y, w);
  if (o.small) {
    wave(-0.03, -0.14, 0.27);
    wave(0.05, 0.17, 0.25);
  } else if (o.v === 9) {
    wave(-0.24, -0.24, 0.12);
    wave(0.26, 0.32, 0.1);
    wave(-0.06, 0.27, 0.2);
    draw(c, SHIP.hull, { fill: o.wall, stroke: o.ink, lw: o.lw });
    draw(c, SHIP.mast, { stroke: o.ink, lw: o.lw * 1.3 });
    draw(c, SHIP.sail, { fill: o.wall, stroke: o.ink, lw: o.lw });
    draw(c, SHIP.pennant, { stroke: o.ink, lw: o.lw * 1.6 });
  } else {
    for (const [x, y] of WAVES.slice(o.v === 5 ? 1 : 0)) {
      wave(x + (rnd() - 0.5) * 0.14, y + (rnd() - 0.5) * 0.06, 0.1 + rnd() * 0.06);
    }
  }
}
