/** All rooms, annexes and the rulebook in one chunk: apart, what they share with the page would fall into thirty. */

export * as book from '../book/book';
export * as embed from '../panels/embed-code';
export * as keepsake from '../panels/keepsake';
export * as share from '../panels/share';
export * as challenge from './challenge';
export * as compare from './compare';
export * as daily from './daily';
export * as desk from './desk';
export * as gallery from './gallery';
export * as replay from './replay';
export * as review from './review';
export * as stats from './stats';
