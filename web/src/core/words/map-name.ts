/** The name of a finished map. */

import type { FinishedGame } from '../state/saved-games';
import { t } from './texts';

/** Returns the name that the player has given to the map, or the one that the engine's words make. */
export function mapName({ map_name: ownName, summary: { name } }: FinishedGame): string {
  return ownName || t('map-name', { ...name });
}
