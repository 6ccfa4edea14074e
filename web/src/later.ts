/**
 * The features that few visits need, in one chunk: with a chunk for each, the code that they share with the page would be split
 * into thirty chunks.
 */

export * as album from './features/album';
export * as app from './app/later';
export * as atlas from './features/atlas';
export * as calculator from './features/calculator';
export * as challenge from './features/challenge';
export * as daily from './features/daily';
export * as flights from './features/flights';
export * as gallery from './features/gallery';
export * as home from './features/home/later';
export * as livingMap from './features/living-map';
export * as par from './features/par';
export * as playTogether from './features/play-together';
export * as puzzles from './features/puzzles';
export * as replay from './features/replay';
export * as review from './features/review';
export * as rulebook from './features/rulebook';
export * as share from './features/share';
export * as sheets from './features/sheets';
export * as stats from './features/stats';
export * as workshop from './features/workshop';
