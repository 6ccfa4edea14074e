/**
 * Encryption of a shared log. HKDF derives four values from the secret and the rest of the link: the topic of messages, the
 * key that signs stored texts, the key that encrypts both (AES-GCM), and the key of the tag by which the relay frame recognises
 * messages of the log. An encrypted text is the base64 of 12 random bytes and the ciphertext. The plaintext is its length in
 * four bytes, the text, and zeros up to whole blocks, so that a heartbeat and a move have the same length.
 */

import { fromBase64Url, hex, toBase64Url } from './bytes';

const BLOCK_BYTES = 1024;
const NONCE_BYTES = 12;
const LENGTH_BYTES = 4;
/** Bytes of a compressed log: with base64 and an event around it fewer than the 65,536 that relays accept. */
const MAX_STORED_BYTES = 44_000;
/** Bytes of a log that somebody with the link has compressed. */
const MAX_UNPACKED_BYTES = 400_000;

const utf8 = new TextEncoder();
const utf8Decoder = new TextDecoder('utf-8', { fatal: true });

export interface LogCipher {
  topic: string;
  /** The private key that signs stored texts, in hexadecimal. All devices of the log have it, and nobody else. */
  author: string;
  /** The key of the tag, in hexadecimal. It recognises messages and decrypts none. */
  tag: string;
  encrypt(text: string): Promise<string>;
  /** Returns null for anything that was not encrypted with this key. */
  decrypt(text: string): Promise<string | null>;
  /** Encrypts as many lines as fit into one stored text, from the first one on. */
  encryptLines(lines: readonly string[]): Promise<string>;
  decryptLines(text: string): Promise<string[] | null>;
}

export async function createLogCipher(secret: Uint8Array, context: string): Promise<LogCipher> {
  const root = await crypto.subtle.importKey('raw', new Uint8Array(secret), 'HKDF', false, ['deriveBits', 'deriveKey']);
  const salt = await crypto.subtle.digest('SHA-256', utf8.encode(context));
  const params = (purpose: string): HkdfParams => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt,
    info: utf8.encode(`mapwright log 1 ${purpose}`),
  });
  const derived = async (purpose: string, bits: number): Promise<string> =>
    hex(new Uint8Array(await crypto.subtle.deriveBits(params(purpose), root, bits)));
  const [topic, author, tag] = await Promise.all([derived('topic', 128), derived('author', 256), derived('tag', 256)]);
  const key = await crypto.subtle.deriveKey(params('key'), root, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  return {
    topic,
    author,
    tag,
    encrypt: (text) => encrypt(key, utf8.encode(text)),
    decrypt: async (text) => decodeText(await decrypt(key, text)),
    encryptLines: async (lines) => encrypt(key, await packLines(lines)),
    decryptLines: async (text) => unpackLines(await decrypt(key, text)),
  };
}

/** Derives the private key of this device for one topic, so that relays cannot connect its logs with each other. */
export async function deviceKey(deviceSecret: string, topic: string): Promise<string> {
  const root = await crypto.subtle.importKey('raw', utf8.encode(deviceSecret), 'HKDF', false, ['deriveBits']);
  const params = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: utf8.encode(`mapwright device 1 ${topic}`) };
  return hex(new Uint8Array(await crypto.subtle.deriveBits(params, root, 256)));
}

async function encrypt(key: CryptoKey, bytes: Uint8Array): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const padded = new Uint8Array(Math.ceil((LENGTH_BYTES + bytes.length) / BLOCK_BYTES) * BLOCK_BYTES);
  new DataView(padded.buffer).setUint32(0, bytes.length);
  padded.set(bytes, LENGTH_BYTES);
  const encrypted = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, padded));
  return toBase64Url(iv) + toBase64Url(encrypted);
}

async function decrypt(key: CryptoKey, text: string): Promise<Uint8Array | null> {
  try {
    const bytes = fromBase64Url(text);
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytes.slice(0, NONCE_BYTES) }, key, bytes.slice(NONCE_BYTES));
    const length = new DataView(plain).getUint32(0);
    return length <= plain.byteLength - LENGTH_BYTES ? new Uint8Array(plain, LENGTH_BYTES, length) : null;
  } catch {
    return null;
  }
}

function decodeText(bytes: Uint8Array | null): string | null {
  try {
    return bytes && utf8Decoder.decode(bytes);
  } catch {
    return null;
  }
}

/** Compresses as many lines as fit into one stored text, from the first one on. */
async function packLines(lines: readonly string[]): Promise<Uint8Array> {
  let rows = lines;
  for (;;) {
    const packed = await transformBytes(utf8.encode(rows.join('\n')), new CompressionStream('deflate-raw'), Infinity);
    if (!packed || packed.length <= MAX_STORED_BYTES || !rows.length) return packed ?? new Uint8Array();
    rows = rows.slice(0, Math.floor((rows.length * MAX_STORED_BYTES * 0.97) / packed.length)); // a little fewer than may fit
  }
}

async function unpackLines(bytes: Uint8Array | null): Promise<string[] | null> {
  const text = decodeText(bytes && (await transformBytes(bytes, new DecompressionStream('deflate-raw'), MAX_UNPACKED_BYTES)));
  return text === null ? null : text.split('\n').filter(Boolean);
}

/** Compresses or decompresses bytes. Returns null if they are damaged or the result is longer than allowed. */
async function transformBytes(
  bytes: Uint8Array,
  through: CompressionStream | DecompressionStream,
  maxBytes: number,
): Promise<Uint8Array | null> {
  const writer = through.writable.getWriter();
  const written = writer.write(new Uint8Array(bytes)).then(() => writer.close());
  written.catch(() => undefined); // the reader gets the same error
  const reader = through.readable.getReader() as ReadableStreamDefaultReader<Uint8Array>;
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      chunks.push(part.value);
      size += part.value.length;
      if (size > maxBytes) {
        await reader.cancel();
        return null;
      }
    }
  } catch {
    return null;
  }
  const result = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    result.set(chunk, at);
    at += chunk.length;
  }
  return result;
}
