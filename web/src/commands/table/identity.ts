/** Who a device is at a table: a pair of keys, which leaves it only with its seat. Whatever it says is signed. */

const KIND = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const HOW = { name: 'ECDSA', hash: 'SHA-256' } as const;

/** Public keys of a table as WebCrypto knows them: there are few, and each is asked for often. */
const known = new Map<string, Promise<CryptoKey | null>>();
const MOST_KNOWN = 200;

export interface Identity {
  /** The public key, as it stands in the terms. */
  key: string;
  sign(text: string): Promise<string>;
}

/** The page can read the private one: its owner may move the seat to another device. */
export function newKeys(): Promise<CryptoKeyPair> {
  return crypto.subtle.generateKey(KIND, true, ['sign', 'verify']);
}

/** The private key in 43 letters. */
export async function privatePart({ privateKey }: CryptoKeyPair): Promise<string> {
  return (await crypto.subtle.exportKey('jwk', privateKey)).d ?? '';
}

/** The pair of a public key as the terms name it and its private part; null where they are not one. */
export async function keysFrom(key: string, part: string): Promise<CryptoKeyPair | null> {
  const point = fromLetters(key);
  const [x, y] = [point.slice(1, 33), point.slice(33)].map((half) => letters(half.buffer));
  const jwk = { kty: 'EC', crv: KIND.namedCurve, ext: true, x: x ?? '', y: y ?? '' };
  try {
    const publicKey = await crypto.subtle.importKey('jwk', jwk, KIND, true, ['verify']);
    const privateKey = await crypto.subtle.importKey('jwk', { ...jwk, d: part }, KIND, true, ['sign']);
    const test = await crypto.subtle.sign(HOW, privateKey, point);
    return (await crypto.subtle.verify(HOW, publicKey, test, point)) ? { publicKey, privateKey } : null;
  } catch {
    return null;
  }
}

export async function identityOf(keys: CryptoKeyPair): Promise<Identity> {
  const key = letters(await crypto.subtle.exportKey('raw', keys.publicKey));
  return { key, sign: async (text) => letters(await crypto.subtle.sign(HOW, keys.privateKey, bytesOf(text))) };
}

export async function isSigned(key: string, text: string, signature: string): Promise<boolean> {
  const found = await publicKey(key);
  if (!found) return false;
  return crypto.subtle.verify(HOW, found, fromLetters(signature), bytesOf(text)).catch(() => false);
}

function publicKey(key: string): Promise<CryptoKey | null> {
  if (known.size > MOST_KNOWN) known.clear();
  const before = known.get(key);
  if (before) return before;
  const found = crypto.subtle.importKey('raw', fromLetters(key), KIND, false, ['verify']).catch(() => null);
  known.set(key, found);
  return found;
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

/** Base64 as it may stand in an address. */
function letters(buffer: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
}

function fromLetters(text: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));
  } catch {
    return new Uint8Array(0); // no key and no signature
  }
}

/** 32 hexadecimal digits at random. */
export function newNonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The name of a table: entries of one table are invalid at another. */
export function newName(): string {
  return newNonce().slice(0, 20);
}
