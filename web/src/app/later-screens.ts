/** The screens that few visits need, a line for each. Another one is a folder in `screens`, which declares its route, and a
 *  line here. */

import { lazyScreen } from './lazy-screen';

export * as album from '../features/album/album';
export * as challenge from '../features/challenge/challenge';
export * as compare from '../features/challenge/compare';
export * as daily from '../features/daily/daily';
export * as desk from '../features/calculator/screen';
export * as gallery from '../features/gallery/gallery';
export * as puzzles from '../features/puzzles/puzzles';
export * as replay from '../features/replay/replay';
export * as review from '../features/review/review';
export * as stats from '../features/stats/stats';
export const workshop = lazyScreen(() => import('../features/workshop/screen'));
