/** Pen strokes in cell units: what every glyph is made of. */

import type { Context2D } from './bitmaps';
import type { Random } from './hash';
import type { Pigment } from './theme';

export const TAU = Math.PI * 2;
export type Point = readonly [x: number, y: number];

/** How a glyph is drawn: `small` switches to fewer, bolder marks; `v` is the variant. */
export interface GlyphStyle {
  v: number;
  ink: string;
  paper: string;
  wall: string;
  leaf: string;
  shade: string;
  lw: number;
  small: boolean;
}

/** A pen stroke that thins as it goes. */
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

function trace(c: Context2D, pts: readonly Point[]): void {
  c.beginPath();
  pts.forEach(([x, y], i) => (i ? c.lineTo(x, y) : c.moveTo(x, y)));
}

export function polygon(c: Context2D, pts: readonly Point[], fill?: string, stroke?: string, lw = 0): void {
  trace(c, pts);
  c.closePath();
  if (fill) {
    c.fillStyle = fill;
    c.fill();
  }
  if (stroke) {
    c.strokeStyle = stroke;
    c.lineWidth = lw;
    c.stroke();
  }
}

export function line(c: Context2D, pts: readonly Point[], colour: string, lw: number): void {
  trace(c, pts);
  c.strokeStyle = colour;
  c.lineWidth = lw;
  c.stroke();
}

export function circle(c: Context2D, x: number, y: number, r: number): void {
  c.beginPath();
  c.arc(x, y, r, 0, TAU);
  c.fill();
}

export function star(c: Context2D, x: number, y: number, r: number, fill: string, stroke?: string, lw = 0): void {
  const pts: Point[] = [];
  for (let i = 0; i < 10; i++) {
    const a = -TAU / 4 + (i * TAU) / 10;
    const q = i % 2 ? r * 0.45 : r;
    pts.push([x + Math.cos(a) * q, y + Math.sin(a) * q]);
  }
  polygon(c, pts, fill, stroke, lw);
}

export function fir(c: Context2D, x: number, y: number, h: number, mark: string, style: GlyphStyle): void {
  const w = h * 0.33;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 1; i <= 3; i++) {
    const ty = y - h + (h * 0.87 * i) / 3;
    const tw = w * (0.4 + 0.2 * i);
    left.push([x - tw, ty], [x - tw * 0.42, ty - h * 0.04]);
    right.push([x + tw, ty], [x + tw * 0.42, ty - h * 0.04]);
  }
  line(
    c,
    [
      [x, y],
      [x, y - h * 0.2],
    ],
    style.ink,
    style.lw * 1.6,
  );
  left.pop();
  right.pop();
  polygon(c, [[x, y - h], ...right, ...left.reverse()], mark, style.ink, style.lw);
  c.fillStyle = style.shade;
  const n = style.small ? 3 : 5; // hatching on the lee side
  for (let i = 1; i <= n; i++) {
    const t = i / (n + 0.6);
    const yy = y - h + h * 0.8 * t;
    taperedStroke(c, x + w * 0.04, yy - h * 0.05, x + w * (0.28 + 0.55 * t), yy + h * 0.055, style.lw * 1.5, style.lw * 0.5);
  }
}

export function oak(c: Context2D, x: number, y: number, h: number, mark: string, o: GlyphStyle, rnd: Random): void {
  const r = h * 0.34;
  const cy = y - h * 0.6;
  const lobes = 7;
  const a0 = rnd() * TAU;
  line(
    c,
    [
      [x, y],
      [x, y - h * 0.35],
    ],
    o.ink,
    o.lw * 2,
  );
  c.fillStyle = o.ink;
  taperedStroke(c, x + r * 0.1, y, x + r * 0.75, y + h * 0.02, o.lw, 0);
  c.beginPath();
  for (let i = 0; i < lobes; i++) {
    const a = a0 + (i * TAU) / lobes;
    const ax = x + Math.cos(a) * r * 0.66;
    const ay = cy + Math.sin(a) * r * 0.56;
    c.moveTo(ax + r * 0.46, ay);
    c.arc(ax, ay, r * 0.46, 0, TAU);
  }
  c.strokeStyle = o.ink;
  c.lineWidth = o.lw * 2;
  c.stroke();
  c.fillStyle = mark;
  c.fill();
  circle(c, x, cy, r * 0.6);
  c.strokeStyle = o.shade;
  c.lineWidth = o.lw * 0.9;
  for (let i = 0; i < (o.small ? 2 : 4); i++) {
    c.beginPath();
    c.arc(x - r * 0.1, cy - r * 0.1, r * (0.42 + i * (o.small ? 0.32 : 0.18)), -0.25 + i * 0.05, 1.25);
    c.stroke();
  }
}

/** (x, y) is the middle of the base. */
export function house(
  c: Context2D,
  x: number,
  y: number,
  w: number,
  pigment: Pigment,
  o: GlyphStyle,
  flip: boolean,
  church: boolean,
): void {
  const h = w * 0.5;
  const g = w * 0.38; // gable
  c.save();
  c.translate(x, y);
  c.scale(flip ? -1 : 1, 1);
  const wall = -w / 2 + (church ? w * 0.32 : 0);
  if (church) {
    polygon(
      c,
      [
        [-w * 0.5, 0],
        [-w * 0.5, -h * 1.5],
        [-w * 0.18, -h * 1.5],
        [-w * 0.18, 0],
      ],
      o.wall,
      o.ink,
      o.lw,
    );
    polygon(
      c,
      [
        [-w * 0.58, -h * 1.5],
        [-w * 0.34, -h * 2.75],
        [-w * 0.1, -h * 1.5],
      ],
      pigment.mark,
      o.ink,
      o.lw,
    );
  }
  polygon(
    c,
    [
      [wall, 0],
      [wall, -h],
      [w / 2, -h],
      [w / 2, 0],
    ],
    o.wall,
    o.ink,
    o.lw,
  );
  if (church) {
    polygon(
      c,
      [
        [-w * 0.2, -h],
        [-w * 0.1, -h * 1.7],
        [w * 0.46, -h * 1.7],
        [w * 0.56, -h],
      ],
      pigment.mark,
      o.ink,
      o.lw,
    );
  } else {
    const roof: Point[] = [
      [-w / 2 + g * 0.5, -h * 1.9],
      [w * 0.42, -h * 1.9],
      [w * 0.58, -h * 0.92],
      [-w / 2 + g, -h * 0.92],
    ];
    polygon(c, roof, pigment.mark, o.ink, o.lw);
    c.globalAlpha = 0.5;
    for (const q of [0.3, 0.55, 0.8]) {
      const top: Point = [-w / 2 + g * 0.5 + (w * 0.92 - g * 0.5) * q, -h * 1.82];
      line(c, [top, [-w / 2 + g + (w * 1.08 - g) * q, -h]], o.ink, o.lw * 0.7);
    }
    c.globalAlpha = 1;
    const gable: Point[] = [
      [-w / 2, 0],
      [-w / 2, -h],
      [-w / 2 + g * 0.5, -h * 1.9],
      [-w / 2 + g, -h],
      [-w / 2 + g, 0],
    ];
    polygon(c, gable, o.wall, o.ink, o.lw);
  }
  c.fillStyle = o.ink;
  c.fillRect(church ? w * 0.08 : -w / 2 + g * 0.34, -h * 0.55, w * 0.13, h * 0.55);
  if (!church) c.fillRect(w * 0.1, -h * 0.62, w * 0.13, h * 0.28);
  c.restore();
}

export function haystack(c: Context2D, x: number, y: number, w: number, mark: string, o: GlyphStyle): void {
  c.beginPath();
  c.moveTo(x - w, y);
  c.quadraticCurveTo(x - w * 0.95, y - w * 1.75, x, y - w * 1.9);
  c.quadraticCurveTo(x + w * 0.95, y - w * 1.75, x + w, y);
  c.quadraticCurveTo(x, y + w * 0.3, x - w, y);
  c.fillStyle = mark;
  c.fill();
  c.strokeStyle = o.ink;
  c.lineWidth = o.lw * 1.1;
  c.stroke();
  c.fillStyle = o.ink;
  for (const q of [-0.4, 0.15, 0.55]) taperedStroke(c, x + q * w * 0.5, y - w * 1.5, x + q * w, y - w * 0.1, o.lw * 0.3, o.lw);
}
