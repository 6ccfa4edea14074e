/** Playing without network: installs the service worker, and offers a new version without forcing it. */

import { UPDATE_NOW } from '../../offline/words';
import { isEmbedded } from './embedding';

type Callback = () => void;

const updateReady: Callback[] = [];
let waiting: ServiceWorker | null = null;

/** Called when a new version has been downloaded and waits for the player's word. */
export function onUpdateReady(callback: Callback): void {
  updateReady.push(callback);
  if (waiting) callback();
}

/** Change to the new version; the page is loaded again when it is in charge. */
export function applyUpdate(): void {
  if (!waiting) return;
  if (waiting.state !== 'installed') return location.reload(); // another tab has changed already
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage(UPDATE_NOW);
}

// Not before the game can be played: the download of everything else must not compete with the start.
new PerformanceObserver((list, observer) => {
  if (!list.getEntriesByName('mapwright:ready').length) return;
  observer.disconnect();
  void keepOffline();
}).observe({ type: 'mark', buffered: true });

/** Where there can be no service worker (a sandboxed frame, plain http), the game works without one; a reader of somebody's
 *  page is spared the rest. */
async function keepOffline(): Promise<void> {
  if (isEmbedded || !('serviceWorker' in navigator) || self.origin === 'null') return;
  try {
    const registration = await navigator.serviceWorker.register(new URL('../sw.js', import.meta.url));
    offer(registration);
    registration.addEventListener('updatefound', () => watch(registration));
    // The first install may be under way before we listen.
    watch(registration);
  } catch (error) {
    console.info('Playing offline is not possible here:', error);
  }
}

function watch(registration: ServiceWorkerRegistration): void {
  const { installing } = registration;
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed') offer(registration);
  });
}

function offer({ waiting: ready, active }: ServiceWorkerRegistration): void {
  if (!ready || !active || ready === waiting) return;
  waiting = ready;
  for (const callback of updateReady) callback();
}
