/** Paints a map: clusters, then mountains and ruins, then the attack cells of heroes. */

import { isSurrounded, type ParsedMap, type Position } from '../contract/cells';
import { useDevicePixels, type Context2D, contextOf, cached, createSurface, isCached, type PlacedBitmap } from './bitmaps';
import { type Cluster, findClusters } from './clusters';
import { clusterBitmap, type ClusterOptions } from './cluster-bitmap';
import { circle, draw } from './pen';
import { drawGlyph, glyphOf, prepareGlyph, SMALL, TINY } from './sprites';
import { washTile } from './textures';
import { KIND_OF_LETTER, type PaintOptions, type Theme } from './theme';

interface MapOptions extends PaintOptions {
  /** Grid lines inside the clusters. */
  lines?: boolean;
}

export function paintMap(ctx: Context2D, picture: ParsedMap, options: MapOptions): void {
  const { cell, theme, seed } = options;
  const unit = useDevicePixels(ctx, cell);
  for (const { paint } of clustersOf(picture, unit, options)) {
    const { bitmap, x, y } = paint();
    ctx.drawImage(bitmap, x, y);
  }
  paintPrinted(ctx, picture, unit, { cell, theme, seed });
  if (cell >= TINY) for (const place of picture.attack) attackMark(ctx, place, unit, cell, theme);
  ctx.restore();
}

/** A cluster of a map, the key of its bitmap, and the function that paints it or returns it from the cache. */
interface PaintableCluster {
  cluster: Cluster;
  key: string;
  paint: () => PlacedBitmap;
}

function clustersOf({ grid }: ParsedMap, u: number, { cell, theme, seed, lines = true }: MapOptions): PaintableCluster[] {
  const letterAt = ([r, c]: Position): string => grid[r]?.[c] ?? '.';
  const options: ClusterOptions = { u, cell, theme, seed, lines, letterAt };
  const clusters = cached<readonly Cluster[]>(`cl|${grid.length}|${grid.join('')}`, () => findClusters(grid));
  return clusters.map((cluster) => {
    const marks = cluster.letter === 'M' ? cluster.cells.map(letterAt).join('') : cluster.letter;
    const key = `k|${marks}${cluster.cells.join(' ')}|${u}|${seed}|${theme.name}|${lines}`;
    return { cluster, key, paint: () => cached(key, () => clusterBitmap(cluster, options)) };
  });
}

/** Prepares what a map consists of, in small steps: the tile, the glyphs and then the bitmap of each cluster. */
function* mapSteps(picture: ParsedMap, u: number, options: MapOptions): Generator<void, void> {
  for (const { cluster, key, paint } of clustersOf(picture, u, options)) {
    if (isCached(key)) continue;
    washTile(KIND_OF_LETTER[cluster.letter] ?? 'destroyed', options.theme);
    yield;
    for (const place of options.cell >= TINY ? cluster.cells : []) {
      prepareGlyph(glyphOf(picture.grid[place[0]]?.[place[1]] ?? '.'), place, u, options);
      yield;
    }
    paint();
    yield;
  }
  for (const { name, place } of printedGlyphs(picture)) {
    prepareGlyph(name, place, u, options);
    yield;
  }
}

/** Returns the glyphs of mountains and of empty ruins. */
function printedGlyphs({ grid, ruins }: ParsedMap): { name: 'mountain' | 'ruins'; place: Position }[] {
  const mountains = grid.flatMap((letters, r) => [...letters].flatMap((letter, c): Position[] => (letter === '^' ? [[r, c]] : [])));
  const free = ruins.filter(([r, c]) => grid[r]?.[c] === '.');
  return [...mountains.map((place) => ({ name: 'mountain' as const, place })), ...free.map((place) => ({ name: 'ruins' as const, place }))];
}

/** Prepares a map for some milliseconds. Returns whether all is ready, so that the map is painted at once. */
export function prepareMap(ctx: Context2D, picture: ParsedMap, options: MapOptions, budget: number): boolean {
  const end = performance.now() + budget;
  const steps = mapSteps(picture, Math.round(options.cell * ctx.getTransform().a), options);
  while (performance.now() < end) if (steps.next().done) return true;
  return false;
}

/** Paints mountains and ruins above the clusters. */
function paintPrinted(ctx: Context2D, { grid, ruins }: ParsedMap, u: number, options: PaintOptions): void {
  const { cell, theme } = options;
  const isRuins = new Set(ruins.map(([r, c]) => r * 11 + c));
  grid.forEach((letters, r) => {
    [...letters].forEach((letter, c) => {
      const ruin = isRuins.has(r * 11 + c);
      if (letter !== '^' && !ruin) return;
      if (cell < TINY) tinyMark(ctx, r, c, u, theme, letter === '^');
      else if (letter === '^') {
        drawGlyph(ctx, 'mountain', [r, c], u, options);
        if (isSurrounded(grid, [r, c])) paintTakenCoin(ctx, r, c, u, cell, theme);
      } else if (letter === '.') drawGlyph(ctx, 'ruins', [r, c], u, options);
      else ruinMark(ctx, r, c, u, cell, theme);
    });
  });
}

/** Paints a coin in the corner of a mountain that has given its coin. */
function paintTakenCoin(ctx: Context2D, r: number, c: number, u: number, cell: number, theme: Theme): void {
  const radius = u * (cell < SMALL ? 0.19 : 0.15);
  const [x, y] = [(c + 1) * u - radius * 1.25, r * u + radius * 1.25];
  circle(ctx, x, y, radius, { fill: theme.star, stroke: theme.ink, lineWidth: Math.max(1, u * 0.04) });
  draw(ctx, 'M-0.48,0.02 -0.1,0.42 0.52,-0.42', { stroke: theme.ink, lineWidth: Math.max(1, u * 0.05) }, x, y, radius);
}

function tinyMark(ctx: Context2D, r: number, c: number, u: number, theme: Theme, peak: boolean): void {
  const data = peak ? 'M0.1,0.85 0.5,0.08 0.9,0.85Z' : 'M0.3,0.85 0.3,0.2 0.7,0.2 0.7,0.85Z';
  draw(ctx, data, { fill: theme[peak ? 'mountain' : 'ruins'].mark, stroke: theme.ink, lineWidth: Math.max(1, u * 0.1) }, c * u, r * u, u);
}

/** Paints a small column in the corner of ruins that are drawn over. */
function ruinMark(ctx: Context2D, r: number, c: number, u: number, cell: number, theme: Theme): void {
  const small = cell < SMALL;
  const badge = cached(`rm|${u}|${small}|${theme.name}`, () => {
    const box = Math.ceil(u * (small ? 0.44 : 0.34));
    const bitmap = createSurface(box, box);
    const g = contextOf(bitmap);
    g.scale(box, box);
    g.lineJoin = 'round';
    circle(g, 0.5, 0.5, 0.46, { fill: theme.paper, stroke: theme.ink, lineWidth: 0.06 });
    const shaft = 'M0.36,0.74 0.38,0.36 0.46,0.42 0.54,0.3 0.62,0.38 0.64,0.74Z';
    draw(g, shaft, { fill: theme.ruins.mark, stroke: theme.ink, lineWidth: 0.07 });
    draw(g, 'M0.27,0.77 0.73,0.77', { stroke: theme.ink, lineWidth: 0.09 });
    return bitmap;
  });
  ctx.drawImage(badge, Math.round((c + 1) * u - badge.width * 1.04), Math.round(r * u + u * 0.02));
}

const BRACKETS = 'M-0.4,-0.2 -0.4,-0.4 -0.2,-0.4 M0.4,-0.2 0.4,-0.4 0.2,-0.4 M0.4,0.2 0.4,0.4 0.2,0.4 M-0.4,0.2 -0.4,0.4 -0.2,0.4';

/** Paints four brackets on a cell that a hero attacks, which can be recognised without colours. */
export function attackMark(ctx: Context2D, [row, column]: Position, u: number, cell: number, theme: Theme): void {
  const width = cell < SMALL ? 0.06 : 0.036;
  ctx.save();
  ctx.translate((column + 0.5) * u, (row + 0.5) * u);
  ctx.scale(u, u);
  ctx.lineCap = 'butt';
  draw(ctx, BRACKETS, { stroke: theme.halo, lineWidth: width * 2.1 });
  draw(ctx, BRACKETS, { stroke: theme.dark ? theme.star : theme.hero.mark, lineWidth: width });
  ctx.restore();
}
