/** Tests of the wrappers around the browser: localStorage, preferences, announcements, the embedding frame and ids. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { announce } from '../../web/src/core/browser/announce';
import { downloadBlob as download } from '../../web/src/core/browser/download';
import { isEmbedded, onDealRequest, requestedDeal, postToParent, reportSize, preferredHeight } from '../../web/src/core/browser/embedding';
import { newId, randomSeed } from '../../web/src/core/browser/ids';
import { storedWaitingGame } from '../../web/src/core/browser/home-preview';
import {
  clearLocalStorage,
  onReset,
  storedValue,
  storedLesson,
  storedSafariWarning,
  storedSettings,
  storedTips,
} from '../../web/src/core/browser/local-storage';
import { themeName, motionEnabled } from '../../web/src/core/browser/preferences';
import { mayEvictStorage, isControlledByServiceWorker, locksWork } from '../../web/src/core/browser/capabilities';
import { selectorOf, SHELL, shellHandle, showShellProgress, readShellState } from '../../web/src/core/browser/shell-handover';
import { addFinishedGame, deleteAllGames, openGameStorage } from '../../web/src/core/page/game-storage';
import { defaultSettings } from '../../web/src/core/state/settings';
import { state, update } from '../../web/src/core/state/store';
import { announcements } from './page-state';
import { pass, settled } from './clock';
import { storedGame } from './game';
import { override, matchingMedia } from './override';

const real = { localStorage, indexedDB, navigator };
const refuse = (): never => {
  throw new DOMException('refused', 'SecurityError');
};

beforeEach(() => {
  override(globalThis, real);
  for (const key of Object.keys(localStorage)) localStorage.removeItem(key);
});

test('storedValue returns what was written, and the default for a damaged value', () => {
  const word = storedValue<string>('word', () => 'none', ({ it }) => (typeof it === 'string' ? it : null)); // prettier-ignore
  assert.equal(word.read(), 'none');
  localStorage.setItem('mapwright:word', '{"it":"good"}');
  assert.equal(word.read(), 'good');
  for (const bad of ['{"it":7}', '"text"', '7', 'null', '{broken', '']) {
    localStorage.setItem('mapwright:word', bad);
    assert.equal(word.read(), 'none', bad);
  }
});

test('writing null to a stored value removes its key', () => {
  storedWaitingGame.write({ picture: null, note: 'n', language: 'en' });
  assert.deepEqual(storedWaitingGame.read(), { picture: null, note: 'n', language: 'en' });
  storedWaitingGame.write(null);
  assert.equal(localStorage.getItem('mapwright:last'), null);
  assert.equal(storedWaitingGame.read(), null);
});

test('reading and writing do not throw when the browser refuses storage', () => {
  Object.defineProperty(globalThis, 'localStorage', { get: refuse, configurable: true });
  try {
    assert.deepEqual(storedSettings.read(), defaultSettings());
    storedSettings.write(defaultSettings());
    clearLocalStorage();
  } finally {
    Object.defineProperty(globalThis, 'localStorage', { value: real.localStorage, writable: true, configurable: true, enumerable: true });
  }
});

test('a damaged setting gets its default, and the other settings are kept', () => {
  const write = (value: unknown): void => localStorage.setItem('mapwright:settings', JSON.stringify(value));
  write({ theme: 'candle', language: 'uk', motion: false, name: 'Ada' });
  assert.deepEqual(storedSettings.read(), { ...defaultSettings(), theme: 'candle', language: 'uk', motion: false, name: 'Ada' });
  write({ volume: 101, sound: 0, autoContinue: false, unheardOf: 7 });
  assert.deepEqual(storedSettings.read(), { ...defaultSettings(), autoContinue: false }, 'each by itself, and nothing that is not known');
  write({ theme: 'neon', language: 'xx', motion: 'no', watch: 'never', crest: 'dragon', name: 'x'.repeat(99) });
  assert.deepEqual(storedSettings.read(), { ...defaultSettings(), name: 'x'.repeat(40) });
});

test('stored lessons, tips and waiting games are validated when they are read', () => {
  const write = (name: string, value: unknown): void => localStorage.setItem(`mapwright:${name}`, JSON.stringify(value));
  write('lesson', { game: 'g', step: 3, more: 1 });
  assert.deepEqual(storedLesson.read(), { game: 'g', step: 3 });
  write('lesson', { game: 'g', step: '3' });
  assert.equal(storedLesson.read(), null);
  write('tips', { off: 1, seen: ['coin', 7] });
  assert.deepEqual(storedTips.read(), { off: false, seen: ['coin'] });
  write('tips', { off: true, seen: 'coin' });
  assert.deepEqual(storedTips.read(), { off: true, seen: [] });
  write('last', { picture: 'data:image/webp;base64,AA', note: 'n', language: 'en' });
  assert.equal(storedWaitingGame.read()?.picture, 'data:image/webp;base64,AA');
  for (const picture of ['https://elsewhere.example/x.png', `data:image/webp,${'A'.repeat(60_000)}`, 7]) {
    write('last', { picture, note: 'n', language: 'en' });
    assert.equal(storedWaitingGame.read()?.picture, null);
  }
  write('last', { picture: null, note: 7, language: 'en' });
  assert.equal(storedWaitingGame.read(), null);
});

test('clearing localStorage removes only our keys and calls the reset callbacks', () => {
  let calls = 0;
  onReset(() => calls++);
  localStorage.setItem('mapwright:word', '1');
  localStorage.setItem('somebody-else', '2');
  clearLocalStorage();
  assert.equal(localStorage.getItem('mapwright:word'), null);
  assert.equal(localStorage.getItem('somebody-else'), '2');
  assert.equal(calls, 1);
});

// WCAG: 2.2.2
test('theme and motion follow the preferences of the system unless the player chose', () => {
  assert.equal(themeName('system'), 'day');
  matchingMedia.add('(prefers-color-scheme: dark)');
  assert.equal(themeName('system'), 'candle');
  matchingMedia.add('(prefers-contrast: more)');
  assert.equal(themeName('system'), 'contrast');
  assert.equal(themeName('day'), 'day');
  assert.ok(motionEnabled(defaultSettings()));
  assert.ok(!motionEnabled({ ...defaultSettings(), motion: false }));
  matchingMedia.add('(prefers-reduced-motion: reduce)');
  assert.ok(!motionEnabled(defaultSettings()));
  matchingMedia.clear();
});

const SAFARI = { vendor: 'Apple Computer, Inc.', userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X)' };
const WEBKIT = { vendor: 'Apple Computer, Inc.', userAgent: 'Mozilla/5.0 (X11; Linux x86_64)' };
const CHROME = { vendor: 'Google Inc.', userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)' };

function visitWith(browser: typeof SAFARI): void {
  override(globalThis, { navigator: { ...browser, storage: real.navigator.storage } });
}

test('mayEvictStorage is true only in Safari outside an installed app', () => {
  visitWith(SAFARI);
  assert.ok(mayEvictStorage());
  matchingMedia.add('(display-mode: standalone)');
  assert.ok(!mayEvictStorage());
  matchingMedia.clear();
  for (const browser of [WEBKIT, CHROME]) {
    visitWith(browser);
    assert.ok(!mayEvictStorage(), browser.userAgent);
  }
});

// WCAG: 4.1.3
test('announcing the same text twice changes the live region both times', () => {
  announce('Inked in.');
  announce('Inked in.');
  announce('');
  assert.deepEqual(announcements, ['Inked in.', 'Inked in.\u00a0']);
});

test('random seeds avoid letters that are easy to misread, and ids are unique', () => {
  for (let i = 0; i < 50; i++) assert.match(randomSeed(), /^[a-hjkmnp-z2-9]{8}$/);
  assert.notEqual(newId(), newId());
});

test('the object URL of a download is revoked after ten seconds', async () => {
  let [clicked, revoked] = ['', ''];
  const make = document.createElement.bind(document);
  Object.assign(document, {
    createElement: (name: string) => {
      const link = make(name);
      link.addEventListener('click', () => (clicked = (link as HTMLAnchorElement).download));
      return link;
    },
  });
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: (address: string) => (revoked = address) });
  download(new Blob(['x']), 'map.png');
  assert.equal(clicked, 'map.png');
  assert.equal(revoked, '');
  await pass(10_000);
  assert.equal(revoked, 'blob:x');
  Object.assign(document, { createElement: make });
});

test('locks and service workers count as missing where the browser lacks or refuses them', () => {
  override(globalThis, { navigator: { locks: {}, serviceWorker: { controller: {} } } });
  assert.ok(locksWork());
  assert.ok(isControlledByServiceWorker());
  Object.assign(globalThis, { origin: 'null' });
  assert.ok(!locksWork());
  override(globalThis, { origin: 'https://example.org', navigator: {} });
  assert.ok(!locksWork());
  assert.ok(!isControlledByServiceWorker());
  override(globalThis, { navigator: Object.defineProperty({}, 'serviceWorker', { get: refuse }) });
  assert.ok(!isControlledByServiceWorker());
});

// Guarantee: embed
test('a page that is not embedded posts nothing to a parent and ignores its messages', async () => {
  let calls = 0;
  Object.assign(globalThis, { postMessage: () => calls++ });
  assert.ok(!isEmbedded);
  postToParent({ type: 'mapwright:ready' });
  reportSize();
  assert.equal(calls, 0);
  let requests = 0;
  onDealRequest(() => requests++);
  dispatchEvent(Object.assign(new Event('message'), { source: parent, data: { type: 'mapwright:start', deal: 'bA1-x' } }));
  await settled();
  assert.equal(requests, 0);
  assert.equal(requestedDeal({ source: parent, data: { type: 'mapwright:start', deal: 'x' } } as MessageEvent), null);
});

test('the preferred height of an embedded page depends only on its width', () => {
  assert.equal(preferredHeight(320), 620);
  assert.equal(preferredHeight(400), 760);
  assert.equal(preferredHeight(599), 860);
  assert.equal(preferredHeight(600), 525);
  assert.equal(preferredHeight(2000), 760);
});

test('choices, open details and pressed buttons of the static home page are read back', () => {
  const home = document.createElement('main');
  const choice = Object.assign(document.createElement('input'), { name: 'set', value: 'heroes', checked: true });
  const other = Object.assign(document.createElement('input'), { name: 'set', value: 'base' });
  const button = document.createElement('button');
  button.dataset.act = 'start';
  const form = Object.assign(document.createElement('details'), { className: 'setup', open: true });
  form.append(choice, other);
  home.append(form, button);
  document.body.append(home);
  button.focus();
  Object.assign(window, { [SHELL]: { touched: Promise.resolve(), pressed: () => '[data-act="start"]' } });
  assert.ok(shellHandle());
  assert.deepEqual(readShellState(home), {
    set: 'heroes',
    unfolded: ['setup'],
    pressed: '[data-act="start"]',
    focused: '[data-act="start"]',
  });
  assert.equal(selectorOf(choice), '[name="set"][value="heroes"]');
  home.remove();
});

test('the static home page shows the download progress until the page is rendered', () => {
  const line = document.createElement('progress');
  document.body.append(line);
  delete document.documentElement.dataset.drawn;
  showShellProgress(0.426);
  assert.equal(Number(line.value), 43);
  document.documentElement.dataset.drawn = '';
  showShellProgress(0.9);
  assert.equal(Number(line.value), 43);
  line.remove();
});

/* ---------- storage that Safari deletes ---------- */

async function noticeOfVisit(): Promise<string | null> {
  update('notices', { notice: null });
  await openGameStorage();
  return state.notices.notice;
}

test.each([
  ['Safari', SAFARI, 'stored-seven-days'],
  ['another browser', CHROME, null],
] as const)('a player of %s who has finished a game sees the notice about deletion at most once', async (_, browser, notice) => {
  storedSafariWarning.write({ told: false });
  await openGameStorage();
  await deleteAllGames();
  visitWith(browser);
  assert.equal(await noticeOfVisit(), null, 'there is nothing to lose yet');
  await addFinishedGame(storedGame('done'));
  assert.equal(await noticeOfVisit(), notice);
  assert.equal(await noticeOfVisit(), null);
});
