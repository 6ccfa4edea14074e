/** What an engraver puts on a sheet: the compass rose, and the title plate with its ribbon. */

import type { Context2D } from './bitmaps';
import { polygon, TAU } from './pen';
import type { Theme } from './theme';

export function compass(c: Context2D, x: number, y: number, r: number, theme: Theme): void {
  c.save();
  c.translate(x, y);
  c.lineJoin = 'round';
  c.strokeStyle = theme.ink;
  c.fillStyle = theme.paper;
  c.beginPath();
  c.arc(0, 0, r * 0.8, 0, TAU);
  c.fill();
  for (const [q, w] of [
    [0.8, 0.035],
    [0.7, 0.016],
    [0.46, 0.016],
  ] as const) {
    c.lineWidth = r * w;
    c.beginPath();
    c.arc(0, 0, r * q, 0, TAU);
    c.stroke();
  }
  c.fillStyle = theme.ink;
  for (let i = 1; i < 32; i += 2) {
    c.save();
    c.rotate((i * TAU) / 32);
    c.fillRect(-r * 0.012, -r * 0.8, r * 0.024, r * 0.1);
    c.restore();
  }
  const ray = (a: number, length: number, w: number, dark: string): void => {
    c.save();
    c.rotate(a);
    for (const s of [-1, 1]) {
      c.beginPath();
      c.moveTo(0, 0);
      c.lineTo(s * w, -w);
      c.lineTo(0, -length);
      c.closePath();
      c.fillStyle = s < 0 ? theme.paper : dark;
      c.fill();
      c.lineWidth = r * 0.022;
      c.stroke();
    }
    c.restore();
  };
  for (let i = 0; i < 8; i++) ray((i * TAU) / 8 + TAU / 16, r * 0.56, r * 0.07, theme.soft);
  for (let i = 0; i < 4; i++) ray((i * TAU) / 4 + TAU / 8, r * 0.74, r * 0.13, theme.water.deep);
  for (let i = 0; i < 4; i++) ray((i * TAU) / 4, r * (i ? 0.97 : 1.02), r * 0.17, i ? theme.ink : theme.village.mark);
  c.fillStyle = theme.star;
  c.beginPath();
  c.arc(0, 0, r * 0.1, 0, TAU);
  c.fill();
  c.lineWidth = r * 0.03;
  c.stroke();
  c.restore();
}

export function cartouche(c: Context2D, x: number, y: number, u: number, theme: Theme, title: string, sub: string): void {
  c.save();
  c.translate(x, y);
  c.scale(u, u);
  c.strokeStyle = theme.ink;
  const halfWidth = 2.25;
  const halfHeight = 0.4;
  for (const s of [-1, 1]) {
    // ribbon tails
    c.save();
    c.scale(s, 1);
    polygon(
      c,
      [
        [halfWidth - 0.3, -0.16],
        [halfWidth + 0.86, -0.06],
        [halfWidth + 0.66, 0.12],
        [halfWidth + 0.84, 0.34],
        [halfWidth - 0.2, 0.3],
      ],
      theme.village.wash,
      theme.ink,
      0.022,
    );
    polygon(
      c,
      [
        [halfWidth - 0.3, 0.3],
        [halfWidth + 0.16, 0.32],
        [halfWidth - 0.02, 0.42],
      ],
      theme.village.deep,
      theme.ink,
      0.02,
    );
    c.restore();
  }
  platePath(c, halfWidth, halfHeight);
  c.fillStyle = theme.paper;
  c.shadowColor = 'rgba(40,24,8,.35)';
  c.shadowBlur = u * 0.08;
  c.shadowOffsetY = u * 0.03;
  c.fill();
  c.shadowColor = 'transparent';
  c.lineWidth = 0.034;
  c.stroke();
  c.save();
  c.scale(0.965, 0.86);
  c.lineWidth = 0.014;
  c.stroke();
  c.restore();
  for (const s of [-1, 1]) {
    // volutes
    c.save();
    c.scale(s, 1);
    c.lineWidth = 0.022;
    c.beginPath();
    for (let i = 0; i <= 40; i++) {
      const a = (i / 40) * TAU * 1.4;
      const q = 0.115 * (1 - i / 52);
      c.lineTo(halfWidth - 0.1 + Math.cos(a) * q, Math.sin(a) * q);
    }
    c.stroke();
    c.restore();
  }
  scallop(c, halfHeight, theme);
  c.restore();
  paintTitle(c, x, y, u, theme, title, sub);
}

function platePath(c: Context2D, w: number, h: number): void {
  c.beginPath();
  c.moveTo(-w + 0.2, -h);
  c.bezierCurveTo(-w * 0.4, -h - 0.05, -0.5, -h - 0.02, -0.34, -h - 0.1);
  c.quadraticCurveTo(0, -h - 0.2, 0.34, -h - 0.1);
  c.bezierCurveTo(0.5, -h - 0.02, w * 0.4, -h - 0.05, w - 0.2, -h);
  c.bezierCurveTo(w + 0.16, -h, w + 0.22, -0.16, w + 0.04, -0.06);
  c.bezierCurveTo(w + 0.24, 0.02, w + 0.2, h, w - 0.2, h);
  c.bezierCurveTo(w * 0.4, h + 0.05, 0.5, h - 0.02, 0, h + 0.1);
  c.bezierCurveTo(-0.5, h - 0.02, -w * 0.4, h + 0.05, -w + 0.2, h);
  c.bezierCurveTo(-w - 0.2, h, -w - 0.24, 0.02, -w - 0.04, -0.06);
  c.bezierCurveTo(-w - 0.22, -0.16, -w - 0.16, -h, -w + 0.2, -h);
  c.closePath();
}

function scallop(c: Context2D, h: number, theme: Theme): void {
  for (const i of [-3, 3, -2, 2, -1, 1, 0]) {
    c.save();
    c.translate(0, -h - 0.05);
    c.rotate(i * 0.4);
    c.beginPath();
    c.ellipse(0, -0.13, 0.05, 0.13 - Math.abs(i) * 0.012, 0, 0, TAU);
    c.fillStyle = i % 2 ? theme.paper : theme.village.wash;
    c.fill();
    c.lineWidth = 0.018;
    c.stroke();
    c.restore();
  }
  c.beginPath();
  c.arc(0, -h - 0.05, 0.07, 0, TAU);
  c.fillStyle = theme.star;
  c.fill();
  c.stroke();
}

function paintTitle(c: Context2D, x: number, y: number, u: number, theme: Theme, title: string, sub: string): void {
  c.save();
  c.translate(x, y);
  c.textAlign = 'center';
  c.textBaseline = 'middle';
  c.fillStyle = theme.ink;
  const fit = (text: string, style: string, size: number, max: number): void => {
    let px = size;
    c.font = `${style} ${px}px ${theme.serif}`;
    while (c.measureText(text).width > max && px > u * 0.16) c.font = `${style} ${(px *= 0.96)}px ${theme.serif}`;
  };
  fit(title, '700', u * (sub ? 0.4 : 0.5), u * 3.7);
  c.fillText(title, 0, sub ? -u * 0.085 : u * 0.02);
  if (sub) {
    fit(sub, 'italic 500', u * 0.2, u * 3.2);
    c.globalAlpha = 0.85;
    c.fillText(sub, 0, u * 0.21);
  }
  c.restore();
}
