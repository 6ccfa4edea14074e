/** The settings in localStorage, and what the system prefers where the player has not chosen. */

import { isLanguage, isTheme, type Settings, type ThemeChoice, type ThemeName } from '../state/settings';

const KEY = 'mapwright:settings';

export function readSettings(): Settings {
  const chosen: Settings = { theme: 'system', language: null, motion: true, name: '' };
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return chosen;
    const { theme, language, motion, name } = stored as Record<string, unknown>;
    if (isTheme(theme)) chosen.theme = theme;
    if (typeof language === 'string' && isLanguage(language)) chosen.language = language;
    if (typeof motion === 'boolean') chosen.motion = motion;
    if (typeof name === 'string') chosen.name = name.slice(0, 40);
  } catch {
    // Storage may be refused, or hold something else's text: the defaults do.
  }
  return chosen;
}

export function writeSettings(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Refused storage costs the player a choice, not a game.
  }
}

export function themeName(choice: ThemeChoice): ThemeName {
  if (choice !== 'system') return choice;
  if (matchMedia('(prefers-contrast: more)').matches) return 'contrast';
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'candle' : 'day';
}

export function wantsMotion(settings: Settings): boolean {
  return settings.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
