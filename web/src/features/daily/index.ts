/** The daily map and its calendar. */

import * as daily from './daily';

export const screens = { daily };
