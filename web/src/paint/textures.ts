/** Paper tooth and watercolour, as tiles. */

import { type Brush, brushOf, cached, scratch, surface, type Surface } from './bitmaps';
import { hash, noise } from './hash';
import type { Kind, Theme } from './theme';

/** A 384 px tileable alpha map, built once. */
export function noiseTile(seed: number): Surface {
  return cached(`noise${seed}`, () => {
    const size = 128;
    const image = new ImageData(size, size);
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size; x++) {
        const v =
          noise(x / 21.334, y / 21.334, seed, 6) * 0.55 +
          noise(x / 8, y / 8, seed + 1, 16) * 0.3 +
          noise(x / 2, y / 2, seed + 2, 64) * 0.15;
        image.data[(y * size + x) * 4 + 3] = Math.max(0, Math.min(255, 128 + v * 210));
      }
    }
    const big = surface(384, 384);
    scratch(size, size, (small) => {
      brushOf(small).putImageData(image, 0, 0);
      brushOf(big).drawImage(small, 0, 0, 384, 384);
    });
    return big;
  });
}

/** 160 px of fine paper tooth. */
export function grainTile(seed: number): Surface {
  return cached(`grain${seed}`, () => {
    const size = 160;
    const tile = surface(size, size);
    const c = brushOf(tile);
    const image = c.createImageData(size, size);
    for (let i = 0; i < size * size; i++) {
      const v = hash(i % size, (i / size) | 0, seed);
      image.data.fill(v > 0.5 ? 255 : 0, i * 4, i * 4 + 3);
      image.data[i * 4 + 3] = Math.abs(v - 0.5) * 46;
    }
    c.putImageData(image, 0, 0);
    return tile;
  });
}

/** Draws a mask in a colour. */
export function tint(into: Brush, mask: Surface, colour: string, width = mask.width, height = mask.height): void {
  scratch(mask.width, mask.height, (tinted) => {
    const c = brushOf(tinted);
    c.drawImage(mask, 0, 0);
    c.globalCompositeOperation = 'source-in';
    c.fillStyle = colour;
    c.fillRect(0, 0, mask.width, mask.height);
    into.drawImage(tinted, 0, 0, width, height);
  });
}

export function pattern(c: Brush, tile: Surface): CanvasPattern | string {
  return c.createPattern(tile, 'repeat') ?? '#888';
}

/** One watercolour tile a terrain: flat wash, pooled pigment, blooms, tooth. */
export function washTile(kind: Kind, theme: Theme, seed: number): Surface {
  return cached(`wash|${kind}|${theme.name}|${seed}`, () => {
    const size = 384;
    const tile = surface(size, size);
    const c = brushOf(tile);
    const p = theme[kind];
    c.globalAlpha = theme.grain ? 0.93 : 1;
    c.fillStyle = p.wash;
    c.fillRect(0, 0, size, size);
    if (!theme.grain) return tile;
    const n = noiseTile(seed);
    const heavy = kind === 'monster';
    c.globalCompositeOperation = 'source-atop';
    c.globalAlpha = heavy ? 0.6 : 0.34;
    tint(c, n, p.deep);
    c.globalAlpha = heavy ? 0.1 : 0.4;
    c.save();
    c.translate(size, 0);
    c.scale(-1, 1);
    tint(c, n, theme.paper);
    c.restore();
    c.globalAlpha = theme.grain * 0.6;
    c.fillStyle = pattern(c, grainTile(seed));
    c.fillRect(0, 0, size, size);
    return tile;
  });
}
