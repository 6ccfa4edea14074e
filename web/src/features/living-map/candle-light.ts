/** The light of a candle on the desk, which flickers slowly. */

import { noise } from '../../core/paint/hash';

/** Flickers in a second, of the slow and of the fast part of its motion. */
const SLOW = 0.35;
const FAST = 1.3;

/** Returns how bright the light is at a time in seconds, from 0 to 1. */
export function brightnessAt(time: number): number {
  return 0.7 + 0.22 * noise(time * SLOW, 0, 11) + 0.08 * noise(time * FAST, 5, 12);
}

/** Returns the light, and a function that changes it to how it is now. */
export function candleLight(): { element: HTMLElement; flicker: () => void } {
  const element = document.createElement('i');
  element.className = 'candle-light';
  element.setAttribute('aria-hidden', 'true');
  const flicker = (): void => void (element.style.opacity = brightnessAt(performance.now() / 1000).toFixed(3));
  return { element, flicker };
}
