/** What the system prefers where the player has not chosen. */

import type { Settings, ThemeChoice, ThemeName } from '../state/settings';

export function themeName(choice: ThemeChoice): ThemeName {
  if (choice !== 'system') return choice;
  if (matchMedia('(prefers-contrast: more)').matches) return 'contrast';
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'candle' : 'day';
}

export function motionEnabled(settings: Settings): boolean {
  return settings.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The finger is what the map is pointed at with. */
export function hasCoarsePointer(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}

/** A phone alone has no keys; a keyboard or a switch that is joined to it shows itself by the first press. */
export function hasKeyboard(): boolean {
  return 'keys' in document.documentElement.dataset || matchMedia('(any-hover: hover), (any-pointer: fine)').matches;
}

export function markKeyboardUsed(): void {
  document.documentElement.dataset.keys = '';
}

/** Small maps have no letters and numbers at their sides: cells cannot be found by name (as in conditions.css). */
export function showsCoordinates(): boolean {
  return !matchMedia('(max-width: 599px), (max-height: 479px), (orientation: landscape) and (max-width: 899px)').matches;
}
