/** The wood of the desk: one tile of noise behind the page, painted when the page is idle. */

import { untilIdle } from '../../core/browser/sleep';
import { contextOf } from '../../core/paint/bitmaps';
import { noise } from '../../core/paint/hash';
import type { Theme } from '../../core/paint/theme';

const SIZE = 256;
/** How long and how thin the fibres of the wood are, in pixels. */
const LENGTH = 128;
const WIDTH = 2;

/** Pixels in which the right end of the tile becomes its left end. */
const BLEND = 64;

/** Returns the opacity of the wood at a pixel of the tile, from 0 to 1; the tile repeats in both directions. */
export function fibreAt(x: number, y: number): number {
  const blend = Math.max(0, (x - SIZE + BLEND) / BLEND);
  return (1 - blend) * fibre(x, y) + (blend && blend * fibre(x - SIZE, y));
}

/** Wood that repeats from top to bottom. */
function fibre(x: number, y: number): number {
  const wave = 3 * noise(x / LENGTH, y / 64, 41, SIZE / 64);
  const fibres = noise(x / LENGTH, (y + wave) / WIDTH, 42, SIZE / WIDTH);
  const pores = noise(x / 16, y, 43, SIZE);
  const boards = noise(0.5, y / 32, 44, SIZE / 32); // the same along the whole board, so that the eye finds no tile
  return Math.max(0, 0.42 * fibres + 0.35 * pores * pores + 0.22 * boards);
}

/** Colour and strength of the fibres on a light and on a dark desk. */
const DARK_FIBRES = { light: [70, 45, 20, 28], dark: [0, 0, 0, 120] } as const;

/** Rows that are computed before other work may go on. */
const ROWS_AT_ONCE = 16;

/** The addresses of the tiles, by the name of their theme. */
const tiles = new Map<string, Promise<string>>();

/** Lays the wood of a theme behind the page; none for high contrast. */
export function layWood(theme: Theme): void {
  if (!theme.grain) return showTile('');
  const tile = tiles.get(theme.name) ?? paintTile(theme.dark);
  tiles.set(theme.name, tile);
  void tile.then((address) => {
    if (document.documentElement.dataset.theme === theme.name) showTile(`url("${address}") fixed,`);
  });
}

/** Sets the layer of the background that `desk.css` puts above the colour of the desk. */
function showTile(layer: string): void {
  const { style } = document.documentElement;
  if (style.getPropertyValue('--desk-grain') !== layer) style.setProperty('--desk-grain', layer);
}

async function paintTile(isDark: boolean): Promise<string> {
  const [red, green, blue, alpha] = DARK_FIBRES[isDark ? 'dark' : 'light'];
  const image = new ImageData(SIZE, SIZE);
  for (let y = 0; y < SIZE; y++) {
    if (y % ROWS_AT_ONCE === 0) await untilIdle();
    for (let x = 0; x < SIZE; x++) image.data.set([red, green, blue, alpha * fibreAt(x, y)], (y * SIZE + x) * 4);
  }
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIZE;
  contextOf(canvas).putImageData(image, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return blob ? URL.createObjectURL(blob) : '';
}
