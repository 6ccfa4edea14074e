/** Bronze, silver and gold for a deal, from the expert's stars. */

import { finalPart, playingPart } from './par';

export const slots = { final: finalPart, playing: playingPart };
