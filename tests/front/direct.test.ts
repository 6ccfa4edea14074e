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

// ---------- devices that connect ----------

/** An end of a direct connection. Nothing but the time of the network is missing: what is sent arrives at the other end at once. */
class TestChannel extends EventTarget {
  readyState = 'connecting';
  bufferedAmount = 0;
  other: TestChannel | undefined;
  onopen?: () => void;
  onclose?: () => void;
  onmessage?: (message: { data: unknown }) => void;
  /** What the other end has got. */
  readonly sent: unknown[] = [];

  open(): void {
    this.readyState = 'open';
    this.dispatchEvent(new Event('open')); // which calls `onopen` too
  }
  send(data: unknown): void {
    this.sent.push(data);
    this.other?.onmessage?.({ data });
  }
  close(): void {
    if (this.readyState === 'closed') return;
    this.readyState = 'closed';
    this.onclose?.();
    this.other?.close();
  }
}

/** A connection of a network in which every device reaches every other one, by the name in its code. */
class TestConnection extends EventTarget {
  static readonly all = new Map<string, TestConnection>();
  /** Whether an accepted answer leads to a connection. */
  static connects = true;
  readonly name = `name${TestConnection.all.size}`;
  readonly iceGatheringState = 'complete';
  readonly localDescription = { sdp: SDP.replace('ab+/', this.name) };
  readonly channel = new TestChannel();
  ondatachannel?: (event: { channel: TestChannel }) => void;
  isClosed = false;

  constructor() {
    super();
    TestConnection.all.set(this.name, this);
  }
  readonly createDataChannel = (): TestChannel => this.channel;
  readonly setLocalDescription = (): Promise<void> => Promise.resolve();
  close(): void {
    this.isClosed = true;
    this.channel.close();
  }
  async setRemoteDescription({ type, sdp }: { type: string; sdp: string }): Promise<void> {
    const answering = TestConnection.all.get(/ice-ufrag:(.*)\r/.exec(sdp)?.[1] ?? '');
    if (type !== 'answer' || !answering || !TestConnection.connects) return;
    this.channel.other = answering.channel;
    answering.channel.other = this.channel;
    answering.channel.readyState = 'open';
    answering.ondatachannel?.({ channel: answering.channel });
    this.channel.open();
  }
}

/** A device, and what its log gets from others. */
class DirectDevice {
  readonly received: string[] = [];
  openings = 0;
  changes = 0;
  readonly hub = new DirectHub(
    () => ({ opened: () => (this.openings += 1), receive: (message) => this.received.push(message) }),
    () => (this.changes += 1),
  );
}

async function connectDirectly(one: DirectDevice, other: DirectDevice): Promise<boolean> {
  const offer = (await one.hub.offer()) ?? '';
  const answer = (await other.hub.answer(offer)) ?? '';
  return one.hub.accept(answer);
}

const message = (number: number): string => `message-${number}`.padEnd(30, '_');

function directDevices(): [DirectDevice, DirectDevice, DirectDevice] {
  TestConnection.all.clear();
  TestConnection.connects = true;
  override(globalThis, { RTCPeerConnection: TestConnection });
  return [new DirectDevice(), new DirectDevice(), new DirectDevice()];
}

test('two devices that have read the code of each other exchange messages', async () => {
  const [ada, ben] = directDevices();
  assert.equal(await connectDirectly(ada, ben), true);
  assert.deepEqual([ada.hub.devices, ben.hub.devices, ada.openings, ben.openings], [1, 1, 1, 1]);
  ada.hub.send(message(1));
  ben.hub.send(message(2));
  assert.deepEqual([ben.received, ada.received], [[message(1)], [message(2)]]);
});

test('the device in the middle forwards each message once to the others, and not back', async () => {
  const [ada, ben, cyd] = directDevices();
  await connectDirectly(ada, ben);
  await connectDirectly(ada, cyd);
  assert.equal(ada.hub.devices, 2);
  ben.hub.send(message(1));
  ben.hub.send(message(1));
  assert.deepEqual([ada.received, cyd.received, ben.received], [[message(1)], [message(1)], []]);
});

// Guarantee: network
test('what is not encrypted is neither read nor forwarded', async () => {
  const [ada, ben, cyd] = directDevices();
  await connectDirectly(ada, ben);
  await connectDirectly(ada, cyd);
  const [connection] = TestConnection.all.values();
  for (const data of ['', 'short', '<b>'.repeat(20), 'x'.repeat(1_000_000), 7, null, new ArrayBuffer(40)])
    connection?.channel.onmessage?.({ data });
  assert.deepEqual([ada.received, cyd.received], [[], []]);
});

// Guarantee: network
test('of a flood of messages only the first 200 are read, and 20 more each second', async () => {
  const [ada, ben] = directDevices();
  await connectDirectly(ada, ben);
  for (let i = 0; i < 300; i++) ben.hub.send(message(i));
  assert.equal(ada.received.length, 200);
  await wait(1000);
  for (let i = 300; i < 400; i++) ben.hub.send(message(i));
  assert.equal(ada.received.length, 220);
});

test('a device that cannot keep up is sent nothing until it has read what waits', async () => {
  const [ada, ben] = directDevices();
  await connectDirectly(ada, ben);
  const [connection] = TestConnection.all.values();
  assert.ok(connection);
  connection.channel.bufferedAmount = 1_000_000;
  ada.hub.send(message(1));
  connection.channel.bufferedAmount = 0;
  ada.hub.send(message(2));
  assert.deepEqual(ben.received, [message(2)]);
});

test('a device that goes is no longer counted, and the screen is told', async () => {
  const [ada, ben] = directDevices();
  await connectDirectly(ada, ben);
  const before = ada.changes;
  ben.hub.close();
  assert.deepEqual([ada.hub.devices, ben.hub.devices, ada.changes], [0, 0, before + 1]);
  assert.ok(TestConnection.all.get('name1')?.isClosed);
  ada.hub.send(message(1));
  assert.deepEqual(ben.received, []);
});

test('showing another code later does not end a connection that is open', async () => {
  const [ada, ben] = directDevices();
  await connectDirectly(ada, ben);
  await ada.hub.offer();
  ada.hub.cancel();
  assert.deepEqual([ada.hub.devices, TestConnection.all.get('name0')?.isClosed], [1, false]);
});

test('a code that does not answer the last offer is refused, and the right one still connects', async () => {
  const [ada, ben, cyd] = directDevices();
  const earlier = (await ada.hub.offer()) ?? '';
  const outdated = (await cyd.hub.answer(earlier)) ?? '';
  const offer = (await ada.hub.offer()) ?? '';
  for (const code of ['', 'hello', offer, outdated]) assert.equal(await ada.hub.accept(code), false, code);
  assert.equal(await ada.hub.accept((await ben.hub.answer(offer)) ?? ''), true);
});

test('only an offer is answered', async () => {
  const [ada, ben, cyd] = directDevices();
  const answer = (await ben.hub.answer((await ada.hub.offer()) ?? '')) ?? '';
  for (const code of ['', 'hello', answer]) assert.equal(await cyd.hub.answer(code), null, code);
});

test('devices that do not find each other within 20 seconds are reported as not connected', async () => {
  const [ada, ben] = directDevices();
  TestConnection.connects = false;
  const accepted = connectDirectly(ada, ben);
  await wait(19_000);
  let outcome: boolean | undefined;
  void accepted.then((isConnected) => (outcome = isConnected));
  await wait(500);
  assert.equal(outcome, undefined);
  await wait(1000);
  assert.equal(await accepted, false);
});
