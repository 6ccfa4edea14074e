/** A tiny example next to each edict. Pictures, not rules. */

import { parseMap } from '../contract/cells';
import { PICTOGRAMS } from '../contract/generated/pictograms';
import type { Theme } from '../paint/theme';
import { type SmallPicture, cellsPicture } from '../paint/thumbnails';

/** Never taller than two usual rows, so that four edicts fit under each other; never wider than there is room. */
export function pictogram(id: string, theme: Theme, room = 200): SmallPicture {
  const picture = parseMap(PICTOGRAMS[id] ?? '');
  const columns = Math.max(...picture.grid.map((row) => row.length));
  return cellsPicture(picture, Math.min(picture.grid.length > 2 ? 15 : 21, room / (columns + 0.3)), theme);
}
