/**
 * The description of a WebRTC connection as a short code for a link, and back. A code contains only what another browser cannot
 * guess: `OFFER~NAME~PASSWORD~FINGERPRINT~HOST:PORT~…`. OFFER is empty in an offer, and in an answer the name in the offer that
 * it answers.
 */

import { fromBase64Url, toBase64Url } from '../../core/network/bytes';

const MAX_ADDRESSES = 6;
// Letters and lengths of RFC 8839; hosts are addresses of the local network, which many browsers replace by random names.
const CODE =
  /^([\w+/]{0,256})~([\w+/]{4,256})~([\w+/]{22,256})~([\w-]{43})((?:~(?:[\w-]+\.local|[\d.]{7,15}|[\da-f:]{2,39}):\d{1,5}){1,6})$/i;
const CANDIDATE = /^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ host/gim;

interface SessionCode {
  type: 'offer' | 'answer';
  /** The name by which the answer to this offer, or the offer to this answer, is recognised. */
  offer: string;
  sdp: string;
}

/** Returns the code of a local description; `offer` is the name of the offer that it answers. Null if this device cannot be reached. */
export function formatCode(sdp: string, offer: string): string | null {
  const [name, password] = [lineOf(sdp, 'ice-ufrag'), lineOf(sdp, 'ice-pwd')];
  const digits = lineOf(sdp, 'fingerprint:sha-256', ' ').split(':');
  const fingerprint = toBase64Url(Uint8Array.from(digits, (pair) => parseInt(pair, 16)));
  const addresses = [...sdp.matchAll(CANDIDATE)].slice(0, MAX_ADDRESSES).map(([, host, port]) => `${host}:${port}`);
  const code = [offer, name, password, fingerprint, ...addresses].join('~');
  return CODE.test(code) ? code : null;
}

/** Returns what a code describes; null for any other text. */
export function parseCode(code: string): SessionCode | null {
  const [, offer = '', name = '', password = '', fingerprint = '', addresses = ''] = CODE.exec(code.trim()) ?? [];
  if (!name) return null;
  const type = offer ? 'answer' : 'offer';
  const digits = Array.from(fromBase64Url(fingerprint), (byte) => byte.toString(16).padStart(2, '0').toUpperCase());
  const sdp = [
    'v=0',
    'o=- 1 2 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    ...addresses.split('~').slice(1).map(candidateLine),
    `a=ice-ufrag:${name}`,
    `a=ice-pwd:${password}`,
    `a=fingerprint:sha-256 ${digits.join(':')}`,
    `a=setup:${offer ? 'active' : 'actpass'}`,
    'a=mid:0',
    'a=sctp-port:5000',
    'a=max-message-size:262144',
    '',
  ];
  return { type, offer: offer || name, sdp: sdp.join('\r\n') };
}

function candidateLine(address: string, index: number): string {
  const colon = address.lastIndexOf(':'); // version 6 of the protocol has colons in the address as well
  return `a=candidate:${index + 1} 1 udp ${2113937151 - index} ${address.slice(0, colon)} ${address.slice(colon + 1)} typ host`;
}

function lineOf(sdp: string, name: string, separator = ':'): string {
  return new RegExp(`^a=${name}${separator}(\\S+)`, 'm').exec(sdp)?.[1] ?? '';
}
