/** The map: clusters, then what is printed on the sheet, then the cells that heroes watch. */

import { isSurrounded, type Picture, type Place } from '../contract/cells';
import { begin, type Brush, brushOf, cached, surface } from './bitmaps';
import { type Cluster, clusters } from './clusters';
import { clusterBitmap, type ClusterOptions } from './ink';
import { line, type Point, poly, TAU } from './pen';
import { blit, SMALL, sprite, TINY, variant } from './sprites';
import type { PaintOptions, Theme } from './theme';

export interface MapOptions extends PaintOptions {
  /** Grid lines inside the clusters. */
  lines?: boolean;
}

export function paintMap(ctx: Brush, picture: Picture, { cell, theme, seed, lines = true }: MapOptions): void {
  const u = begin(ctx, cell);
  const { grid } = picture;
  const letterAt = ([r, c]: Place): string => grid[r]?.[c] ?? '.';
  const o: ClusterOptions = { u, cell, theme, seed, lines, letterAt };
  const found = cached<readonly Cluster[]>(`cl|${grid.length}|${grid.join('')}`, () => clusters(grid));
  for (const k of found) {
    const marks = k.letter === 'M' ? k.cells.map(letterAt).join('') : k.letter;
    const key = `k|${marks}${k.cells.join(' ')}|${u}|${seed}|${theme.name}|${lines}`;
    const { bmp, x, y } = cached(key, () => clusterBitmap(k, o));
    ctx.drawImage(bmp, x, y);
  }
  printed(ctx, picture, u, { cell, theme, seed });
  if (cell >= TINY) for (const place of picture.attack) attackMark(ctx, place, u, cell, theme);
  ctx.restore();
}

/** Mountains and ruins lie on top of the washes. */
function printed(ctx: Brush, { grid, ruins }: Picture, u: number, { cell, theme, seed }: PaintOptions): void {
  const isRuins = new Set(ruins.map(([r, c]) => r * 11 + c));
  grid.forEach((letters, r) => {
    [...letters].forEach((letter, c) => {
      const ruin = isRuins.has(r * 11 + c);
      const empty = letter === '.';
      if (letter !== '^' && !ruin) return;
      if (cell < TINY) tinyMark(ctx, r, c, u, theme, letter === '^');
      else if (letter === '^') {
        blit(ctx, sprite('mountain', variant(r, c, seed), u, cell, theme), r, c, u);
        if (isSurrounded(grid, [r, c])) takenCoin(ctx, r, c, u, cell, theme);
      } else if (empty) blit(ctx, sprite('ruins', variant(r, c, seed), u, cell, theme), r, c, u);
      else ruinMark(ctx, r, c, u, cell, theme);
    });
  });
}

/** A mountain without an empty cell next to it has given its coin: it bears one in its corner. */
function takenCoin(ctx: Brush, r: number, c: number, u: number, cell: number, theme: Theme): void {
  const radius = u * (cell < SMALL ? 0.19 : 0.15);
  const [x, y] = [(c + 1) * u - radius * 1.25, r * u + radius * 1.25];
  ctx.lineWidth = Math.max(1, u * 0.04);
  ctx.strokeStyle = theme.ink;
  ctx.fillStyle = theme.star;
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, TAU);
  ctx.fill();
  ctx.stroke();
  line(
    ctx,
    [
      [x - radius * 0.48, y + radius * 0.02],
      [x - radius * 0.1, y + radius * 0.42],
      [x + radius * 0.52, y - radius * 0.42],
    ],
    theme.ink,
    Math.max(1, u * 0.05),
  );
}

function tinyMark(ctx: Brush, r: number, c: number, u: number, theme: Theme, peak: boolean): void {
  const pts: Point[] = peak
    ? [
        [0.1, 0.85],
        [0.5, 0.08],
        [0.9, 0.85],
      ]
    : [
        [0.3, 0.85],
        [0.3, 0.2],
        [0.7, 0.2],
        [0.7, 0.85],
      ];
  const at = pts.map(([x, y]): Point => [(c + x) * u, (r + y) * u]);
  poly(ctx, at, peak ? theme.mountain.mark : theme.ruins.mark, theme.ink, Math.max(1, u * 0.1));
}

/** Ruins that have been built over keep a small column in the corner of their cell. */
function ruinMark(ctx: Brush, r: number, c: number, u: number, cell: number, theme: Theme): void {
  const small = cell < SMALL;
  const badge = cached(`rm|${u}|${small}|${theme.name}`, () => {
    const box = Math.ceil(u * (small ? 0.44 : 0.34));
    const bitmap = surface(box, box);
    const g = brushOf(bitmap);
    g.scale(box, box);
    g.lineJoin = 'round';
    g.fillStyle = theme.paper;
    g.strokeStyle = theme.ink;
    g.lineWidth = 0.06;
    g.beginPath();
    g.arc(0.5, 0.5, 0.46, 0, TAU);
    g.fill();
    g.stroke();
    poly(
      g,
      [
        [0.36, 0.74],
        [0.38, 0.36],
        [0.46, 0.42],
        [0.54, 0.3],
        [0.62, 0.38],
        [0.64, 0.74],
      ],
      theme.ruins.mark,
      theme.ink,
      0.07,
    );
    line(
      g,
      [
        [0.27, 0.77],
        [0.73, 0.77],
      ],
      theme.ink,
      0.09,
    );
    return bitmap;
  });
  ctx.drawImage(badge, Math.round((c + 1) * u - badge.width * 1.04), Math.round(r * u + u * 0.02));
}

/** A cell that a hero watches: four brackets and a small blade, distinguished from every wash by shape alone. */
export function attackMark(ctx: Brush, [row, column]: Place, u: number, cell: number, theme: Theme): void {
  const small = cell < SMALL;
  ctx.save();
  ctx.translate((column + 0.5) * u, (row + 0.5) * u);
  ctx.scale(u, u);
  ctx.lineCap = 'butt';
  const width = small ? 0.06 : 0.036;
  for (const [colour, w] of [
    [theme.halo, width * 2.1],
    [theme.dark ? theme.star : theme.hero.mark, width],
  ] as const) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = w;
    ctx.beginPath();
    for (const [sx, sy] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const) {
      ctx.moveTo(sx * 0.4, sy * 0.2);
      ctx.lineTo(sx * 0.4, sy * 0.4);
      ctx.lineTo(sx * 0.2, sy * 0.4);
    }
    ctx.stroke();
  }
  ctx.restore();
}
