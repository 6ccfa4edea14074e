/** Two players finish a whole game over real relay code without ever being online together. */

import assert from 'node:assert/strict';
import { afterAll, afterEach, beforeEach, test } from 'vitest';
import { waitUntil, startNetwork, stopNetwork, TestRelay, useDevice, wait } from './log-devices';
import { Python } from './python';
import { tableLink, TestDevice } from './table-devices';

const URL = 'wss://a';
const MOST_VISITS = 60;
const python = new Python();
afterAll(() => python.end());
beforeEach(startNetwork);
afterEach(stopNetwork);

/** Waits until the device has read the relay and applied all entries. */
async function read(device: TestDevice): Promise<void> {
  for (let i = 0; i < 4; i++) {
    await wait(1000);
    await device.settle();
  }
}

/** One visit: draw all that can be drawn, wait until it is sent, and leave. Returns the number of cards. */
async function visit(name: string, device: TestDevice, link: string, seat: number): Promise<number> {
  useDevice(name, [URL]);
  await device.open(link);
  await device.table.takeSeat(seat, `- ${name}`);
  await read(device);
  let cards = 0;
  while (await device.draw()) cards += 1;
  await read(device);
  await waitUntil(() => device.table.snapshot().delivery.unsent === 0);
  await device.close();
  await wait(2000);
  return cards;
}

test('two players who are never online together finish a game despite a restart of the relay', async () => {
  const relay = new TestRelay(URL);
  const [ada, ben] = [new TestDevice(python), new TestDevice(python)];
  const link = await tableLink(ada);
  let visits = 0;
  for (; visits < MOST_VISITS && !(ada.saved?.over && ben.saved?.over); visits++) {
    const isAda = visits % 2 === 0;
    const cards = await visit(isAda ? 'ada' : 'ben', isAda ? ada : ben, link, isAda ? 0 : 1);
    if (visits < 6) assert.ok(cards > 0, `visit ${visits + 1} has a card to draw`);
    if (visits !== 12) continue;
    relay.stop();
    relay.isDown = false; // what it has stored is still there
  }
  assert.ok(ada.saved?.over && ben.saved?.over, `not over after ${visits} visits`);
  assert.equal(ada.record(), ben.record());
}, 300_000);
