/** Clusters of cells, the loops around them, and paths that look hand-drawn. */

import type { Position } from '../contract/cells';
import { hash, noise } from './hash';
import { MERGED_LETTER, KIND_OF_LETTER } from './theme';

interface Edge {
  /** Its start and its direction: 0 east, 1 south, 2 west, 3 north. */
  x: number;
  y: number;
  d: number;
  /** The bend before and after this edge: 1 right, 0 straight on, -1 left. */
  a: number;
  b: number;
}
export type Loop = Edge[];
export interface Cluster {
  letter: string;
  cells: Position[];
  loops: Loop[];
}

// East, south, west, north; the inside is on the right of each edge.
export const DX = [1, 0, -1, 0] as const;
export const DY = [0, 1, 0, -1] as const;
const step = (table: readonly number[], d: number): number => table[d] ?? 0;

/** Returns the clusters of equal letters; all monsters count as one letter. */
export function findClusters(grid: readonly string[]): Cluster[] {
  const rows = grid.length;
  const columns = grid[0]?.length ?? 0;
  const letterAt = (r: number, c: number): string => {
    const letter = grid[r]?.[c] ?? '.';
    return MERGED_LETTER[letter] ?? letter;
  };
  const seen = new Set<number>();
  const result: Cluster[] = [];
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      const letter = letterAt(r, c);
      if (!(letter in KIND_OF_LETTER) || seen.has(r * columns + c)) continue;
      const cells: Position[] = [[r, c]];
      seen.add(r * columns + c);
      for (const [cr, cc] of cells) {
        for (let d = 0; d < 4; d++) {
          const y = cr + step(DY, d);
          const x = cc + step(DX, d);
          if (y < 0 || y >= rows || x < 0 || x >= columns) continue;
          if (letterAt(y, x) !== letter || seen.has(y * columns + x)) continue;
          seen.add(y * columns + x);
          cells.push([y, x]);
        }
      }
      result.push({ letter, cells, loops: outlineLoops(cells) });
    }
  }
  return result;
}

/** Returns the loops around cells: the outer ones clockwise, those around holes counterclockwise. */
export function outlineLoops(cells: readonly Position[]): Loop[] {
  const cellKeys = new Set(cells.map(([r, c]) => `${r},${c}`));
  const edges = new Set<string>();
  const key = (x: number, y: number, d: number): string => `${x},${y},${d}`;
  for (const [r, c] of cells) {
    if (!cellKeys.has(`${r - 1},${c}`)) edges.add(key(c, r, 0));
    if (!cellKeys.has(`${r},${c + 1}`)) edges.add(key(c + 1, r, 1));
    if (!cellKeys.has(`${r + 1},${c}`)) edges.add(key(c + 1, r + 1, 2));
    if (!cellKeys.has(`${r},${c - 1}`)) edges.add(key(c, r + 1, 3));
  }
  const loops: Loop[] = [];
  for (let first = edges.values().next(); !first.done; first = edges.values().next()) {
    const [x0 = 0, y0 = 0, d0 = 0] = first.value.split(',').map(Number);
    loops.push(traceLoop(edges, key, x0, y0, d0));
  }
  return loops;
}

/** Follows the edges from a start, removes them from the set, and returns them as a loop. */
function traceLoop(edges: Set<string>, key: (x: number, y: number, d: number) => string, x0: number, y0: number, d0: number): Loop {
  let [x, y, d] = [x0, y0, d0];
  const loop: Loop = [];
  for (;;) {
    edges.delete(key(x, y, d));
    const edge: Edge = { x, y, d, a: 0, b: 0 };
    loop.push(edge);
    x += step(DX, d);
    y += step(DY, d);
    // Prefers the bend to the right, which separates cells that touch only diagonally.
    const bend = [1, 0, -1].find((q) => edges.has(key(x, y, (d + q + 4) % 4)));
    if (bend === undefined) {
      edge.b = (d0 - d + 4) % 4 === 1 ? 1 : d0 === d ? 0 : -1;
      break;
    }
    edge.b = bend;
    d = (d + bend + 4) % 4;
  }
  loop.forEach((edge, i) => {
    edge.a = loop[(i + loop.length - 1) % loop.length]?.b ?? 0;
  });
  return loop;
}

/** Returns a hand-drawn path along the loops; `inset` and the amplitude `wobble` in cells. `torn` edges are jagged, not smooth. */
export function outlinePath(loops: readonly Loop[], u: number, seed: number, inset: number, wobble = 0.05, torn = false): Path2D {
  const path = new Path2D();
  for (const loop of loops) {
    const pts = loop.flatMap((edge) => edgePoints(edge, u, seed, inset, wobble, torn));
    const n = pts.length;
    const pointAt = (i: number): readonly [number, number] => pts[i % n] ?? [0, 0];
    const mid = (i: number): [number, number] => {
      const [ax, ay] = pointAt(i);
      const [bx, by] = pointAt(i + 1);
      return [(ax + bx) / 2, (ay + by) / 2];
    };
    path.moveTo(...(torn ? pointAt(0) : mid(n - 1)));
    for (let i = 0; i < n; i++) {
      if (torn) path.lineTo(...pointAt(i));
      else path.quadraticCurveTo(...pointAt(i), ...mid(i));
    }
    path.closePath();
  }
  return path;
}

function edgePoints(edge: Edge, u: number, seed: number, inset: number, wobble: number, torn: boolean): [number, number][] {
  const { x, y, d, a, b } = edge;
  const dx = step(DX, d);
  const dy = step(DY, d);
  const steps = torn ? 5 : 2;
  const r = torn ? 0.1 : 0.2;
  const t0 = a === 1 ? inset + r : a === 0 ? 0.18 : r - inset;
  const t1 = b === 1 ? 1 - inset - r : b === 0 ? 0.82 : 1 + inset - r;
  const out: [number, number][] = [];
  for (let i = 0; i <= steps; i++) {
    const t = t0 + ((t1 - t0) * i) / steps;
    const nx = -dy;
    const ny = dx;
    const px = x + dx * t + nx * inset;
    const py = y + dy * t + ny * inset;
    const fine = torn ? wobble * (hash(px * 64, py * 64, seed) - 0.5) * 1.9 : noise(px * 5, py * 5, seed + 3) * wobble * 0.35;
    const k = noise(px * 1.9, py * 1.9, seed) * wobble + fine;
    const q = noise(px * 1.9 + 40, py * 1.9, seed + 1) * wobble;
    out.push([(px + nx * k + dx * q * 0.6) * u, (py + ny * k + dy * q * 0.6) * u]);
  }
  return out;
}
