/** The screens that few visits need, a line for each. Another one is a folder in `screens`, which declares its route, and a
 *  line here. */

import { lazyScreen } from './lazy-screen';

export * as album from '../screens/album/album';
export * as challenge from '../screens/challenge/challenge';
export * as compare from '../screens/challenge/compare';
export * as daily from '../screens/daily/daily';
export * as desk from '../screens/desk/screen';
export * as gallery from '../screens/gallery/gallery';
export * as puzzles from '../screens/puzzles/puzzles';
export * as replay from '../screens/replay/replay';
export * as review from '../screens/review/review';
export * as stats from '../screens/stats/stats';
export const people = lazyScreen(() => import('../screens/people/screen'));
export const workshop = lazyScreen(() => import('../screens/workshop/screen'));
