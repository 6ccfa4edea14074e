/** The textures of paper and colours, as tiles that all maps share. */

import { type Context2D, contextOf, cached, withScratchCanvas, createSurface, type Surface, toImageBitmap } from './bitmaps';
import { hash, noise } from './hash';
import type { TerrainKind, Theme } from './theme';

const NOISE_SEED = 3;

/** Returns a repeatable tile of 384 pixels whose opacity is noise. */
export function noiseTile(): Surface {
  return cached('noise', () => {
    const size = 128;
    const image = new ImageData(size, size);
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size; x++) {
        const value =
          noise(x / 21.334, y / 21.334, NOISE_SEED, 6) * 0.55 +
          noise(x / 8, y / 8, NOISE_SEED + 1, 16) * 0.3 +
          noise(x / 2, y / 2, NOISE_SEED + 2, 64) * 0.15;
        image.data[(y * size + x) * 4 + 3] = Math.max(0, Math.min(255, 128 + value * 210));
      }
    }
    const big = createSurface(384, 384);
    withScratchCanvas(size, size, (small) => {
      contextOf(small).putImageData(image, 0, 0);
      contextOf(big).drawImage(small, 0, 0, 384, 384);
    });
    return big;
  });
}

/** Returns a tile of 160 pixels with the fine grain of paper. */
export function grainTile(): Surface {
  return cached('grain', () => {
    const size = 160;
    const tile = createSurface(size, size);
    const c = contextOf(tile);
    const image = c.createImageData(size, size);
    for (let i = 0; i < size * size; i++) {
      const value = hash(i % size, (i / size) | 0, NOISE_SEED);
      image.data.fill(value > 0.5 ? 255 : 0, i * 4, i * 4 + 3);
      image.data[i * 4 + 3] = Math.abs(value - 0.5) * 46;
    }
    c.putImageData(image, 0, 0);
    return tile;
  });
}

/** Paints a mask in a colour. */
export function drawTinted(into: Context2D, mask: Surface, colour: string, width = mask.width, height = mask.height): void {
  withScratchCanvas(mask.width, mask.height, (tinted) => {
    const c = contextOf(tinted);
    c.drawImage(mask, 0, 0);
    c.globalCompositeOperation = 'source-in';
    c.fillStyle = colour;
    c.fillRect(0, 0, mask.width, mask.height);
    into.drawImage(tinted, 0, 0, width, height);
  });
}

export function pattern(c: Context2D, tile: Surface | ImageBitmap): CanvasPattern | string {
  return c.createPattern(tile, 'repeat') ?? '#888';
}

/** Returns the tile of a terrain, which looks like watercolour. */
export function washTile(kind: TerrainKind, theme: Theme): Surface | ImageBitmap {
  return cached(`wash|${kind}|${theme.name}`, () => {
    const size = 384;
    const tile = createSurface(size, size);
    const c = contextOf(tile);
    const p = theme[kind];
    c.globalAlpha = theme.grain ? 0.93 : 1;
    c.fillStyle = p.wash;
    c.fillRect(0, 0, size, size);
    if (!theme.grain) return toImageBitmap(tile);
    const n = noiseTile();
    const heavy = kind === 'monster';
    c.globalCompositeOperation = 'source-atop';
    c.globalAlpha = heavy ? 0.6 : 0.34;
    drawTinted(c, n, p.deep);
    c.globalAlpha = heavy ? 0.1 : 0.4;
    c.save();
    c.translate(size, 0);
    c.scale(-1, 1);
    drawTinted(c, n, theme.paper);
    c.restore();
    c.globalAlpha = theme.grain * 0.6;
    c.fillStyle = pattern(c, grainTile());
    c.fillRect(0, 0, size, size);
    return toImageBitmap(tile);
  });
}

/** The terrains of nearly every first card. */
const FIRST_KINDS: readonly TerrainKind[] = ['forest', 'village', 'farm', 'water'];

/** Returns the steps that create the tiles for a first map; each takes a few milliseconds. */
export function textureSteps(theme: Theme): (() => void)[] {
  if (!theme.grain) return [];
  return [noiseTile, grainTile, ...FIRST_KINDS.map((kind) => () => washTile(kind, theme))];
}
