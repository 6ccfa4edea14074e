/** A table's secret: 16 random bytes in 22 letters. Anyone who has it can read and write. */

import { ConnectionRefused } from './types';

const BYTES = 16;

export function newSecret(): string {
  return toText(crypto.getRandomValues(new Uint8Array(BYTES)));
}

export function isSecret(text: string): boolean {
  return /^[\w-]{21}[AQgw]$/.test(text); // the last letter has two bits only
}

export function secretBytes(secret: string): Uint8Array<ArrayBuffer> {
  if (!isSecret(secret)) throw new ConnectionRefused('secret');
  return fromText(secret);
}

/** Base64 as it may stand in an address, without padding. */
export function toText(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Throws where the text is not a secret. */
export function fromText(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}
