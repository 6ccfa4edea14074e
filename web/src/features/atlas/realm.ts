/** The picture of the realm: the twelve maps joined on one sheet of paper, with roads along their seams. */

import { MAP_SIZE, parseMap, type ParsedMap } from '../../core/contract/cells';
import { sleep } from '../../core/browser/sleep';
import { type Context2D, contextOf, createSurface, type Surface, withTemporaryCache } from '../../core/paint/bitmaps';
import { hash, noise, seedFromText } from '../../core/paint/hash';
import { paintMap } from '../../core/paint/map';
import { cartouche, compass } from '../../core/paint/ornaments';
import { paintPaper } from '../../core/paint/paper';
import { draw, type Point } from '../../core/paint/pen';
import { KIND_OF_LETTER, type Theme } from '../../core/paint/theme';

export const REALM_COLUMNS = 4;
const REALM_ROWS = 3;
/** Cells between two maps, and around all of them. */
export const SEAM = 0.8;
export const MARGIN = 1.6;
const STEP = MAP_SIZE + SEAM;
/** Width and height of the picture in cells. */
export const REALM_WIDTH = REALM_COLUMNS * STEP - SEAM + 2 * MARGIN;
export const REALM_HEIGHT = REALM_ROWS * STEP - SEAM + 2 * MARGIN;
/** Terrain that continues across a seam, if both maps have it there. */
const JOINED = 'FVAW';

export interface RealmPlace {
  /** The map text. */
  map: string;
  deal: string;
  /** `hidden` places are under mist. */
  look: 'drawn' | 'open' | 'hidden';
}

export interface Realm {
  places: readonly RealmPlace[];
  title: string;
  sub: string;
}

/** Paints the realm map by map, so that the page can answer in between; null when it is no longer wanted. */
export async function paintRealm(realm: Realm, theme: Theme, cell: number, isWanted: () => boolean): Promise<Surface | null> {
  const surface = createSurface(REALM_WIDTH * cell, REALM_HEIGHT * cell);
  const context = contextOf(surface);
  context.lineJoin = context.lineCap = 'round';
  paintPaper(context, surface.width, surface.height, cell, theme, 7, false);
  const maps = realm.places.map(({ map }) => parseMap(map));
  for (const [index, place] of realm.places.entries()) {
    await sleep();
    if (!isWanted()) return null;
    const map = maps[index];
    if (map) at(context, placeOf(index), cell, () => withTemporaryCache(() => paintPlace(context, place, map, theme, cell)));
  }
  await sleep();
  at(context, [MARGIN, MARGIN], cell, () => paintSeams(context, realm.places, maps, theme, cell));
  paintFrame(context, realm, theme, cell);
  return surface;
}

/** Returns the left upper corner of a map, in cells. */
function placeOf(index: number): Point {
  return [MARGIN + (index % REALM_COLUMNS) * STEP, MARGIN + Math.floor(index / REALM_COLUMNS) * STEP];
}

function at(context: Context2D, [x, y]: Point, cell: number, paint: () => void): void {
  context.save();
  context.translate(Math.round(x * cell), Math.round(y * cell));
  paint();
  context.restore();
}

function paintPlace(context: Context2D, { look, deal }: RealmPlace, map: ParsedMap, theme: Theme, cell: number): void {
  const seed = seedFromText(deal);
  if (look !== 'hidden') paintMap(context, map, { cell, theme, seed, lines: false });
  if (look === 'drawn') return;
  if (look === 'open') paintLight(context, theme, cell);
  else if (theme.grain) paintMist(context, theme, cell, seed);
}

/** A sheet that waits to be drawn: a dashed border. */
function paintLight(context: Context2D, theme: Theme, cell: number): void {
  const side = (MAP_SIZE - 0.4) * cell;
  context.save();
  context.setLineDash([cell * 0.5, cell * 0.35]);
  context.lineWidth = Math.max(1.5, cell * 0.1);
  context.strokeStyle = theme.village.mark;
  context.strokeRect(0.2 * cell, 0.2 * cell, side, side);
  context.restore();
}

/** Clouds over a map that is not open yet; themes without textures show empty paper. */
function paintMist(context: Context2D, theme: Theme, cell: number, seed: number): void {
  const size = MAP_SIZE * cell;
  context.save();
  context.beginPath();
  context.rect(0, 0, size, size);
  context.clip();
  for (let i = 0; i < 26; i++) {
    const [x, y, r] = [hash(i, 1, seed) * size, hash(i, 2, seed) * size, (1.2 + hash(i, 3, seed) * 2.2) * cell];
    const cloud = context.createRadialGradient(x, y, 0, x, y, r);
    cloud.addColorStop(0, theme.paper2);
    cloud.addColorStop(1, `${theme.paper2}00`);
    context.globalAlpha = 0.6;
    context.fillStyle = cloud;
    context.fillRect(x - r, y - r, 2 * r, 2 * r);
  }
  context.restore();
}

/** Terrain that continues from map to map, and a road along each seam between drawn maps. */
function paintSeams(context: Context2D, places: readonly RealmPlace[], maps: readonly ParsedMap[], theme: Theme, cell: number): void {
  places.forEach(({ look }, index) => {
    const [column, row] = [index % REALM_COLUMNS, Math.floor(index / REALM_COLUMNS)];
    const isJoined = (other: number): boolean => look === 'drawn' && places[other]?.look === 'drawn';
    if (column < REALM_COLUMNS - 1 && isJoined(index + 1))
      paintSeam(context, maps[index], maps[index + 1], { column, row, isUpright: true }, theme, cell);
    if (row < REALM_ROWS - 1 && isJoined(index + REALM_COLUMNS))
      paintSeam(context, maps[index], maps[index + REALM_COLUMNS], { column, row, isUpright: false }, theme, cell);
  });
}

interface Seam {
  column: number;
  row: number;
  isUpright: boolean;
}

function paintSeam(
  context: Context2D,
  first: ParsedMap | undefined,
  second: ParsedMap | undefined,
  seam: Seam,
  theme: Theme,
  cell: number,
): void {
  if (!first || !second) return;
  const { column, row, isUpright } = seam;
  const last = MAP_SIZE - 1;
  const letter = (map: ParsedMap, along: number, across: number): string =>
    (isUpright ? map.grid[along]?.[across] : map.grid[across]?.[along]) ?? '.';
  const [left, top] = isUpright ? [column * STEP + MAP_SIZE, row * STEP] : [column * STEP, row * STEP + MAP_SIZE];
  for (let i = 0; i < MAP_SIZE; i++) {
    const terrain = letter(first, i, last);
    const kind = KIND_OF_LETTER[terrain];
    if (!kind || !JOINED.includes(terrain) || letter(second, i, 0) !== terrain) continue;
    context.fillStyle = theme[kind].wash;
    if (isUpright) context.fillRect(left * cell, (top + i) * cell, SEAM * cell, cell);
    else context.fillRect((left + i) * cell, top * cell, cell, SEAM * cell);
  }
  const points = Array.from({ length: MAP_SIZE * 4 + 1 }, (_, i): Point => {
    const along = i / 4;
    const wobble = SEAM / 2 + noise(along * 0.7, column * 9 + row * 5, isUpright ? 31 : 32) * SEAM * 0.22;
    return isUpright ? [left + wobble, top + along] : [left + along, top + wobble];
  });
  const road = `M${points.map(([x, y]) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ')}`;
  draw(context, road, { stroke: theme.ink, lineWidth: cell * 0.3 }, 0, 0, cell);
  draw(context, road, { stroke: theme.paper, lineWidth: cell * 0.2 }, 0, 0, cell);
}

function paintFrame(context: Context2D, { title, sub }: Realm, theme: Theme, cell: number): void {
  const [width, height] = [REALM_WIDTH * cell, REALM_HEIGHT * cell];
  context.strokeStyle = context.fillStyle = theme.ink;
  for (const [inset, line] of [
    [0.72, 0.08],
    [0.92, 0.03],
    [1.18, 0.05],
  ] as const) {
    context.lineWidth = Math.max(1, line * cell);
    context.strokeRect(inset * cell, inset * cell, width - 2 * inset * cell, height - 2 * inset * cell);
  }
  compass(context, width - 1.5 * cell, height - 1.5 * cell, cell * 1.3, theme);
  cartouche(context, width / 2, 0.98 * cell, cell * 1.5, theme, title, sub);
}
