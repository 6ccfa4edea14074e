/** Theme, language and motion: chosen, stored and applied. */

import { announce } from '../browser/announce';
import { isEmbedded } from '../browser/embedding';
import { onForget, storedSettings } from '../browser/local';
import { useManifest } from '../browser/manifest';
import { themeName } from '../browser/preferences';
import { isTheme, languageName, type Language, type Settings, type ThemeChoice } from '../state/settings';
import { repaint, state, update } from '../state/store';
import { speak, t } from '../words/texts';
import { failToLoad } from './page';

/** In other people's pages nothing sounds until it is asked for. */
export function readSettings(): void {
  update('settings', { ...storedSettings.read(), ...(isEmbedded ? { sound: false } : {}) });
}

/** That a page around us is silent says nothing about our own. */
function write(): void {
  storedSettings.write({ ...state.settings, ...(isEmbedded ? { sound: storedSettings.read().sound } : {}) });
}

export function changeSettings(change: Partial<Settings>): void {
  update('settings', change);
  write();
  applyTheme();
  if (change.theme) inAddress('theme', change.theme);
}

/** What the address asks for would win over the choice at the next visit. */
function inAddress(key: string, value: string): void {
  const url = new URL(location.href);
  if (!url.searchParams.has(key)) return;
  url.searchParams.set(key, value);
  history.replaceState(history.state, '', url);
}

/** The address may ask for a theme, for this visit only. */
export function useTheme(asked: string | null): void {
  if (isTheme(asked)) update('settings', { theme: asked });
  applyTheme();
}

export function applyTheme(): void {
  const name = themeName(state.settings.theme);
  const root = document.documentElement;
  root.dataset.motion = state.settings.motion ? 'on' : 'off';
  root.dataset.hand = state.settings.leftHanded ? 'left' : 'right';
  if (root.dataset.theme === name && state.paint) return;
  root.dataset.theme = name;
  repaint();
}

/** The candle button goes round the three themes. */
export function changeTheme(): void {
  const order: ThemeChoice[] = ['day', 'candle', 'contrast'];
  const now = order.indexOf(themeName(state.settings.theme));
  changeSettings({ theme: order[(now + 1) % order.length] ?? 'day' });
}

/** Everything said so far is said again in the new language; nothing else changes. */
export async function changeLanguage(language: Language): Promise<void> {
  const spoken = await speak(language).catch(() => null);
  if (spoken === null) return failToLoad();
  if (!spoken) return;
  update('settings', { language });
  write();
  useManifest(language);
  inAddress('lang', language);
  repaintInLetters();
  announce(languageName(language));
}

/** The fonts of the language, for words that are painted. */
export function letters(): Promise<unknown> {
  return Promise.all(['500', '700', 'italic 500'].map((style) => document.fonts.load(`${style} 20px Alegreya`, t('sheet-A'))));
}

/** The cartouche is canvas text: it is painted now, and again once the fonts of the language are there. */
export function repaintInLetters(): void {
  repaint();
  void letters().then(repaint, () => undefined);
}

onForget(() => {
  readSettings();
  applyTheme();
});
