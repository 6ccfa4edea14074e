/**
 * A start that failed is tried once more with other files: those of an update that waits, else those of the server.
 *
 * Games are no part of this: they are kept elsewhere, and nothing here touches them.
 */

import { ANYBODY, HERE, UPDATE_NOW, cachesOf } from '../../offline/words';

/** What has been tried in this tab since it last started well; each step is taken once, so that nothing goes in circles. */
const TRIED = 'mapwright:healing';
const PATIENCE = 10_000;

/** Comes back only if there is nothing to try; else the page is loaded again. */
export async function heal(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    if (!registration) return;
    const tried = sessionStorage.getItem(TRIED);
    if (!tried && registration.waiting) await again('update', () => takeUpdate(registration));
    else if (tried !== 'files' && (await isReachable(registration))) await again('files', () => forgetFiles(registration));
  } catch {
    // A sandbox, or storage that is refused: there is no service worker whose files could be to blame.
  }
}

/** A new service worker asks which pages have come this far; one that nobody answers does not wait for anybody. */
export function answerUpdates(): void {
  try {
    navigator.serviceWorker?.addEventListener('message', ({ data, source }) => {
      if (data === ANYBODY) (source as ServiceWorker | null)?.postMessage(HERE);
    });
  } catch {
    // In a sandbox even asking is an error, and there are no updates.
  }
}

/** The next failure may try everything again. */
export function isWell(): void {
  try {
    sessionStorage.removeItem(TRIED);
  } catch {
    // What is refused holds nothing.
  }
}

async function again(step: 'update' | 'files', work: () => Promise<unknown>): Promise<never> {
  sessionStorage.setItem(TRIED, step);
  await work();
  location.reload();
  return new Promise(() => {});
}

function takeUpdate({ waiting }: ServiceWorkerRegistration): Promise<unknown> {
  const taken = new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    setTimeout(resolve, PATIENCE);
  });
  waiting?.postMessage(UPDATE_NOW);
  return taken;
}

/** Without network the kept files are all there is, and better than none. */
async function isReachable({ active, scope }: ServiceWorkerRegistration): Promise<boolean> {
  const answer = await fetch(active?.scriptURL ?? scope, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
  return answer.ok;
}

async function forgetFiles(registration: ServiceWorkerRegistration): Promise<void> {
  const own = (await caches.keys()).filter((name) => name.startsWith(cachesOf(registration.scope)));
  await Promise.all(own.map((name) => caches.delete(name)));
  await registration.unregister();
}
