/** Reads, changes and applies the settings. */

import { announce } from '../browser/announce';
import { updateParameter } from '../browser/address';
import { isEmbedded } from '../browser/embedding';
import { onReset, storedSettings } from '../browser/local-storage';
import { useManifest } from '../browser/manifest';
import { themeName } from '../browser/preferences';
import { isKnown, isLanguage, isTheme, languageName, pickLocale, type Language, type Settings, type ThemeChoice } from '../state/settings';
import { repaint, state, update } from '../state/store';
import { setLocale, t } from '../words/texts';
import { notify } from './notices';

/** Reads the stored settings. An embedded game starts without sound. */
export function readSettings(): void {
  update('settings', { ...storedSettings.read(), ...(isEmbedded ? { sound: false } : {}) });
}

/** Stores the settings; in an embedded game without its setting of the sound. */
function saveSettings(): void {
  storedSettings.write({ ...state.settings, ...(isEmbedded ? { sound: storedSettings.read().sound } : {}) });
}

export function changeSettings(change: Partial<Settings>): void {
  update('settings', change);
  saveSettings();
  applyTheme();
  if (change.theme) updateParameter('theme', change.theme);
}

/** Applies the theme of the address, which is not stored. */
export function applyThemeFromAddress(theme: string | null): void {
  if (isTheme(theme)) update('settings', { theme });
  applyTheme();
}

export function applyTheme(): void {
  const name = themeName(state.settings.theme);
  const root = document.documentElement;
  root.dataset.motion = state.settings.motion ? 'on' : 'off';
  root.dataset.hand = state.settings.leftHanded ? 'left' : 'right';
  if (root.dataset.theme === name && state.paintVersion) return;
  root.dataset.theme = name;
  repaint();
}

/** Changes to the next of the three themes. */
export function cycleTheme(): void {
  const order: ThemeChoice[] = ['day', 'candle', 'contrast'];
  const index = order.indexOf(themeName(state.settings.theme));
  changeSettings({ theme: order[(index + 1) % order.length] ?? 'day' });
}

export async function changeLanguage(language: Language): Promise<void> {
  const isLoaded = await setLocale(language).catch(() => null);
  if (isLoaded === null) return notify('menu-language-failed', { language: languageName(language) });
  if (!isLoaded) return;
  update('settings', { language });
  saveSettings();
  useManifest(language);
  updateParameter('lang', language);
  repaintWithFonts();
  announce(languageName(language));
}

/** Loads the texts of the language of the address, the settings or the browser; says what stands in the way of the first. */
export async function loadFirstLanguage(requested: string | null): Promise<void> {
  const locale = pickLocale([requested, state.settings.language], navigator.languages);
  try {
    await setLocale(locale);
  } catch (error) {
    if (!isLanguage(locale) || locale === 'en') throw error;
    await setLocale('en');
    return notify('menu-language-failed', { language: languageName(locale) });
  }
  if (requested && !isKnown(requested)) notify('menu-language-unknown', { code: requested.slice(0, 20) });
}

/** Loads the fonts of the language, for texts that are painted. */
export function loadFonts(): Promise<unknown> {
  return Promise.all(['500', '700', 'italic 500'].map((style) => document.fonts.load(`${style} 20px Alegreya`, t('sheet-A'))));
}

/** Repaints now, and again when the fonts of the language are loaded, because the titles of maps are painted. */
export function repaintWithFonts(): void {
  repaint();
  void loadFonts().then(repaint, () => undefined);
}

onReset(() => {
  readSettings();
  applyTheme();
});
