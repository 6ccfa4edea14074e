/** Scratch canvases and the one cache of painted bitmaps, least recently used out first. */

export type Surface = OffscreenCanvas | HTMLCanvasElement;
export type Context2D = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
export interface PlacedBitmap {
  bmp: Surface | ImageBitmap;
  x: number;
  y: number;
}
type Cached = Surface | PlacedBitmap | readonly unknown[];

/** Pixels in the cache, of four bytes each. */
const MAX_CACHED_PIXELS = 25e5;
/** On large screens the cache has room for this many times its largest bitmap, the printed sheet. */
const MIN_SHEETS = 4;

function cost(value: Cached): number {
  if ('bmp' in value) return value.bmp.width * value.bmp.height;
  if ('width' in value) return value.width * value.height;
  return 1;
}

export function createSurface(width: number, height: number): Surface {
  const w = Math.max(1, Math.ceil(width));
  const h = Math.max(1, Math.ceil(height));
  if (typeof OffscreenCanvas === 'function') return new OffscreenCanvas(w, h);
  const canvas = document.createElement('canvas');
  canvas.width = w;
  canvas.height = h;
  return canvas;
}

/** Frees the pixels at once: to the garbage collector a canvas is a small object that can wait. */
export function releaseBitmap(bitmap: Surface | ImageBitmap): void {
  if ('close' in bitmap) bitmap.close();
  else bitmap.width = bitmap.height = 0;
}

/** A canvas for the time of a call. */
export function withScratchCanvas(width: number, height: number, use: (canvas: Surface) => void): void {
  const canvas = createSurface(width, height);
  use(canvas);
  releaseBitmap(canvas);
}

export function contextOf(target: Surface): Context2D {
  const brush = target.getContext('2d') as Context2D | null;
  if (!brush) throw new Error('no 2d canvas');
  return brush;
}

function releaseCached(value: Cached): void {
  if ('bmp' in value) releaseBitmap(value.bmp);
  else if ('width' in value) releaseBitmap(value);
}

/** Painted bitmaps by their keys; the least recently used ones are released. */
class BitmapCache {
  private readonly bitmaps = new Map<string, Cached>();
  private pixels = 0;
  private largest = 0;

  get(key: string): Cached | undefined {
    const bitmap = this.bitmaps.get(key);
    if (bitmap === undefined) return undefined;
    this.bitmaps.delete(key);
    this.bitmaps.set(key, bitmap);
    return bitmap;
  }

  set(key: string, value: Cached): void {
    this.bitmaps.set(key, value);
    this.pixels += cost(value);
    this.largest = Math.max(this.largest, cost(value));
    for (const [k, old] of this.bitmaps) {
      if (this.pixels <= Math.max(MAX_CACHED_PIXELS, MIN_SHEETS * this.largest) || k === key) break;
      this.bitmaps.delete(k);
      this.pixels -= cost(old);
      releaseCached(old);
    }
  }

  clear(): void {
    this.bitmaps.forEach(releaseCached);
    this.bitmaps.clear();
    this.pixels = this.largest = 0;
  }
}

/** The cache of the page, and above it the temporary one of a painting that is under way. The topmost one gets what is painted. */
const caches = [new BitmapCache()];

export function cached<T extends Cached>(key: string, make: () => T): T {
  const bitmap = caches.at(-1)?.get(key) ?? caches[0]?.get(key);
  if (bitmap !== undefined) return bitmap as T;
  const value = make();
  caches.at(-1)?.set(key, value);
  return value;
}

/** Paints something large that is painted once: nothing of it is stored. */
export function withTemporaryCache<T>(paint: () => T): T {
  const temporary = new BitmapCache();
  caches.push(temporary);
  try {
    return paint();
  } finally {
    caches.pop();
    temporary.clear();
  }
}

export function clearPainterCache(): void {
  caches[0]?.clear();
}

/** Switch to device pixels so that every blit and pattern lands on whole pixels. Returns pixels per cell. */
export function useDevicePixels(ctx: Context2D, cell: number): number {
  const m = ctx.getTransform();
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, Math.round(m.e), Math.round(m.f));
  ctx.lineJoin = ctx.lineCap = 'round';
  return Math.round(cell * m.a);
}
