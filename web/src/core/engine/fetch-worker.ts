/** The page's end of the worker that fetches. */

import type { Fetcher, OnBytes } from './fetcher';
import type { FetchRequest, FetchMessage } from './protocol';

interface PendingFetch {
  resolve(content: unknown): void;
  reject(error: Error): void;
}

/** The worker lives while something is on its way. */
export function fetchInWorker(script: string, onBytes: OnBytes): Fetcher {
  const pending = new Map<string, PendingFetch>();
  let worker: Worker | null = null;

  function settle(address: string, apply: (fetch: PendingFetch) => void): void {
    const fetch = pending.get(address);
    pending.delete(address);
    if (!pending.size) {
      worker?.terminate();
      worker = null;
    }
    if (fetch) apply(fetch);
  }

  function onmessage({ data }: MessageEvent<FetchMessage>): void {
    if ('bytes' in data) onBytes(data.address, data.bytes);
    else if ('content' in data) settle(data.address, ({ resolve }) => resolve(data.content));
    else settle(data.address, ({ reject }) => reject(new Error(data.failed)));
  }

  function onerror(): void {
    for (const address of [...pending.keys()]) settle(address, ({ reject }) => reject(new Error(`${address}: no worker`)));
  }

  function ask<T>(address: string, sum: number, kind: keyof Fetcher): Promise<T> {
    worker ??= Object.assign(new Worker(script), { onmessage, onerror });
    worker.postMessage({ address, sum, kind } satisfies FetchRequest);
    return new Promise<T>((resolve, reject) => {
      pending.set(address, { resolve: resolve as (content: unknown) => void, reject });
    });
  }

  return {
    compiled: (address, sum) => ask(address, sum, 'compiled'),
    content: (address, sum) => ask(address, sum, 'content'),
  };
}
