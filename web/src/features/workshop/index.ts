/** The workshop for bots, in a chunk of its own because of its editor. */

import { lazyScreen } from '../../app/router';

export const screens = { workshop: lazyScreen(() => import('./screen')) };
