/**
 * Keeps the whole site of one build in one cache and answers from it.
 *
 * A new build installs beside the old one and waits until a page says that the player agrees. An install that
 * breaks off changes nothing: the old worker and its cache stay as they are, and the next try goes on with what has come.
 */

import { setCacheNameDetails } from 'workbox-core';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { UPDATE_NOW } from './words';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] };
declare const BUILD_ID: string;

/** Other copies of the site may live on this origin, under other paths. */
const PREFIX = `mapwright-${new URL(self.registration.scope).pathname}-`;
/** In a cache that holds a whole build. */
const WHOLE = 'whole';
const cacheName = `${PREFIX}${BUILD_ID}`;
setCacheNameDetails({ prefix: '', precache: cacheName, suffix: '' });

const files = new PrecacheController({ cacheName });
files.addToCacheList(self.__WB_MANIFEST);
const route = new PrecacheRoute(files, { ignoreURLParametersMatching: [/.*/], cleanURLs: false });

self.addEventListener('install', (event) => event.waitUntil(files.install(event).then(markWhole)));
self.addEventListener('activate', (event) => event.waitUntil(forgetOlderBuilds().then(() => self.clients.claim())));
self.addEventListener('message', ({ data }) => {
  if (data === UPDATE_NOW) void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  const match = route.match({ url, request, event, sameOrigin: true });
  if (match) event.respondWith(answer(match as { cacheKey: string }, request));
  else event.respondWith(fromOlderBuild(request));
});

async function answer({ cacheKey }: { cacheKey: string }, request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  return (await cache.match(cacheKey)) ?? fetch(request);
}

/** Another tab may still run the build before this one, and ask for a file that only that build has. */
async function fromOlderBuild(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreSearch: true })) ?? fetchedAndKept(request);
}

/** What only a start that has failed needs is not fetched beforehand; who has needed it may need it again. */
async function fetchedAndKept(request: Request): Promise<Response> {
  const response = await fetch(request);
  if (response.ok && new URL('assets/', self.registration.scope).href === new URL('.', request.url).href)
    await (await caches.open(cacheName)).put(request, response.clone());
  return response;
}

async function markWhole(): Promise<void> {
  await (await caches.open(cacheName)).put(WHOLE, new Response());
}

async function isWhole(name: string): Promise<boolean> {
  return (await (await caches.open(name)).match(WHOLE)) !== undefined;
}

/** Keep this build and the last whole one before it, for tabs that still run it. */
async function forgetOlderBuilds(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== cacheName);
  const whole = await Promise.all(others.map(isWhole));
  const before = others.filter((_, i) => whole[i]).at(-1);
  await Promise.all(others.filter((name) => name !== before).map((name) => caches.delete(name)));
}
