/** A game for one person on this device. */

import type { Kind } from './play';
import { ON_THIS_DEVICE } from './keep';

export const SOLO: Kind = { name: 'solo', ...ON_THIS_DEVICE };
