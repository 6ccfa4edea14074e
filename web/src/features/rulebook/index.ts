/** The rules, with pictures. */

import * as book from './dialog';

export const dialogs = { book };
