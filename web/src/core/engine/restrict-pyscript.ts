/**
 * Restricts PyScript to the scripts of the site.
 *
 * It observes the page and runs whatever looks like a Python script. Here its observer is informed of allowed elements only, and it
 * cannot define elements of its own.
 */

const allowedNodes = new WeakSet<Node>();

/** Allows PyScript to run an element, and returns it. */
export function allow<T extends Node>(element: T): T {
  allowedNodes.add(element);
  return element;
}

/** A channel that does nothing: PyScript fails if the browser refuses channels, although it does not need them here. */
class Silent extends EventTarget {
  postMessage(): void {}
  close(): void {}
}

/** Whether the browser allows channels: Firefox refuses them together with cookies. */
function channelsWork(): boolean {
  try {
    new BroadcastChannel('mapwright-probe').close();
    return true;
  } catch {
    return false;
  }
}

/** Loads the modules of PyScript with restricted observers. */
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
  await Promise.allSettled(modules); // if one fails, another may still be loading
  globalThis.MutationObserver = Real;
  customElements.define = define;
  return Promise.all(modules);
}
