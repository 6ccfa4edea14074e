/** The ways to play with others: now, one after another, or every day. */

import * as together from './screen';

export const screens = { together };
