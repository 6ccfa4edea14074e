/** Paper, burnt edge, neatline, compass and cartouche: one cached bitmap a size and theme. */

import { begin, brushOf, cached, surface, type Brush } from './bitmaps';
import { hash, noise } from './hash';
import { poly, TAU } from './pen';
import { grainTile, noiseTile, pattern, tint } from './textures';
import type { PaintOptions, Theme } from './theme';

/** `full`: cartouche, compass, rhumb lines, coordinates. `slim`: paper and graduated border only (phones). */
export type FrameMode = 'full' | 'slim';

/** Margins in cells: top, sides, bottom. */
export const FRAME: Readonly<Record<FrameMode, { t: number; s: number; b: number }>> = {
  full: { t: 1.14, s: 0.98, b: 0.98 },
  slim: { t: 0.3, s: 0.3, b: 0.3 },
};

export interface FrameOptions extends PaintOptions {
  mode: FrameMode;
  title?: string;
  sub?: string;
}

const N = 11;

export function paintFrame(ctx: Brush, { cell, theme, seed, mode, title = '', sub = '' }: FrameOptions): void {
  const u = begin(ctx, cell);
  const margin = FRAME[mode];
  const full = mode === 'full';
  const pad = Math.ceil(u * (full ? 0.35 : 0.12));
  const bitmap = cached(`frame|${u}|${theme.name}|${seed}|${mode}|${title}|${sub}`, () => {
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
    border(c, u, theme, full);
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

function raggedEdge(W: number, H: number, u: number, seed: number, amp: number): [number, number][] {
  const pts: [number, number][] = [];
  const step = u * 0.22;
  const inside = (v: number, max: number): number => Math.max(u * amp * 1.3, Math.min(max - u * amp * 1.3, v));
  const push = (x0: number, y0: number): void => {
    const x = inside(x0, W);
    const y = inside(y0, H);
    const [p, q] = [x / u, y / u];
    pts.push([
      x + noise(p * 1.3, q * 1.3, seed + 21) * u * amp + noise(p * 6, q * 6, seed + 22) * u * amp * 0.4,
      y + noise(p * 1.3 + 9, q * 1.3, seed + 23) * u * amp + noise(p * 6, q * 6 + 9, seed + 24) * u * amp * 0.4,
    ]);
  };
  for (let x = 0; x < W; x += step) push(x, 0);
  for (let y = 0; y < H; y += step) push(W, y);
  for (let x = W; x > 0; x -= step) push(x, H);
  for (let y = H; y > 0; y -= step) push(0, y);
  return pts;
}

function paper(c: Brush, W: number, H: number, u: number, theme: Theme, seed: number, full: boolean): void {
  if (!theme.grain) {
    c.fillStyle = theme.paper;
    c.fillRect(0, 0, W, H);
    c.strokeStyle = theme.ink;
    c.lineWidth = Math.max(2, u * 0.04);
    c.strokeRect(0, 0, W, H);
    return;
  }
  const pts = raggedEdge(W, H, u, seed, full ? 0.07 : 0.03);
  const edge = new Path2D();
  pts.forEach(([x, y], i) => (i ? edge.lineTo(x, y) : edge.moveTo(x, y)));
  edge.closePath();
  c.save();
  c.shadowColor = 'rgba(30,18,6,.42)';
  c.shadowBlur = u * 0.22;
  c.shadowOffsetY = u * 0.08;
  c.fillStyle = theme.paper;
  c.fill(edge);
  c.restore();
  c.save();
  c.clip(edge);
  softTones(c, W, H, u, theme, seed, full, edge, pts);
  c.globalAlpha = theme.grain * 0.5;
  c.fillStyle = pattern(c, grainTile(seed));
  c.fillRect(0, 0, W, H);
  c.strokeStyle = theme.burn;
  c.globalAlpha = 0.55;
  c.lineWidth = u * 0.03;
  c.stroke(edge);
  c.restore();
}

/** Glow, burn and foxing at a sixth of the scale: smooth and cheap. */
function softTones(
  c: Brush,
  W: number,
  H: number,
  u: number,
  theme: Theme,
  seed: number,
  full: boolean,
  edge: Path2D,
  pts: readonly [number, number][],
): void {
  const q = 6;
  const w = Math.ceil(W / q);
  const h = Math.ceil(H / q);
  const low = surface(w, h);
  const l = brushOf(low);
  const k = (full ? 1 : 0.4) * u;
  l.scale(1 / q, 1 / q);
  const glow = l.createRadialGradient(W * 0.46, H * 0.42, W * 0.1, W / 2, H / 2, W * 0.74);
  glow.addColorStop(0, theme.glow);
  glow.addColorStop(0.58, theme.paper);
  glow.addColorStop(1, theme.paper2);
  l.fillStyle = glow;
  l.fillRect(0, 0, w * q, h * q);
  l.globalAlpha = 0.5;
  l.drawImage(tint(noiseTile(seed + 60), theme.paper2), 0, 0, W, H);
  l.strokeStyle = theme.burn;
  for (let i = 0; i < 20; i++) {
    l.globalAlpha = 0.013 + i * 0.0026;
    l.lineWidth = k * (1.2 - i * 0.057);
    l.stroke(edge);
  }
  for (let i = 0; i < 34; i++) {
    // scorched bites along the rim, a little foxing inland
    const rim = i < 24;
    const [x, y] = (rim ? pts[(hash(i, 3, seed) * pts.length) | 0] : undefined) ?? [hash(i, 8, seed) * W, hash(i, 9, seed) * H];
    const r = k * (rim ? 0.2 + hash(i, 4, seed) * 0.5 : 0.08 + hash(i, 4, seed) * 0.12);
    const bite = l.createRadialGradient(x, y, 0, x, y, r);
    bite.addColorStop(0, theme.burn);
    bite.addColorStop(1, `${theme.burn}00`);
    l.globalAlpha = rim ? 0.16 + hash(i, 5, seed) * 0.22 : 0.08;
    l.fillStyle = bite;
    l.fillRect(x - r, y - r, r * 2, r * 2);
  }
  c.drawImage(low, 0, 0, w * q, h * q);
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

function border(c: Brush, u: number, theme: Theme, full: boolean): void {
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
  const segment = u / 2; // graduated band: two segments a cell
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

function compass(c: Brush, x: number, y: number, r: number, theme: Theme): void {
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

function cartouche(c: Brush, x: number, y: number, u: number, theme: Theme, title: string, sub: string): void {
  c.save();
  c.translate(x, y);
  c.scale(u, u);
  c.strokeStyle = theme.ink;
  const w = 2.25;
  const h = 0.4;
  for (const s of [-1, 1]) {
    // ribbon tails
    c.save();
    c.scale(s, 1);
    poly(
      c,
      [
        [w - 0.3, -0.16],
        [w + 0.86, -0.06],
        [w + 0.66, 0.12],
        [w + 0.84, 0.34],
        [w - 0.2, 0.3],
      ],
      theme.village.wash,
      theme.ink,
      0.022,
    );
    poly(
      c,
      [
        [w - 0.3, 0.3],
        [w + 0.16, 0.32],
        [w - 0.02, 0.42],
      ],
      theme.village.deep,
      theme.ink,
      0.02,
    );
    c.restore();
  }
  plate(c, w, h);
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
      c.lineTo(w - 0.1 + Math.cos(a) * q, Math.sin(a) * q);
    }
    c.stroke();
    c.restore();
  }
  shell(c, h, theme);
  c.restore();
  lettering(c, x, y, u, theme, title, sub);
}

function plate(c: Brush, w: number, h: number): void {
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

function shell(c: Brush, h: number, theme: Theme): void {
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

function lettering(c: Brush, x: number, y: number, u: number, theme: Theme, title: string, sub: string): void {
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
