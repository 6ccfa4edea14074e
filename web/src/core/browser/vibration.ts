/** The phone's motor, where there is one. */

import { isEmbedded } from './embedding';

/** In other people's pages browsers refuse it, and say so in the console. */
export function canVibrate(): boolean {
  return typeof navigator.vibrate === 'function' && !isEmbedded;
}

/** A pattern of milliseconds; before the first gesture browsers refuse it as well. */
export function vibrate(pattern: number | number[]): void {
  if (canVibrate() && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate(pattern);
}
