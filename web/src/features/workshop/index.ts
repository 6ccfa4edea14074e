/** Where bots are written, in a chunk of its own: it brings an editor. */

import { lazyScreen } from '../../app/router';

export const screens = { workshop: lazyScreen(() => import('./screen')) };
