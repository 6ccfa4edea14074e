/** All features of the page, as main.ts lists them. */

import { addChunks, addFeatures } from '../../web/src/app/router';
import * as home from '../../web/src/features/home';

addFeatures([home]);
addChunks({
  later: () => import('../../web/src/later'),
  together: () => import('../../web/src/together'),
});
