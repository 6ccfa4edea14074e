/** Canvases for painting, and the cache of painted bitmaps. */

export type Surface = OffscreenCanvas | HTMLCanvasElement;
export type Context2D = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
export interface PlacedBitmap {
  bitmap: Surface | ImageBitmap;
  x: number;
  y: number;
}
type Cached = Surface | ImageBitmap | PlacedBitmap | readonly unknown[];

/** Pixels in the cache, of four bytes each. */
const MAX_CACHED_PIXELS = 25e5;
/** On large screens the cache has room for this many times its largest bitmap, the printed sheet. */
const MIN_SHEETS = 4;

function pixelCount(value: Cached): number {
  if ('bitmap' in value) return value.bitmap.width * value.bitmap.height;
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

/** Releases the pixels at once: the garbage collector counts a canvas as a small object, and may keep it for long. */
export function releaseBitmap(bitmap: Surface | ImageBitmap): void {
  if ('close' in bitmap) bitmap.close();
  else bitmap.width = bitmap.height = 0;
}

/** Returns the picture of a canvas as an image bitmap, if the browser can, and releases the canvas. */
export function toImageBitmap(canvas: Surface): Surface | ImageBitmap {
  if (!('transferToImageBitmap' in canvas)) return canvas;
  const bitmap = canvas.transferToImageBitmap();
  releaseBitmap(canvas);
  return bitmap;
}

/** Has the browser paint what was drawn on a canvas so far; otherwise it paints all at once when the canvas is used. */
export function flushDrawing(canvas: Surface): void {
  withScratchCanvas(1, 1, (scratch) => contextOf(scratch).drawImage(canvas, 0, 0, 1, 1, 0, 0, 1, 1));
}

/** Calls `use` with a canvas that is released afterwards. */
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
  if ('bitmap' in value) releaseBitmap(value.bitmap);
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
    this.pixels += pixelCount(value);
    this.largest = Math.max(this.largest, pixelCount(value));
    for (const [oldKey, old] of this.bitmaps) {
      if (this.pixels <= Math.max(MAX_CACHED_PIXELS, MIN_SHEETS * this.largest) || oldKey === key) break;
      this.bitmaps.delete(oldKey);
      this.pixels -= pixelCount(old);
      releaseCached(old);
    }
  }

  clear(): void {
    this.bitmaps.forEach(releaseCached);
    this.bitmaps.clear();
    this.pixels = this.largest = 0;
  }
}

/** The cache of the page, and during some paintings a temporary one after it. New bitmaps are added to the last one. */
const caches = [new BitmapCache()];

export function cached<T extends Cached>(key: string, make: () => T): T {
  const bitmap = caches.at(-1)?.get(key) ?? caches[0]?.get(key);
  if (bitmap !== undefined) return bitmap as T;
  const value = make();
  caches.at(-1)?.set(key, value);
  return value;
}

/** Whether a bitmap need not be painted again. */
export function isCached(key: string): boolean {
  return caches.some((cache) => cache.get(key) !== undefined);
}

/** Calls `paint` with a temporary cache, for a large picture that is painted only once. */
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

/** Scales the context to device pixels, so that bitmaps and patterns are drawn on whole pixels. Returns pixels per cell. */
export function useDevicePixels(ctx: Context2D, cell: number): number {
  const m = ctx.getTransform();
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, Math.round(m.e), Math.round(m.f));
  ctx.lineJoin = ctx.lineCap = 'round';
  return Math.round(cell * m.a);
}
