/** The page itself, with all its features. The script of index.html waits for `started`, and reports a start that fails. */

import type { Feature } from './app/router';
import { start } from './app/start';
import { CHUNKS } from './chunks';
import './home-entries';
import * as home from './features/home';

const FEATURES: readonly Feature[] = [home];
export const started = start(FEATURES, CHUNKS);
