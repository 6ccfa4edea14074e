/** A worker that fetches: hundreds of chunks in one burst would keep the page from answering. */

import { fetchHere } from './fetching';

export interface Order {
  address: string;
  kind: 'compiled' | 'content';
}

export type Word = { address: string; bytes: number } | { address: string; made: unknown } | { address: string; failed: string };

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

const fetching = fetchHere((address, bytes) => {
  untold.set(address, (untold.get(address) ?? 0) + bytes);
  if (performance.now() - told > OFTEN_ENOUGH) tell();
});

self.onmessage = async ({ data: { address, kind } }: MessageEvent<Order>): Promise<void> => {
  try {
    const made = await fetching[kind](address);
    tell();
    say({ address, made }, made instanceof ArrayBuffer ? [made] : []);
  } catch (error) {
    say({ address, failed: String(error) });
  }
};
