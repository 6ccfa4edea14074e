/**
 * A start that failed is repeated with other files: those of a waiting update, else repaired ones, else those of the server.
 *
 * Games are stored elsewhere, and nothing here touches them.
 */

import { PING, PONG, UPDATE_NOW, VERIFY, type Verified, cachePrefix } from '../../../offline/words';

/** What has been tried in this tab since it last started well; each step is taken once, so that nothing goes in circles. */
const RECOVERY_KEY = 'mapwright:healing';
const RECOVERY_STEPS = ['update', 'repair', 'files'] as const;
const PATIENCE = 10_000;

/** Returns only if there is nothing to try; else the page is loaded again. A start that is late may just be slow: only
 *  damaged files are a reason to load it again. */
export async function recoverStart(isOnlySlow = false): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    if (!registration) return;
    const tried = RECOVERY_STEPS.findIndex((step) => step === sessionStorage.getItem(RECOVERY_KEY));
    if (!isOnlySlow && tried < 0 && registration.waiting) await reloadAfter('update', () => activateUpdate(registration));
    else if (tried < 1 && (await verifyFiles())?.repaired.length) await reloadAfter('repair', () => registration.unregister());
    else if (!isOnlySlow && tried < 2 && (await isReachable(registration))) await reloadAfter('files', () => deleteCaches(registration));
  } catch {
    // A sandbox, or storage that is refused: there is no service worker whose files could be damaged.
  }
}

/** Loads the page after damaged files were replaced. The browser may still have them in its memory, for the pages of this
 *  service worker: so the next page has none, and installs it again with the files that are stored. */
export async function reloadRepaired(): Promise<void> {
  await (await navigator.serviceWorker.getRegistration())?.unregister();
  location.reload();
}

/** Lets the service worker verify all stored files; null where there is none, or none that can. */
export async function verifyFiles(): Promise<Verified | null> {
  const active = (await navigator.serviceWorker?.getRegistration())?.active;
  if (!active) return null;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<Verified>) => resolve(data);
    setTimeout(resolve, 2 * PATIENCE, null);
    active.postMessage(VERIFY, [port2]);
  });
}

/** A new service worker asks which pages have come this far; one that gets no answer does not wait. */
export function answerPings(): void {
  try {
    navigator.serviceWorker?.addEventListener('message', ({ data, source }) => {
      if (data === PING) (source as ServiceWorker | null)?.postMessage(PONG);
    });
  } catch {
    // In a sandbox even asking is an error, and there are no updates.
  }
}

/** The next failure may try everything again. */
export function resetRecovery(): void {
  try {
    sessionStorage.removeItem(RECOVERY_KEY);
  } catch {
    // Refused storage contains nothing.
  }
}

async function reloadAfter(step: (typeof RECOVERY_STEPS)[number], work: () => Promise<unknown>): Promise<never> {
  sessionStorage.setItem(RECOVERY_KEY, step);
  await work();
  location.reload();
  return new Promise(() => {});
}

function activateUpdate({ waiting }: ServiceWorkerRegistration): Promise<unknown> {
  const activated = new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    setTimeout(resolve, PATIENCE);
  });
  waiting?.postMessage(UPDATE_NOW);
  return activated;
}

/** Without a network the cached files are all there is. */
async function isReachable({ active, scope }: ServiceWorkerRegistration): Promise<boolean> {
  const response = await fetch(active?.scriptURL ?? scope, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
  return response.ok;
}

async function deleteCaches(registration: ServiceWorkerRegistration): Promise<void> {
  const own = (await caches.keys()).filter((name) => name.startsWith(cachePrefix(registration.scope)));
  await Promise.all(own.map((name) => caches.delete(name)));
  await registration.unregister();
}
