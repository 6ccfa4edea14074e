/** The parts of home that are folded at first. */

import { customBotOptions } from './bot-options';
import { cards } from './cards';

export const parts = { cards, botOptions: customBotOptions };
