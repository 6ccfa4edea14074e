/** The player's finished maps and their names. */

import type { FinishedGame } from '../../core/state/saved-games';
import type { Overlay } from '../../core/ui/overlay';
import { finalPart } from './final-part';
import * as gallery from './gallery';
import { sheetTitle, signatureOverlays } from './signing';

export const parts = {
  mapTitle: (game: FinishedGame | null): string | undefined => (game ? sheetTitle(game) : undefined),
  signature: (game: FinishedGame | null, sub: string): Overlay[] => (game ? signatureOverlays(game, sub) : []),
};
export const screens = { gallery };
export const slots = { final: finalPart };
