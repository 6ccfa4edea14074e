/**
 * The messages between the page and its frame (web/wire). The two may come from different releases, so the first message of
 * each contains the protocol version. Both parse messages as untrusted input. Raise the version with any change.
 */

const NONCE_AND_TAG_BYTES = 12 + 16;
/** Maximum length of an encrypted message and of a stored feed: padded to whole kilobytes, with nonce and tag, in base64. */
export const MAX_ENCRYPTED_LENGTH = base64Length(17);
export const MAX_ENCRYPTED_FEED_LENGTH = base64Length(44);

function base64Length(kilobytes: number): number {
  return Math.ceil(((kilobytes * 1024 + NONCE_AND_TAG_BYTES) * 4) / 3);
}

/** The version of these messages. */
export const FRAME_PROTOCOL = 7;
/** The kind of messages: relays forward and do not store them (NIP-01). */
export const MESSAGE_KIND = 25117;
/** The kind of stored feeds: the newest of each key and tag `d` replaces the one before (NIP-78). */
export const FEED_KIND = 30078;
/** A request to delete what the same key has stored (NIP-09). */
export const DELETION_KIND = 5;

/** What the frame has to know of a log. */
export interface FrameKeys {
  topic: string;
  /** The private key of the log, which signs stored feeds. */
  author: string;
  /** The key of the tag that authenticates messages of the log. */
  tag: string;
  /** The private key of this device for this log. */
  key: string;
  /** Whether relays shall pass on feeds that are stored later. */
  live?: boolean;
}

/** The page's first message. It comes with a port, which carries all later ones. */
export interface InitMessage extends FrameKeys {
  wire: number;
}

/** An encrypted message to send; an encrypted feed to store; an empty feed that replaces it and is then deleted; a request to check
 *  the sockets; milliseconds by which the device's clock is slow. */
export type PageMessage = { send: string } | { post: string } | { erase: string } | { wake: true } | { clock: number };

/** The frame's version; the state of the relays; an encrypted message or a stored feed; a request for the error of the clock, because
 *  a relay has refused a date. */
export type FrameMessage =
  { wire: number } | { health: FrameHealth } | { message: string; from: Sender } | { stored: string; from: Sender } | { clock: true };

export interface Sender {
  /** The public key of the device. */
  key: string;
  /** Whether it is the key of this device. */
  own: boolean;
  /** The date of the event in seconds. */
  time: number;
}

export interface FrameHealth {
  relays: RelayHealth[];
  /** Number of texts that the page has given the frame to store; `saved` is about the last one. */
  version: number;
}

const RELAY_STATES = ['connecting', 'open', 'closed', 'refused'] as const;

export interface RelayHealth {
  url: string;
  state: (typeof RELAY_STATES)[number];
  /** Whether it stores texts; null until it has answered one. */
  stores: boolean | null;
  /** Whether it has stored the last text of this device. */
  saved: boolean;
  /** Whether it has returned all stored texts. */
  read: boolean;
}

const MAX_RELAYS = 100;
const DAY_MS = 86_400_000;

export function parseInitMessage(data: unknown): InitMessage | null {
  const { wire, topic, author, tag, key, live } = fieldsOf(data);
  if (typeof wire !== 'number' || !isTopic(topic)) return null;
  // A page of another release only gets the frame's version.
  if (wire !== FRAME_PROTOCOL) return { wire, topic, author: '', tag: '', key: '' };
  return isKey(author) && isKey(tag) && isKey(key) ? { wire, topic, author, tag, key, ...(live === true && { live }) } : null;
}

export function parsePageMessage(data: unknown): PageMessage | null {
  const { send, post, erase, wake, clock } = fieldsOf(data);
  if (isEncrypted(send)) return { send };
  if (isEncryptedFeed(post)) return { post };
  if (isEncryptedFeed(erase)) return { erase };
  if (wake === true) return { wake };
  if (typeof clock === 'number' && Math.abs(clock) < 36_500 * DAY_MS) return { clock };
  return null;
}

export function parseFrameMessage(data: unknown): FrameMessage | null {
  const { wire, health, message, from, stored, clock } = fieldsOf(data);
  if (typeof wire === 'number') return { wire };
  const sender = parseSender(from);
  if (sender && isEncrypted(message)) return { message, from: sender };
  if (sender && isEncryptedFeed(stored)) return { stored, from: sender };
  if (clock === true) return { clock };
  const relays = parseHealth(health);
  return relays && { health: relays };
}

function parseSender(data: unknown): Sender | null {
  const { key, own, time } = fieldsOf(data);
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
  const { relays, version } = fieldsOf(data);
  if (!Array.isArray(relays) || !Number.isSafeInteger(version)) return null;
  const states = relays.slice(0, MAX_RELAYS).map(parseRelay);
  return states.includes(null) ? null : { relays: states.filter((state) => state !== null), version: Number(version) };
}

function parseRelay(data: unknown): RelayHealth | null {
  const { url, state, stores, saved, read } = fieldsOf(data);
  const known = RELAY_STATES.find((each) => each === state);
  if (typeof url !== 'string' || !known || (stores !== null && typeof stores !== 'boolean')) return null;
  return { url, state: known, stores, saved: saved === true, read: read === true };
}

function fieldsOf(data: unknown): Record<string, unknown> {
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
}
