/** Fetches the large files that Python starts from, and tells of every chunk. */

import { isServedOffline } from '../browser/surroundings';

/** So many more bytes of a file are here, unpacked. */
export type Heard = (address: string, bytes: number) => void;

export interface Fetching {
  compiled(address: string): Promise<WebAssembly.Module>;
  content(address: string): Promise<ArrayBuffer>;
}

export function fetchHere(heard: Heard): Fetching {
  const counted = async (address: string): Promise<Response> => {
    const response = await fetch(address);
    if (!response.ok || !response.body) throw new Error(`${address}: ${response.status}`);
    // From the service worker it is here at once, and the browser keeps compiled code of an untouched response.
    if (isServedOffline()) return response;
    const count = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        heard(address, chunk.byteLength);
        controller.enqueue(chunk);
      },
    });
    return new Response(response.body.pipeThrough(count), { headers: response.headers });
  };
  return {
    async compiled(address) {
      try {
        return await WebAssembly.compileStreaming(counted(address));
      } catch (error) {
        // A server that gives the wrong type is no reason not to play.
        console.info('Compiling while loading failed:', error);
        return WebAssembly.compile(await (await counted(address)).arrayBuffer());
      }
    },
    content: async (address) => (await counted(address)).arrayBuffer(),
  };
}
