/** The name of a finished map. */

import type { FinishedGame } from '../state/saved-games';
import { t } from './texts';

/** Returns the name that the player has given to the map, or the one that the engine's words make. */
export function mapName(game: FinishedGame): string {
  return game.map_name || unsignedMapName(game);
}

/** Returns the name that the engine's words make. */
export function unsignedMapName({ summary: { name } }: FinishedGame): string {
  return t('map-name', { ...name });
}
