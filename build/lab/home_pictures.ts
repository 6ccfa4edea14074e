/** Paints the pictures of home with the game's own painter; pictures.py bundles this and saves the pictures. */

import { parseMap } from '../../web/src/core/contract/cells';
import { CATALOGUE } from '../../web/src/core/contract/generated/catalogue';
import { contextOf } from '../../web/src/core/paint/bitmaps';
import { BORDER, paintBorder } from '../../web/src/core/paint/border';
import { paintMap } from '../../web/src/core/paint/map';
import { thumbnail } from '../../web/src/core/paint/thumbnails';
import { themeFromCSS, type Theme } from '../../web/src/core/paint/theme';
import { ART } from './example_map';

const PAD = 0.4;
const { top, side, bottom } = BORDER.full;

function themeNamed(name: string): Theme {
  document.documentElement.dataset.theme = name;
  return themeFromCSS(getComputedStyle(document.documentElement), name);
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), { width: Math.round(width), height: Math.round(height) });
}

/** The finished map on home's wall, its paper's torn edge and all. */
async function map(name: string, cell: number): Promise<string> {
  await Promise.all(['500', '700', 'italic 500'].map((style) => document.fonts.load(`${style} 20px Alegreya`)));
  const canvas = canvasOf((11 + 2 * side + 2 * PAD) * cell, (11 + top + bottom + 2 * PAD) * cell);
  const ctx = contextOf(canvas);
  ctx.translate(Math.round((PAD + side) * cell), Math.round((PAD + top) * cell));
  const o = { cell, theme: themeNamed(name), seed: 7 };
  paintBorder(ctx, { ...o, mode: 'full', title: 'Mapwright', sub: '' });
  paintMap(ctx, parseMap(ART), o);
  return canvas.toDataURL();
}

/** The sheets side by side, each `width` pixels wide. */
function sheets(name: string, width: number): string {
  const theme = themeNamed(name);
  const all = Object.values(CATALOGUE.sheets);
  const canvas = canvasOf(width * all.length, width);
  const ctx = contextOf(canvas);
  all.forEach((sheet, i) => {
    ctx.save();
    ctx.translate(i * width, 0);
    thumbnail(parseMap(sheet.map), width, theme, 72 + i).paint(ctx);
    ctx.restore();
  });
  return canvas.toDataURL();
}

declare global {
  interface Window {
    stills: { map: typeof map; sheets: typeof sheets };
  }
}

window.stills = { map, sheets };
