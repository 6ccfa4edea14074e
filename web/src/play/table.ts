/** A table on this device, at which several people or bots sit. */

import { startBots } from './bots';
import type { PlayBehaviour } from './play';
import { SAVED_ON_THIS_DEVICE } from './save-game';

export const LOCAL_TABLE: PlayBehaviour = { name: 'table', ...SAVED_ON_THIS_DEVICE, afterAction: startBots };
