/** The ornaments of a sheet: the compass rose, and the title plate with its ribbon. */

import type { Context2D } from './bitmaps';
import { MAP_SIZE } from '../contract/cells';
import { circle, draw, ellipse, type Point, TAU } from './pen';
import type { Theme } from './theme';

export function compass(c: Context2D, x: number, y: number, r: number, theme: Theme): void {
  c.save();
  c.translate(x, y);
  c.lineJoin = 'round';
  circle(c, 0, 0, r * 0.8, { fill: theme.paper, stroke: theme.ink, lineWidth: r * 0.035 });
  circle(c, 0, 0, r * 0.7, { stroke: theme.ink, lineWidth: r * 0.016 });
  circle(c, 0, 0, r * 0.46, { stroke: theme.ink, lineWidth: r * 0.016 });
  c.fillStyle = theme.ink;
  for (let i = 1; i < 32; i += 2) {
    c.save();
    c.rotate((i * TAU) / 32);
    c.fillRect(-r * 0.012, -r * 0.8, r * 0.024, r * 0.1);
    c.restore();
  }
  const ray = (angle: number, length: number, w: number, dark: string): void => {
    c.save();
    c.rotate(angle);
    draw(c, `M0,0 ${-w},${-w} 0,${-length}Z`, { fill: theme.paper, stroke: theme.ink, lineWidth: r * 0.022 });
    draw(c, `M0,0 ${w},${-w} 0,${-length}Z`, { fill: dark, stroke: theme.ink, lineWidth: r * 0.022 });
    c.restore();
  };
  for (let i = 0; i < 8; i++) ray((i * TAU) / 8 + TAU / 16, r * 0.56, r * 0.07, theme.soft);
  for (let i = 0; i < 4; i++) ray((i * TAU) / 4 + TAU / 8, r * 0.74, r * 0.13, theme.water.deep);
  for (let i = 0; i < 4; i++) ray((i * TAU) / 4, r * (i ? 0.97 : 1.02), r * 0.17, i ? theme.ink : theme.village.mark);
  circle(c, 0, 0, r * 0.1, { fill: theme.star, stroke: theme.ink, lineWidth: r * 0.03 });
  c.restore();
}

const RIBBON_TAIL = 'M1.95,-0.16 3.11,-0.06 2.91,0.12 3.09,0.34 2.05,0.3Z';
const RIBBON_FOLD = 'M1.95,0.3 2.41,0.32 2.23,0.42Z';
const PLATE = `M-2.05,-0.4 C-0.9,-0.45 -0.5,-0.42 -0.34,-0.5 Q0,-0.6 0.34,-0.5 C0.5,-0.42 0.9,-0.45 2.05,-0.4
  C2.41,-0.4 2.47,-0.16 2.29,-0.06 C2.49,0.02 2.45,0.4 2.05,0.4 C0.9,0.45 0.5,0.38 0,0.5 C-0.5,0.38 -0.9,0.45 -2.05,0.4
  C-2.45,0.4 -2.49,0.02 -2.29,-0.06 C-2.47,-0.16 -2.41,-0.4 -2.05,-0.4Z`;

export function cartouche(c: Context2D, x: number, y: number, u: number, theme: Theme, title: string, sub: string): void {
  c.save();
  c.translate(x, y);
  c.scale(u, u);
  for (const side of [-1, 1]) {
    c.save();
    c.scale(side, 1);
    draw(c, RIBBON_TAIL, { fill: theme.frame.wash, stroke: theme.ink, lineWidth: 0.022 });
    draw(c, RIBBON_FOLD, { fill: theme.frame.deep, stroke: theme.ink, lineWidth: 0.02 });
    c.restore();
  }
  c.shadowColor = 'rgba(40,24,8,.35)';
  c.shadowBlur = u * 0.08;
  c.shadowOffsetX = c.shadowOffsetY = u * 0.03;
  draw(c, PLATE, { fill: theme.paper });
  c.shadowColor = 'transparent';
  plate(c, theme);
  c.restore();
  paintTitle(c, x, y, u, theme, title, sub);
}

/** Paints the plate without a title, in units of a cell. */
function plate(c: Context2D, theme: Theme): void {
  draw(c, PLATE, { fill: theme.paper, stroke: theme.ink, lineWidth: 0.034 });
  c.save();
  c.scale(0.965, 0.86);
  c.lineWidth = 0.014;
  c.stroke();
  c.restore();
  for (const side of [-1, 1]) volute(c, side);
  scallop(c, theme);
}

/** Paints a share of a title from its beginning, in the empty plate above the map. */
export function cartoucheTitle(c: Context2D, u: number, theme: Theme, title: string, sub: string, share: number): void {
  const [x, y] = cartoucheCentre(u);
  c.save();
  c.translate(x, y);
  c.scale(u, u);
  plate(c, theme);
  c.restore();
  paintTitle(c, x, y, u, theme, title, sub, share);
}

/** Returns the centre of the plate, in pixels from the upper left corner of the map. */
export function cartoucheCentre(u: number): Point {
  return [(MAP_SIZE * u) / 2, -u * 0.56];
}

function volute(c: Context2D, side: number): void {
  c.lineWidth = 0.022;
  c.beginPath();
  for (let i = 0; i <= 40; i++) {
    const a = (i / 40) * TAU * 1.4;
    const q = 0.115 * (1 - i / 52);
    c.lineTo(side * (2.15 + Math.cos(a) * q), Math.sin(a) * q);
  }
  c.stroke();
}

function scallop(c: Context2D, theme: Theme): void {
  for (const i of [-3, 3, -2, 2, -1, 1, 0]) {
    c.save();
    c.translate(0, -0.45);
    c.rotate(i * 0.4);
    const fill = i % 2 ? theme.paper : theme.frame.wash;
    ellipse(c, 0, -0.13, 0.05, 0.13 - Math.abs(i) * 0.012, { fill, stroke: theme.ink, lineWidth: 0.018 });
    c.restore();
  }
  circle(c, 0, -0.45, 0.07, { fill: theme.star, stroke: theme.ink, lineWidth: 0.034 });
}

/** Paints a title, of which `share` is written, and the line below it. */
function paintTitle(c: Context2D, x: number, y: number, u: number, theme: Theme, title: string, sub: string, share = 1): void {
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
  const width = c.measureText(title).width;
  c.save();
  c.beginPath();
  c.rect(-width / 2 - u, -u / 2, share < 1 ? u + width * share : width + 2 * u, u); // letters may reach beyond their width
  c.clip();
  c.fillText(title, 0, sub ? -u * 0.085 : u * 0.02);
  c.restore();
  if (sub) {
    fit(sub, 'italic 500', u * 0.2, u * 3.2);
    c.globalAlpha = 0.85;
    c.fillText(sub, 0, u * 0.21);
  }
  c.restore();
}
