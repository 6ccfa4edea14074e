/**
 * What relays may not read. HKDF makes two things of a table's secret: the topic under which its messages are found, and
 * the key that they are sealed with (AES-GCM). A sealed text is the base64 of 12 random bytes and the ciphertext. It is
 * filled up with spaces to whole blocks, so that its length does not tell what kind of move is in it.
 */

import { LONGEST_TEXT } from './parcel';
import { fromText, toText } from './secret';

const BLOCK = 256;
const NONCE = 12;
const utf8 = new TextEncoder();
const text = new TextDecoder('utf-8', { fatal: true });

/** Letters of a sealed text: blocks for the longest message, nonce and tag, four letters for three bytes. */
export const LONGEST_SEALED = Math.ceil(((Math.ceil(LONGEST_TEXT / BLOCK) * BLOCK + NONCE + 16) * 4) / 3);

export interface Seal {
  topic: string;
  close(plain: string): Promise<string>;
  /** Null for whatever was not sealed with this secret. */
  open(sealed: string): Promise<string | null>;
}

export async function sealOf(secret: Uint8Array<ArrayBuffer>): Promise<Seal> {
  const root = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits', 'deriveKey']);
  const topic = new Uint8Array(await crypto.subtle.deriveBits(derivation('topic'), root, 128));
  const algorithm = { name: 'AES-GCM', length: 256 };
  const key = await crypto.subtle.deriveKey(derivation('key'), root, algorithm, false, ['encrypt', 'decrypt']);
  return { topic: hex(topic), close: (plain) => close(key, plain), open: (sealed) => open(key, sealed) };
}

/** The part of a sealed text by which it is known: no two have the same. */
export function nonceOf(sealed: string): string {
  return sealed.slice(0, (NONCE * 4) / 3);
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function derivation(purpose: string): HkdfParams {
  return { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: utf8.encode(`mapwright line 1 ${purpose}`) };
}

async function close(key: CryptoKey, plain: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(NONCE));
  const bytes = utf8.encode(plain);
  const filled = new Uint8Array(Math.ceil(bytes.length / BLOCK) * BLOCK).fill(0x20);
  filled.set(bytes);
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, filled));
  return toText(iv) + toText(sealed);
}

async function open(key: CryptoKey, sealed: string): Promise<string | null> {
  if (sealed.length > LONGEST_SEALED) return null;
  try {
    const bytes = fromText(sealed);
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytes.slice(0, NONCE) }, key, bytes.slice(NONCE));
    return text.decode(plain).trimEnd();
  } catch {
    return null;
  }
}
