/** A message and its sender as one text, and back: what is sealed for relays, or goes from device to device as it is. */

import { toBase64Url } from './ticket';
import { ConnectionFailure, MAX_MESSAGE_BYTES } from './types';

export interface Envelope {
  from: string;
  data: unknown;
}

/** Letters of a text from outside that is looked at: a message in at most three bytes per letter, and its sender. */
export const MAX_ENVELOPE_LENGTH = MAX_MESSAGE_BYTES + 64;
/** Bytes of a stored feed: with base64 and an event around it, less than the 65,536 that relays take. */
export const MAX_FEED_BYTES = 44_000;
const utf8 = new TextEncoder();

/** A name for this page, until it is loaded again. */
export const PAGE_ID = toBase64Url(crypto.getRandomValues(new Uint8Array(8)));

/** Throws a `ConnectionRefused` where the data is not JSON, or too long. */
export function wrap(data: unknown): string {
  const text = asJson(data);
  if (utf8.encode(text).length > MAX_MESSAGE_BYTES) throw new ConnectionFailure('too-long');
  return `["${PAGE_ID}",${text}]`;
}

export function unwrap(text: unknown): Envelope | null {
  if (typeof text !== 'string' || text.length > MAX_ENVELOPE_LENGTH) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value) || value.length !== 2) return null;
    const [from, data] = value as [unknown, unknown];
    return typeof from === 'string' && /^[\w-]{11}$/.test(from) ? { from, data } : null;
  } catch {
    return null;
  }
}

/** The text of a stored feed. Throws a `ConnectionRefused` as `wrap` does. */
export function encodeFeed(data: unknown): string {
  const text = asJson(data);
  if (utf8.encode(text).length > MAX_FEED_BYTES) throw new ConnectionFailure('too-long');
  return text;
}

export function decodeFeed(text: string | null): unknown {
  try {
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

function asJson(data: unknown): string {
  try {
    const text: string | undefined = JSON.stringify(data);
    if (text !== undefined) return text;
  } catch {
    // a circle, or a number that JSON does not know
  }
  throw new ConnectionFailure('data');
}
