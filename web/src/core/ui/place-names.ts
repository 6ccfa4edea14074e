/** The names of places on a finished map, which the seed of its deal chooses. */

import { parseMap } from '../contract/cells';
import { type LabelledFeature, paintLabels } from '../paint/labels';
import { hash, seedFromText } from '../paint/hash';
import type { PaintOptions } from '../paint/theme';
import type { Context2D } from '../paint/bitmaps';
import type { FinishedGame } from '../state/saved-games';
import { t } from '../words/texts';

const EPITHETS = 6;

/** Returns the name of a feature; that after which the map is named has the same name there. */
export function placeName({ summary }: FinishedGame, feature: LabelledFeature): string {
  const { name, deal } = summary;
  const epithet = name.feature === feature ? name.epithet : Math.floor(hash(seedFromText(deal), feature.length, 11) * EPITHETS);
  return t('map-place', { place: `${feature}${epithet}` });
}

export function paintPlaceNames(ctx: Context2D, game: FinishedGame, options: PaintOptions): void {
  paintLabels(ctx, parseMap(game.summary.map), (feature) => placeName(game, feature), options);
}
