/** Each decision of a game compared with the best. */

import * as review from './review';

export const screens = { review };
