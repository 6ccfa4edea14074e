/** Links, texts and pictures of a game. */

import * as embed from './embed-code';
import * as keepsake from './keepsake';
import * as share from './share';

export const dialogs = { embed, keepsake, share };
