/** The features that are loaded when one of them is first needed, in two chunks. */

import type { FeatureChunks } from './app/router';

export const CHUNKS: FeatureChunks = {
  later: { load: () => import('./later') },
  together: { load: () => import('./together'), names: ['table', 'group', 'cup', 'company'] },
};
