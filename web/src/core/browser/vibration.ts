/** Vibration of the phone. */

import { isEmbedded } from './embedding';

/** Whether the device can vibrate; never in an embedded game, where browsers refuse it with a warning. */
export function canVibrate(): boolean {
  return typeof navigator.vibrate === 'function' && !isEmbedded;
}

/** Vibrates with a pattern of milliseconds; not before the first gesture, because browsers refuse it then. */
export function vibrate(pattern: number | number[]): void {
  if (canVibrate() && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate(pattern);
}
