/** The picture of a finished map with its texts, to print and to share. */

import type { ParsedMap } from '../contract/cells';
import { type Context2D, contextOf, createSurface, releaseBitmap, type Surface, withTemporaryCache } from './bitmaps';
import { BORDER, paintBorder } from './border';
import { paintMap } from './map';
import { circle, star } from './pen';
import type { PaintOptions, Theme } from './theme';
import { paintSeal } from './wax';

export interface KeepsakeTexts {
  /** The texts in the title plate above the map. */
  title: string;
  sub: string;
  /** The large line below the map, and one in italics below it. */
  heading: string;
  by: string;
  /** The names of the seasons and their stars. */
  figures: readonly (readonly [string, string])[];
  total: string;
  lines: readonly string[];
  /** Small lines at the bottom. */
  foot: readonly string[];
  /** The crest of the player, in the corner of the sheet; may be empty. */
  crest: string;
}

/** The colours of the page around the sheet. */
interface Mount {
  panel: string;
  ink: string;
  soft: string;
  accent: string;
  accentInk: string;
}

export function mountFromCSS(style: CSSStyleDeclaration): Mount {
  const value = (name: string): string => style.getPropertyValue(name).trim();
  return {
    panel: value('--panel'),
    ink: value('--ink'),
    soft: value('--ink-2'),
    accent: value('--accent'),
    accentInk: value('--accent-ink'),
  };
}

export interface Colours {
  mount: Mount;
  theme: Theme;
}

export interface Keepsake extends Colours {
  picture: ParsedMap;
  words: KeepsakeTexts;
  seed: number;
  /** Paints what is above the map: the names of places. */
  paintAbove?: (ctx: Context2D, options: PaintOptions) => void;
  /** Whether the player has sealed the map. */
  isSealed?: boolean;
  /** Pixels per cell. */
  cell: number;
  /** Pixels of the page; without it the page is as large as its content. */
  size?: { width: number; height: number };
}

/** Returns the picture as a PNG file. */
export async function keepsakeFile(options: Keepsake): Promise<Blob> {
  const page = withTemporaryCache(() => keepsake(options));
  const blob = await toPngBlob(page);
  releaseBitmap(page);
  return blob;
}

export function toPngBlob(page: Surface): Promise<Blob> {
  if (!(page instanceof HTMLCanvasElement)) return page.convertToBlob({ type: 'image/png' });
  return new Promise((resolve, reject) => page.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'));
}

function keepsake({ picture, words, mount, theme, seed, paintAbove, isSealed, cell, size }: Keepsake): Surface {
  const { top, side, bottom } = BORDER.full;
  const margin = 0.9;
  const sheet = 11 + top + bottom;
  const text = (words.figures.length ? 2.9 : 1.9) + words.lines.length * 0.42 + words.foot.length * 0.4;
  const width = size?.width ?? Math.round((11 + 2 * side + 2 * margin) * cell);
  const height = size?.height ?? Math.round((margin + sheet + text + 0.55) * cell);
  const page = createSurface(width, height);
  const c = contextOf(page);
  paintMount(c, width, height, cell, mount);
  c.save();
  c.translate(Math.round((width - 11 * cell) / 2), Math.round((margin + top) * cell));
  paintBorder(c, { cell, theme, seed, mode: 'full', title: words.title, sub: words.sub, crest: words.crest });
  paintMap(c, picture, { cell, theme, seed });
  paintAbove?.(c, { cell, theme, seed });
  if (isSealed) paintSeal(c, 1, { cell, theme, seed }, true);
  c.restore();
  c.save();
  c.translate(width / 2, (margin + sheet) * cell);
  paintTexts(c, cell, words, mount, theme, width - 2.4 * cell);
  c.restore();
  return page;
}

/** Paints the page behind the sheet, with two frames. */
function paintMount(c: Context2D, width: number, height: number, cell: number, mount: Mount): void {
  c.fillStyle = mount.panel;
  c.fillRect(0, 0, width, height);
  c.strokeStyle = mount.soft;
  for (const [inset, line] of [
    [0.28, 0.05],
    [0.4, 0.015],
  ] as const) {
    c.lineWidth = line * cell;
    c.strokeRect(inset * cell, inset * cell, width - 2 * inset * cell, height - 2 * inset * cell);
  }
}

/** Paints the texts below the sheet; `u` are the pixels of a cell. */
function paintTexts(c: Context2D, u: number, words: KeepsakeTexts, mount: Mount, theme: Theme, maxWidth: number): void {
  const write = (text: string, y: number, size: number, style: string, colour: string): void => {
    let fitting = size * u;
    c.textAlign = 'center';
    c.textBaseline = 'alphabetic';
    c.fillStyle = colour;
    c.font = `${style} ${fitting}px ${theme.serif}`;
    while (c.measureText(text).width > maxWidth && fitting > u * 0.12) c.font = `${style} ${(fitting *= 0.95)}px ${theme.serif}`;
    c.fillText(text, 0, y * u);
  };
  write(words.heading, 0.78, 0.78, '700', mount.ink);
  write(words.by, 1.25, 0.36, 'italic 500', mount.soft);
  if (words.figures.length) paintSeasonStars(c, u, words, mount, theme);
  const top = words.figures.length ? 2.95 : 1.95;
  words.lines.forEach((line, i) => write(line, top + i * 0.42, 0.31, '500', mount.ink));
  words.foot.forEach((line, i) => write(line, top + 0.05 + words.lines.length * 0.42 + i * 0.42, 0.27, '500', mount.soft));
}

function paintSeasonStars(c: Context2D, u: number, words: KeepsakeTexts, mount: Mount, theme: Theme): void {
  const step = 1.75;
  const span = words.figures.length * step + 0.35;
  c.textAlign = 'center';
  words.figures.forEach(([mark, value], i) => {
    const x = (i * step - span / 2) * u;
    c.fillStyle = mount.soft;
    c.font = `italic 500 ${0.26 * u}px ${theme.serif}`;
    c.fillText(mark, x, 1.82 * u);
    c.fillStyle = mount.ink;
    c.font = `700 ${0.44 * u}px ${theme.serif}`;
    c.fillText(value, x, 2.26 * u);
  });
  paintTotalBadge(c, (span / 2) * u, 1.98 * u, u, words.total, mount, theme);
}

function paintTotalBadge(c: Context2D, x: number, y: number, u: number, total: string, mount: Mount, theme: Theme): void {
  circle(c, x, y, 0.54 * u, { fill: mount.accent });
  circle(c, x, y, 0.46 * u, { stroke: mount.accentInk, lineWidth: 0.02 * u });
  star(c, x, y - 0.22 * u, 0.12 * u, { fill: mount.accentInk });
  c.fillStyle = mount.accentInk;
  c.font = `700 ${0.42 * u}px ${theme.serif}`;
  c.fillText(total, x, y + 0.25 * u);
}
