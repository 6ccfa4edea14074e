/** Tests of connections without internet: the codes of devices, and a log that is synchronised without relays. */

import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'vitest';
import type { Carrier } from '../../web/src/core/network/shared-log';
import { formatCode, parseCode } from '../../web/src/features/direct/session-code';
import { DirectHub } from '../../web/src/features/direct/hub';
import { override } from './override';
import { waitUntil, LogDevice, startNetwork, stopNetwork, wait } from './log-devices';

const FINGERPRINT = Array.from({ length: 32 }, (_, i) => (i * 7).toString(16).padStart(2, '0').toUpperCase()).join(':');
const SDP = [
  'v=0',
  'a=ice-ufrag:ab+/',
  'a=ice-pwd:0123456789abcdefghij+/',
  `a=fingerprint:sha-256 ${FINGERPRINT}`,
  'a=candidate:1 1 udp 2113937151 192.168.1.20 50123 typ host generation 0',
  'a=candidate:2 1 udp 2113937150 0f1e2d3c-1111-2222-3333-444455556666.local 50124 typ host',
  'a=candidate:3 1 udp 2113937149 fd00::1:2 50125 typ host',
  'a=candidate:4 1 tcp 1518280447 192.168.1.20 9 typ host tcptype active',
  '',
].join('\r\n');

test('a device code contains ICE name, password, fingerprint and addresses, and fits into a link', () => {
  const code = formatCode(SDP, '') ?? '';
  assert.match(code, /^[\w+/~:.-]{100,250}$/);
  const parsed = parseCode(code);
  assert.equal(parsed?.type, 'offer');
  for (const line of [`a=fingerprint:sha-256 ${FINGERPRINT}`, 'a=ice-ufrag:ab+/', 'a=ice-pwd:0123456789abcdefghij+/', 'a=setup:actpass'])
    assert.ok(parsed.sdp.includes(`${line}\r\n`), line);
  for (const address of ['192.168.1.20 50123', '444455556666.local 50124', 'fd00::1:2 50125'])
    assert.ok(parsed.sdp.includes(`${address} typ host\r\n`));
  assert.ok(!parsed.sdp.includes('tcp'));
});

test('the code of an answer names the offer it belongs to', () => {
  const { offer = '' } = parseCode(formatCode(SDP, '') ?? '') ?? {};
  const answer = parseCode(formatCode(SDP.replace('ab+/', 'wxyz'), offer) ?? '');
  assert.deepEqual([answer?.type, answer?.offer], ['answer', 'ab+/']);
  assert.match(answer?.sdp ?? '', /a=setup:active\r\n/);
});

test('formatCode returns null for a description without addresses', () => {
  assert.equal(formatCode(SDP.replace(/^a=candidate.*\r\n/gm, ''), ''), null);
});

test('parseCode refuses texts that are no code or would add lines to the description', () => {
  const code = formatCode(SDP, '') ?? '';
  const broken = [
    '',
    'x',
    code.slice(0, 40),
    `${code}~evil.example:1`,
    code.replace('192.168.1.20', '1\r\na=x'),
    code.replace('50123', '501234'),
  ];
  for (const text of [...broken, code.repeat(10), code.replace('ab+/', 'ab%0d')]) assert.equal(parseCode(text), null, text);
});

/** Two ends of a carrier between two logs. */
function connect(one: LogDevice, other: LogDevice): void {
  const ports: ReturnType<NonNullable<LogDevice['log']>['addCarrier']>[] = [];
  const carrier = (to: number): Carrier => ({ send: (message) => setTimeout(() => ports[to]?.receive(message)), close: () => undefined });
  for (const [index, { log }] of [one, other].entries()) if (log) ports.push(log.addCarrier(carrier(1 - index)));
  for (const port of ports) port.opened();
}

beforeEach(startNetwork);
afterEach(stopNetwork);

test('two logs without relays exchange entries and presence over a direct connection', async () => {
  const [ada, ben] = ['a', 'b'].map((name) => new LogDevice(name, []));
  assert.ok(ada && ben);
  ada.entries.add('move 0 before');
  ada.presence = 'seats=0';
  for (const device of [ada, ben]) device.open();
  await wait(100);
  connect(ada, ben);
  await waitUntil(() => ben.entries.has('move 0 before') && ben.devices[0]?.presence === 'seats=0', 5000);
  ben.add('move 1 after');
  assert.ok((await waitUntil(() => ada.entries.has('move 1 after'))) < 500);
  for (const { log } of [ada, ben]) log?.close();
  await wait(2000);
});

// Guarantee: network
test('garbage from a direct connection adds no entry and no device', async () => {
  const ada = new LogDevice('a', []).open();
  await wait(100);
  const port = ada.log?.addCarrier({ send: () => undefined, close: () => undefined });
  for (const text of ['', 'x', 'A'.repeat(20_000), '{"page":"0123456789a"}']) port?.receive(text);
  await wait(500);
  assert.deepEqual([ada.entries.size, ada.devices.length], [0, 0]);
  ada.log?.close();
  await wait(2000);
});

/** A connection that describes itself at once and never opens. */
class UnopenedConnection {
  static all: UnopenedConnection[] = [];
  isClosed = false;
  readonly iceGatheringState = 'complete';
  readonly localDescription = { sdp: SDP };
  constructor() {
    UnopenedConnection.all.push(this);
  }
  readonly createDataChannel = (): object => ({ readyState: 'connecting' });
  readonly setLocalDescription = (): Promise<void> => Promise.resolve();
  readonly setRemoteDescription = (): Promise<void> => Promise.resolve();
  readonly addEventListener = (): void => undefined;
  readonly close = (): void => void (this.isClosed = true);
}

test('a cancelled offer, a replaced one and a cancelled answer close their connections', async () => {
  override(globalThis, { RTCPeerConnection: UnopenedConnection });
  const hub = new DirectHub(
    () => ({ opened: () => undefined, receive: () => undefined }),
    () => undefined,
  );
  const offer = await hub.offer();
  assert.ok(offer);
  await hub.offer();
  hub.cancel();
  await hub.answer(offer);
  hub.cancel();
  assert.deepEqual(
    UnopenedConnection.all.map(({ isClosed }) => isClosed),
    [true, true, true],
  );
});
