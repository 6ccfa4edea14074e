/** Cups: up to a hundred people draw the same maps. */

import { eraseCups, followCupGame, updateCups } from './cups';
import { cupFile } from './file';
import { finalPart, playingPart } from './game';
import * as cup from './screen';

export const screens = { cup };
export const parts = { cupFile, updateCups, followCupGame, eraseCups };
export const slots = { final: finalPart, playing: playingPart };
