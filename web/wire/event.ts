/** Events as relays know them (NIP-01), signed with the key that this device has at one table. */

import { schnorr } from '@noble/secp256k1';
import { isKey, isSealed, isSealedPost, KIND, STORED } from '../src/peers/relay-frame-messages';
import { isRecord, RESULTS, WORK } from '../src/peers/results-messages';
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

type Plain = Omit<SignedEvent, 'id' | 'sig'>;

/** The topics of one table, and the key of its tag in hexadecimal. */
export interface Marks {
  topic: string;
  post: string;
  tag: string;
}

export interface Signer {
  pubkey: string;
  /** A message, which is forwarded and not stored. `bits` of proof of work (NIP-13) are done where relays demand them. */
  sign(content: string, seconds: number, bits?: number): Promise<SignedEvent>;
  /** A feed, which replaces the one before. */
  store(content: string, seconds: number, bits?: number): Promise<SignedEvent>;
}

/** Seconds after which relays may delete a stored feed (NIP-40): four weeks. */
export const LASTS = 28 * 86_400;
/** The same for results of a daily map: two weeks. */
const RESULT_LASTS = 14 * 86_400;
/** Identifiers that are tried before the page may do something else. */
const BATCH = 256;
const MAC = { name: 'HMAC', hash: 'SHA-256' } as const;
const MAC_DIGITS = 32;

const utf8 = new TextEncoder();

export function newSigner(key: string, { topic, post, tag }: Marks): Signer {
  const secretKey = bytesOf(key);
  const pubkey = hex(schnorr.getPublicKey(secretKey));
  const mac = macKey(tag);
  const signed = async (plain: Plain, bits: number): Promise<SignedEvent> => {
    const tags = [...plain.tags, ['m', await macOf(await mac, plain)]];
    const { id, event } = await worked({ ...plain, tags }, bits);
    return { ...event, id: hex(id), sig: hex(await schnorr.signAsync(id, secretKey)) };
  };
  return {
    pubkey,
    sign: (content, created_at, bits = 0) => signed({ pubkey, created_at, kind: KIND, tags: [['x', topic]], content }, bits),
    store: (content, created_at, bits = 0) => {
      const tags = [
        ['d', post],
        ['expiration', String(created_at + LASTS)],
      ];
      return signed({ pubkey, created_at, kind: STORED, tags, content }, bits);
    },
  };
}

/** Whether this is an event of the table, by its form alone. */
export function isOf({ topic, post }: Marks, given: unknown): given is SignedEvent {
  if (typeof given !== 'object' || given === null) return false;
  const { id, pubkey, created_at, kind, tags, content, sig } = given as Record<string, unknown>;
  if (!isKey(id) || !isKey(pubkey) || !Number.isSafeInteger(created_at) || !areTags(tags)) return false;
  if (typeof sig !== 'string' || !/^[0-9a-f]{128}$/.test(sig) || !/^[0-9a-f]{32}$/.test(valueOf(tags, 'm'))) return false;
  return kind === KIND ? isSealed(content) && valueOf(tags, 'x') === topic : isStored(kind, content, tags, post);
}

function isStored(kind: unknown, content: unknown, tags: string[][], post: string): boolean {
  return kind === STORED && isSealedPost(content) && valueOf(tags, 'd') === post;
}

function areTags(tags: unknown): tags is string[][] {
  const isTag = (tag: unknown): boolean => Array.isArray(tag) && tag.length <= 4 && tag.every((word) => typeof word === 'string');
  return Array.isArray(tags) && tags.length <= 6 && tags.every(isTag);
}

function valueOf(tags: readonly string[][], name: string): string {
  return tags.find(([first]) => first === name)?.[1] ?? '';
}

/** Whether its writer has the table's secret. This costs a hundredth of a signature's check. */
export async function isTagged(mac: CryptoKey, event: SignedEvent): Promise<boolean> {
  return (await macOf(mac, event)) === valueOf(event.tags, 'm');
}

export function macKey(tag: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytesOf(tag), MAC, false, ['sign']);
}

/** Of everything but the other tags: neither date nor key can be changed by a device without the secret. */
async function macOf(mac: CryptoKey, { pubkey, created_at, kind, content }: Plain): Promise<string> {
  const text = utf8.encode(`${kind} ${pubkey} ${created_at} ${content}`);
  return hex(new Uint8Array(await crypto.subtle.sign('HMAC', mac, text))).slice(0, MAC_DIGITS);
}

/** The topic under which relays find the results of a day. */
export function resultTopic(day: string): string {
  return `mapwright-daily-${RESULTS}-${day}`;
}

/** The result of this device: one per key and day, since relays replace an addressable event. */
export async function signResult(key: string, day: string, content: string, created_at: number, bits = WORK): Promise<SignedEvent> {
  const secretKey = bytesOf(key);
  const tags = [
    ['d', `mapwright-daily-${day}`],
    ['t', resultTopic(day)],
    ['expiration', String(created_at + RESULT_LASTS)],
  ];
  const plain = { pubkey: hex(schnorr.getPublicKey(secretKey)), created_at, kind: STORED, tags, content };
  const { id, event } = await worked(plain, bits);
  return { ...event, id: hex(id), sig: hex(await schnorr.signAsync(id, secretKey)) };
}

/** Whether this is a result of the day with enough work, by its form alone. */
export function isResult(day: string, given: unknown, bits = WORK): given is SignedEvent {
  if (typeof given !== 'object' || given === null) return false;
  const { id, pubkey, created_at, kind, tags, content, sig } = given as Record<string, unknown>;
  if (!isKey(id) || !isKey(pubkey) || !Number.isSafeInteger(created_at) || !areTags(tags) || !isRecord(content)) return false;
  if (typeof sig !== 'string' || !/^[0-9a-f]{128}$/.test(sig) || kind !== STORED || zeroBits(bytesOf(id)) < bits) return false;
  return valueOf(tags, 'd') === `mapwright-daily-${day}` && valueOf(tags, 't') === resultTopic(day);
}

/** Whether it is whole and from whom it says: a relay can neither change it nor speak in another's name. */
export async function isGenuine(event: SignedEvent): Promise<boolean> {
  const id = await idOf(event);
  if (hex(id) !== event.id) return false;
  return schnorr.verifyAsync(bytesOf(event.sig), id, bytesOf(event.pubkey)).catch(() => false);
}

/** The event with a nonce whose identifier begins with so many zero bits. */
async function worked(plain: Plain, bits: number): Promise<{ id: Uint8Array; event: Plain }> {
  if (!bits) return { id: await idOf(plain), event: plain };
  for (let from = 0; ; from += BATCH) {
    const tried = await Promise.all(Array.from({ length: BATCH }, (_, i) => withNonce(plain, from + i, bits)));
    const found = tried.find(({ id }) => zeroBits(id) >= bits);
    if (found) return found;
    await new Promise((done) => setTimeout(done));
  }
}

async function withNonce(plain: Plain, nonce: number, bits: number): Promise<{ id: Uint8Array; event: Plain }> {
  const event = { ...plain, tags: [...plain.tags, ['nonce', String(nonce), String(bits)]] };
  return { id: await idOf(event), event };
}

export function zeroBits(id: Uint8Array): number {
  const first = id.findIndex((byte) => byte !== 0);
  return first < 0 ? id.length * 8 : first * 8 + Math.clz32(id[first] ?? 0) - 24;
}

async function idOf({ pubkey, created_at, kind, tags, content }: Plain): Promise<Uint8Array> {
  const text = JSON.stringify([0, pubkey, created_at, kind, tags, content]);
  return new Uint8Array(await crypto.subtle.digest('SHA-256', utf8.encode(text)));
}

function bytesOf(digits: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
