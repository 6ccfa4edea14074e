/**
 * What relays may not read. HKDF derives four values from a table's secret: the topic of its messages, the topic of its
 * stored feeds, the key that both are encrypted with (AES-GCM), and the key of the tag by which the relay frame recognises
 * messages of the table. A sealed text is the base64 of 12 random bytes and the ciphertext. It is padded with spaces to whole
 * blocks: a heartbeat and a move have the same length.
 */

import { MAX_FEED_BYTES, MAX_ENVELOPE_LENGTH } from './envelope';
import { fromBase64Url, toBase64Url } from './ticket';

const BLOCK = 1024;
const NONCE = 12;
const utf8 = new TextEncoder();
const utf8Decoder = new TextDecoder('utf-8', { fatal: true });

/** Letters of a sealed text: blocks for the longest message, nonce and tag, four letters for three bytes. */
export const MAX_ENCRYPTED_LENGTH = base64Length(MAX_ENVELOPE_LENGTH);
export const MAX_ENCRYPTED_FEED_LENGTH = base64Length(MAX_FEED_BYTES);

function base64Length(bytes: number): number {
  return Math.ceil(((Math.ceil(bytes / BLOCK) * BLOCK + NONCE + 16) * 4) / 3);
}

export interface TableCipher {
  topic: string;
  /** The topic of stored feeds. */
  post: string;
  /** The key of the tag, in hexadecimal. The relay frame gets it: it recognises messages, and opens none. */
  tag: string;
  close(plain: string): Promise<string>;
  /** Null for whatever was not sealed with this secret. */
  open(sealed: string): Promise<string | null>;
}

export async function createTableCipher(secret: Uint8Array<ArrayBuffer>): Promise<TableCipher> {
  const root = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits', 'deriveKey']);
  const derived = async (purpose: string, bits: number): Promise<string> =>
    hex(new Uint8Array(await crypto.subtle.deriveBits(hkdfParams(purpose), root, bits)));
  const [topic, post, tag] = await Promise.all([derived('topic', 128), derived('post', 128), derived('tag', 256)]);
  const algorithm = { name: 'AES-GCM', length: 256 };
  const key = await crypto.subtle.deriveKey(hkdfParams('key'), root, algorithm, false, ['encrypt', 'decrypt']);
  return { topic, post, tag, close: (plain) => close(key, plain), open: (sealed) => open(key, sealed) };
}

/** The part of a sealed text by which it is known: no two have the same. */
export function nonceOf(sealed: string): string {
  return sealed.slice(0, (NONCE * 4) / 3);
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function hkdfParams(purpose: string): HkdfParams {
  return { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: utf8.encode(`mapwright line 2 ${purpose}`) };
}

async function close(key: CryptoKey, plain: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(NONCE));
  const bytes = utf8.encode(plain);
  const padded = new Uint8Array(Math.ceil(bytes.length / BLOCK) * BLOCK).fill(0x20);
  padded.set(bytes);
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, padded));
  return toBase64Url(iv) + toBase64Url(sealed);
}

async function open(key: CryptoKey, sealed: string): Promise<string | null> {
  if (sealed.length > MAX_ENCRYPTED_FEED_LENGTH) return null;
  try {
    const bytes = fromBase64Url(sealed);
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytes.slice(0, NONCE) }, key, bytes.slice(NONCE));
    return utf8Decoder.decode(plain).trimEnd();
  } catch {
    return null;
  }
}
