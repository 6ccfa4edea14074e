/**
 * Keeps PyScript to the scripts that we give it.
 *
 * It watches the page for whatever looks like Python and runs it, also what markup brought there; our policy says that
 * nothing but our own files runs. So its observer hears of our elements only, and its own tags stay plain ones.
 */

const allowedNodes = new WeakSet<Node>();

/** An element that PyScript may see. */
export function allow<T extends Node>(element: T): T {
  allowedNodes.add(element);
  return element;
}

/** PyScript opens a channel to service workers that we do not have, and gives up where that is refused: this one is silent. */
class Silent extends EventTarget {
  postMessage(): void {}
  close(): void {}
}

/** Firefox refuses channels together with cookies. */
function channelsWork(): boolean {
  try {
    new BroadcastChannel('mapwright-probe').close();
    return true;
  } catch {
    return false;
  }
}

/** Loads the modules of PyScript; what they make meanwhile to watch the page with is fenced for good. */
export async function loadRestricted<T>(load: () => [Promise<T>, ...Promise<unknown>[]]): Promise<[T, ...unknown[]]> {
  const { MutationObserver: Real } = globalThis;
  const { define } = customElements;
  globalThis.MutationObserver = class extends Real {
    constructor(callback: MutationCallback) {
      super((records, observer) => {
        const known = records.filter(({ addedNodes }) => [...addedNodes].some((node) => allowedNodes.has(node)));
        if (known.length) callback(known, observer);
      });
    }
  };
  customElements.define = () => {};
  if (!channelsWork()) Object.assign(globalThis, { BroadcastChannel: Silent });
  const modules = load();
  await Promise.allSettled(modules); // if one fails, another may still come
  globalThis.MutationObserver = Real;
  customElements.define = define;
  return Promise.all(modules);
}
