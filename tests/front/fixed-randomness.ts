/** Randomness that is the same in every run: seeds, keys and pauses. */

import { override } from './override';

/** Returns numbers from 1 to 2,147,483,646 in a fixed order that looks random. */
export function randomNumbers(): () => number {
  let number = 1;
  return () => (number = (number * 48_271) % 2_147_483_647);
}

/** Makes `crypto.getRandomValues` and `Math.random` return fixed sequences, from their beginning. */
export function repeatRandomness(): void {
  const next = randomNumbers();
  override(crypto, {
    getRandomValues: (bytes: Uint8Array): Uint8Array => {
      for (let i = 0; i < bytes.length; i++) bytes[i] = next() % 256;
      return bytes;
    },
  });
  override(Math, { random: () => next() / 2_147_483_647 });
}
