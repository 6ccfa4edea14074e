/** An editor for own map sheets. */

import * as sheets from './screen';

export const screens = { sheets };
