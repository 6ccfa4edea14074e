/** Installs the service worker, with which the game can be played offline, and offers new versions. */

import { UPDATE_NOW, type Verified } from '../../../offline/words';
import { isEmbedded } from './embedding';
import { verifyFiles } from './start-recovery';
import { sleep } from './sleep';
import { isControlledByServiceWorker } from './capabilities';

type Callback = () => void;

const updateCallbacks: Callback[] = [];
let waitingWorker: ServiceWorker | null = null;

/** Calls back when a new version has been downloaded and can be activated. */
export function onUpdateReady(callback: Callback): void {
  updateCallbacks.push(callback);
  if (waitingWorker) callback();
}

/** Milliseconds after the start until the stored files are verified. */
const VERIFY_DELAY_MS = 3000;
const verifiedCallbacks: ((verified: Verified) => void)[] = [];

/** Calls back when the stored files have been verified; never if there are none. */
export function onFilesVerified(callback: (verified: Verified) => void): void {
  verifiedCallbacks.push(callback);
}

/** Aborted when the player has accepted the new version. From then on the old service worker gets no messages: in Chromium even
 *  one within 20 milliseconds keeps it active for another half minute. */
const updateAccepted = new AbortController();

/** Activates the new version, and then loads the page again. */
export function applyUpdate(): void {
  if (!waitingWorker) return;
  if (waitingWorker.state !== 'installed') return location.reload(); // another tab has already activated it
  updateAccepted.abort();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waitingWorker.postMessage(UPDATE_NOW);
}

// Only when the game can be played, because the service worker downloads all other files.
new PerformanceObserver((list, observer) => {
  if (!list.getEntriesByName('mapwright:ready').length) return;
  observer.disconnect();
  void installServiceWorker();
}).observe({ type: 'mark', buffered: true });

/** Installs the service worker, except in an embedded game. The game also works without one, as in a sandboxed frame or with
 *  plain http. */
async function installServiceWorker(): Promise<void> {
  if (isEmbedded || !('serviceWorker' in navigator) || self.origin === 'null') return;
  try {
    const registration = await navigator.serviceWorker.register(new URL('../sw.js', import.meta.url));
    offerUpdate(registration);
    registration.addEventListener('updatefound', () => watchInstallation(registration));
    // An installation may have started before.
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

/** Whether this page has loaded one of these files. */
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
