/** Events in the format of relays (NIP-01): messages signed by this device, and feeds signed with the key of their log. */

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

/** What identifies events of one log: the topic of messages, and the public key that signs feeds. */
export interface LogMarks {
  topic: string;
  author: string;
  /** Whether feeds that are stored later shall arrive, too. */
  live?: boolean;
}

/** The keys that all devices of a log have, in hexadecimal: the one that signs feeds, and the one of the tag of messages. */
export interface LogKeys {
  topic: string;
  author: string;
  tag: string;
  live?: boolean;
}

export interface Signer {
  /** The public key of the device, which signs messages and names its feed. */
  pubkey: string;
  marks: LogMarks;
  /** Sign a message, which relays forward and do not store. */
  sign(content: string, seconds: number): Promise<SignedEvent>;
  /** Sign a feed, which relays store in place of the previous one of this device. */
  store(content: string, seconds: number): Promise<SignedEvent>;
  /** Sign a request to delete the feeds of this device that were stored until then. */
  erase(seconds: number): Promise<SignedEvent>;
}

/** Seconds after which relays may delete a stored feed (NIP-40): four weeks. */
export const FEED_LIFETIME_S = 28 * 86_400;
const MAC = { name: 'HMAC', hash: 'SHA-256' } as const;
const MAC_DIGITS = 32;

const utf8 = new TextEncoder();

export function newSigner(key: string, { topic, author, tag, live }: LogKeys): Signer {
  const [pubkey, authorPubkey] = [publicKey(key), publicKey(author)];
  const mac = macKey(tag);
  const signFeedEvent = (kind: number, created_at: number, tags: string[][], content: string): Promise<SignedEvent> =>
    sign({ pubkey: authorPubkey, created_at, kind, tags, content }, author);
  return {
    pubkey,
    marks: { topic, author: authorPubkey, ...(live && { live }) },
    async sign(content, created_at) {
      const event = { pubkey, created_at, kind: MESSAGE_KIND, content };
      return sign({ ...event, tags: [['x', topic], ['m', await macOf(await mac, event)]] }, key); // prettier-ignore
    },
    store: (content, created_at) =>
      signFeedEvent(FEED_KIND, created_at, [['d', pubkey], ['expiration', String(created_at + FEED_LIFETIME_S)]], content), // prettier-ignore
    erase: (created_at) => signFeedEvent(DELETION_KIND, created_at, [['a', `${FEED_KIND}:${authorPubkey}:${pubkey}`]], ''),
  };
}

function publicKey(key: string): string {
  return hex(schnorr.getPublicKey(bytesOf(key)));
}

async function sign(event: UnsignedEvent, key: string): Promise<SignedEvent> {
  const id = await idOf(event);
  return { ...event, id: hex(id), sig: hex(await schnorr.signAsync(id, bytesOf(key))) };
}

/** Whether the data have the form of an event of this log. No signature is checked. */
export function isLogEvent(marks: LogMarks, data: unknown): data is SignedEvent {
  if (typeof data !== 'object' || data === null) return false;
  const { id, pubkey, created_at, kind, tags, content, sig } = data as Record<string, unknown>;
  if (!isKey(id) || !isKey(pubkey) || !Number.isSafeInteger(created_at) || !areTags(tags)) return false;
  if (typeof sig !== 'string' || !/^[0-9a-f]{128}$/.test(sig)) return false;
  if (kind === FEED_KIND) return pubkey === marks.author && isEncryptedFeed(content) && isKey(valueOf(tags, 'd'));
  return kind === MESSAGE_KIND && isEncrypted(content) && valueOf(tags, 'x') === marks.topic && /^[0-9a-f]{32}$/.test(valueOf(tags, 'm'));
}

/** Returns the public key of the device that has written the event. */
export function deviceOf({ kind, pubkey, tags }: SignedEvent): string {
  return kind === FEED_KIND ? valueOf(tags, 'd') : pubkey;
}

function areTags(tags: unknown): tags is string[][] {
  const isTag = (tag: unknown): boolean => Array.isArray(tag) && tag.length <= 4 && tag.every((word) => typeof word === 'string');
  return Array.isArray(tags) && tags.length <= 6 && tags.every(isTag);
}

function valueOf(tags: readonly string[][], name: string): string {
  return tags.find(([first]) => first === name)?.[1] ?? '';
}

/** Whether the writer of the message has the secret of the log. Checking a signature takes a hundred times as long. */
export async function isTagged(mac: CryptoKey, event: SignedEvent): Promise<boolean> {
  return event.kind === FEED_KIND || (await macOf(mac, event)) === valueOf(event.tags, 'm');
}

export function macKey(tag: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytesOf(tag), MAC, false, ['sign']);
}

/** The tag authenticates everything except the other tags, so only a device with the secret can change the date or the key. */
async function macOf(mac: CryptoKey, { pubkey, created_at, kind, content }: Omit<UnsignedEvent, 'tags'>): Promise<string> {
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
