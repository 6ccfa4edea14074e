/** Logs of which each device stores its own entries only, over real relay code. */

import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'vitest';
import type { Event } from '@nostr-relay/common';
import { type MemberLog, openMemberLog } from '../../web/src/core/network/member-log';
import { FEED_KIND, MESSAGE_KIND } from '../../web/src/core/network/relay-frame-messages';
import { type LogStatus, readStoredLog } from '../../web/src/core/network/stored-log';
import { CONTEXT, SECRET, startNetwork, stopNetwork, TestRelay, useDevice, wait, waitUntil } from './log-devices';

const [A, B] = ['wss://a', 'wss://b'];
let relays: TestRelay[] = [];
let members: Member[] = [];

/** A device of a member: its own entries, and all that have arrived. */
class Member {
  readonly own: string[] = [];
  readonly entries = new Set<string>();
  status: LogStatus = { relays: [], isRead: false, unsent: 0 };
  log: MemberLog | undefined;

  constructor(readonly name: string) {
    members.push(this);
  }

  open(): this {
    useDevice(this.name, [A, B]);
    this.log = openMemberLog({
      secret: SECRET,
      context: CONTEXT,
      ownEntries: () => this.own,
      onEntries: (entries) => entries.forEach((entry) => this.entries.add(entry)),
      onStatus: (status) => (this.status = status),
    });
    return this;
  }

  add(entry: string): void {
    this.own.push(entry);
    this.entries.add(entry);
    this.log?.changed();
  }
}

beforeEach(() => {
  startNetwork();
  relays = [A, B].map((url) => new TestRelay(url));
  members = [];
});
afterEach(async () => {
  for (const { log } of members) log?.close();
  await wait(2000);
  stopNetwork();
});

const feeds = (relay = relays[0]): Event[] => relay?.published.filter(({ kind }) => kind === FEED_KIND) ?? [];
const isRead = ({ status }: Member): boolean => status.isRead;

test('an entry reaches the other devices within a second', async () => {
  const [ada, ben] = [new Member('a').open(), new Member('b').open()];
  await waitUntil(() => isRead(ada) && isRead(ben));
  await wait(3000);
  ada.add('season 1 a x');
  assert.ok((await waitUntil(() => ben.entries.has('season 1 a x'))) < 1000);
  assert.equal(ada.status.unsent, 0);
});

test('a device stores its own entries only, and a newcomer reads those of all', async () => {
  const [ada, ben] = [new Member('a').open(), new Member('b').open()];
  await waitUntil(() => isRead(ada) && isRead(ben));
  ada.add('from a');
  ben.add('from b');
  await waitUntil(() => ada.entries.size === 2 && ben.entries.size === 2);
  ada.log?.close();
  ben.log?.close();
  const [stored] = await Promise.all([readStoredLog(SECRET, CONTEXT), wait(4000)]);
  assert.deepEqual([...stored].sort(), ['from a', 'from b']);
  const cyd = new Member('c').open();
  await waitUntil(() => cyd.entries.size === 2);
  assert.equal(relays[0]?.memory.events.length, 2);
});

test('a member that has drawn without a connection sends the result later', async () => {
  const [ada, ben] = [new Member('a').open(), new Member('b').open()];
  await waitUntil(() => isRead(ada) && isRead(ben));
  for (const relay of relays) relay.stop();
  ada.add('result 1 a x');
  await wait(5000);
  assert.equal(ada.status.unsent, 1);
  for (const relay of relays) relay.isDown = false;
  await waitUntil(() => ben.entries.has('result 1 a x') && ada.status.unsent === 0);
});

test('what other devices store is not stored again, and nobody sends messages', async () => {
  const devices = Array.from({ length: 8 }, (_, i) => new Member(String.fromCharCode(97 + i)).open());
  await waitUntil(() => devices.every(isRead));
  await wait(3000);
  for (const device of devices) device.add(`member ${device.name}`);
  await waitUntil(() => devices.every(({ entries }) => entries.size === 8));
  await wait(10_000);
  assert.equal(feeds().length, 8, 'one event for each device');
  assert.equal(relays[0]?.published.filter(({ kind }) => kind === MESSAGE_KIND).length, 0);
});

test('entries that come shortly after each other are stored together', async () => {
  const ada = new Member('a').open();
  await waitUntil(() => isRead(ada));
  await wait(3000);
  for (let i = 0; i < 20; i++) ada.add(`entry ${i}`);
  await waitUntil(() => ada.status.unsent === 0);
  assert.equal(feeds().length, 1);
});

test('the entries of a member of seven rounds fit into an event of 2.5 kB', async () => {
  const ada = new Member('a').open();
  await waitUntil(() => isRead(ada));
  ada.add('member 0f1e2d3c 3 tower A name of twenty-four letters');
  for (let round = 1; round <= 7; round++) ada.add(`result ${round} 0f1e2d3c ${'EGrG9Jk2xZq'.repeat(6)}${round}`);
  await waitUntil(() => ada.status.unsent === 0);
  const bytes = JSON.stringify(feeds()[0]).length;
  assert.ok(bytes < 2500, `${bytes} bytes`);
});
