/** Cups: up to a hundred people draw the same maps. */

import { eraseCups, followCupGame, updateCups } from './cups';
import { finalPart, playingPart } from './game';
import * as cup from './screen';

export const screens = { cup };
export const parts = { updateCups, followCupGame, eraseCups };
export const slots = { final: finalPart, playing: playingPart };
