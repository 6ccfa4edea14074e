/**
 * The description of a connection as a short code, and back. It contains only what two browsers cannot guess: user name and
 * password of ICE, the fingerprint of the certificate, and the candidates. The local description stays as the browser made
 * it; that of the other side is rebuilt.
 *
 * Bytes: 1 for version and kind; in an offer 28 for the table's ticket, in an answer 2 that belong to its offer; 2 for the
 * lengths of name and password, and these; 32 for the fingerprint; 7 or 19 for each candidate; 2 for a checksum.
 */

import { bytesFor, checksum, packIceText, unpackIceText } from './bits';
import { packCandidates, unpackCandidates } from './candidate';
import { fromBase64Url, readTicket, TICKET_BYTES, ticketBytes, ticketFromBytes, toBase64Url } from './ticket';
import { ConnectionFailure } from './types';

const VERSION = 2;
/** Letters of a code that is looked at. */
const LONGEST_CODE = 700;
const FINGERPRINT = 32;
const KINDS = ['offer', 'answer'] as const;

export interface Description {
  type: 'offer' | 'answer';
  sdp: string;
}

export interface Unpacked {
  description: Description;
  /** In an offer the table's ticket, in an answer the mark of its offer. */
  tag: string;
}

/** By which an answer knows its offer. */
export function offerChecksum(offer: string): string {
  return toBase64Url(Uint8Array.from(checksum(Array.from(offer, (letter) => letter.charCodeAt(0)))));
}

/** `tag` as in `Unpacked`. Refused as `blocked` where there is no way to reach this device. */
export function encodeDescription({ type, sdp }: Description, tag: string): string {
  const [name, password, fingerprintText] = [sdpValue(sdp, 'ice-ufrag'), sdpValue(sdp, 'ice-pwd'), sdpValue(sdp, 'fingerprint')];
  const letters = packIceText(name + password);
  const digest = /^sha-256 ((?:[\da-f]{2}:){31}[\da-f]{2})$/i.exec(fingerprintText)?.[1];
  const candidates = packCandidates(sdp);
  if (!letters || !digest) throw new ConnectionFailure('no-webrtc');
  if (!candidates.length) throw new ConnectionFailure('blocked');
  const fingerprint = digest.split(':').map((pair) => parseInt(pair, 16));
  const head = [(VERSION << 4) | KINDS.indexOf(type), ...(type === 'offer' ? ticketBytes(tag) : fromBase64Url(tag))];
  const bytes = [...head, name.length, password.length, ...letters, ...fingerprint, ...candidates];
  return toBase64Url(Uint8Array.from([...bytes, ...checksum(bytes)]));
}

export function decodeDescription(code: string, wanted: Description['type']): Unpacked {
  const bytes = verifiedBytes(code.trim());
  const [first = 0] = bytes;
  if (first >> 4 !== VERSION) throw new ConnectionFailure(olderOrNewer(first >> 4));
  const type = KINDS[first & 15];
  if (!type) throw new ConnectionFailure('code');
  if (type !== wanted) throw new ConnectionFailure('code-other');
  const size = type === 'offer' ? TICKET_BYTES : 2;
  const head = Uint8Array.from(bytes.slice(1, 1 + size));
  const tag = type === 'offer' ? ticketFromBytes(head) : toBase64Url(head);
  if (type === 'offer' && !readTicket(tag)?.digest) throw new ConnectionFailure('code');
  return { description: { type, sdp: buildSdp(type, bytes.slice(1 + size)) }, tag };
}

function olderOrNewer(version: number): 'code' | 'code-newer' | 'code-older' {
  if (version > VERSION) return 'code-newer';
  return version > 0 ? 'code-older' : 'code';
}

/** The bytes without their checksum. */
function verifiedBytes(code: string): number[] {
  if (code.length > LONGEST_CODE || !/^[\w-]+$/.test(code)) throw new ConnectionFailure('code');
  const bytes = decoded(code);
  const body = bytes.slice(0, -2);
  const sum = checksum(body);
  if (bytes.length < 3 || sum[0] !== bytes.at(-2) || sum[1] !== bytes.at(-1)) throw new ConnectionFailure('code');
  return body;
}

function decoded(code: string): number[] {
  try {
    return [...fromBase64Url(code)];
  } catch {
    throw new ConnectionFailure('code');
  }
}

function buildSdp(type: Description['type'], bytes: readonly number[]): string {
  const [nameLength = 0, passwordLength = 0] = bytes;
  const letters = nameLength + passwordLength;
  const fingerprintStart = 2 + bytesFor(letters);
  const candidates = unpackCandidates(bytes.slice(fingerprintStart + FINGERPRINT));
  // RFC 8839: at least 4 and 22 letters.
  if (nameLength < 4 || passwordLength < 22 || bytes.length <= fingerprintStart + FINGERPRINT || !candidates)
    throw new ConnectionFailure('code');
  const words = unpackIceText(bytes.slice(2, fingerprintStart), letters);
  const digits = bytes
    .slice(fingerprintStart, fingerprintStart + FINGERPRINT)
    .map((byte) => byte.toString(16).padStart(2, '0').toUpperCase());
  return [
    'v=0',
    'o=- 1 2 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    ...candidates,
    `a=ice-ufrag:${words.slice(0, nameLength)}`,
    `a=ice-pwd:${words.slice(nameLength)}`,
    `a=fingerprint:sha-256 ${digits.join(':')}`,
    `a=setup:${type === 'offer' ? 'actpass' : 'active'}`,
    'a=mid:0',
    'a=sctp-port:5000',
    'a=max-message-size:262144',
    '',
  ].join('\r\n');
}

function sdpValue(sdp: string, name: string): string {
  return new RegExp(`^a=${name}:(.+?)\\r?$`, 'm').exec(sdp)?.[1] ?? '';
}
