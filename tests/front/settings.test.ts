/** Theme, language and motion; notices, failures, the clipboard, the full screen. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { forgetStored, storedSettings } from '../../web/src/browser/local';
import { closeFailure, closeNotice, copy, fail, offerNewVersion, say, tell, toggleFullScreen } from '../../web/src/commands/page';
import {
  applyTheme,
  changeLanguage,
  changeSettings,
  changeTheme,
  letters,
  readSettings,
  repaintInLetters,
  useTheme,
} from '../../web/src/commands/settings';
import { freshSettings } from '../../web/src/state/settings';
import { state } from '../../web/src/state/store';
import { spoken } from '../../web/src/words/texts';
import { said } from './begin';
import { pass, settled } from './clock';
import { lend } from './lend';

const root = document.documentElement;
let copied: string[] = [];

beforeEach(() => {
  forgetStored();
  location.href = 'https://example.org/map/';
  copied = [];
  lend(navigator, { clipboard: { writeText: (text: string) => Promise.resolve(void copied.push(text)) } });
  Reflect.deleteProperty(globalThis, 'ClipboardItem'); // not every browser has one
});

test('a choice is stored, put on, and read again at the next visit', () => {
  const before = state.paint;
  changeSettings({ theme: 'candle', motion: false, name: 'Ada' });
  assert.deepEqual([root.dataset.theme, root.dataset.motion], ['candle', 'off']);
  assert.ok(state.paint > before, 'what is painted has other colours now');
  assert.deepEqual(storedSettings.read(), { ...freshSettings(), theme: 'candle', motion: false, name: 'Ada' });
  assert.equal(location.search, '', 'an address that asks for nothing is left alone');
  forgetStored();
  assert.equal(state.settings.name, '');
  storedSettings.write({ ...freshSettings(), theme: 'day', name: 'Bo' });
  readSettings();
  assert.equal(state.settings.name, 'Bo');
});

test('a setting that is unknown or damaged is as if it had never been written', () => {
  for (const found of [{ watch: 'never', crest: 'dragon' }, { watch: 7, crest: null }, {}]) {
    localStorage.setItem('mapwright:settings', JSON.stringify({ ...found, unheardOf: 11 }));
    assert.deepEqual(storedSettings.read(), freshSettings());
  }
  storedSettings.write({ ...freshSettings(), watch: 'slow', crest: 'bell' });
  readSettings();
  assert.deepEqual([state.settings.watch, state.settings.crest], ['slow', 'bell']);
});

test('the candle goes round the themes', () => {
  changeSettings({ theme: 'day' });
  const seen = [1, 2, 3].map(() => (changeTheme(), root.dataset.theme));
  assert.deepEqual(seen, ['candle', 'contrast', 'day']);
});

test('a theme of the address is for this visit only, and a choice wins over it', () => {
  location.href = 'https://example.org/map/?theme=contrast';
  useTheme('contrast');
  assert.equal(root.dataset.theme, 'contrast');
  assert.equal(storedSettings.read().theme, 'system');
  changeSettings({ theme: 'day' });
  assert.equal(location.search, '?theme=day');
  useTheme('neon');
  assert.equal(root.dataset.theme, 'day');
});

test('the same theme is not painted anew', () => {
  applyTheme();
  const before = state.paint;
  applyTheme();
  assert.equal(state.paint, before);
});

test('another language is spoken, stored and announced; one that is overtaken is not', async () => {
  location.href = 'https://example.org/map/?lang=en';
  await changeLanguage('cs');
  assert.equal(spoken(), 'cs');
  assert.equal(storedSettings.read().language, 'cs');
  assert.equal(location.search, '?lang=cs');
  assert.equal(said.at(-1), 'Čeština');
  await Promise.all([changeLanguage('pl'), changeLanguage('uk')]);
  assert.deepEqual([state.settings.language, storedSettings.read().language], ['uk', 'uk']);
});

test('words that are painted are painted again when their fonts have come', async () => {
  const before = state.paint;
  repaintInLetters();
  assert.equal(state.paint, before + 1);
  await settled();
  assert.equal(state.paint, before + 2);
  await letters();
});

test('a notice stays until it is put away; a short one goes by itself, and takes no other with it', async () => {
  tell('extra-other-tab');
  await pass(10_000);
  assert.equal(state.page.notice, 'extra-other-tab');
  closeNotice();
  say('games-copied');
  await pass(4000);
  assert.equal(state.page.notice, null);
  say('games-copied');
  await pass(2000);
  tell('extra-other-tab');
  await pass(4000);
  assert.equal(state.page.notice, 'extra-other-tab');
});

test('a failure is a text and what the engine found', () => {
  fail('error-engine', { code: 'x', detail: 'y' });
  assert.deepEqual(state.page.failure, { text: 'error-engine', problem: { code: 'x', detail: 'y' } });
  closeFailure();
  assert.equal(state.page.failure, null);
  offerNewVersion(true);
  assert.equal(state.page.newer, true);
});

test('a text is copied, or one that is still to come', async () => {
  await copy('now');
  await copy(Promise.resolve('later'), 'share-link-copied');
  assert.deepEqual([copied, state.page.notice], [['now', 'later'], 'share-link-copied']);
});

test('a text that is to come is promised to a clipboard that takes promises', async () => {
  let promised: Promise<Blob> | null = null;
  class Item {
    constructor(content: Record<string, Promise<Blob>>) {
      promised = content['text/plain'] ?? null;
    }
  }
  Object.assign(globalThis, { ClipboardItem: Item });
  lend(navigator, { clipboard: { write: () => Promise.resolve() } });
  await copy(Promise.resolve('later'));
  assert.equal(await (await (promised as unknown as Promise<Blob>)).text(), 'later');
  Reflect.deleteProperty(globalThis, 'ClipboardItem');
});

test('without a clipboard it is copied by hand, and where that fails too, said so', async () => {
  lend(navigator, { clipboard: { writeText: () => Promise.reject(new Error('refused')) } });
  let selected = '';
  const execCommand = (): boolean => {
    const { value, selectionStart, selectionEnd } = document.querySelector('textarea')!;
    selected = value.slice(selectionStart, selectionEnd);
    return true;
  };
  Object.assign(document, { execCommand });
  await copy('by hand');
  assert.equal(selected, 'by hand');
  assert.equal(state.page.notice, 'games-copied');
  assert.equal(document.querySelector('textarea'), null, 'nothing is left in the page');
  Object.assign(document, { execCommand: () => false });
  await copy('in vain');
  assert.equal(state.page.notice, 'games-not-copied');
});

test('the full screen is asked for, and left', () => {
  const calls: string[] = [];
  Object.assign(root, { requestFullscreen: () => (calls.push('in'), Promise.reject(new Error('no'))) });
  Object.assign(document, { exitFullscreen: () => (calls.push('out'), Promise.resolve()) });
  toggleFullScreen();
  Object.assign(document, { fullscreenElement: root });
  toggleFullScreen();
  Object.assign(document, { fullscreenElement: null });
  assert.deepEqual(calls, ['in', 'out']);
});
