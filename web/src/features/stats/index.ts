/** Figures of all finished games, and their export. */

import * as stats from './stats';

export const screens = { stats };
