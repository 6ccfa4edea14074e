/** What moves on a finished map at rest: waves, a ship, the smoke of chimneys, and the shadow of birds. */

import type { ParsedMap, Position } from '../../core/contract/cells';
import { MAP_SIZE } from '../../core/contract/cells';
import { type Context2D, useDevicePixels } from '../../core/paint/bitmaps';
import { hash } from '../../core/paint/hash';
import { circle, draw } from '../../core/paint/pen';
import type { PaintOptions } from '../../core/paint/theme';

const WAVES = 9;
const CHIMNEYS = 4;
const PUFFS = 3;
/** Seconds in which a wave rises and falls, a puff rises, the ship sails forth and back, and birds cross the map. */
const WAVE_SECONDS = 3.2;
const PUFF_SECONDS = 4;
const SAIL_SECONDS = 36;
const FLIGHT_SECONDS = 26;
/** The share of the time in which birds are above the map. */
const FLIGHT_SHARE = 0.35;

const WAVE = 'M-0.16,0 C-0.08,-0.07 -0.04,-0.07 0,0 C0.04,0.06 0.1,0.06 0.16,-0.01';
const HULL = 'M-0.2,0.04 -0.16,0.16 0.14,0.16 0.22,0.01 0.1,0.07 -0.1,0.08Z';
const SAIL = 'M-0.14,-0.27 Q0.02,-0.23 0.15,-0.28 Q0.09,-0.12 0.17,0.01 Q0.02,-0.03 -0.12,0.02 Q-0.06,-0.12 -0.14,-0.27';
const BIRD = 'M-0.16,0.02 Q-0.08,-0.08 0,0.02 Q0.08,-0.08 0.16,0.02';

function cellsOf({ grid }: ParsedMap, letter: string): Position[] {
  return grid.flatMap((row, r) => [...row].flatMap((each, c): Position[] => (each === letter ? [[r, c]] : [])));
}

/** Returns some of the cells, always the same for a seed. */
function pick(cells: readonly Position[], count: number, seed: number): Position[] {
  return [...cells].sort((a, b) => hash(a[0], a[1], seed) - hash(b[0], b[1], seed)).slice(0, count);
}

/** Returns the longest row of water, on which the ship sails; undefined if there is none of three cells. */
export function shipRoute(map: ParsedMap): { row: number; from: number; to: number } | undefined {
  const runs = map.grid.flatMap((letters, row) =>
    [...letters.matchAll(/W{3,}/g)].map(({ index, 0: run }) => ({ row, from: index, to: index + run.length - 1 })),
  );
  return runs.reduce<(typeof runs)[number] | undefined>(
    (best, run) => (best && best.to - best.from >= run.to - run.from ? best : run),
    undefined,
  );
}

/** Paints the scene at a time in seconds. */
export function paintScene(ctx: Context2D, map: ParsedMap, time: number, { cell, theme, seed }: PaintOptions): void {
  const u = useDevicePixels(ctx, cell);
  const part = (seconds: number, delay = 0): number => (((time + delay) / seconds) % 1) % 1;
  for (const [r, c] of pick(cellsOf(map, 'W'), WAVES, seed)) {
    const phase = part(WAVE_SECONDS, hash(r, c, 3) * WAVE_SECONDS);
    ctx.globalAlpha = 0.55 * Math.sin(phase * Math.PI);
    const x = (c + 0.3 + hash(r, c, 8) * 0.4 + phase * 0.08) * u;
    draw(ctx, WAVE, { stroke: theme.halo, lineWidth: Math.max(1, u * 0.028) }, x, (r + 0.25 + hash(r, c, 9) * 0.5) * u, u);
  }
  for (const [r, c] of pick(cellsOf(map, 'V'), CHIMNEYS, seed)) {
    for (let i = 0; i < PUFFS; i++) {
      const rise = part(PUFF_SECONDS, hash(r, c, 4) * PUFF_SECONDS + (i * PUFF_SECONDS) / PUFFS);
      ctx.globalAlpha = 0.34 * (1 - rise) * Math.min(1, rise * 6);
      const [x, y] = [(c + 0.42 + rise * 0.22) * u, (r + 0.3 - rise * 0.5) * u];
      circle(ctx, x, y, (0.04 + rise * 0.08) * u, { fill: theme.dark ? '#d9c8a8' : '#6d6358' });
    }
  }
  const route = shipRoute(map);
  if (route) paintShip(ctx, route, part(SAIL_SECONDS), u, { cell, theme, seed });
  const flight = part(FLIGHT_SECONDS, seed % FLIGHT_SECONDS) / FLIGHT_SHARE;
  if (flight < 1) paintBirds(ctx, flight, u, time, seed);
  ctx.globalAlpha = 1;
  ctx.restore();
}

function paintShip(
  ctx: Context2D,
  { row, from, to }: { row: number; from: number; to: number },
  part: number,
  u: number,
  { theme }: PaintOptions,
): void {
  const forth = part < 0.5;
  const way = forth ? part * 2 : 2 - part * 2;
  ctx.save();
  ctx.globalAlpha = 1;
  ctx.translate((from + 0.35 + way * (to - from + 0.3)) * u, (row + 0.6 + 0.015 * Math.sin(part * 90)) * u);
  ctx.scale(forth ? 0.8 * u : -0.8 * u, 0.8 * u);
  for (const shape of [HULL, SAIL]) draw(ctx, shape, { fill: theme.ruins.mark, stroke: theme.ink, lineWidth: 0.03 });
  draw(ctx, 'M0,0.06 0,-0.34', { stroke: theme.ink, lineWidth: 0.035 });
  ctx.restore();
}

/** Paints the shadows of three birds that cross the map from the left. */
function paintBirds(ctx: Context2D, way: number, u: number, time: number, seed: number): void {
  ctx.globalAlpha = 0.26 * Math.min(1, way * 8, (1 - way) * 8);
  const height = 2 + hash(seed, 7, 1) * 6;
  for (const [dx, dy] of [
    [0, 0],
    [-0.45, 0.3],
    [-0.55, -0.28],
  ] as const) {
    const flap = 0.7 + 0.3 * Math.sin(time * 9 + dx * 20);
    const [x, y] = [(way * MAP_SIZE + dx) * u, (height + dy - way * 1.5) * u];
    draw(ctx, BIRD, { stroke: '#000', lineWidth: u * 0.045 }, x, y, u, u * flap);
  }
}
