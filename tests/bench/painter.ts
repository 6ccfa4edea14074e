/** Times of the painter, each flushed by reading a pixel back; bench_painter.py bundles and runs this. */

import { parseMap } from '../../web/src/core/contract/cells';
import { contextOf, clearPainterCache } from '../../web/src/core/paint/bitmaps';
import { paintBorder } from '../../web/src/core/paint/border';
import { paintGhost } from '../../web/src/core/paint/ghost';
import { paintMap } from '../../web/src/core/paint/map';
import { themeFromCSS } from '../../web/src/core/paint/theme';
import { ART } from '../../build/lab/example_map';

const RATIO = 2;
const ROUNDS = 40;

function median(times: number[]): number {
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

function measure(cell: number): Record<string, number> {
  clearPainterCache();
  const theme = themeFromCSS(getComputedStyle(document.documentElement), 'day');
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 13 * cell * RATIO;
  const ctx = contextOf(canvas);
  ctx.scale(RATIO, RATIO);
  ctx.translate(cell, cell);
  const o = { cell, theme, seed: 7 };
  const timed = (paint: () => void): number => {
    ctx.clearRect(-cell, -cell, 13 * cell, 13 * cell);
    ctx.getImageData(0, 0, 1, 1);
    const start = performance.now();
    paint();
    ctx.getImageData(0, 0, 1, 1);
    return performance.now() - start;
  };
  const times = (paint: (i: number) => void): number => median(Array.from({ length: ROUNDS }, (_, i) => timed(() => paint(i))));
  const full = parseMap(ART);
  const letters = 'FVAW';
  const turned = (i: number): typeof full => {
    const rows = ART.split('/').map((row, r) => (r === 8 ? row.slice(0, 8) + (letters[i % 4] ?? 'F') + row.slice(9) : row));
    return parseMap(rows.join('/'));
  };
  const first = timed(() => paintMap(ctx, full, o));
  const frame = timed(() => paintBorder(ctx, { ...o, mode: 'full', title: 'Crownpeak Vale', sub: 'Sheet A' }));
  return {
    cell,
    first,
    frame,
    repaint: times(() => paintMap(ctx, full, o)),
    turn: times((i) => paintMap(ctx, turned(i), o)),
    ghost: times((i) => {
      const at = i % 7;
      paintGhost(
        ctx,
        {
          letter: 'W',
          cells: [
            [at, 1],
            [at + 1, 1],
            [at + 1, 2],
            [at + 2, 2],
          ],
          attack: [],
          bad: [],
          legal: i % 2 === 0,
          tap: '',
        },
        o,
      );
    }),
  };
}

declare global {
  interface Window {
    measured: Record<string, number>[];
  }
}
window.measured = [33, 48, 62].map(measure);
