/** Whether this browser keeps what is stored. */

import { storageWorks } from './surroundings';

/** Whether the browser keeps anything for us here; asked before a store in memory may stand in. */
export const storageIsKept = storageWorks();
