/** One small function for whatever a cell can hold. */

import type { Context2D } from './bitmaps';
import type { Random } from './hash';
import { destroyed, hero, mountain, ruins, wasteland } from './landmarks';
import { monster, MONSTERS } from './monsters';
import type { GlyphStyle } from './pen';
import { farm, forest, village, water } from './terrains';
import type { TerrainKind, Pigment } from './theme';

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
