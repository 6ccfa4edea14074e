/** A tiny example next to each edict. Pictures, not rules. */

import { pictureOf } from '../contract/cells';
import { PICTOGRAMS } from '../contract/generated/pictograms';
import type { Theme } from '../paint/theme';
import { type Small, smallMap } from '../paint/thumbnails';

/** Never taller than two usual rows, so that four edicts fit under each other; never wider than there is room. */
export function pictogram(id: string, theme: Theme, room = 200): Small {
  const picture = pictureOf(PICTOGRAMS[id] ?? '');
  const columns = Math.max(...picture.grid.map((row) => row.length));
  return smallMap(picture, Math.min(picture.grid.length > 2 ? 15 : 21, room / (columns + 0.3)), theme);
}
