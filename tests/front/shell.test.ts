/** Fonts, styles, scripts and the service worker load without delaying the first paint. */

import assert from 'node:assert/strict';
import { test } from 'vitest';
import { addPreloadHints, addStyles, applyDeferredStyles, startScripts } from '../../web/src/core/browser/deferred-links';
import { pass, settled, waitUntil } from './clock';
import { override } from './override';

function link(rel: string, part: Record<string, unknown> = {}, data: Record<string, string> = {}): HTMLLinkElement {
  const element = Object.assign(document.createElement('link'), { rel, as: '', ...part });
  Object.assign(element.dataset, data);
  return element as HTMLLinkElement;
}

const later = Object.assign(document.createElement('template'), { id: 'later' });
later.content.append(
  link('preload', { as: 'font', href: 'latin.woff2' }),
  link('preload', { as: 'font', href: 'cyrillic.woff2' }, { script: 'cyrillic' }),
  link('stylesheet', { href: 'app.css' }),
  link('modulepreload', { href: 'early.js' }, { start: '' }),
  link('modulepreload', { href: 'main.js' }, { start: '' }),
  link('modulepreload', { href: 'chunk.js' }),
);
document.body.append(later);

const added = (): string[] => [...document.head.querySelectorAll('link')].map((each) => each.getAttribute('href') ?? '');
const loadAll = (): void => document.head.querySelectorAll('link').forEach((each) => each.dispatchEvent(new Event('load')));

test('startScripts returns the addresses of the scripts that are marked with data-start', () => {
  assert.deepEqual(startScripts(), ['https://example.org/map/early.js', 'https://example.org/map/main.js']);
});

test('the fonts of the chosen script load before the style sheets', async () => {
  let done = false;
  void addStyles('latin').then(() => (done = true));
  await pass(0);
  assert.deepEqual(added(), ['latin.woff2']);
  loadAll();
  await settled();
  await pass(0);
  assert.deepEqual(added(), ['latin.woff2', 'app.css']);
  assert.ok(!done);
  loadAll();
  await settled();
  assert.ok(done);
});

test('preload hints for the other files are added, and a failed one is ignored', async () => {
  addPreloadHints();
  await pass(0);
  assert.deepEqual(added().slice(2), ['early.js', 'main.js', 'chunk.js']);
  document.head.querySelectorAll('link').forEach((each) => each.dispatchEvent(new Event('error')));
  await settled();
});

test('applyDeferredStyles applies style sheets that were preloaded', async () => {
  const sheet = link('preload', { as: 'style', href: 'game.css' });
  document.head.append(sheet);
  const on = applyDeferredStyles();
  assert.equal(sheet.rel, 'stylesheet');
  sheet.dispatchEvent(new Event('load'));
  await on;
});

/** The part of a service worker's registration that the page uses. */
class Registration extends EventTarget {
  installing: (EventTarget & { state: string }) | null = null;
  waiting: { state: string; postMessage: (word: unknown) => void } | null = null;
  active: { postMessage: (word: unknown) => void } | null = null;
}

test('the service worker registers when the game is ready, and an update waits for the player', async () => {
  const registration = new Registration();
  const register = (): Promise<Registration> => (registrations++, Promise.resolve(registration));
  const getRegistration = (): Promise<Registration> => Promise.resolve(registration);
  const container = Object.assign(new EventTarget(), { register, getRegistration, controller: {} });
  let [registrations, reloaded, messages, messagesToOld, offered] = [0, 0, [] as unknown[], 0, 0];
  override(navigator, { serviceWorker: container });
  override(location, { reload: () => reloaded++ });
  override(globalThis, {
    MessageChannel: class {
      port1 = {};
      port2 = {};
    },
  });
  const { applyUpdate, onUpdateReady } = await import('../../web/src/core/browser/updates');
  onUpdateReady(() => offered++);
  applyUpdate();
  await settled();
  assert.equal(registrations, 0);
  performance.mark('mapwright:ready');
  await waitUntil(() => registrations === 1);
  await settled();
  assert.equal(offered, 0, 'the first version is not an update');
  registration.active = { postMessage: () => messagesToOld++ };
  registration.installing = Object.assign(new EventTarget(), { state: 'installing' });
  registration.dispatchEvent(new Event('updatefound'));
  registration.installing.state = 'installed';
  registration.waiting = { state: 'installed', postMessage: (word) => messages.push(word) };
  registration.installing.dispatchEvent(new Event('statechange'));
  registration.installing.dispatchEvent(new Event('statechange'));
  assert.equal(offered, 1);
  onUpdateReady(() => offered++);
  assert.equal(offered, 2, 'a later listener is called at once');
  applyUpdate();
  assert.deepEqual([messages.length, reloaded], [1, 0]);
  container.dispatchEvent(new Event('controllerchange'));
  assert.equal(reloaded, 1);
  await pass(3000);
  assert.equal(messagesToOld, 0, 'the old version has nothing to verify any more');
  registration.waiting.state = 'activated';
  applyUpdate();
  assert.equal(reloaded, 2, 'another tab has changed already');
});
