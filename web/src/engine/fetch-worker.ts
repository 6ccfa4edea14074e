/** The page's end of the worker that fetches. */

import type { Fetching, Heard } from './fetching';
import type { Order, Word } from './protocol';

interface Waiting {
  resolve(made: unknown): void;
  reject(error: Error): void;
}

/** The worker lives while something is on its way. */
export function fetchInWorker(script: string, heard: Heard): Fetching {
  const waiting = new Map<string, Waiting>();
  let worker: Worker | null = null;

  function settle(address: string, end: (one: Waiting) => void): void {
    const one = waiting.get(address);
    waiting.delete(address);
    if (!waiting.size) {
      worker?.terminate();
      worker = null;
    }
    if (one) end(one);
  }

  function hear({ data }: MessageEvent<Word>): void {
    if ('bytes' in data) heard(data.address, data.bytes);
    else if ('made' in data) settle(data.address, ({ resolve }) => resolve(data.made));
    else settle(data.address, ({ reject }) => reject(new Error(data.failed)));
  }

  function fail(): void {
    for (const address of [...waiting.keys()]) settle(address, ({ reject }) => reject(new Error(`${address}: no worker`)));
  }

  function say(order: Order): void {
    worker?.postMessage(order);
  }

  function hire(): Worker {
    return Object.assign(new Worker(script), { onmessage: hear, onerror: fail });
  }

  function ask<T>(address: string, sum: number, kind: keyof Fetching): Promise<T> {
    worker ??= hire();
    say({ address, sum, kind });
    return new Promise<T>((resolve, reject) => {
      waiting.set(address, { resolve: resolve as (made: unknown) => void, reject });
    });
  }

  return {
    compiled: (address, sum) => ask(address, sum, 'compiled'),
    content: (address, sum) => ask(address, sum, 'content'),
  };
}
