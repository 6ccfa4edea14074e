/** The page itself, with all its features. The script of index.html waits for `started`, and reports a start that fails. */

import type { Feature, FeatureChunks } from './app/router';
import { start } from './app/start';
import './home-entries';
import * as home from './features/home';

const FEATURES: readonly Feature[] = [home];
/** The features that are loaded when one of them is first needed, in two chunks. */
const CHUNKS: FeatureChunks = {
  later: () => import('./later'),
  together: () => import('./together'),
};

export const started = start(FEATURES, CHUNKS);
