/** Twelve maps that teach the whole game, and the realm that they join into. */

import * as atlas from './screen';
import { finalPart } from './final-part';

export const screens = { atlas };
export const slots = { final: finalPart };
