/** The same cards as a friend: their result, and the comparison afterwards. */

import * as challenge from './challenge';
import * as compare from './compare';

export const screens = { challenge, compare };
