/** What is felt: a short tremble of the phone for what a hand does on paper. */

import { vibrate } from '../core/browser/vibration';
import { motionEnabled } from '../core/browser/preferences';
import { state } from '../core/state/store';

/** Milliseconds of trembling, and of the pauses between. */
const PATTERNS = { snap: 8, ink: 18, coin: [12, 50, 12], ambush: [35, 60, 70] };

export type Haptic = keyof typeof PATTERNS;

export function vibrateFor(what: Haptic): void {
  const { haptics } = state.settings;
  // Who wants less motion is not shaken by every cell on the way.
  if (haptics && (what !== 'snap' || motionEnabled(state.settings))) vibrate(PATTERNS[what]);
}
