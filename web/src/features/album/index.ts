/** Stamps for what finished games have reached. */

import * as album from './album';
import { finalPart } from './final-part';
import { stampPicture } from './stamp';

export const screens = { album };
export const parts = { stamp: stampPicture };
export const slots = { final: finalPart };
