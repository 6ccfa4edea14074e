/** A tiny example map for each edict. */

import { parseMap } from '../contract/cells';
import { PICTOGRAMS } from '../contract/generated/pictograms';
import type { Theme } from '../paint/theme';
import { type SmallPicture, cellsPicture } from '../paint/thumbnails';

/** Returns the pictogram of an edict, low enough for four edicts below each other, and within a width. */
export function pictogram(id: string, theme: Theme, maxWidth = 200): SmallPicture {
  const picture = parseMap(PICTOGRAMS[id] ?? '');
  const columns = Math.max(...picture.grid.map((row) => row.length));
  return cellsPicture(picture, Math.min(picture.grid.length > 2 ? 15 : 21, maxWidth / (columns + 0.3)), theme);
}
