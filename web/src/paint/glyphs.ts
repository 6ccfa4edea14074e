/** One small function for whatever a cell can hold. */

import type { Brush } from './bitmaps';
import type { Random } from './hash';
import { destroyed, hero, mountain, ruins, wasteland } from './landmarks';
import { monster, MONSTERS } from './monsters';
import type { Nib } from './pen';
import { farm, forest, village, water } from './terrains';
import type { Kind, Pigment } from './theme';

export type Glyph = (c: Brush, rnd: Random, p: Pigment, o: Nib) => void;
export type GlyphName = Kind | 'dragon' | 'zombie' | 'troll' | 'gorgon';

export const GLYPHS: Readonly<Record<GlyphName, Glyph>> = {
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
