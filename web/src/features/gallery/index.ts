/** The player's finished maps and their names. */

import type { FinishedGame } from '../../core/state/saved-games';
import { mapName } from '../../core/words/map-name';
import { finalPart } from './final-part';
import * as gallery from './gallery';

export const parts = { mapTitle: (game: FinishedGame | null): string | undefined => (game ? mapName(game) : undefined) };
export const screens = { gallery };
export const slots = { final: finalPart };
