/** Fetches the large files that Python starts from, and reports every chunk. */

import { isControlledByServiceWorker } from '../browser/capabilities';
import { Adler } from './adler';

/** So many more bytes of a file are here, unpacked. */
export type OnBytes = (address: string, bytes: number) => void;

/** `sum`: what the bytes must add up to, by Adler-32. */
export interface Fetcher {
  compiled(address: string, sum: number): Promise<WebAssembly.Module>;
  content(address: string, sum: number): Promise<ArrayBuffer>;
}

export function createPageFetcher(onBytes: OnBytes): Fetcher {
  // Where Python starts on the page itself, it is answered by another `fetch` meanwhile.
  const { fetch: get } = globalThis;
  const fetchVerified = async (address: string, sum: number): Promise<Response> => {
    const response = await get(address);
    if (!response.ok || !response.body) throw new Error(`${address}: ${response.status}`);
    // From the service worker it is here at once, and the browser keeps compiled code of an untouched response.
    if (isControlledByServiceWorker()) return response;
    const adler = new Adler();
    const count = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        onBytes(address, chunk.byteLength);
        adler.add(chunk);
        controller.enqueue(chunk);
      },
      flush: (controller) => {
        if (adler.sum !== sum) controller.error(new Error(`${address} is damaged`));
      },
    });
    return new Response(response.body.pipeThrough(count), { headers: response.headers });
  };
  return {
    async compiled(address, sum) {
      try {
        return await WebAssembly.compileStreaming(fetchVerified(address, sum));
      } catch (error) {
        // The wrong content type from a server does not prevent the start.
        console.info('Compiling while loading failed:', error);
        return WebAssembly.compile(await (await fetchVerified(address, sum)).arrayBuffer());
      }
    },
    content: async (address, sum) => (await fetchVerified(address, sum)).arrayBuffer(),
  };
}
