/** All finished maps. */

import * as gallery from './gallery';

export const screens = { gallery };
