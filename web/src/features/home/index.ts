/** The home screen. */

import { shellHome } from './shell-home';
import * as home from './home';

export const screens = { home };
export const parts = { shellHome };
