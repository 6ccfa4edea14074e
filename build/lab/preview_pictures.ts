/** Paints the pictures that messengers show with links; pictures.py bundles this and saves them. */

import { parseCell, parseMap } from '../../web/src/core/contract/cells';
import { contextOf, type Context2D } from '../../web/src/core/paint/bitmaps';
import { BORDER, paintBorder } from '../../web/src/core/paint/border';
import { paintMap } from '../../web/src/core/paint/map';
import { paintSuggestions } from '../../web/src/core/paint/suggestions';
import { themeFromCSS } from '../../web/src/core/paint/theme';
import { ART, FINISHED_MAPS } from './example_map';

const WIDTH = 1200;
const HEIGHT = 630;
const SHEET_CELLS = 11 + BORDER.full.top + BORDER.full.bottom;
const FONTS = ['500', '700', 'italic 500'];

/** A map on the table: its middle and the height of its sheet, in pixels. */
interface Placed {
  map: string;
  x: number;
  y: number;
  height: number;
}

interface Picture {
  maps: readonly Placed[];
  /** The middle of the name of the game, and the height of its letters. */
  name: readonly [x: number, y: number, size: number];
  /** Cells of a shape that is about to be drawn on the last map. */
  shape?: readonly string[];
}

const [FIRST = ART, SECOND = ART, THIRD = ART, FOURTH = ART] = FINISHED_MAPS;
const ONE: Placed = { map: ART, x: 800, y: 315, height: 590 };

/** By the name of the picture. Messengers may cut off the sides: what matters is near the middle. */
const PICTURES: Readonly<Record<string, Picture>> = {
  home: { maps: [ONE], name: [258, 340, 92] },
  deal: { maps: [{ ...ONE, map: FIRST }], name: [258, 340, 92] },
  daily: { maps: [{ ...ONE, map: THIRD }], name: [258, 340, 92] },
  challenge: {
    maps: [
      { map: FIRST, x: 320, y: 275, height: 500 },
      { map: SECOND, x: 880, y: 275, height: 500 },
    ],
    name: [600, 600, 66],
  },
  table: {
    maps: [
      { map: FIRST, x: 215, y: 235, height: 400 },
      { map: SECOND, x: 985, y: 235, height: 400 },
      { map: THIRD, x: 450, y: 270, height: 430 },
      { map: FOURTH, x: 750, y: 270, height: 430 },
    ],
    name: [600, 585, 80],
  },
  group: {
    maps: [
      { map: SECOND, x: 230, y: 265, height: 430 },
      { map: FOURTH, x: 970, y: 265, height: 430 },
      { map: THIRD, x: 600, y: 270, height: 480 },
    ],
    name: [600, 590, 80],
  },
  puzzle: {
    maps: [{ map: FOURTH.replace('WWAAA', 'WW..A').replace('VVVV', 'V..V'), x: 800, y: 315, height: 590 }],
    name: [258, 340, 92],
    shape: ['e5', 'e6', 'f6'],
  },
};

function paintTable(ctx: Context2D): void {
  const light = ctx.createRadialGradient(480, 180, 60, 600, 315, 760);
  light.addColorStop(0, '#e6e0d2');
  light.addColorStop(1, '#c3bba8');
  ctx.fillStyle = light;
  ctx.fillRect(0, 0, WIDTH, HEIGHT);
}

/** Paints a picture and returns it as a data URL. */
async function preview(name: string): Promise<string> {
  await Promise.all(FONTS.map((style) => document.fonts.load(`${style} 20px Alegreya`)));
  const picture = PICTURES[name];
  if (!picture) throw new Error(`a picture must be one of ${Object.keys(PICTURES).join(', ')}; got ${name}`);
  document.documentElement.dataset.theme = 'day';
  const theme = themeFromCSS(getComputedStyle(document.documentElement), 'day');
  const ctx = contextOf(Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT }));
  paintTable(ctx);
  for (const [index, { map, x, y, height }] of picture.maps.entries()) {
    const cell = Math.floor(height / SHEET_CELLS);
    const options = { cell, theme, seed: 7 + index };
    ctx.save();
    ctx.translate(Math.round(x - 5.5 * cell), Math.round(y + (BORDER.full.top - SHEET_CELLS / 2) * cell));
    paintBorder(ctx, { ...options, mode: 'full', title: '', sub: '' });
    paintMap(ctx, parseMap(map), options);
    if (picture.shape) {
      const cells = picture.shape.map(parseCell);
      paintSuggestions(ctx, [{ letter: 'V', cells, attack: [], label: '' }], 0, options);
    }
    ctx.restore();
  }
  const [x, y, size] = picture.name;
  ctx.fillStyle = theme.ink;
  ctx.textAlign = 'center';
  ctx.font = `700 ${size}px ${theme.serif}`;
  ctx.fillText('Mapwright', x, y);
  return ctx.canvas instanceof HTMLCanvasElement ? ctx.canvas.toDataURL() : '';
}

declare global {
  interface Window {
    previews: { names: string[]; preview: typeof preview };
  }
}

window.previews = { names: Object.keys(PICTURES), preview };
