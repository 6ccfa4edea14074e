/** Events in the format of relays (NIP-01), signed with the key of this device for one log. */

import { schnorr } from '@noble/secp256k1';
import { DELETION_KIND, isKey, isEncrypted, isEncryptedFeed, MESSAGE_KIND, FEED_KIND } from '../src/core/network/relay-frame-messages';
import { bytesOf, hex } from '../src/core/network/bytes';

export interface SignedEvent {
  id: string;
  pubkey: string;
  created_at: number;
  kind: number;
  tags: string[][];
  content: string;
  sig: string;
}

type UnsignedEvent = Omit<SignedEvent, 'id' | 'sig'>;

/** The topics of one log's messages and feeds, and the key of its authentication tag in hexadecimal. */
export interface LogTopics {
  topic: string;
  post: string;
  tag: string;
}

export interface Signer {
  pubkey: string;
  /** Sign a message, which relays forward and do not store. */
  sign(content: string, seconds: number): Promise<SignedEvent>;
  /** Sign a feed, which relays store in place of the previous one. */
  store(content: string, seconds: number): Promise<SignedEvent>;
  /** Sign a request to delete the feeds that were stored until then. */
  erase(seconds: number): Promise<SignedEvent>;
}

/** Seconds after which relays may delete a stored feed (NIP-40): four weeks. */
export const FEED_LIFETIME_S = 28 * 86_400;
const MAC = { name: 'HMAC', hash: 'SHA-256' } as const;
const MAC_DIGITS = 32;

const utf8 = new TextEncoder();

export function newSigner(key: string, { topic, post, tag }: LogTopics): Signer {
  const secretKey = bytesOf(key);
  const pubkey = hex(schnorr.getPublicKey(secretKey));
  const mac = macKey(tag);
  const sign = async (unsigned: UnsignedEvent): Promise<SignedEvent> => {
    const event = { ...unsigned, tags: [...unsigned.tags, ['m', await macOf(await mac, unsigned)]] };
    const id = await idOf(event);
    return { ...event, id: hex(id), sig: hex(await schnorr.signAsync(id, secretKey)) };
  };
  return {
    pubkey,
    sign: (content, created_at) => sign({ pubkey, created_at, kind: MESSAGE_KIND, tags: [['x', topic]], content }),
    store: (content, created_at) => {
      const tags = [
        ['d', post],
        ['expiration', String(created_at + FEED_LIFETIME_S)],
      ];
      return sign({ pubkey, created_at, kind: FEED_KIND, tags, content });
    },
    erase: (created_at) => sign({ pubkey, created_at, kind: DELETION_KIND, tags: [['a', `${FEED_KIND}:${pubkey}:${post}`]], content: '' }),
  };
}

/** Whether the data have the form of an event of this log. No signature is checked. */
export function isLogEvent({ topic, post }: LogTopics, data: unknown): data is SignedEvent {
  if (typeof data !== 'object' || data === null) return false;
  const { id, pubkey, created_at, kind, tags, content, sig } = data as Record<string, unknown>;
  if (!isKey(id) || !isKey(pubkey) || !Number.isSafeInteger(created_at) || !areTags(tags)) return false;
  if (typeof sig !== 'string' || !/^[0-9a-f]{128}$/.test(sig) || !/^[0-9a-f]{32}$/.test(valueOf(tags, 'm'))) return false;
  return kind === MESSAGE_KIND ? isEncrypted(content) && valueOf(tags, 'x') === topic : isStored(kind, content, tags, post);
}

function isStored(kind: unknown, content: unknown, tags: string[][], post: string): boolean {
  return kind === FEED_KIND && isEncryptedFeed(content) && valueOf(tags, 'd') === post;
}

function areTags(tags: unknown): tags is string[][] {
  const isTag = (tag: unknown): boolean => Array.isArray(tag) && tag.length <= 4 && tag.every((word) => typeof word === 'string');
  return Array.isArray(tags) && tags.length <= 6 && tags.every(isTag);
}

function valueOf(tags: readonly string[][], name: string): string {
  return tags.find(([first]) => first === name)?.[1] ?? '';
}

/** Whether the writer of the event has the secret of the log. Checking a signature takes a hundred times as long. */
export async function isTagged(mac: CryptoKey, event: SignedEvent): Promise<boolean> {
  return (await macOf(mac, event)) === valueOf(event.tags, 'm');
}

export function macKey(tag: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytesOf(tag), MAC, false, ['sign']);
}

/** The tag authenticates everything except the other tags, so only a device with the secret can change the date or the key. */
async function macOf(mac: CryptoKey, { pubkey, created_at, kind, content }: UnsignedEvent): Promise<string> {
  const text = utf8.encode(`${kind} ${pubkey} ${created_at} ${content}`);
  return hex(new Uint8Array(await crypto.subtle.sign('HMAC', mac, text))).slice(0, MAC_DIGITS);
}

/** Whether identifier and signature are right: a relay can neither change an event nor write one in another device's name. */
export async function isGenuine(event: SignedEvent): Promise<boolean> {
  const id = await idOf(event);
  if (hex(id) !== event.id) return false;
  return schnorr.verifyAsync(bytesOf(event.sig), id, bytesOf(event.pubkey)).catch(() => false);
}

async function idOf({ pubkey, created_at, kind, tags, content }: UnsignedEvent): Promise<Uint8Array> {
  const text = JSON.stringify([0, pubkey, created_at, kind, tags, content]);
  return new Uint8Array(await crypto.subtle.digest('SHA-256', utf8.encode(text)));
}
