/** Theme, language and motion: chosen, stored and applied. */

import { announce } from '../browser/announce';
import { themeName, writeSettings } from '../browser/settings';
import { clearPainterCache } from '../paint/bitmaps';
import type { Language, Settings, ThemeChoice } from '../state/settings';
import { state, update } from '../state/store';
import { speak, t } from '../words/texts';

export function changeSettings(change: Partial<Settings>): void {
  const settings = { ...state.settings, ...change };
  writeSettings(settings);
  update({ settings });
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

export function applyTheme(): void {
  const name = themeName(state.settings.theme);
  const root = document.documentElement;
  root.dataset.motion = state.settings.motion ? 'on' : 'off';
  if (root.dataset.theme === name && state.paint) return;
  root.dataset.theme = name;
  repaint();
}

/** Everything painted is painted anew: size, theme or language have changed. */
export function repaint(): void {
  update({ paint: state.paint + 1 });
}

/** The candle button goes round the three themes. */
export function changeTheme(): void {
  const order: ThemeChoice[] = ['day', 'candle', 'contrast'];
  const now = order.indexOf(themeName(state.settings.theme));
  changeSettings({ theme: order[(now + 1) % order.length] ?? 'day' });
}

/** Everything said so far is said again in the new language; nothing else changes. */
export async function changeLanguage(language: Language): Promise<void> {
  if (!(await speak(language))) return;
  writeSettings({ ...state.settings, language });
  update({ settings: { ...state.settings, language } });
  inAddress('lang', language);
  repaintInLetters();
  announce(t(`menu-lang-${language}`));
}

/** The letters of the language, for words that are painted. */
export function letters(): Promise<unknown> {
  return Promise.all(['500', '700', 'italic 500'].map((style) => document.fonts.load(`${style} 20px Alegreya`, t('sheet-A'))));
}

/** The cartouche is canvas text: it is painted now, and again once the letters of the language are there. */
export function repaintInLetters(): void {
  const again = (): void => {
    clearPainterCache();
    repaint();
  };
  again();
  void letters().then(again, () => undefined);
}
