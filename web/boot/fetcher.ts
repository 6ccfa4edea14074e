/** A worker that fetches: hundreds of chunks in one burst would keep the page from answering. */

import { fetchHere } from '../src/engine/fetching';
import type { Order, Word } from '../src/engine/protocol';

/** Milliseconds between two tellings. */
const OFTEN_ENOUGH = 50;
const untold = new Map<string, number>();
let told = 0;

function say(word: Word, hand: Transferable[] = []): void {
  self.postMessage(word, { transfer: hand });
}

function tell(): void {
  told = performance.now();
  for (const [address, bytes] of untold) say({ address, bytes });
  untold.clear();
}

function count(address: string, bytes: number): void {
  untold.set(address, (untold.get(address) ?? 0) + bytes);
  if (performance.now() - told > OFTEN_ENOUGH) tell();
}

const fetching = fetchHere(count);

self.onmessage = async ({ data }: MessageEvent<Order>): Promise<void> => {
  const { address, sum, kind } = data;
  try {
    const made = await fetching[kind](address, sum);
    tell();
    say({ address, made }, made instanceof ArrayBuffer ? [made] : []);
  } catch (error) {
    say({ address, failed: String(error) });
  }
};
