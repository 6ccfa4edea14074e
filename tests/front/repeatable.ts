/** Random bytes that are the same in every run, so that a new table has the same deal in every run. */

import { lend } from './lend';

/** Makes `crypto.getRandomValues` return a fixed sequence, from its beginning. */
export function repeatRandomBytes(): void {
  let number = 1;
  lend(crypto, {
    getRandomValues: (bytes: Uint8Array): Uint8Array => {
      for (let i = 0; i < bytes.length; i++) {
        number = (number * 48_271) % 2_147_483_647;
        bytes[i] = number % 256;
      }
      return bytes;
    },
  });
}
