/** Playing without network: installs the service worker, and offers a new version without forcing it. */

import { UPDATE_NOW, type Verified } from '../../../offline/words';
import { isEmbedded } from './embedding';
import { verifyFiles } from './start-recovery';
import { sleep } from './sleep';
import { isControlledByServiceWorker } from './capabilities';

type Callback = () => void;

const updateCallbacks: Callback[] = [];
let waitingWorker: ServiceWorker | null = null;

/** Called when a new version has been downloaded and waits for the player's word. */
export function onUpdateReady(callback: Callback): void {
  updateCallbacks.push(callback);
  if (waitingWorker) callback();
}

/** Milliseconds after the start until the stored files are verified. */
const VERIFY_DELAY_MS = 3000;
const verifiedCallbacks: ((verified: Verified) => void)[] = [];

/** Called when the stored files have been verified; never where there are none. */
export function onFilesVerified(callback: (verified: Verified) => void): void {
  verifiedCallbacks.push(callback);
}

/** Whether the player has agreed to the new version. From then on the old one gets nothing more to do: in Chromium even one
 *  message in the same 20 milliseconds keeps it in charge for another half minute. */
const updateAccepted = new AbortController();

/** Change to the new version; the page is loaded again when it is in charge. */
export function applyUpdate(): void {
  if (!waitingWorker) return;
  if (waitingWorker.state !== 'installed') return location.reload(); // another tab has changed already
  updateAccepted.abort();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waitingWorker.postMessage(UPDATE_NOW);
}

// Not before the game can be played: the download of everything else must not compete with the start.
new PerformanceObserver((list, observer) => {
  if (!list.getEntriesByName('mapwright:ready').length) return;
  observer.disconnect();
  void installServiceWorker();
}).observe({ type: 'mark', buffered: true });

/** Where there can be no service worker (a sandboxed frame, plain http), the game works without one. A frame in another
 *  page does not install one. */
async function installServiceWorker(): Promise<void> {
  if (isEmbedded || !('serviceWorker' in navigator) || self.origin === 'null') return;
  try {
    const registration = await navigator.serviceWorker.register(new URL('../sw.js', import.meta.url));
    offerUpdate(registration);
    registration.addEventListener('updatefound', () => watchInstallation(registration));
    // The first install may be under way before we listen.
    watchInstallation(registration);
    if (isControlledByServiceWorker()) void verifyInIdleTime();
  } catch (error) {
    console.info('Playing offline is not possible here:', error);
  }
}

async function verifyInIdleTime(): Promise<void> {
  await sleep(VERIFY_DELAY_MS);
  if (updateAccepted.signal.aborted) return;
  const verified = await verifyFiles();
  if (verified) for (const callback of verifiedCallbacks) callback(verified);
}

/** Whether this page has been loaded with one of these files. */
export function hasLoaded(files: readonly string[]): boolean {
  return performance.getEntriesByType('resource').some(({ name }) => files.includes(name));
}

function watchInstallation(registration: ServiceWorkerRegistration): void {
  const { installing } = registration;
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed') offerUpdate(registration);
  });
}

function offerUpdate({ waiting: worker, active }: ServiceWorkerRegistration): void {
  if (!worker || !active || worker === waitingWorker) return;
  waitingWorker = worker;
  for (const callback of updateCallbacks) callback();
}
