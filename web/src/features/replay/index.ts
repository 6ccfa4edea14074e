/** A game step by step. */

import * as replay from './replay';

export const screens = { replay };
