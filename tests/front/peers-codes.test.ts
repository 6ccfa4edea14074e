/** Codes by which two devices find each other: short, whole or refused, and nothing gets into a description but through them. */

import assert from 'node:assert/strict';
import { test } from 'vitest';
import { offerChecksum, encodeDescription, decodeDescription } from '../../web/src/core/network/session-code';
import { isSecret, newSecret } from '../../web/src/core/network/ticket';
import { ConnectionFailure } from '../../web/src/core/network/types';

const SECRET = 'AAECAwQFBgcICQoLDA0ODw';
const TICKET = `${SECRET}.AAECAwQFBgcICQoL`;
const PRINT = Array.from({ length: 32 }, (_, i) => ((i * 7) % 256).toString(16).padStart(2, '0').toUpperCase()).join(':');
const HOSTS = [
  'candidate:1 1 udp 2113937151 72ab300a-9d58-4969-bdef-91674f1e24bc.local 54400 typ host generation 0 network-cost 999',
  'candidate:2 1 udp 1677729535 203.0.113.7 54400 typ srflx raddr 0.0.0.0 rport 0 generation 0',
  'candidate:3 1 UDP 2113937151 2001:db8::1:2 54401 typ host',
  'candidate:4 1 tcp 1518280447 192.0.2.1 9 typ host tcptype active',
  'candidate:5 1 udp 2113937151 printer.example 54401 typ host',
];

function description(hosts = HOSTS, name = 'aB+/', password = '0123456789abcdefABCDEF+/'): string {
  const lines = [...hosts, `ice-ufrag:${name}`, `ice-pwd:${password}`, 'ice-options:trickle', `fingerprint:sha-256 ${PRINT}`];
  return ['v=0', 's=-', 'm=application 54400 UDP/DTLS/SCTP webrtc-datachannel', ...lines.map((line) => `a=${line}`), ''].join('\r\n');
}

function refusal(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    assert.ok(error instanceof ConnectionFailure);
    return error.code;
  }
  return '';
}

const offer = encodeDescription({ type: 'offer', sdp: description() }, TICKET);
const answer = encodeDescription({ type: 'answer', sdp: description() }, offerChecksum(offer));

test('what the other side cannot guess comes through, and the rest is left out', () => {
  const { description: found, tag } = decodeDescription(offer, 'offer');
  assert.equal(tag, TICKET);
  for (const line of ['a=ice-ufrag:aB+/', 'a=ice-pwd:0123456789abcdefABCDEF+/', `a=fingerprint:sha-256 ${PRINT}`, 'a=setup:actpass'])
    assert.ok(found.sdp.includes(`\r\n${line}\r\n`), line);
  const ways = found.sdp.match(/^a=candidate.*$/gm)?.map((line) => line.trim().split(' ').slice(4, 8).join(' '));
  const [name, first, second] = ['72ab300a-9d58-4969-bdef-91674f1e24bc.local', '203.0.113.7', '2001:0db8:0000:0000:0000:0000:0001:0002'];
  assert.deepEqual(ways, [`${name} 54400 typ host`, `${first} 54400 typ srflx`, `${second} 54401 typ host`]);
});

test('packing what was unpacked gives the same code', () => {
  assert.equal(encodeDescription(decodeDescription(offer, 'offer').description, TICKET), offer);
  assert.equal(encodeDescription(decodeDescription(answer, 'answer').description, offerChecksum(offer)), answer);
});

test('a code is short enough for a QR code that a phone can read', () => {
  assert.ok(offer.length <= 206, `${offer.length}`);
  assert.ok(answer.length <= 170, `${answer.length}`);
  const one = encodeDescription({ type: 'offer', sdp: description(HOSTS.slice(0, 1)) }, TICKET);
  assert.ok(one.length <= 141, `${one.length}`);
});

test('the names of other browsers have other lengths', () => {
  const sdp = description(HOSTS, 'd9f0a1b2', '0123456789abcdef0123456789abcdef');
  const found = decodeDescription(encodeDescription({ type: 'offer', sdp }, TICKET), 'offer').description.sdp;
  assert.match(found, /a=ice-ufrag:d9f0a1b2\r\na=ice-pwd:0123456789abcdef0123456789abcdef\r\n/);
});

test('spaces around a code do not matter', () => {
  assert.equal(decodeDescription(` ${answer}\n`, 'answer').tag, offerChecksum(offer));
});

test('every changed letter and every cut is noticed', () => {
  for (let at = 0; at < offer.length; at++) {
    const other = offer[at] === 'A' ? 'B' : 'A';
    assert.notEqual(refusal(() => decodeDescription(offer.slice(0, at) + other + offer.slice(at + 1), 'offer')), '', `letter ${at}`); // prettier-ignore
    assert.equal(
      refusal(() => decodeDescription(offer.slice(0, at), 'offer')),
      'code',
      `cut at ${at}`,
    );
  }
});

test('what is none of ours is refused', () => {
  for (const code of ['', 'A', 'https://example.org/', '*'.repeat(50), 'A'.repeat(100), 'A'.repeat(100_000), 'ÄÖÜ'])
    assert.equal(
      refusal(() => decodeDescription(code, 'offer')),
      'code',
      code.slice(0, 20),
    );
  assert.equal(
    refusal(() => decodeDescription(answer, 'offer')),
    'code-other',
  );
  assert.equal(
    refusal(() => decodeDescription(offer, 'answer')),
    'code-other',
  );
});

test('a description without a way or a known certificate makes no code', () => {
  assert.equal(
    refusal(() => encodeDescription({ type: 'offer', sdp: description([]) }, TICKET)),
    'blocked',
  );
  const other = description().replace('sha-256', 'sha-512');
  assert.equal(
    refusal(() => encodeDescription({ type: 'offer', sdp: other }, TICKET)),
    'no-webrtc',
  );
  assert.equal(
    refusal(() => encodeDescription({ type: 'offer', sdp: description() }, 'short')),
    'secret',
  );
});

test('damaged bytes under a right checksum are refused, or stay within their lines', () => {
  const bytes = [...atob(offer.replaceAll('-', '+').replaceAll('_', '/'))].map((letter) => letter.charCodeAt(0)).slice(0, -2);
  for (let at = 0; at < bytes.length; at++)
    for (const value of [0, 13, 10, 255]) {
      const code = summed(bytes.with(at, value));
      const why = refusal(() => assert.match(decodeDescription(code, 'offer').description.sdp, /^([a-z]=[\x20-\x7e]*\r\n)+$/));
      assert.ok(['', 'code', 'code-other', 'code-newer', 'code-older'].includes(why));
    }
});

test('a code whose candidates are cut off is refused, even under a right checksum', () => {
  const bytes = [...atob(offer.replaceAll('-', '+').replaceAll('_', '/'))].map((letter) => letter.charCodeAt(0)).slice(0, -2);
  for (let length = 0; length < bytes.length; length++) {
    const code = summed(bytes.slice(0, length));
    const why = refusal(() => assert.equal(encodeDescription(decodeDescription(code, 'offer').description, TICKET), code));
    assert.ok(why === 'code' || why === '', `${length}: ${why}`);
  }
});

test('a code of a later version says so', () => {
  const bytes = [...atob(offer.replaceAll('-', '+').replaceAll('_', '/'))].map((letter) => letter.charCodeAt(0)).slice(0, -2);
  assert.equal(
    refusal(() => decodeDescription(summed(bytes.with(0, 0x30)), 'offer')),
    'code-newer',
  );
});

test('a secret is 22 letters, and no two are the same', () => {
  const secrets = Array.from({ length: 50 }, newSecret);
  assert.equal(new Set(secrets).size, 50);
  assert.ok(secrets.every(isSecret));
  for (const wrong of ['', SECRET.slice(1), `${SECRET}A`, `${SECRET.slice(0, -1)}x`, `${SECRET.slice(0, -2)}!w`])
    assert.ok(!isSecret(wrong));
});

/** These bytes as a code, with the checksum that they should have. */
function summed(bytes: number[]): string {
  let [first, second] = [1, 0];
  for (const byte of bytes) {
    first = (first + byte) % 251;
    second = (second + first) % 251;
  }
  return btoa(String.fromCharCode(...bytes, first, second)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''); // prettier-ignore
}
