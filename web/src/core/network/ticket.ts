/**
 * A table's secret: 16 random bytes in 22 letters. Any device that has it can read and send messages. A ticket is the secret,
 * a point and 16 letters of the digest of the host's key, so that no other device can pose as the host.
 */

import { ConnectionFailure } from './types';

const BYTES = 16;
const DIGEST_BYTES = 12;

export interface Ticket {
  secret: string;
  /** Empty in links of older versions. */
  digest: string;
}

export function newSecret(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(BYTES)));
}

export function isSecret(text: string): boolean {
  return /^[\w-]{21}[AQgw]$/.test(text); // the last letter has two bits only
}

export function secretBytes(secret: string): Uint8Array<ArrayBuffer> {
  if (!isSecret(secret)) throw new ConnectionFailure('secret');
  return fromBase64Url(secret);
}

/** What an invitation contains besides the site's address. */
export function ticketText({ secret, digest }: Ticket): string {
  return digest ? `${secret}.${digest}` : secret;
}

/** Null where the text is not a ticket. */
export function readTicket(text: string): Ticket | null {
  const [secret = '', digest = '', ...rest] = text.split('.');
  return isSecret(secret) && /^([\w-]{16})?$/.test(digest) && !rest.length ? { secret, digest } : null;
}

/** The digest of a public key, as tickets contain it. */
export async function keyDigest(key: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key));
  return toBase64Url(new Uint8Array(hash, 0, DIGEST_BYTES));
}

/** As in the code of an offer. */
export function ticketBytes(ticket: string): Uint8Array<ArrayBuffer> {
  const parsed = readTicket(ticket);
  if (!parsed?.digest) throw new ConnectionFailure('secret');
  return Uint8Array.from([...fromBase64Url(parsed.secret), ...fromBase64Url(parsed.digest)]);
}

export const TICKET_BYTES = BYTES + DIGEST_BYTES;

export function ticketFromBytes(bytes: Uint8Array): string {
  return ticketText({ secret: toBase64Url(bytes.slice(0, BYTES)), digest: toBase64Url(bytes.slice(BYTES)) });
}

/** Base64 as it may stand in an address, without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Throws where the text is not a secret. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}
