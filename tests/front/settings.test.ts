/** Settings are applied and stored, and the page shows notices, copies texts and enters full screen. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { useManifest } from '../../web/src/core/browser/manifest';
import { clearLocalStorage, storedSettings } from '../../web/src/core/browser/local-storage';
import { closeNotice, copy, notifyBriefly, notify, toggleFullScreen } from '../../web/src/core/page/notices';
import {
  applyTheme,
  changeLanguage,
  changeSettings,
  cycleTheme,
  loadFirstLanguage,
  loadFonts,
  readSettings,
  repaintWithFonts,
  applyThemeFromAddress,
} from '../../web/src/core/page/settings';
import { defaultSettings, languageName, LANGUAGES, sortedLanguages } from '../../web/src/core/state/settings';
import { state } from '../../web/src/core/state/store';
import { currentLocale } from '../../web/src/core/words/texts';
import { announcements } from './page-state';
import { pass, settled } from './clock';
import { override } from './override';

const root = document.documentElement;
let copied: string[] = [];

beforeEach(() => {
  clearLocalStorage();
  location.href = 'https://example.org/map/';
  copied = [];
  override(navigator, { clipboard: { writeText: (text: string) => Promise.resolve(void copied.push(text)) } });
  Reflect.deleteProperty(globalThis, 'ClipboardItem'); // not every browser has one
});

test('a changed setting is stored, applied, and restored at the next visit', () => {
  const before = state.paintVersion;
  changeSettings({ theme: 'candle', motion: false, name: 'Ada' });
  assert.deepEqual([root.dataset.theme, root.dataset.motion], ['candle', 'off']);
  assert.ok(state.paintVersion > before, 'painted maps have other colours now');
  assert.deepEqual(storedSettings.read(), { ...defaultSettings(), theme: 'candle', motion: false, name: 'Ada' });
  assert.equal(location.search, '', 'an address without a theme is not changed');
  clearLocalStorage();
  assert.equal(state.settings.name, '');
  storedSettings.write({ ...defaultSettings(), theme: 'day', name: 'Bo' });
  readSettings();
  assert.equal(state.settings.name, 'Bo');
});

test('cycleTheme switches from day to candle to contrast and back to day', () => {
  changeSettings({ theme: 'day' });
  const seen = [1, 2, 3].map(() => (cycleTheme(), root.dataset.theme));
  assert.deepEqual(seen, ['candle', 'contrast', 'day']);
});

test('a theme from the address is not stored, and the player’s choice overrides it', () => {
  location.href = 'https://example.org/map/?theme=contrast';
  applyThemeFromAddress('contrast');
  assert.equal(root.dataset.theme, 'contrast');
  assert.equal(storedSettings.read().theme, 'system');
  changeSettings({ theme: 'day' });
  assert.equal(location.search, '?theme=day');
  applyThemeFromAddress('neon');
  assert.equal(root.dataset.theme, 'day');
});

test('applying the current theme again does not repaint the maps', () => {
  applyTheme();
  const before = state.paintVersion;
  applyTheme();
  assert.equal(state.paintVersion, before);
});

test('a chosen language is loaded, stored and announced, and of two choices the last counts', async () => {
  location.href = 'https://example.org/map/?lang=en';
  await changeLanguage('cs');
  assert.equal(currentLocale(), 'cs');
  assert.equal(storedSettings.read().language, 'cs');
  assert.equal(location.search, '?lang=cs');
  assert.equal(announcements.at(-1), 'Čeština');
  await Promise.all([changeLanguage('pl'), changeLanguage('uk')]);
  assert.deepEqual([state.settings.language, storedSettings.read().language], ['uk', 'uk']);
});

test('languages are offered in the order of their own names', () => {
  const names = sortedLanguages().map(languageName);
  assert.deepEqual(names.slice(0, 3), ['Čeština', 'Deutsch', 'English']);
  assert.equal(names.length, LANGUAGES.length);
});

test('a language that the page does not have is reported, and the present one stays', async () => {
  await changeLanguage('cs');
  await loadFirstLanguage('xx-YY');
  assert.deepEqual([state.notices.notice, state.notices.noticeArgs], ['menu-language-unknown', { code: 'xx-YY' }]);
  assert.equal(currentLocale(), 'cs');
  closeNotice();
  for (const known of [null, 'de', 'PL-pl', 'pseudo']) await loadFirstLanguage(known);
  assert.equal(state.notices.notice, null);
});

test('painted texts are repainted when their fonts have loaded', async () => {
  const before = state.paintVersion;
  repaintWithFonts();
  assert.equal(state.paintVersion, before + 1);
  await settled();
  assert.equal(state.paintVersion, before + 2);
  await loadFonts();
});

test('a notice stays until it is closed; a brief one disappears without closing a later one', async () => {
  notify('extra-other-tab');
  await pass(10_000);
  assert.equal(state.notices.notice, 'extra-other-tab');
  closeNotice();
  notifyBriefly('games-copied');
  await pass(4000);
  assert.equal(state.notices.notice, null);
  notifyBriefly('games-copied');
  await pass(2000);
  notify('extra-other-tab');
  await pass(4000);
  assert.equal(state.notices.notice, 'extra-other-tab');
});

test('copy writes a text or the result of a promise to the clipboard', async () => {
  await copy('now');
  await copy(Promise.resolve('later'), 'share-link-copied');
  assert.deepEqual([copied, state.notices.notice], [['now', 'later'], 'share-link-copied']);
});

test('a pending text is passed as a promise to a clipboard that supports promises', async () => {
  let promised: Promise<Blob> | null = null;
  class Item {
    constructor(content: Record<string, Promise<Blob>>) {
      promised = content['text/plain'] ?? null;
    }
  }
  Object.assign(globalThis, { ClipboardItem: Item });
  override(navigator, { clipboard: { write: () => Promise.resolve() } });
  await copy(Promise.resolve('later'));
  assert.equal(await (await (promised as unknown as Promise<Blob>)).text(), 'later');
  Reflect.deleteProperty(globalThis, 'ClipboardItem');
});

test('a text that the clipboard refuses is copied with execCommand, and a failure shows a notice', async () => {
  override(navigator, { clipboard: { writeText: () => Promise.reject(new Error('refused')) } });
  let selected = '';
  const execCommand = (): boolean => {
    const { value, selectionStart, selectionEnd } = document.querySelector('textarea')!;
    selected = value.slice(selectionStart, selectionEnd);
    return true;
  };
  Object.assign(document, { execCommand });
  await copy('by hand');
  assert.equal(selected, 'by hand');
  assert.equal(state.notices.notice, 'games-copied');
  assert.equal(document.querySelector('textarea'), null, 'nothing is left in the page');
  Object.assign(document, { execCommand: () => false });
  await copy('in vain');
  assert.equal(state.notices.notice, 'games-not-copied');
});

test('toggleFullScreen enters full screen, and leaves it at the second call', () => {
  const calls: string[] = [];
  Object.assign(root, { requestFullscreen: () => (calls.push('in'), Promise.reject(new Error('no'))) });
  Object.assign(document, { exitFullscreen: () => (calls.push('out'), Promise.resolve()) });
  toggleFullScreen();
  Object.assign(document, { fullscreenElement: root });
  toggleFullScreen();
  Object.assign(document, { fullscreenElement: null });
  assert.deepEqual(calls, ['in', 'out']);
});

test('changing the language adds no manifest to a page without one', () => {
  useManifest('cs'); // embeds have none
  assert.equal(document.querySelectorAll('link').length, 0);
});

test('the manifest link follows the language to Czech and back to English', async () => {
  const link = Object.assign(document.createElement('link'), { rel: 'manifest', href: 'manifest.webmanifest' });
  document.head.append(link);
  await changeLanguage('cs');
  assert.ok(link.href.endsWith('manifest-cs.webmanifest'), link.href);
  await changeLanguage('en');
  assert.ok(link.href.endsWith('manifest.webmanifest') && !link.href.includes('-'), link.href);
});
