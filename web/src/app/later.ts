/** All rooms, annexes and the rulebook in one chunk: apart, what they share with the page would fall into thirty. */

export * as book from '../screens/book/book';
export * as embed from '../screens/share/embed';
export * as keepsake from '../screens/share/keepsake';
export * as share from '../screens/share/share';
export * as challenge from '../screens/challenge/challenge';
export * as compare from '../screens/challenge/compare';
export * as daily from '../screens/daily/daily';
export * as desk from '../screens/desk/screen';
export * as gallery from '../screens/gallery/gallery';
export * as replay from '../screens/replay/replay';
export * as review from '../screens/review/review';
export * as stats from '../screens/stats/stats';
