/** Stamps for what finished games have reached. */

import * as album from './album';
import { stampPicture } from './stamp';
import { albumStrip, stampNews } from './strip';

export const screens = { album };
export const parts = { album: albumStrip, stamp: stampPicture, stampNews };
