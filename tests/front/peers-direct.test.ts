/** Lines by two codes: a star whose middle passes on, guests that come and go, and codes that do not fit. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { missingTime } from '../../web/src/peers/clock';
import {
  type Health,
  type Hub,
  joinHub,
  type Connection,
  ConnectionRefused,
  MOST_GUESTS,
  openHub,
  scan,
} from '../../web/src/peers/connection';
import { type Listener, takeOffer, Wires } from '../../web/src/commands/table/wires';
import { pass, settled } from './clock';
import { lend } from './lend';
import { PlayedConnection } from './room';

const SECRET = 'AAECAwQFBgcICQoLDA0ODw';
const DIGEST = 'AAECAwQFBgcICQoL';
const TICKET = `${SECRET}.${DIGEST}`;
const ANOTHER = 'DwAODQwLCgkIBwYFBAMCAQ';

class Ears {
  readonly heard: unknown[] = [];
  health: Health | null = null;
  readonly ears = {
    message: (data: unknown): unknown => this.heard.push(data),
    health: (now: Health): void => void (this.health = now),
  };
}

beforeEach(() => {
  PlayedConnection.all = [];
  PlayedConnection.apart = false;
  Object.assign(globalThis, { RTCPeerConnection: PlayedConnection });
});

async function quiet(): Promise<void> {
  for (let i = 0; i < 4; i++) await settled();
}

async function guestOf(hub: Hub): Promise<{ connection: Connection; ears: Ears }> {
  const ears = new Ears();
  const offer = await hub.offer();
  const { connection, answer, ticket } = await joinHub(offer.code, ears.ears);
  assert.equal(ticket, TICKET);
  await offer.answer(answer);
  await quiet();
  return { connection, ears };
}

async function refusal(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => null,
    (found: unknown) => found,
  );
  return error instanceof ConnectionRefused ? error.code : String(error);
}

test('what each says reaches all others, once, through the middle', async () => {
  const middle = new Ears();
  const hub = await openHub(TICKET, middle.ears);
  const [ben, cleo] = [await guestOf(hub), await guestOf(hub)];
  assert.deepEqual(middle.health, { way: 'direct', open: 2, of: 2 });
  assert.deepEqual(ben.ears.health, { way: 'direct', open: 1, of: 1 });
  ben.connection.send(['from Ben']);
  hub.send(['from the middle']);
  await quiet();
  assert.deepEqual(middle.heard, [['from Ben']]);
  assert.deepEqual(ben.ears.heard, [['from the middle']]);
  assert.deepEqual(cleo.ears.heard, [['from the middle'], ['from Ben']]);
});

test('a guest who goes is missed, and a closed connection says nothing more', async () => {
  const middle = new Ears();
  const hub = await openHub(TICKET, middle.ears);
  const ben = await guestOf(hub);
  ben.connection.close();
  await quiet();
  assert.deepEqual(middle.health, { way: 'direct', open: 0, of: 0 });
  assert.throws(() => ben.connection.send('x'), ConnectionRefused);
  const cleo = await guestOf(hub);
  hub.close();
  await quiet();
  assert.equal(cleo.ears.health?.open, 0);
  assert.throws(() => hub.send('x'), ConnectionRefused);
  assert.equal(await refusal(hub.offer()), 'closed');
});

test('a guest that failed is let go, and one without network is told so', async () => {
  const middle = new Ears();
  const hub = await openHub(TICKET, middle.ears);
  const ben = await guestOf(hub);
  const [there, here] = PlayedConnection.all as [PlayedConnection, PlayedConnection];
  lend(navigator, { onLine: false });
  here.become('disconnected');
  assert.deepEqual(ben.ears.health, { way: 'direct', open: 0, of: 1, trouble: 'offline' });
  lend(navigator, { onLine: true });
  there.become('failed');
  assert.deepEqual(middle.health, { way: 'direct', open: 0, of: 0 });
});

test('codes of another step, another offer or nobody are refused, and the offer stays open', async () => {
  const hub = await openHub(TICKET, new Ears().ears);
  const [first, second] = [await hub.offer(), await hub.offer()];
  const { answer } = await joinHub(first.code, new Ears().ears);
  assert.equal(await refusal(second.answer(answer)), 'code-other');
  assert.equal(await refusal(first.answer(first.code)), 'code-other');
  assert.equal(await refusal(first.answer('nonsense')), 'code');
  assert.equal(await refusal(joinHub('nonsense', new Ears().ears)), 'code');
  assert.equal(await refusal(joinHub(answer, new Ears().ears)), 'code-other');
  await first.answer(answer);
  second.cancel();
  assert.equal(await refusal(second.answer(answer)), 'closed');
});

test('whoever cannot be reached is given up after a while', async () => {
  PlayedConnection.apart = true;
  const hub = await openHub(TICKET, new Ears().ears);
  const offer = await hub.offer();
  const { answer } = await joinHub(offer.code, new Ears().ears);
  const refused = refusal(offer.answer(answer));
  await pass(21_000);
  assert.equal(await refused, 'blocked');
});

test('a connection that seems to have failed before it opens is waited for', async () => {
  PlayedConnection.apart = true;
  const hub = await openHub(TICKET, new Ears().ears);
  const offer = await hub.offer();
  const { answer } = await joinHub(offer.code, new Ears().ears);
  const answered = offer.answer(answer);
  await quiet();
  const [there] = PlayedConnection.all as [PlayedConnection];
  there.become('failed');
  await pass(3000);
  there.channel!.open();
  await answered;
  assert.equal(there.signalingState, 'stable');
  there.become('failed');
  assert.equal(there.signalingState, 'closed');
});

test('a channel that is open before its answer counts as read is taken as it is', async () => {
  const hub = await openHub(TICKET, new Ears().ears);
  Object.assign(globalThis, {
    RTCPeerConnection: class extends PlayedConnection {
      override async setRemoteDescription(description: RTCSessionDescriptionInit): Promise<void> {
        await super.setRemoteDescription(description);
        await quiet();
      }
    },
  });
  const offer = await hub.offer();
  const { answer } = await joinHub(offer.code, new Ears().ears);
  await offer.answer(answer);
  assert.equal(PlayedConnection.all[0]!.channel!.readyState, 'open');
});

test('so many guests and no more, and none without WebRTC', async () => {
  const hub = await openHub(TICKET, new Ears().ears);
  for (let i = 0; i < MOST_GUESTS; i++) await hub.offer();
  assert.equal(await refusal(hub.offer()), 'full');
  Reflect.deleteProperty(globalThis, 'RTCPeerConnection');
  const other = await openHub(TICKET, new Ears().ears);
  assert.equal(await refusal(other.offer()), 'no-webrtc');
});

test('a browser that is still looking for ways is not waited for without end', async () => {
  const hub = await openHub(TICKET, new Ears().ears);
  Object.assign(globalThis, {
    RTCPeerConnection: class extends PlayedConnection {
      override iceGatheringState: RTCIceGatheringState = 'gathering';
    },
  });
  const offer = hub.offer();
  await pass(3100);
  assert.match((await offer).code, /^[\w-]{60,}$/);
});

test('the first way is waited for longer, and none is told', async () => {
  const hub = await openHub(TICKET, new Ears().ears);
  class Slow extends PlayedConnection {
    override iceGatheringState: RTCIceGatheringState = 'gathering';
    found = { type: 'offer', sdp: '' } as RTCSessionDescriptionInit;
    override async setLocalDescription(): Promise<void> {
      await super.setLocalDescription();
      this.found = this.localDescription!;
      this.localDescription = { type: 'offer', sdp: this.found.sdp!.replace(/a=candidate.*\r\n/, '') };
    }
  }
  Object.assign(globalThis, { RTCPeerConnection: Slow });
  const [late, never] = [hub.offer(), refusal(hub.offer())];
  await pass(5000);
  const [first] = PlayedConnection.all as [Slow];
  first.localDescription = first.found;
  first.dispatchEvent(new Event('icecandidate'));
  assert.match((await late).code, /^[\w-]{60,}$/);
  await pass(11_000);
  assert.equal(await never, 'blocked');
});

test('a flood over a channel is dropped', async () => {
  const middle = new Ears();
  const hub = await openHub(TICKET, middle.ears);
  const ben = await guestOf(hub);
  for (let i = 0; i < 1000; i++) ben.connection.send(i);
  await quiet();
  assert.ok(middle.heard.length >= 200 && middle.heard.length < 300, String(middle.heard.length));
});

/* ---------- the connections of one table ---------- */

interface Seated {
  wires: Wires;
  heard: unknown[];
}

/** Greetings and stored feeds are not what these tests are about. */
function listener(heard: unknown[]): Listener {
  const nothing = (): void => undefined;
  return { hear: (data) => heard.push(data), hearStored: nothing, changed: nothing, opened: nothing };
}

function sitting(secret: string): Seated {
  const heard: unknown[] = [];
  return { wires: new Wires({ secret, digest: DIGEST }, listener(heard)), heard };
}

async function connect(host: Wires, guest: Wires): Promise<number> {
  let connected = 0;
  const offer = await host.offer();
  const taken = await takeOffer(offer.code, () => (connected += 1));
  guest.adopt(taken);
  await offer.answer(taken.joined.answer);
  await quiet();
  return connected;
}

test('a broken connection is replaced by two new codes', async () => {
  const [ada, ben] = [sitting(SECRET), sitting(SECRET)];
  assert.equal(await connect(ada.wires, ben.wires), 1);
  PlayedConnection.all.at(-1)?.close();
  await quiet();
  ben.wires.send('lost');
  await quiet();
  assert.deepEqual(ada.heard, []);
  assert.equal(await connect(ada.wires, ben.wires), 1);
  assert.deepEqual(ben.wires.health(), [{ way: 'direct', open: 1, of: 1 }]);
  ben.wires.send('heard');
  await quiet();
  assert.deepEqual(ada.heard, ['heard']);
});

test('with two ways between them, each message is heard once and passed on once', async () => {
  const [ada, ben] = [sitting(SECRET), sitting(SECRET)];
  await connect(ada.wires, ben.wires);
  await connect(ben.wires, ada.wires);
  ada.wires.send('once');
  await quiet();
  assert.deepEqual([ada.heard, ben.heard], [[], ['once']]);
});

test('those who are connected directly stay so at the next table', async () => {
  const [ada, ben, next] = [sitting(SECRET), sitting(SECRET), sitting(ANOTHER)];
  await connect(ada.wires, ben.wires);
  const heard: unknown[] = [];
  const moved = ada.wires.movedTo({ secret: ANOTHER, digest: DIGEST }, listener(heard));
  ben.wires.send('to the next');
  ada.wires.send('still from the old');
  await quiet();
  assert.deepEqual([ada.heard, heard, ben.heard], [[], ['to the next'], ['still from the old']]);
  ada.wires.close();
  moved.send('from the next');
  await quiet();
  assert.deepEqual(ben.heard, ['still from the old', 'from the next']);
  assert.equal(await connect(moved, next.wires), 1);
  ben.wires.send('passed on');
  await quiet();
  assert.deepEqual(next.heard, ['passed on']);
});

/* ---------- camera and clock ---------- */

test('without a camera, or where it is not allowed, nothing is scanned', async () => {
  for (const [error, code] of [
    [new DOMException('', 'NotAllowedError'), 'camera'],
    [new DOMException('', 'NotFoundError'), 'no-camera'],
  ] as const) {
    const getUserMedia = (): Promise<never> => Promise.reject(error);
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
    const video = document.createElement('video');
    assert.equal(await refusal(scan(video, () => true, new AbortController().signal)), code);
  }
});

test('the camera is let go when nobody looks any more', async () => {
  let stopped = 0;
  const stream = { getTracks: () => [{ stop: () => (stopped += 1) }] };
  const getUserMedia = async (): Promise<unknown> => stream;
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  const video = Object.assign(document.createElement('video'), { play: async () => undefined, videoWidth: 0 });
  Object.defineProperty(video, 'srcObject', { value: null, writable: true }); // happy-dom takes no stream but its own
  const looking = new AbortController();
  const done = scan(video, () => true, looking.signal);
  await pass(500);
  assert.equal(stopped, 0);
  looking.abort();
  await pass(500);
  await done;
  assert.equal(stopped, 1);
});

test('a server that tells no time, or none at all, sets no clock', async () => {
  const fetched = globalThis.fetch;
  Object.assign(globalThis, { fetch: async () => new Response('') });
  assert.equal(await missingTime(), 0);
  Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('offline')) });
  assert.equal(await missingTime(), 0);
  globalThis.fetch = fetched;
});
