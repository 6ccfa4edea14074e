/** Downloads files in a worker. */

import type { Fetcher, OnBytes } from './fetcher';
import type { FetchRequest, FetchMessage } from './protocol';

interface PendingFetch {
  resolve(content: unknown): void;
  reject(error: Error): void;
}

/** Returns a fetcher in a worker, which runs only while there are downloads. */
export function fetchInWorker(script: string, onBytes: OnBytes): Fetcher {
  const pending = new Map<string, PendingFetch>();
  let worker: Worker | null = null;

  /** Ends the download of a file, and the worker after the last one. */
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

  function request<T>(address: string, sum: number, kind: keyof Fetcher): Promise<T> {
    worker ??= Object.assign(new Worker(script), { onmessage, onerror });
    worker.postMessage({ address, sum, kind } satisfies FetchRequest);
    return new Promise<T>((resolve, reject) => {
      pending.set(address, { resolve: resolve as (content: unknown) => void, reject });
    });
  }

  return {
    compiled: (address, sum) => request(address, sum, 'compiled'),
    content: (address, sum) => request(address, sum, 'content'),
  };
}
