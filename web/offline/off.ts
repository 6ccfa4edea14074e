/**
 * The emergency brake: served in place of sw.js, it takes the site out of every browser's keeping.
 *
 * Pages that are open play on; the next start comes from the server. Games are not touched.
 */

import { cachePrefix } from './words';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(removeEverything()));

async function removeEverything(): Promise<void> {
  const own = (await caches.keys()).filter((name) => name.startsWith(cachePrefix(self.registration.scope)));
  await Promise.all(own.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
