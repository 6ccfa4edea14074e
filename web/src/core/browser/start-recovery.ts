/**
 * Repeats a failed start with other files: those of a waiting update, else repaired ones, else those of the server. Stored games
 * are not changed.
 */

import { PING, PONG, UPDATE_NOW, VERIFY, type Verified, cachePrefix } from '../../../offline/words';

/** Stores the last step that was tried in this tab since a successful start: each step is tried once, so that there is no loop. */
const RECOVERY_KEY = 'mapwright:healing';
const RECOVERY_STEPS = ['update', 'repair', 'files'] as const;
const TIMEOUT_MS = 10_000;

/** Loads the page again with other files; returns only if there is nothing left to try. A start that is only slow is repeated
 *  only if files were damaged. */
export async function recoverStart(isOnlySlow = false): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    if (!registration) return;
    const tried = RECOVERY_STEPS.findIndex((step) => step === sessionStorage.getItem(RECOVERY_KEY));
    if (!isOnlySlow && tried < 0 && registration.waiting) await reloadAfter('update', () => activateUpdate(registration));
    else if (tried < 1 && (await verifyFiles())?.repaired.length) await reloadAfter('repair', () => registration.unregister());
    else if (!isOnlySlow && tried < 2 && (await isReachable(registration))) await reloadAfter('files', () => deleteCaches(registration));
  } catch {
    // In a sandboxed frame, or without storage, there is no service worker whose files could be damaged.
  }
}

/** Loads the page again after damaged files were replaced. The browser may still have the old ones in memory for this service
 *  worker, so it is removed: the next page installs it again with the stored files. */
export async function reloadRepaired(): Promise<void> {
  await (await navigator.serviceWorker.getRegistration())?.unregister();
  location.reload();
}

/** Has the service worker verify all stored files. Returns null if there is none, or if it does not respond. */
export async function verifyFiles(): Promise<Verified | null> {
  const active = (await navigator.serviceWorker?.getRegistration())?.active;
  if (!active) return null;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<Verified>) => resolve(data);
    setTimeout(resolve, 2 * TIMEOUT_MS, null);
    active.postMessage(VERIFY, [port2]);
  });
}

/** Responds to a new service worker that asks which pages have started: it waits only for those. */
export function answerPings(): void {
  try {
    navigator.serviceWorker?.addEventListener('message', ({ data, source }) => {
      if (data === PING) (source as ServiceWorker | null)?.postMessage(PONG);
    });
  } catch {
    // In a sandboxed frame the property itself throws, and there are no updates.
  }
}

/** Forgets the tried steps after a successful start. */
export function resetRecovery(): void {
  try {
    sessionStorage.removeItem(RECOVERY_KEY);
  } catch {
    // Without storage there is nothing to forget.
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
    setTimeout(resolve, TIMEOUT_MS);
  });
  waiting?.postMessage(UPDATE_NOW);
  return activated;
}

/** Whether the server can be reached: without it the cached files must stay. */
async function isReachable({ active, scope }: ServiceWorkerRegistration): Promise<boolean> {
  const response = await fetch(active?.scriptURL ?? scope, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
  return response.ok;
}

async function deleteCaches(registration: ServiceWorkerRegistration): Promise<void> {
  const own = (await caches.keys()).filter((name) => name.startsWith(cachePrefix(registration.scope)));
  await Promise.all(own.map((name) => caches.delete(name)));
  await registration.unregister();
}
