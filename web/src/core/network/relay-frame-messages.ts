/**
 * What the page and its frame (web/wire) say to each other. They may come from different releases, so the first word of
 * both is a number; each reads what comes as if from a stranger. Raise the number with any change.
 */

/** Characters of an encrypted message and of a stored text: padded to whole kilobytes, with nonce and tag, in base64. */
export const MAX_ENCRYPTED_LENGTH = base64Length(17);
export const MAX_ENCRYPTED_FEED_LENGTH = base64Length(44);

function base64Length(kilobytes: number): number {
  return Math.ceil(((kilobytes * 1024 + 12 + 16) * 4) / 3);
}

export const FRAME_PROTOCOL = 4;
/** Relays know a message by this kind: passed on and not stored (NIP-01). */
export const MESSAGE_KIND = 25117;
/** And a stored feed by this one: the newest of each key and topic replaces the one before (NIP-78). */
export const FEED_KIND = 30078;
/** A request to delete what the same key has stored (NIP-09). */
export const DELETION_KIND = 5;

/** The page's first word comes with a port; all that follows goes through it. */
export interface InitMessage {
  wire: number;
  topic: string;
  /** The topic of stored feeds. */
  post: string;
  /** The key of the tag that marks events of the table. */
  tag: string;
  /** The private key that this device signs events of this table with. */
  key: string;
}

/** An encrypted message to send; the encrypted text to store; an empty text that replaces it, and is to be deleted as well; a
 *  request to check the sockets; milliseconds that the device's clock is behind. */
export type PageMessage = { send: string } | { post: string } | { erase: string } | { wake: true } | { clock: number };

/** The frame's number; the state of the relays; an encrypted message or a stored text; a request for the time, because a relay rejects ours. */
export type FrameMessage =
  { wire: number } | { health: FrameHealth } | { said: string; from: Sender } | { stored: string; from: Sender } | { clock: true };

export interface Sender {
  /** The public key that has signed the event. */
  key: string;
  /** It is the key of this device. */
  own: boolean;
  /** The date of the event in seconds. */
  time: number;
}

export interface FrameHealth {
  relays: RelayHealth[];
  /** Number of texts that the page has given the frame to store; `saved` is about the last one. */
  version: number;
  trouble?: FrameTrouble;
}

export const RELAY_STATES = ['connecting', 'open', 'closed', 'refused'] as const;

export interface RelayHealth {
  url: string;
  state: (typeof RELAY_STATES)[number];
  /** Whether it stores texts; null until it has answered one. */
  stores: boolean | null;
  /** It has stored the last text of this device. */
  saved: boolean;
  /** It has returned all stored texts. */
  read: boolean;
}

const TROUBLES = ['offline', 'refused', 'limited', 'blocked', 'clock'] as const;
export type FrameTrouble = (typeof TROUBLES)[number];
const MAX_RELAYS = 100;
const A_DAY = 86_400_000;

export function parseInitMessage(data: unknown): InitMessage | null {
  const { wire, topic, post, tag, key } = record(data);
  if (typeof wire !== 'number' || !isTopic(topic)) return null;
  if (wire !== FRAME_PROTOCOL) return { wire, topic, post: '', tag: '', key: '' }; // of another release: it is only shown our number
  return isTopic(post) && isKey(tag) && isKey(key) ? { wire, topic, post, tag, key } : null;
}

export function parsePageMessage(data: unknown): PageMessage | null {
  const { send, post, erase, wake, clock } = record(data);
  if (isEncrypted(send)) return { send };
  if (isEncryptedFeed(post)) return { post };
  if (isEncryptedFeed(erase)) return { erase };
  if (wake === true) return { wake };
  if (typeof clock === 'number' && Math.abs(clock) < 36_500 * A_DAY) return { clock };
  return null;
}

export function parseFrameMessage(data: unknown): FrameMessage | null {
  const { wire, health, said, from, stored, clock } = record(data);
  if (typeof wire === 'number') return { wire };
  const sender = parseSender(from);
  if (sender && isEncrypted(said)) return { said, from: sender };
  if (sender && isEncryptedFeed(stored)) return { stored, from: sender };
  if (clock === true) return { clock };
  const fares = parseHealth(health);
  return fares && { health: fares };
}

function parseSender(data: unknown): Sender | null {
  const { key, own, time } = record(data);
  return isKey(key) && Number.isSafeInteger(time) ? { key, own: own === true, time: Number(time) } : null;
}

export function isEncrypted(value: unknown): value is string {
  return isEncryptedFeed(value) && value.length <= MAX_ENCRYPTED_LENGTH;
}

export function isEncryptedFeed(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_ENCRYPTED_FEED_LENGTH && /^[\w-]{24,}$/.test(value);
}

export function isKey(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
}

function isTopic(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{32}$/.test(value);
}

function parseHealth(data: unknown): FrameHealth | null {
  const { relays, version, trouble } = record(data);
  if (!Array.isArray(relays) || !Number.isSafeInteger(version)) return null;
  const states = relays.slice(0, MAX_RELAYS).map(parseRelay);
  const known = TROUBLES.find((each) => each === trouble);
  if (states.includes(null) || (trouble !== undefined && !known)) return null;
  return { relays: states.filter((state) => state !== null), version: Number(version), ...(known && { trouble: known }) };
}

function parseRelay(data: unknown): RelayHealth | null {
  const { url, state, stores, saved, read } = record(data);
  const known = RELAY_STATES.find((each) => each === state);
  if (typeof url !== 'string' || !known || (stores !== null && typeof stores !== 'boolean')) return null;
  return { url, state: known, stores, saved: saved === true, read: read === true };
}

function record(data: unknown): Record<string, unknown> {
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
}
