/** The page's end of the worker that fetches. */

import type { Fetcher, OnBytes } from './fetcher';
import type { FetchRequest, FetchMessage } from './protocol';

interface PendingFetch {
  resolve(content: unknown): void;
  reject(error: Error): void;
}

/** The worker lives while something is on its way. */
export function fetchInWorker(script: string, heard: OnBytes): Fetcher {
  const pending = new Map<string, PendingFetch>();
  let worker: Worker | null = null;

  function settle(address: string, end: (one: PendingFetch) => void): void {
    const one = pending.get(address);
    pending.delete(address);
    if (!pending.size) {
      worker?.terminate();
      worker = null;
    }
    if (one) end(one);
  }

  function onMessage({ data }: MessageEvent<FetchMessage>): void {
    if ('bytes' in data) heard(data.address, data.bytes);
    else if ('made' in data) settle(data.address, ({ resolve }) => resolve(data.made));
    else settle(data.address, ({ reject }) => reject(new Error(data.failed)));
  }

  function fail(): void {
    for (const address of [...pending.keys()]) settle(address, ({ reject }) => reject(new Error(`${address}: no worker`)));
  }

  function post(order: FetchRequest): void {
    worker?.postMessage(order);
  }

  function createWorker(): Worker {
    return Object.assign(new Worker(script), { onmessage: onMessage, onerror: fail });
  }

  function ask<T>(address: string, sum: number, kind: keyof Fetcher): Promise<T> {
    worker ??= createWorker();
    post({ address, sum, kind });
    return new Promise<T>((resolve, reject) => {
      pending.set(address, { resolve: resolve as (content: unknown) => void, reject });
    });
  }

  return {
    compiled: (address, sum) => ask(address, sum, 'compiled'),
    content: (address, sum) => ask(address, sum, 'content'),
  };
}
