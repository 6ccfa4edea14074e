/** The buttons of features on home. Home is shown, and written into index.html, before the features themselves are loaded. */

import { fillSlots } from './core/lazy-parts';
import type { HomeEntry } from './core/ui/home-entry';
import { homeEntry as album } from './features/album/home-entry';
import { homeEntry as atlas } from './features/atlas/home-entry';
import { homeEntry as calculator } from './features/calculator/home-entry';
import { homeEntry as challenge } from './features/challenge/home-entry';
import { homeEntry as gallery } from './features/gallery/home-entry';
import { homeEntry as puzzles } from './features/puzzles/home-entry';
import { homeEntry as sheets } from './features/sheets/home-entry';
import { homeEntry as together } from './features/together/home-entry';

/** In the order of home. */
// prettier-ignore
const ENTRIES: readonly HomeEntry[] = [
  atlas,
  puzzles,
  together,
  challenge,
  gallery,
  album,
  sheets,
  calculator,
];

for (const home of ENTRIES) fillSlots({ home });
