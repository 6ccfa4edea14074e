/** Monsters: three nameless kinds for plain cells, and one sign each for dragon, zombie, troll and gorgon. */

import type { Context2D } from './bitmaps';
import type { Random } from './hash';
import { circle, type GlyphStyle, taperedStroke, TAU } from './pen';
import type { Pigment } from './theme';

export function monster(c: Context2D, rnd: Random, p: Pigment, o: GlyphStyle): void {
  c.fillStyle = c.strokeStyle = p.mark;
  if (o.v % 3 === 0) hornedHead(c, p);
  else if (o.v % 3 === 1) claws(c);
  else slitEye(c, rnd, p);
}

function hornedHead(c: Context2D, p: Pigment): void {
  c.beginPath();
  c.moveTo(-0.2, -0.08);
  c.bezierCurveTo(-0.46, -0.1, -0.42, -0.36, -0.3, -0.42);
  c.bezierCurveTo(-0.34, -0.24, -0.2, -0.2, -0.1, -0.22);
  c.lineTo(0.1, -0.22);
  c.bezierCurveTo(0.2, -0.2, 0.34, -0.24, 0.3, -0.42);
  c.bezierCurveTo(0.42, -0.36, 0.46, -0.1, 0.2, -0.08);
  c.bezierCurveTo(0.24, 0.1, 0.12, 0.2, 0.1, 0.38);
  c.lineTo(0.035, 0.3);
  c.lineTo(0, 0.38);
  c.lineTo(-0.035, 0.3);
  c.lineTo(-0.1, 0.38);
  c.bezierCurveTo(-0.12, 0.2, -0.24, 0.1, -0.2, -0.08);
  c.fill();
  c.fillStyle = p.deep;
  for (const s of [-1, 1]) {
    c.beginPath();
    c.moveTo(s * 0.04, 0.05);
    c.lineTo(s * 0.16, -0.05);
    c.lineTo(s * 0.14, 0.08);
    c.fill();
  }
}

function claws(c: Context2D): void {
  c.lineWidth = 0.035;
  for (let i = -1; i <= 1; i++) {
    const x = i * 0.23;
    const drop = Math.abs(i) * 0.05;
    c.beginPath();
    c.moveTo(x + 0.15, -0.38 + drop);
    c.quadraticCurveTo(x + 0.02, 0.02, x - 0.16, 0.36 - drop);
    c.quadraticCurveTo(x - 0.11, -0.04, x + 0.15, -0.38 + drop);
    c.stroke();
    c.fill();
  }
}

function slitEye(c: Context2D, rnd: Random, p: Pigment): void {
  for (let i = 0; i < 9; i++) {
    const a = (i * TAU) / 9 + rnd() * 0.2;
    taperedStroke(c, Math.cos(a) * 0.26, Math.sin(a) * 0.2, Math.cos(a) * 0.44, Math.sin(a) * 0.38, 0.1, 0);
  }
  c.beginPath();
  c.moveTo(-0.34, 0);
  c.quadraticCurveTo(0, -0.34, 0.34, 0);
  c.quadraticCurveTo(0, 0.34, -0.34, 0);
  c.fill();
  c.fillStyle = p.deep;
  c.beginPath();
  c.ellipse(0, 0, 0.07, 0.16, 0, 0, TAU);
  c.fill();
}

/** Spread bat wings, a long neck and a barbed tail. */
function dragon(c: Context2D, _rnd: Random, p: Pigment, o: GlyphStyle): void {
  c.scale(o.v % 2 ? 1 : -1, 1);
  c.fillStyle = p.mark;
  for (const s of [-1, 1]) {
    c.beginPath();
    c.moveTo(s * 0.03, -0.02);
    c.quadraticCurveTo(s * 0.16, -0.36, s * 0.45, -0.34);
    c.quadraticCurveTo(s * 0.47, -0.12, s * 0.42, 0.1);
    c.quadraticCurveTo(s * 0.36, -0.02, s * 0.29, 0.06);
    c.quadraticCurveTo(s * 0.23, -0.02, s * 0.16, 0.12);
    c.quadraticCurveTo(s * 0.1, 0.04, s * 0.03, 0.16);
    c.fill();
  }
  c.strokeStyle = p.mark;
  c.lineWidth = 0.13;
  c.beginPath();
  c.moveTo(0, 0.16);
  c.bezierCurveTo(0.02, 0, -0.1, -0.16, 0, -0.3);
  c.stroke();
  c.lineWidth = 0.07;
  c.beginPath();
  c.moveTo(0, 0.12);
  c.bezierCurveTo(0.02, 0.34, 0.18, 0.38, 0.22, 0.27);
  c.stroke();
  c.beginPath(); // barb
  c.moveTo(0.2, 0.3);
  c.lineTo(0.36, 0.3);
  c.lineTo(0.25, 0.16);
  c.fill();
  c.beginPath(); // snout
  c.moveTo(-0.06, -0.42);
  c.lineTo(0.07, -0.34);
  c.lineTo(0.02, -0.22);
  c.lineTo(-0.19, -0.2);
  c.lineTo(-0.14, -0.3);
  c.fill();
  c.fillStyle = p.deep;
  circle(c, -0.03, -0.31, 0.028);
}

/** A hand that reaches out of its grave. */
function zombie(c: Context2D, _rnd: Random, p: Pigment, o: GlyphStyle): void {
  c.scale(o.v % 2 ? 1 : -1, 1);
  c.strokeStyle = c.fillStyle = p.mark;
  c.lineWidth = 0.085;
  const fingers: readonly (readonly number[])[] = [
    [-0.12, -0.04, -0.2, -0.2, -0.17, -0.33],
    [-0.04, -0.1, -0.07, -0.28, -0.03, -0.43],
    [0.05, -0.09, 0.06, -0.26, 0.11, -0.39],
    [0.12, -0.03, 0.18, -0.14, 0.23, -0.25],
    [-0.12, 0.08, -0.27, 0.02, -0.32, -0.1],
  ];
  for (const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0] of fingers) {
    c.beginPath();
    c.moveTo(x0, y0);
    c.lineTo(x1, y1);
    c.lineTo(x2, y2);
    c.stroke();
  }
  c.beginPath(); // palm and wrist
  c.moveTo(-0.17, 0.02);
  c.quadraticCurveTo(0, -0.18, 0.16, -0.02);
  c.quadraticCurveTo(0.17, 0.14, 0.1, 0.2);
  c.lineTo(0.11, 0.36);
  c.lineTo(-0.1, 0.36);
  c.lineTo(-0.09, 0.2);
  c.quadraticCurveTo(-0.18, 0.14, -0.17, 0.02);
  c.fill();
  c.beginPath(); // turned earth
  c.moveTo(-0.4, 0.42);
  c.quadraticCurveTo(-0.26, 0.26, -0.12, 0.36);
  c.quadraticCurveTo(0, 0.28, 0.13, 0.36);
  c.quadraticCurveTo(0.28, 0.26, 0.4, 0.42);
  c.fill();
  c.strokeStyle = p.deep;
  c.lineWidth = 0.03;
  for (const y of [0.21, 0.27]) {
    c.beginPath();
    c.moveTo(-0.09, y);
    c.lineTo(0.1, y + 0.02);
    c.stroke();
  }
}

/** A studded club, as heavy as its owner. */
function troll(c: Context2D, _rnd: Random, p: Pigment, o: GlyphStyle): void {
  c.scale(o.v % 2 ? 1 : -1, 1);
  c.rotate(0.7);
  c.fillStyle = c.strokeStyle = p.mark;
  c.beginPath();
  c.moveTo(-0.05, 0.5);
  c.lineTo(-0.07, 0.14);
  c.bezierCurveTo(-0.26, -0.06, -0.24, -0.46, 0, -0.48);
  c.bezierCurveTo(0.24, -0.46, 0.26, -0.06, 0.07, 0.14);
  c.lineTo(0.05, 0.5);
  c.closePath();
  c.fill();
  const spikes: readonly (readonly number[])[] = [
    [-0.16, -0.3, -0.34, -0.4],
    [-0.19, -0.12, -0.38, -0.12],
    [0.16, -0.3, 0.34, -0.4],
    [0.19, -0.12, 0.38, -0.12],
    [0, -0.44, 0, -0.6],
  ];
  for (const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] of spikes) taperedStroke(c, x0, y0, x1, y1, 0.12, 0.01);
  c.fillStyle = c.strokeStyle = p.deep;
  for (const [x, y] of [
    [-0.07, -0.3],
    [0.08, -0.2],
    [-0.06, -0.08],
  ] as const)
    circle(c, x, y, 0.038);
  c.lineWidth = 0.03;
  for (const y of [0.26, 0.34, 0.42]) {
    c.beginPath();
    c.moveTo(-0.06, y);
    c.lineTo(0.06, y - 0.04);
    c.stroke();
  }
}

/** A face in a nest of snakes. */
function gorgon(c: Context2D, _rnd: Random, p: Pigment, o: GlyphStyle): void {
  c.fillStyle = c.strokeStyle = p.mark;
  c.lineWidth = o.small ? 0.085 : 0.066;
  for (let i = 0; i < 7; i++) {
    const a = -TAU / 4 + (i - 3) * 0.5;
    const bend = i % 2 ? 0.16 : -0.16;
    const at = (r: number, da: number): [number, number] => [Math.cos(a + da) * r, 0.05 + Math.sin(a + da) * r];
    c.beginPath();
    c.moveTo(...at(0.16, 0));
    c.bezierCurveTo(...at(0.28, bend * 2), ...at(0.34, -bend * 2), ...at(0.44, 0));
    c.stroke();
    const [hx, hy] = at(0.44, 0);
    circle(c, hx, hy, o.small ? 0.06 : 0.052);
  }
  c.beginPath();
  c.moveTo(-0.21, 0.02);
  c.bezierCurveTo(-0.22, -0.16, 0.22, -0.16, 0.21, 0.02);
  c.bezierCurveTo(0.22, 0.24, 0.1, 0.42, 0, 0.42);
  c.bezierCurveTo(-0.1, 0.42, -0.22, 0.24, -0.21, 0.02);
  c.fill();
  c.fillStyle = p.deep;
  for (const s of [-1, 1]) {
    c.beginPath();
    c.ellipse(s * 0.09, 0.09, 0.055, 0.036, s * 0.35, 0, TAU);
    c.fill();
  }
  c.beginPath();
  c.ellipse(0, 0.28, 0.065, 0.034, 0, 0, TAU);
  c.fill();
}

export const MONSTERS = { dragon, zombie, troll, gorgon } as const;
