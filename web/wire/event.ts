/** Messages as relays know them (NIP-01): signed by a key that is made for this visit and thrown away with it. */

import { schnorr } from '@noble/secp256k1';
import { isKey, isSealed, KIND } from '../src/peers/relay-frame-messages';
import { hex } from '../src/peers/seal';

export interface SignedEvent {
  id: string;
  pubkey: string;
  created_at: number;
  kind: number;
  tags: string[][];
  content: string;
  sig: string;
}

export interface Signer {
  pubkey: string;
  sign(content: string, topic: string, seconds: number): Promise<SignedEvent>;
}

const utf8 = new TextEncoder();

export function newSigner(): Signer {
  const { secretKey, publicKey } = schnorr.keygen();
  const pubkey = hex(publicKey);
  return {
    pubkey,
    async sign(content, topic, created_at) {
      const plain = { pubkey, created_at, kind: KIND, tags: [['x', topic]], content };
      const id = await idOf(plain);
      return { ...plain, id: hex(id), sig: hex(await schnorr.signAsync(id, secretKey)) };
    },
  };
}

/** Whether this is a message of the topic, by its form alone. */
export function isOf(topic: string, given: unknown): given is SignedEvent {
  if (typeof given !== 'object' || given === null) return false;
  const { id, pubkey, created_at, kind, tags, content, sig } = given as Record<string, unknown>;
  if (!isKey(id) || !isKey(pubkey) || !isSealed(content) || kind !== KIND || !Number.isSafeInteger(created_at)) return false;
  return typeof sig === 'string' && /^[0-9a-f]{128}$/.test(sig) && JSON.stringify(tags) === JSON.stringify([['x', topic]]);
}

/** Whether it is whole and from whom it says: a relay can neither change it nor speak in another's name. */
export async function isGenuine(event: SignedEvent): Promise<boolean> {
  const id = await idOf(event);
  if (hex(id) !== event.id) return false;
  return schnorr.verifyAsync(bytesOf(event.sig), id, bytesOf(event.pubkey)).catch(() => false);
}

async function idOf({ pubkey, created_at, kind, tags, content }: Omit<SignedEvent, 'id' | 'sig'>): Promise<Uint8Array> {
  const text = JSON.stringify([0, pubkey, created_at, kind, tags, content]);
  return new Uint8Array(await crypto.subtle.digest('SHA-256', utf8.encode(text)));
}

function bytesOf(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
