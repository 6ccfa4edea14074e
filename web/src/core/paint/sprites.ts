/** Glyphs as bitmaps, in twelve variants each, so that neighbours differ. */

import type { Position } from '../contract/cells';
import { type Context2D, contextOf, cached, createSurface, type Surface, toImageBitmap } from './bitmaps';
import { hash, randomFrom, type Random } from './hash';
import { type TerrainKind, type Theme, KIND_OF_LETTER, type PaintOptions, type Pigment } from './theme';
import { destroyed, hero, mountain, ruins, wasteland } from './landmarks';
import { monster, MONSTERS } from './monsters';
import type { GlyphStyle } from './pen';
import { farm, forest, village, water } from './terrains';

export const SMALL = 38; // CSS pixels per cell below which glyphs have fewer and bolder strokes (phones)
export const TINY = 14; // below this there are no glyphs (thumbnails)
const VARIANTS = 12;
const GLYPH_BOX = 1.36; // in cells: glyphs may overhang theirs

const MONSTER_OF_LETTER: Readonly<Record<string, GlyphName>> = { D: 'dragon', Z: 'zombie', T: 'troll', G: 'gorgon' };

export function glyphOf(letter: string): GlyphName {
  return MONSTER_OF_LETTER[letter] ?? KIND_OF_LETTER[letter] ?? 'ruins';
}

function variantOf(row: number, column: number, seed: number): number {
  return (row * 5 + column * 4 + Math.floor(hash(row, column, seed) * 2)) % VARIANTS;
}

export function glyphStyle(variant: number, cell: number, theme: Theme): GlyphStyle {
  const small = cell < SMALL;
  return {
    variant,
    ink: theme.ink,
    paper: theme.paper,
    wall: theme.ruins.mark,
    leaf: theme.forest.mark,
    snow: theme.snow,
    petals: theme.petals,
    shade: theme.dark ? '#0a0a05' : theme.ink,
    lineWidth: Math.max(small ? 0.036 : 0.017, (small ? 1 : 0.85) / cell),
    small,
  };
}

/** Returns the bitmap of a variant of a glyph, for cells of `u` device pixels and `cell` CSS pixels. */
function glyphBitmap(name: GlyphName, variant: number, u: number, cell: number, theme: Theme): Surface | ImageBitmap {
  const style = glyphStyle(variant, cell, theme);
  return cached(`g|${name}|${variant}|${u}|${style.small}|${theme.name}`, () => {
    const box = Math.ceil(u * GLYPH_BOX);
    const bitmap = createSurface(box, box);
    const c = contextOf(bitmap);
    c.translate(box / 2, box / 2);
    c.scale(u, u);
    c.lineJoin = c.lineCap = 'round';
    const pigment = theme[name in MONSTERS ? 'monster' : (name as TerrainKind)];
    const random = randomFrom(variant * 131 + name.length * 17 + name.charCodeAt(0));
    GLYPHS[name](c, random, pigment, { ...style, lineWidth: style.lineWidth * (theme.grain ? 1 : 1.25) });
    return toImageBitmap(bitmap);
  });
}

/** Prepares the glyph of a cell of `u` device pixels, so that `drawGlyph` has it at once. */
export function prepareGlyph(name: GlyphName, [row, column]: Position, u: number, { cell, theme, seed }: PaintOptions): void {
  glyphBitmap(name, variantOf(row, column, seed), u, cell, theme);
}

/** Paints a glyph in the middle of a cell of `u` device pixels. */
export function drawGlyph(ctx: Context2D, name: GlyphName, [row, column]: Position, u: number, { cell, theme, seed }: PaintOptions): void {
  const bitmap = glyphBitmap(name, variantOf(row, column, seed), u, cell, theme);
  ctx.drawImage(bitmap, Math.round((column + 0.5) * u - bitmap.width / 2), Math.round((row + 0.5) * u - bitmap.height / 2));
}

type DrawGlyph = (c: Context2D, random: Random, pigment: Pigment, style: GlyphStyle) => void;
type GlyphName = TerrainKind | 'dragon' | 'zombie' | 'troll' | 'gorgon';

const GLYPHS: Readonly<Record<GlyphName, DrawGlyph>> = {
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
