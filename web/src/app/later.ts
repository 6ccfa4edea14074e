/** Parts that few games need: the list of cards, the player's own bots, and playing with two keys. */

import * as cards from '../play/card-tracker';
import { customBots } from '../play/custom-bot-runner';
import { arrowPad } from '../play/screen/arrow-pad';
import { onTwoKeys } from './two-keys';

export const dialogs = { cards };
export const parts = { ownBots: customBots, pad: arrowPad };

// Buttons react to Space when it is released, so both events are handled.
for (const kind of ['keydown', 'keyup'] as const) document.addEventListener(kind, onTwoKeys, { capture: true });
