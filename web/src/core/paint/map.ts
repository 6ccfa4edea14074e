/** The map: clusters, then what is printed on the sheet, then the cells that heroes watch. */

import { isSurrounded, type ParsedMap, type Position } from '../contract/cells';
import { useDevicePixels, type Context2D, contextOf, cached, createSurface } from './bitmaps';
import { type Cluster, findClusters } from './clusters';
import { clusterBitmap, type ClusterOptions } from './cluster-bitmap';
import { line, type Point, polygon, TAU } from './pen';
import { drawCentred, SMALL, glyphBitmap, TINY, variantOf } from './sprites';
import type { PaintOptions, Theme } from './theme';

export interface MapOptions extends PaintOptions {
  /** Grid lines inside the clusters. */
  lines?: boolean;
}

export function paintMap(ctx: Context2D, picture: ParsedMap, { cell, theme, seed, lines = true }: MapOptions): void {
  const unit = useDevicePixels(ctx, cell);
  const { grid } = picture;
  const letterAt = ([r, c]: Position): string => grid[r]?.[c] ?? '.';
  const o: ClusterOptions = { u: unit, cell, theme, seed, lines, letterAt };
  const clusters = cached<readonly Cluster[]>(`cl|${grid.length}|${grid.join('')}`, () => findClusters(grid));
  for (const k of clusters) {
    const marks = k.letter === 'M' ? k.cells.map(letterAt).join('') : k.letter;
    const key = `k|${marks}${k.cells.join(' ')}|${unit}|${seed}|${theme.name}|${lines}`;
    const { bmp, x, y } = cached(key, () => clusterBitmap(k, o));
    ctx.drawImage(bmp, x, y);
  }
  paintPrinted(ctx, picture, unit, { cell, theme, seed });
  if (cell >= TINY) for (const place of picture.attack) attackMark(ctx, place, unit, cell, theme);
  ctx.restore();
}

/** Mountains and ruins lie on top of the washes. */
function paintPrinted(ctx: Context2D, { grid, ruins }: ParsedMap, u: number, { cell, theme, seed }: PaintOptions): void {
  const isRuins = new Set(ruins.map(([r, c]) => r * 11 + c));
  grid.forEach((letters, r) => {
    [...letters].forEach((letter, c) => {
      const ruin = isRuins.has(r * 11 + c);
      const empty = letter === '.';
      if (letter !== '^' && !ruin) return;
      if (cell < TINY) tinyMark(ctx, r, c, u, theme, letter === '^');
      else if (letter === '^') {
        drawCentred(ctx, glyphBitmap('mountain', variantOf(r, c, seed), u, cell, theme), r, c, u);
        if (isSurrounded(grid, [r, c])) paintTakenCoin(ctx, r, c, u, cell, theme);
      } else if (empty) drawCentred(ctx, glyphBitmap('ruins', variantOf(r, c, seed), u, cell, theme), r, c, u);
      else ruinMark(ctx, r, c, u, cell, theme);
    });
  });
}

/** A mountain without an empty cell next to it has given its coin: it bears one in its corner. */
function paintTakenCoin(ctx: Context2D, r: number, c: number, u: number, cell: number, theme: Theme): void {
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

function tinyMark(ctx: Context2D, r: number, c: number, u: number, theme: Theme, peak: boolean): void {
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
  polygon(ctx, at, peak ? theme.mountain.mark : theme.ruins.mark, theme.ink, Math.max(1, u * 0.1));
}

/** Ruins that have been built over keep a small column in the corner of their cell. */
function ruinMark(ctx: Context2D, r: number, c: number, u: number, cell: number, theme: Theme): void {
  const small = cell < SMALL;
  const badge = cached(`rm|${u}|${small}|${theme.name}`, () => {
    const box = Math.ceil(u * (small ? 0.44 : 0.34));
    const bitmap = createSurface(box, box);
    const g = contextOf(bitmap);
    g.scale(box, box);
    g.lineJoin = 'round';
    g.fillStyle = theme.paper;
    g.strokeStyle = theme.ink;
    g.lineWidth = 0.06;
    g.beginPath();
    g.arc(0.5, 0.5, 0.46, 0, TAU);
    g.fill();
    g.stroke();
    polygon(
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
export function attackMark(ctx: Context2D, [row, column]: Position, u: number, cell: number, theme: Theme): void {
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
