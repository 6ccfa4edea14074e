/** Downloads the large files that Python starts from, and reports every chunk. */

import { isControlledByServiceWorker } from '../browser/capabilities';
import { Adler } from './adler';

/** Called with the number of decompressed bytes of each chunk. */
export type OnBytes = (address: string, bytes: number) => void;

/** `sum` is the checksum (Adler-32) that the bytes must have. */
export interface Fetcher {
  compiled(address: string, sum: number): Promise<WebAssembly.Module>;
  content(address: string, sum: number): Promise<ArrayBuffer>;
}

export function createPageFetcher(onBytes: OnBytes): Fetcher {
  // If Python starts on the page itself, `fetch` is replaced meanwhile.
  const { fetch: get } = globalThis;
  const fetchVerified = async (address: string, sum: number): Promise<Response> => {
    const response = await get(address);
    if (!response.ok || !response.body) throw new Error(`${address}: ${response.status}`);
    // The service worker responds at once, and the browser caches compiled code only of an unchanged response.
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
        // A wrong content type of the server must not prevent the start.
        console.info('Compiling while loading failed:', error);
        return WebAssembly.compile(await (await fetchVerified(address, sum)).arrayBuffer());
      }
    },
    content: async (address, sum) => (await fetchVerified(address, sum)).arrayBuffer(),
  };
}
