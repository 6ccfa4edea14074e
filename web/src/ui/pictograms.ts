/** A tiny example beside each edict. Pictures, not rules. */

import { pictureOf } from '../contract/cells';
import { PICTOGRAMS } from '../contract/generated/pictograms';
import type { Theme } from '../paint/theme';
import { type Small, smallMap } from '../paint/thumbnails';

/** Never taller than two usual rows, so that four edicts fit under each other. */
export function pictogram(id: string, theme: Theme): Small {
  const picture = pictureOf(PICTOGRAMS[id] ?? '');
  return smallMap(picture, picture.grid.length > 2 ? 15 : 21, theme);
}
