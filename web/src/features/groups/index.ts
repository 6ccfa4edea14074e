/** Groups of friends for the daily map. */

import { finalPart } from './final-part';
import { eraseGroups, updateGroups } from './groups';
import * as group from './screen';

export const screens = { group };
export const parts = { updateGroups, eraseGroups };
export const slots = { final: finalPart };
