/** Scratch canvases and the one cache of painted bitmaps, least recently used out first. */

export type Surface = OffscreenCanvas | HTMLCanvasElement;
export type Brush = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
export interface Patch {
  bmp: Surface | ImageBitmap;
  x: number;
  y: number;
}
type Cached = Surface | Patch | readonly unknown[];

const BUDGET = 25e5; // pixels held: 10 MB
const SHEETS = 4; // on large screens: so many times the largest bitmap, which is the printed sheet
const bitmaps = new Map<string, Cached>();
let held = 0;
let largest = 0;

function cost(value: Cached): number {
  if ('bmp' in value) return value.bmp.width * value.bmp.height;
  if ('width' in value) return value.width * value.height;
  return 1;
}

export function surface(width: number, height: number): Surface {
  const w = Math.max(1, Math.ceil(width));
  const h = Math.max(1, Math.ceil(height));
  if (typeof OffscreenCanvas === 'function') return new OffscreenCanvas(w, h);
  const canvas = document.createElement('canvas');
  canvas.width = w;
  canvas.height = h;
  return canvas;
}

export function brushOf(target: Surface): Brush {
  const brush = target.getContext('2d') as Brush | null;
  if (!brush) throw new Error('no 2d canvas');
  return brush;
}

export function cached<T extends Cached>(key: string, make: () => T): T {
  const found = bitmaps.get(key);
  if (found !== undefined) {
    bitmaps.delete(key);
    bitmaps.set(key, found);
    return found as T;
  }
  const value = make();
  bitmaps.set(key, value);
  held += cost(value);
  largest = Math.max(largest, cost(value));
  for (const [k, old] of bitmaps) {
    if (held <= Math.max(BUDGET, SHEETS * largest) || k === key) break;
    bitmaps.delete(k);
    held -= cost(old);
    if ('bmp' in old && 'close' in old.bmp) old.bmp.close();
  }
  return value;
}

export function clearPainterCache(): void {
  bitmaps.clear();
  held = largest = 0;
}

/** Switch to device pixels so that every blit and pattern lands on whole pixels. Returns pixels a cell. */
export function begin(ctx: Brush, cell: number): number {
  const m = ctx.getTransform();
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, Math.round(m.e), Math.round(m.f));
  ctx.lineJoin = ctx.lineCap = 'round';
  return Math.round(cell * m.a);
}
