/** What else a cell can hold: a hero, destruction, wasteland, mountain and ruins, in cell units, origin at its centre. */

import type { Context2D } from './bitmaps';
import type { Random } from './hash';
import { line, type GlyphStyle, type Point, polygon, star, taperedStroke, TAU } from './pen';
import type { Pigment } from './theme';

export function hero(c: Context2D, _rnd: Random, p: Pigment, o: GlyphStyle): void {
  c.fillStyle = p.deep;
  for (let i = 0; i < 12; i++) {
    const a = (i * TAU) / 12 + 0.13;
    taperedStroke(c, Math.cos(a) * 0.3, Math.sin(a) * 0.3, Math.cos(a) * 0.45, Math.sin(a) * 0.45, 0.035, 0.01);
  }
  c.save();
  c.rotate(0.62); // sword behind the shield
  polygon(
    c,
    [
      [-0.04, -0.46],
      [0, -0.52],
      [0.04, -0.46],
      [0.04, 0.3],
      [-0.04, 0.3],
    ],
    o.wall,
    o.ink,
    o.lw,
  );
  line(
    c,
    [
      [-0.13, 0.3],
      [0.13, 0.3],
    ],
    o.ink,
    0.06,
  );
  line(
    c,
    [
      [0, 0.3],
      [0, 0.45],
    ],
    o.ink,
    0.07,
  );
  c.restore();
  c.beginPath();
  c.moveTo(-0.25, -0.24);
  c.quadraticCurveTo(0, -0.3, 0.25, -0.24);
  c.bezierCurveTo(0.27, 0.08, 0.16, 0.24, 0, 0.35);
  c.bezierCurveTo(-0.16, 0.24, -0.27, 0.08, -0.25, -0.24);
  c.fillStyle = p.mark;
  c.fill();
  c.strokeStyle = o.ink;
  c.lineWidth = o.lw * 1.5;
  c.stroke();
  star(c, 0, 0, 0.17, o.wall);
}

export function destroyed(c: Context2D, rnd: Random, p: Pigment, o: GlyphStyle): void {
  c.fillStyle = p.mark;
  c.globalAlpha = 0.5;
  for (let i = 0; i < 7; i++) {
    const y = -0.36 + i * 0.12;
    taperedStroke(c, -0.4 + rnd() * 0.1, y + 0.05, 0.36 + rnd() * 0.08, y - 0.05, o.lw, o.lw * 0.4);
  }
  c.globalAlpha = 1;
  taperedStroke(c, -0.33, -0.34, 0.35, 0.35, 0.13, 0.05);
  taperedStroke(c, 0.34, -0.33, -0.35, 0.36, 0.12, 0.04);
}

/** Cracks on the bottom of the pit; the rim's hachures belong to the cluster. */
export function wasteland(c: Context2D, _rnd: Random, p: Pigment, o: GlyphStyle): void {
  c.scale(o.v % 2 ? 1 : -1, o.v % 3 ? 1 : -1);
  c.globalAlpha = 0.9;
  const w = o.small ? 0.05 : 0.026;
  line(
    c,
    [
      [-0.3, -0.12],
      [-0.16, 0],
      [-0.05, -0.07],
      [0.06, 0.1],
      [0.2, 0.02],
      [0.3, 0.14],
    ],
    p.wash,
    w,
  );
  line(
    c,
    [
      [-0.05, -0.07],
      [0.02, -0.26],
    ],
    p.wash,
    w * 0.8,
  );
  line(
    c,
    [
      [0.06, 0.1],
      [-0.02, 0.28],
    ],
    p.wash,
    w * 0.8,
  );
  if (!o.small)
    line(
      c,
      [
        [0.2, 0.02],
        [0.27, -0.12],
      ],
      p.wash,
      w * 0.6,
    );
}

function mountainPeak(c: Context2D, rnd: Random, p: Pigment, o: GlyphStyle, x: number, top: number, w: number, base: number): void {
  const tall = base - top;
  const left: Point[] = [
    [x - w, base],
    [x - w * 0.62, base - tall * 0.36],
    [x - w * 0.4, base - tall * 0.52],
    [x - w * 0.16, base - tall * 0.86],
    [x, top],
  ];
  const right: Point[] = [
    [x + w * 0.2, base - tall * 0.8],
    [x + w * 0.36, base - tall * 0.6],
    [x + w * 0.66, base - tall * 0.3],
    [x + w, base],
  ];
  const ridge: Point[] = [
    [x, top],
    [x + w * 0.1, top + tall * 0.3],
    [x - w * 0.04, top + tall * 0.55],
    [x + w * 0.12, base - 0.03],
  ];
  polygon(c, [...left, ...right], o.paper);
  c.globalAlpha = 0.55;
  polygon(c, [...left, ...right], p.wash);
  c.globalAlpha = 0.6;
  polygon(c, [...ridge, [x + w, base], ...right.slice().reverse()], p.deep);
  c.globalAlpha = 1;
  c.fillStyle = p.mark;
  const n = o.small ? 4 : 9; // hachures fall to the right of the ridge
  for (let i = 1; i <= n; i++) {
    const t = i / (n + 1);
    const y = top + tall * t * 0.94;
    const rx = x + w * 0.06;
    const length = tall * (0.3 + 0.14 * rnd());
    taperedStroke(c, rx + w * t * 0.2, y, rx + w * (t * 0.78 + 0.24), Math.min(base, y + length), o.small ? 0.05 : 0.03, 0.006);
  }
  for (let i = 1; i <= (o.small ? 2 : 4); i++) {
    const t = i / 5;
    taperedStroke(
      c,
      x - w * t * 0.62,
      top + tall * (t + 0.08),
      x - w * (t * 0.62 - 0.05),
      top + tall * (t + 0.3),
      o.small ? 0.04 : 0.022,
      0.004,
    );
  }
  line(c, [...left, ...right], o.ink, o.lw * 1.35);
}

export function mountain(c: Context2D, rnd: Random, p: Pigment, o: GlyphStyle): void {
  if (!o.small) {
    const q = o.v % 2 ? 1 : -1;
    mountainPeak(c, rnd, p, o, q * 0.29, -0.22, 0.22, 0.3);
    if (o.v % 3 === 0) mountainPeak(c, rnd, p, o, -q * 0.3, -0.06, 0.18, 0.34);
  }
  mountainPeak(c, rnd, p, o, 0, -0.6, o.small ? 0.47 : 0.41, 0.41);
}

function ruinColumn(c: Context2D, p: Pigment, o: GlyphStyle, x: number, top: number, w: number, broken: boolean): void {
  const brokenEdge: Point[] = broken
    ? [
        [x - w * 0.35, top + 0.07],
        [x + w * 0.1, top - 0.03],
        [x + w * 0.5, top + 0.09],
      ]
    : [];
  const shaft: Point[] = [[x - w, 0.28], [x - w * 0.86, top], ...brokenEdge, [x + w * 0.86, top + (broken ? 0.04 : 0)], [x + w, 0.28]];
  polygon(c, shaft, p.mark, o.ink, o.lw * 1.15);
  c.fillStyle = o.ink;
  c.globalAlpha = 0.75;
  for (const q of o.small ? [0.42] : [-0.4, 0, 0.34, 0.62]) {
    taperedStroke(c, x + w * q * 0.9, top + 0.13, x + w * q, 0.27, o.lw * (q > 0.3 ? 1.3 : 0.7), o.lw * 0.6);
  }
  c.globalAlpha = 1;
  polygon(
    c,
    [
      [x - w * 1.5, 0.28],
      [x + w * 1.5, 0.28],
      [x + w * 1.6, 0.36],
      [x - w * 1.6, 0.36],
    ],
    p.mark,
    o.ink,
    o.lw,
  );
  if (broken) return;
  polygon(
    c,
    [
      [x - w * 1.5, top - 0.1],
      [x + w * 1.5, top - 0.1],
      [x + w * 1.05, top],
      [x - w * 1.05, top],
    ],
    p.mark,
    o.ink,
    o.lw * 1.1,
  );
  if (!o.small)
    line(
      c,
      [
        [x - w * 1.35, top - 0.055],
        [x + w * 1.35, top - 0.055],
      ],
      o.ink,
      o.lw * 0.7,
    );
}

/** One whole column, one broken, a fallen drum. */
export function ruins(c: Context2D, _rnd: Random, p: Pigment, o: GlyphStyle): void {
  c.save();
  c.translate(0, -0.02);
  c.scale(o.v % 2 ? -1.1 : 1.1, 1.1);
  c.fillStyle = p.deep;
  c.globalAlpha = 0.32;
  c.beginPath();
  c.ellipse(0.04, 0.36, 0.42, 0.075, 0, 0, TAU);
  c.fill();
  c.globalAlpha = 1;
  ruinColumn(c, p, o, -0.21, -0.3, 0.105, false);
  ruinColumn(c, p, o, 0.19, -0.04, 0.105, true);
  if (!o.small) {
    c.save();
    c.translate(0, 0.39);
    c.rotate(-0.16);
    polygon(
      c,
      [
        [-0.1, -0.05],
        [0.1, -0.05],
        [0.1, 0.045],
        [-0.1, 0.045],
      ],
      p.mark,
      o.ink,
      o.lw,
    );
    line(
      c,
      [
        [-0.1, 0],
        [0.1, 0],
      ],
      o.ink,
      o.lw * 0.6,
    );
    c.restore();
    c.fillStyle = o.ink;
    for (const x of [-0.4, 0.38]) {
      taperedStroke(c, x, 0.37, x - 0.03, 0.28, o.lw, 0);
      taperedStroke(c, x + 0.02, 0.37, x + 0.05, 0.3, o.lw, 0);
    }
  }
  c.restore();
}
