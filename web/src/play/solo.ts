/** A game for one person on this device. */

import type { PlayBehaviour } from './play';
import { SAVED_ON_THIS_DEVICE } from './save-game';

export const SOLO: PlayBehaviour = { name: 'solo', ...SAVED_ON_THIS_DEVICE };
