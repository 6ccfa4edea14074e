/**
 * Keeps the whole site of one build in one cache and answers from it.
 *
 * A new build installs next to the old one and waits until a page says that the player agrees; where no page can say
 * anything, because the old build does not start, it does not wait. An install that breaks off changes nothing: the old
 * worker and its cache stay as they are, and the next try resumes with what has been loaded.
 */

import { setCacheNameDetails } from 'workbox-core';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { BuildCache } from './shelf';
import { gameBehind } from './lead-on';
import { PING, PONG, UPDATE_NOW, VERIFY, type Verified, cachePrefix } from './words';

interface Entry {
  url: string;
  revision: string | null;
  integrity: string;
}
declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: Entry[] };
declare const BUILD_ID: string;
/** The files that only a start that has failed needs. */
declare const SPARE: { url: string; integrity: string }[];

const PREFIX = cachePrefix(self.registration.scope);
const cacheName = `${PREFIX}${BUILD_ID}`;
/** How often a page is asked whether it is there, and how long it may take to answer, in milliseconds. */
const PING_COUNT = 5;
const PING_TIMEOUT_MS = 1000;
setCacheNameDetails({ prefix: '', precache: cacheName, suffix: '' });

const files = new PrecacheController({ cacheName });
files.addToCacheList(self.__WB_MANIFEST);
const route = new PrecacheRoute(files, { ignoreURLParametersMatching: [/.*/], cleanURLs: false });
const spare = SPARE.map(({ url, integrity }) => ({ key: new URL(url, self.registration.scope).href, integrity }));
const buildCache = new BuildCache(cacheName, [...files.getCachedURLs()].map(file), spare);
let resolvePong: () => void = () => {};

function file(url: string): { key: string; integrity: string } {
  const key = files.getCacheKeyForURL(url) ?? url;
  return { key, integrity: files.getIntegrityForCacheKey(key) ?? '' };
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(deleteOlderBuilds().then(() => self.clients.claim())));
self.addEventListener('message', (event) => {
  const { data, ports } = event;
  if (data === UPDATE_NOW) void self.skipWaiting();
  if (data === PONG) resolvePong();
  if (data === VERIFY) event.waitUntil(verify().then((found) => ports[0]?.postMessage(found)));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  const game = gameBehind(url, self.registration.scope);
  if (game) return event.respondWith(Response.redirect(game)); // the browser keeps what stands after `#`
  const match = route.match({ url, request, event, sameOrigin: true }) as { cacheKey: string } | undefined;
  if (match) event.respondWith(buildCache.answer(match.cacheKey, event));
  else event.respondWith(fromOlderBuild(request));
});

/** Where the server has other files by now, they are another build, which then installs itself. */
async function verify(): Promise<Verified> {
  const found = await buildCache.verify();
  if (found.damaged.length) void self.registration.update().catch(() => {});
  return found;
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show((event.notification.data as { url?: string } | null)?.url ?? self.registration.scope));
});

/** The page that showed a notification, or a new one at the same table. */
async function show(url: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((page) => page.url === url);
  if (there) await there.focus();
  else if (url.startsWith(self.registration.scope)) await self.clients.openWindow(url);
}

async function install(): Promise<void> {
  await buildCache.dropDamaged();
  await buildCache.complete();
  if (self.registration.active && !(await hasRunningPage())) await self.skipWaiting();
}

/** Whether one of the open pages has started; true if there are none, for then no player has to be asked. */
async function hasRunningPage(): Promise<boolean> {
  const { pathname } = new URL(self.registration.scope);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const pages = windows.filter(({ url }) => [pathname, `${pathname}index.html`].includes(new URL(url).pathname));
  const answer = new Promise<boolean>((resolve) => (resolvePong = () => resolve(true)));
  for (let attempt = 0; attempt < PING_COUNT && pages.length; attempt++) {
    for (const page of pages) page.postMessage(PING);
    const silence = new Promise<boolean>((resolve) => setTimeout(resolve, PING_TIMEOUT_MS, false));
    if (await Promise.race([answer, silence])) return true;
  }
  return !pages.length;
}

/** Another tab may still run the build before this one, and ask for a file that only that build has. */
async function fromOlderBuild(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreSearch: true })) ?? fetchAndStoreSpare(request);
}

/** What only a start that has failed needs is not fetched beforehand; who has needed it may need it again. */
async function fetchAndStoreSpare(request: Request): Promise<Response> {
  const response = await fetch(request);
  if (response.ok) await buildCache.keepSpare(request.url, response.clone());
  return response;
}

/** Keeps this build and the last whole one before it, for tabs that still run it. */
async function deleteOlderBuilds(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== cacheName);
  const whole = await Promise.all(others.map((name) => new BuildCache(name).isWhole()));
  const before = others.filter((_, i) => whole[i]).at(-1);
  await Promise.all(others.filter((name) => name !== before).map((name) => caches.delete(name)));
}
