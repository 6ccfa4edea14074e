/** Names on a finished map: in italics along its largest lake, forest and town and its mountains, and a rare sea serpent. */

import type { ParsedMap, Position } from '../contract/cells';
import { cached, type Context2D, useDevicePixels } from './bitmaps';
import { findClusters } from './clusters';
import { hash } from './hash';
import { circle, draw } from './pen';
import type { PaintOptions } from './theme';

export const LABELLED = { W: 'water', F: 'forest', V: 'village', '^': 'mountain' } as const;
export type LabelledFeature = (typeof LABELLED)[keyof typeof LABELLED];

/** A name, and the cells in a row or column along which it is written. */
export interface Label {
  feature: LabelledFeature;
  /** The middle of the name, as row and column with fractions. */
  at: Position;
  /** Length in cells. */
  length: number;
  /** Its angle in radians. */
  angle: number;
}

/** Cells that a lake, forest or town must have for a name, and in a straight line. */
const MIN_CELLS = 4;
const MIN_RUN = 3;
/** Cells between two mountains of one range, at most. */
const MAX_RANGE = 4.3;

type Run = readonly Position[];

/** How much longer a column must be than a row, because it is harder to read along it. */
const COLUMN_DISADVANTAGE = 1.5;

/** Returns the longest straight run of cells. */
function longestRun(cells: readonly Position[]): Run {
  const keys = new Set(cells.map(([r, c]) => `${r},${c}`));
  const runs = [0, 1].flatMap((axis) =>
    cells.map(([r, c]) => {
      const run: Position[] = [];
      for (let i = 0; keys.has(axis ? `${r + i},${c}` : `${r},${c + i}`); i++) run.push(axis ? [r + i, c] : [r, c + i]);
      return run;
    }),
  );
  const worth = (run: Run): number => run.length / (run[0]?.[1] === run.at(-1)?.[1] ? COLUMN_DISADVANTAGE : 1);
  return runs.reduce<Run>((best, run) => (best.length && worth(run) <= worth(best) ? best : run), []);
}

/** Returns where the names of a map are written. */
export function findLabels({ grid }: ParsedMap): Label[] {
  const clusters = findClusters(grid);
  const labels = (['W', 'F', 'V'] as const).flatMap((letter): Label[] => {
    const ofKind = clusters.filter((cluster) => cluster.letter === letter).sort((a, b) => b.cells.length - a.cells.length);
    const run = longestRun(ofKind[0]?.cells ?? []);
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last || (ofKind[0]?.cells.length ?? 0) < MIN_CELLS || run.length < MIN_RUN) return [];
    const at: Position = [(first[0] + last[0]) / 2 + 0.5, (first[1] + last[1]) / 2 + 0.5];
    return [{ feature: LABELLED[letter], at, length: run.length, angle: first[0] === last[0] ? 0 : Math.PI / 2 }];
  });
  return [...labels, ...rangeLabel(grid, labels)];
}

/** Cells between two names, at least. */
const MIN_DISTANCE = 0.9;

/** Returns points along a name, half a cell apart. */
function pointsAlong({ at, length, angle }: Label): Position[] {
  const count = Math.ceil(length * 2);
  return Array.from({ length: count + 1 }, (_, i): Position => {
    const along = (i / count - 0.5) * length;
    return [at[0] + Math.sin(angle) * along, at[1] + Math.cos(angle) * along];
  });
}

function overlap(a: Label, b: Label): boolean {
  return pointsAlong(a).some(([r, c]) => pointsAlong(b).some(([y, x]) => Math.hypot(y - r, x - c) < MIN_DISTANCE));
}

/** Returns the name between the two mountains that are closest to each other, if it lies across no other name. */
function rangeLabel(grid: readonly string[], others: readonly Label[]): Label[] {
  const peaks = grid.flatMap((row, r) => [...row].flatMap((letter, c): Position[] => (letter === '^' ? [[r, c]] : [])));
  const pairs = peaks.flatMap((a, i) => peaks.slice(i + 1).map((b) => ({ a, b, apart: Math.hypot(a[0] - b[0], a[1] - b[1]) })));
  const labels = pairs
    .filter(({ apart }) => apart <= MAX_RANGE)
    .sort((x, y) => x.apart - y.apart)
    .map(({ a, b, apart }): Label => {
      const [left, right] = a[1] <= b[1] ? [a, b] : [b, a];
      const at: Position = [(left[0] + right[0]) / 2 + 0.96, (left[1] + right[1]) / 2 + 0.5];
      return { feature: 'mountain', at, length: Math.max(3, apart + 1), angle: Math.atan2(right[0] - left[0], right[1] - left[1]) };
    });
  return labels.filter((label) => !others.some((other) => overlap(label, other))).slice(0, 1);
}

const MAX_SIZE = 0.4; // of a cell

/** Paints the names; `nameOf` returns the name of a feature. */
export function paintLabels(ctx: Context2D, map: ParsedMap, nameOf: (feature: LabelledFeature) => string, options: PaintOptions): void {
  const { cell, theme, seed } = options;
  const u = useDevicePixels(ctx, cell);
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  const key = map.grid.join('');
  for (const { feature, at, length, angle } of cached(`labels|${key}`, () => findLabels(map))) {
    const name = nameOf(feature);
    let size = u * MAX_SIZE;
    ctx.font = `italic 500 ${size}px ${theme.serif}`;
    const width = ctx.measureText(name).width;
    size *= Math.min(1, ((length - 0.3) * u) / width);
    ctx.save();
    ctx.translate(at[1] * u, at[0] * u);
    ctx.rotate(angle);
    ctx.font = `italic 500 ${size}px ${theme.serif}`;
    ctx.lineWidth = size * 0.42;
    ctx.strokeStyle = theme[feature].wash;
    ctx.globalAlpha = 0.92;
    ctx.strokeText(name, 0, 0);
    ctx.globalAlpha = 1;
    ctx.fillStyle = theme.ink;
    ctx.fillText(name, 0, 0);
    ctx.restore();
  }
  const serpents = cached(`serpents|${seed}|${key}`, () => [serpentCell(map, seed)].filter((place) => place !== undefined));
  for (const place of cell < 20 ? [] : serpents) paintSerpent(ctx, place, u, options);
  ctx.restore();
}

/** One of so many large lakes has a serpent. */
const SERPENT_ODDS = 1 / 7;
const SERPENT_LAKE = 8;

/** Returns the cell of a sea serpent: in the middle of a large lake; undefined for most seeds. */
export function serpentCell({ grid }: ParsedMap, seed: number): Position | undefined {
  if (hash(seed, 31, 5) > SERPENT_ODDS) return undefined;
  const [lake] = findClusters(grid)
    .filter(({ letter, cells }) => letter === 'W' && cells.length >= SERPENT_LAKE)
    .sort((a, b) => b.cells.length - a.cells.length);
  const neighbours = ([r, c]: Position): number => lake?.cells.filter(([y, x]) => Math.abs(y - r) + Math.abs(x - c) === 1).length ?? 0;
  const named = findLabels({ grid, ruins: [], attack: [] }).find(({ feature }) => feature === 'water');
  const isFree = ([r, c]: Position): boolean => !named || Math.hypot(r + 0.5 - named.at[0], c + 0.5 - named.at[1]) > 1.2;
  return lake?.cells.filter(isFree).sort((a, b) => neighbours(b) - neighbours(a))[0];
}

const HUMPS = 'M-0.42,0.16 C-0.36,-0.12 -0.2,-0.12 -0.14,0.16 M-0.08,0.16 C-0.02,-0.18 0.14,-0.18 0.18,0.16';
const NECK = 'M0.24,0.16 C0.22,-0.1 0.24,-0.34 0.38,-0.34 C0.48,-0.34 0.5,-0.26 0.42,-0.24 C0.34,-0.22 0.36,-0.02 0.38,0.16';

function paintSerpent(ctx: Context2D, [row, column]: Position, u: number, { theme }: PaintOptions): void {
  const place = [(column + 0.5) * u, (row + 0.52) * u, u] as const;
  const ink = { stroke: theme.ink, lineWidth: Math.max(1, u * 0.03) };
  draw(ctx, HUMPS, { ...ink, fill: theme.forest.mark }, ...place);
  draw(ctx, NECK, { ...ink, fill: theme.forest.mark }, ...place);
  circle(ctx, (column + 0.9) * u, (row + 0.24) * u, u * 0.018, { fill: theme.ink });
}
