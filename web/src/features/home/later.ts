/** What home folds away until someone wants it. */

import { customBotOptions } from './bot-options';
import { cards } from './cards';

export const parts = { cards, botOptions: customBotOptions };
