/** Preferences of the system, which apply where the player has not chosen. */

import type { Settings, ThemeChoice, ThemeName } from '../state/settings';

export function themeName(choice: ThemeChoice): ThemeName {
  if (choice !== 'system') return choice;
  if (matchMedia('(prefers-contrast: more)').matches) return 'contrast';
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'candle' : 'day';
}

export function motionEnabled(settings: Settings): boolean {
  return settings.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Whether the main pointer is a finger. */
export function hasCoarsePointer(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}

/** Whether there is a keyboard: not on a phone, unless a key was pressed. */
export function hasKeyboard(): boolean {
  return 'keys' in document.documentElement.dataset || matchMedia('(any-hover: hover), (any-pointer: fine)').matches;
}

export function markKeyboardUsed(): void {
  document.documentElement.dataset.keys = '';
}

/** Whether the map has letters and numbers at its sides, as in conditions.css: small maps have none. */
export function showsCoordinates(): boolean {
  return !matchMedia('(max-width: 599px), (max-height: 479px), (orientation: landscape) and (max-width: 899px)').matches;
}
