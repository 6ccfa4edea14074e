/** Playing without network: installs the service worker, and offers a new version without forcing it. */

import { UPDATE_NOW, type Verified } from '../../offline/words';
import { isEmbedded } from './embedding';
import { verifyFiles } from './healing';
import { sleep } from './sleep';
import { isServedOffline } from './surroundings';

type Callback = () => void;

const updateReady: Callback[] = [];
let waiting: ServiceWorker | null = null;

/** Called when a new version has been downloaded and waits for the player's word. */
export function onUpdateReady(callback: Callback): void {
  updateReady.push(callback);
  if (waiting) callback();
}

/** Milliseconds after the start until the stored files are verified. */
const IDLE = 3000;
const filesVerified: ((found: Verified) => void)[] = [];

/** Called when the stored files have been verified; never where there are none. */
export function onFilesVerified(callback: (found: Verified) => void): void {
  filesVerified.push(callback);
}

/** Whether the player has agreed to the new version. From then on the old one gets nothing more to do: in Chromium even one
 *  message in the same 20 milliseconds keeps it in charge for another half minute. */
const agreed = new AbortController();

/** Change to the new version; the page is loaded again when it is in charge. */
export function applyUpdate(): void {
  if (!waiting) return;
  if (waiting.state !== 'installed') return location.reload(); // another tab has changed already
  agreed.abort();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage(UPDATE_NOW);
}

// Not before the game can be played: the download of everything else must not compete with the start.
new PerformanceObserver((list, observer) => {
  if (!list.getEntriesByName('mapwright:ready').length) return;
  observer.disconnect();
  void keepOffline();
}).observe({ type: 'mark', buffered: true });

/** Where there can be no service worker (a sandboxed frame, plain http), the game works without one. A frame in another
 *  page does not install one. */
async function keepOffline(): Promise<void> {
  if (isEmbedded || !('serviceWorker' in navigator) || self.origin === 'null') return;
  try {
    const registration = await navigator.serviceWorker.register(new URL('../sw.js', import.meta.url));
    offer(registration);
    registration.addEventListener('updatefound', () => watch(registration));
    // The first install may be under way before we listen.
    watch(registration);
    if (isServedOffline()) void verifyInIdleTime();
  } catch (error) {
    console.info('Playing offline is not possible here:', error);
  }
}

async function verifyInIdleTime(): Promise<void> {
  await sleep(IDLE);
  if (agreed.signal.aborted) return;
  const found = await verifyFiles();
  if (found) for (const callback of filesVerified) callback(found);
}

/** Whether this page has been loaded with one of these files. */
export function hasLoaded(files: readonly string[]): boolean {
  return performance.getEntriesByType('resource').some(({ name }) => files.includes(name));
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
