/** The empty sheet, paper and grid and border: one cached bitmap a size and theme. */

import { begin, type Brush, brushOf, cached, surface } from './bitmaps';
import { printCrest } from './crests';
import { cartouche, compass } from './ornaments';
import { paper } from './paper';
import { TAU } from './pen';
import type { PaintOptions, Theme } from './theme';

/** `full`: cartouche, compass, rhumb lines, coordinates. `slim`: paper and graduated border only (phones). */
export type BorderMode = 'full' | 'slim';

/** Margins in cells: top, sides, bottom. */
export const BORDER: Readonly<Record<BorderMode, { t: number; s: number; b: number }>> = {
  full: { t: 1.14, s: 0.98, b: 0.98 },
  slim: { t: 0.3, s: 0.3, b: 0.3 },
};

export interface BorderOptions extends PaintOptions {
  mode: BorderMode;
  title?: string;
  sub?: string;
  /** Of the person who draws the map, in a corner. */
  crest?: string;
}

const N = 11;

export function paintBorder(ctx: Brush, { cell, theme, seed, mode, title = '', sub = '', crest = '' }: BorderOptions): void {
  const u = begin(ctx, cell);
  const margin = BORDER[mode];
  const full = mode === 'full';
  const pad = Math.ceil(u * (full ? 0.35 : 0.12));
  const bitmap = cached(`border|${u}|${theme.name}|${seed}|${mode}|${title}|${sub}|${crest}`, () => {
    const width = Math.round((N + margin.s * 2) * u);
    const height = Math.round((N + margin.t + margin.b) * u);
    const sheet = surface(width + pad * 2, height + pad * 2);
    const c = brushOf(sheet);
    c.translate(pad, pad);
    c.lineJoin = c.lineCap = 'round';
    paper(c, width, height, u, theme, seed, full);
    c.translate(Math.round(margin.s * u), Math.round(margin.t * u));
    c.save();
    if (full && theme.grain) rhumbs(c, u, theme);
    gridLines(c, u, theme);
    c.restore();
    border(c, u, theme, full, crest);
    if (full) {
      compass(c, (N + 0.37) * u, (N + 0.37) * u, u * 0.58, theme);
      if (title) cartouche(c, (N * u) / 2, -u * 0.56, u, theme, title, cell < 40 ? '' : sub);
    }
    return sheet;
  });
  ctx.drawImage(bitmap, -Math.round(margin.s * u) - pad, -Math.round(margin.t * u) - pad);
  ctx.restore();
}

function gridLines(ctx: Brush, u: number, theme: Theme): void {
  ctx.strokeStyle = theme.grain ? theme.ink : theme.soft;
  ctx.globalAlpha = theme.grain ? 0.24 : 1;
  ctx.lineWidth = 1;
  ctx.beginPath();
  for (let i = 1; i < N; i++) {
    ctx.moveTo(0, i * u + 0.5);
    ctx.lineTo(N * u, i * u + 0.5);
    ctx.moveTo(i * u + 0.5, 0);
    ctx.lineTo(i * u + 0.5, N * u);
  }
  ctx.stroke();
  ctx.globalAlpha = 1;
}

/** Portolan lines that fan out from the compass. */
function rhumbs(c: Brush, u: number, theme: Theme): void {
  c.save();
  c.beginPath();
  c.rect(0, 0, N * u, N * u);
  c.clip();
  c.strokeStyle = theme.soft;
  c.lineWidth = Math.max(0.8, u * 0.01);
  c.globalAlpha = 0.3;
  c.beginPath();
  for (let i = 0; i < 32; i++) {
    const a = (i * TAU) / 32;
    c.moveTo((N + 0.38) * u, (N + 0.38) * u);
    c.lineTo((N + 0.38 + Math.cos(a) * 18) * u, (N + 0.38 + Math.sin(a) * 18) * u);
  }
  c.stroke();
  c.restore();
}

function border(c: Brush, u: number, theme: Theme, full: boolean, crest: string): void {
  const a = full ? 0.1 : 0.05;
  const b = full ? 0.2 : 0.17;
  const S = N * u;
  const box = (d: number, w: number, alpha = 1): void => {
    c.globalAlpha = alpha;
    c.lineWidth = Math.max(1, w * u);
    c.strokeRect(-d * u, -d * u, S + 2 * d * u, S + 2 * d * u);
    c.globalAlpha = 1;
  };
  c.strokeStyle = c.fillStyle = theme.ink;
  const segment = u / 2; // graduated band: two segments per cell
  c.globalAlpha = 0.82;
  for (let i = 1; i < N * 2; i += 2) {
    const p = i * segment;
    const q = (b - a) * u;
    c.fillRect(p, -b * u, segment, q);
    c.fillRect(p, S + a * u, segment, q);
    c.fillRect(-b * u, p, q, segment);
    c.fillRect(S + a * u, p, q, segment);
  }
  c.globalAlpha = 1;
  box(a, 0.014);
  box(b, 0.014);
  if (!full) return;
  box(0.27, 0.032);
  box(0.33, 0.012, 0.8);
  for (const [x, y] of [
    [0, 0],
    [S, 0],
    [0, S],
  ] as const) {
    // corner knots; the fourth corner carries the compass
    c.save();
    c.translate(x + (x ? 0.27 : -0.27) * u, y + (y ? 0.27 : -0.27) * u);
    c.rotate(TAU / 8);
    c.fillStyle = theme.paper;
    c.lineWidth = u * 0.02;
    c.beginPath();
    c.rect(-0.12 * u, -0.12 * u, 0.24 * u, 0.24 * u);
    c.fill();
    c.stroke();
    c.fillStyle = theme.ink;
    c.fillRect(-0.055 * u, -0.055 * u, 0.11 * u, 0.11 * u);
    c.restore();
  }
  if (crest) printCrest(c, crest, -0.5 * u, -0.58 * u, 0.94 * u, theme);
  coordinates(c, u, theme, S);
}

function coordinates(c: Brush, u: number, theme: Theme, S: number): void {
  c.font = `500 ${u * 0.215}px ${theme.serif}`;
  c.textAlign = 'center';
  c.textBaseline = 'middle';
  c.fillStyle = theme.ink;
  c.globalAlpha = 0.78;
  for (let i = 0; i < N; i++) {
    const letter = String.fromCharCode(65 + i);
    const q = (i + 0.5) * u;
    if (Math.abs(i - (N - 1) / 2) > 3.5) c.fillText(letter, q, -0.5 * u);
    c.fillText(letter, q, S + 0.51 * u);
    c.fillText(String(i + 1), -0.5 * u, q);
    c.fillText(String(i + 1), S + 0.5 * u, q);
  }
  c.globalAlpha = 1;
}
