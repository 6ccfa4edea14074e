/** Counts any map that is drawn into it. */

import * as desk from './screen';

export const screens = { desk };
