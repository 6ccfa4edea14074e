/** Glyphs as bitmaps: twelve variants each, so that neighbours never match. */

import { type Context2D, contextOf, cached, createSurface, type Surface } from './bitmaps';
import { hash, randomFrom, type Random } from './hash';
import { type TerrainKind, type Theme, KIND_OF_LETTER, type Pigment } from './theme';
import { destroyed, hero, mountain, ruins, wasteland } from './landmarks';
import { monster, MONSTERS } from './monsters';
import type { GlyphStyle } from './pen';
import { farm, forest, village, water } from './terrains';

export const SMALL = 38; // CSS pixels per cell below which fewer, bolder marks are drawn (phones)
export const TINY = 14; // below this (thumbnails) glyphs become bare signs
const VARIANTS = 12;
const GLYPH_BOX = 1.36; // in cells: glyphs may overhang theirs

const MONSTER_OF_MARK: Readonly<Record<string, GlyphName>> = { D: 'dragon', Z: 'zombie', T: 'troll', G: 'gorgon' };
const PIGMENT_KIND: Readonly<Partial<Record<GlyphName, TerrainKind>>> = {
  dragon: 'monster',
  zombie: 'monster',
  troll: 'monster',
  gorgon: 'monster',
};

export function glyphOf(letter: string): GlyphName {
  return MONSTER_OF_MARK[letter] ?? KIND_OF_LETTER[letter] ?? 'ruins';
}

export function variantOf(row: number, column: number, seed: number): number {
  return (row * 5 + column * 4 + Math.floor(hash(row, column, seed) * 2)) % VARIANTS;
}

export function glyphBitmap(name: GlyphName, v: number, u: number, cell: number, theme: Theme): Surface {
  const small = cell < SMALL;
  return cached(`g|${name}|${v}|${u}|${small}|${theme.name}`, () => {
    const box = Math.ceil(u * GLYPH_BOX);
    const bitmap = createSurface(box, box);
    const c = contextOf(bitmap);
    c.translate(box / 2, box / 2);
    c.scale(u, u);
    c.lineJoin = c.lineCap = 'round';
    const lw = Math.max(small ? 0.036 : 0.017, (small ? 1 : 0.85) / cell) * (theme.grain ? 1 : 1.25);
    GLYPHS[name](c, randomFrom(v * 131 + name.length * 17 + name.charCodeAt(0)), theme[PIGMENT_KIND[name] ?? (name as TerrainKind)], {
      v,
      ink: theme.ink,
      paper: theme.paper,
      wall: theme.ruins.mark,
      leaf: theme.forest.mark,
      shade: theme.dark ? '#0a0a05' : theme.ink,
      lw,
      small,
    });
    return bitmap;
  });
}

export function drawCentred(ctx: Context2D, bitmap: Surface, row: number, column: number, u: number): void {
  ctx.drawImage(bitmap, Math.round((column + 0.5) * u - bitmap.width / 2), Math.round((row + 0.5) * u - bitmap.height / 2));
}

export type DrawGlyph = (c: Context2D, rnd: Random, p: Pigment, o: GlyphStyle) => void;
export type GlyphName = TerrainKind | 'dragon' | 'zombie' | 'troll' | 'gorgon';

export const GLYPHS: Readonly<Record<GlyphName, DrawGlyph>> = {
  forest,
  village,
  farm,
  water,
  monster,
  hero,
  destroyed,
  wasteland,
  mountain,
  ruins,
  ...MONSTERS,
};
