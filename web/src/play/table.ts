/** A table on this device, at which several people or bots sit. */

import { letThink } from './bots';
import type { Kind } from './play';
import { ON_THIS_DEVICE } from './keep';

export const TABLE: Kind = { name: 'table', ...ON_THIS_DEVICE, after: letThink };
