/**
 * What the page and its frame (web/wire) say to each other. They may come from different releases, so the first word of
 * both is a number; each reads what comes as if from a stranger. Raise the number with any change.
 */

import { LONGEST_SEALED, LONGEST_SEALED_POST } from './seal';

export const WIRE = 2;
/** Relays know a message by this kind: passed on and not stored (NIP-01). */
export const KIND = 25117;
/** And a stored feed by this one: the newest of each key and topic replaces the one before (NIP-78). */
export const STORED = 30078;

/** The page's first word comes with a port; all that follows goes through it. */
export interface FirstWord {
  wire: number;
  topic: string;
  /** The topic of stored feeds. */
  post: string;
  /** The key of the tag that marks events of the table. */
  tag: string;
  /** The private key that this device signs events of this table with. */
  key: string;
}

/** A sealed message to send; the sealed feed to store; the sender whose message could be opened; a prompt to look after the
 *  sockets; milliseconds that the device's clock lacks. */
export type FromPage = { send: string } | { post: string } | { trust: string } | { wake: true } | { clock: number };

/** The frame's number; how it fares; a sealed message and the key of its sender; a sealed feed that a relay has stored; relays
 *  find fault with the clock. */
export type FromFrame = { wire: number } | { health: FrameHealth } | { said: string; by: string } | { stored: string } | { clock: true };

export interface FrameHealth {
  open: number;
  of: number;
  /** Relays that have stored the feed as it is now. */
  keeps: number;
  trouble?: FrameTrouble;
}

const TROUBLES = ['offline', 'refused', 'limited', 'blocked', 'clock'] as const;
export type FrameTrouble = (typeof TROUBLES)[number];
const A_DAY = 86_400_000;

export function asFirstWord(data: unknown): FirstWord | null {
  const { wire, topic, post, tag, key } = record(data);
  if (typeof wire !== 'number' || !isTopic(topic)) return null;
  if (wire !== WIRE) return { wire, topic, post: '', tag: '', key: '' }; // of another release: it is only shown our number
  return isTopic(post) && isKey(tag) && isKey(key) ? { wire, topic, post, tag, key } : null;
}

export function asFromPage(data: unknown): FromPage | null {
  const { send, post, trust, wake, clock } = record(data);
  if (isSealed(send)) return { send };
  if (isSealedPost(post)) return { post };
  if (isKey(trust)) return { trust };
  if (wake === true) return { wake };
  if (typeof clock === 'number' && Math.abs(clock) < 36_500 * A_DAY) return { clock };
  return null;
}

export function asFromFrame(data: unknown): FromFrame | null {
  const { wire, health, said, by, stored, clock } = record(data);
  if (typeof wire === 'number') return { wire };
  if (isSealed(said) && isKey(by)) return { said, by };
  if (isSealedPost(stored)) return { stored };
  if (clock === true) return { clock };
  const fares = asHealth(health);
  return fares && { health: fares };
}

export function isSealed(given: unknown): given is string {
  return isSealedPost(given) && given.length <= LONGEST_SEALED;
}

export function isSealedPost(given: unknown): given is string {
  return typeof given === 'string' && given.length <= LONGEST_SEALED_POST && /^[\w-]{24,}$/.test(given);
}

export function isKey(given: unknown): given is string {
  return typeof given === 'string' && /^[0-9a-f]{64}$/.test(given);
}

function isTopic(given: unknown): given is string {
  return typeof given === 'string' && /^[0-9a-f]{32}$/.test(given);
}

function asHealth(data: unknown): FrameHealth | null {
  const { open, of, keeps, trouble } = record(data);
  if (!isCount(open) || !isCount(of) || !isCount(keeps)) return null;
  if (trouble === undefined) return { open, of, keeps };
  const known = TROUBLES.find((each) => each === trouble);
  return known ? { open, of, keeps, trouble: known } : null;
}

function isCount(given: unknown): given is number {
  return Number.isInteger(given) && Number(given) >= 0 && Number(given) < 100;
}

function record(data: unknown): Record<string, unknown> {
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
}
