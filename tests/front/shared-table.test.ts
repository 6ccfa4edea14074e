/** Devices of one table draw cards and exchange entries through a relay, also when they are not online together. */

import assert from 'node:assert/strict';
import { afterAll, beforeEach, test, vi } from 'vitest';
import { Python } from './python';
import { tableLink, TestDevice } from './table-devices';
import { relay } from './table-relay';

vi.mock('../../web/src/core/network/shared-log', () => import('./table-relay'));
vi.mock('../../web/src/core/network/stored-log', () => import('./table-relay'));

const python = new Python();
afterAll(() => python.end());

beforeEach(() => relay.reset());

/** Ada, who has opened a table, and its link. */
async function opened(bots: string[] = ['', '']): Promise<[TestDevice, string]> {
  const ada = new TestDevice(python);
  const link = await tableLink(ada, bots);
  await ada.open(link, [0], false);
  await ada.table.takeSeat(0, 'tower Ada');
  return [ada, link];
}

async function joined(link: string, seat: number, name: string): Promise<TestDevice> {
  const device = await new TestDevice(python).open(link);
  await device.table.takeSeat(seat, name);
  await device.settle();
  return device;
}

test('the player who opens a table can draw the first card before anybody has joined', async () => {
  const [ada] = await opened();
  assert.ok(await ada.draw());
  assert.deepEqual(ada.table.view.waiting_for, [1]);
});

test('a friend who opens the link sees who is there and which seats are free', async () => {
  const [, link] = await opened(['', '', 'greedy']);
  const ben = await new TestDevice(python).open(link);
  const { isWelcome, seats } = ben.table.snapshot();
  assert.equal(isWelcome, true);
  assert.deepEqual(
    seats.map(({ name, presence }) => [name, presence]),
    [
      ['Ada', 'here'],
      ['', 'free'],
      ['', 'bot'],
    ],
  );
});

test('nothing is stored on the device of somebody who only looks at the invitation', async () => {
  const [, link] = await opened();
  const ben = await new TestDevice(python).open(link);
  assert.equal(ben.saved, null);
});

test('two devices that each draw a card have the same record', async () => {
  const [ada, link] = await opened();
  const ben = await joined(link, 1, 'ship Ben');
  await ada.draw();
  await ben.draw();
  await ada.settle();
  assert.equal(ada.record(), ben.record());
  assert.deepEqual(ada.table.view.waiting_for, [0, 1]);
  assert.deepEqual(ada.table.snapshot().seats[1]?.presence, 'here');
});

test('two players who are never online at the same time draw their cards in turn', async () => {
  const [ada, link] = await opened();
  await ada.draw();
  await ada.close();
  const ben = await joined(link, 1, 'ship Ben');
  assert.ok(await ben.draw(), 'the first card on the first visit');
  await ben.draw();
  await ben.close();
  await ada.open(link);
  assert.ok(await ada.draw());
  assert.equal(ada.table.view.names[1], 'ship Ben');
});

test('an action without a connection is stored on the device and sent at the next visit', async () => {
  const [ada, link] = await opened();
  relay.isOpen = false;
  await ada.draw();
  assert.equal(ada.saved?.isUnsent, true);
  await ada.close();
  relay.isOpen = true;
  await ada.open(link);
  assert.equal(ada.saved?.isUnsent, false);
  assert.ok([...relay.onlyLog()].some((entry) => entry.startsWith('move 0')));
});

test('a card drawn on two devices counts once, and one device reports the uncounted one', async () => {
  const [ada, link] = await opened();
  const other = new TestDevice(python);
  await other.open(link, [0], false);
  relay.isOpen = false;
  await ada.draw(0);
  await other.draw(5);
  relay.isOpen = true;
  ada.table.close();
  other.table.close();
  await ada.open(link);
  await other.open(link);
  await ada.settle();
  assert.equal(ada.record(), other.record());
  assert.equal(ada.notCounted + other.notCounted, 1);
});

test('any player can draw for somebody who is away', async () => {
  const [ada, link] = await opened();
  const ben = await joined(link, 1, 'ship Ben');
  await ben.close();
  await ada.draw();
  assert.equal(ada.table.seatToDraw(), undefined);
  ada.table.drawingFor = 1;
  assert.ok(await ada.draw());
  assert.equal(ada.table.drawingFor, -1);
  assert.deepEqual(ada.table.view.waiting_for, [0, 1]);
});

test('a player who comes back sees who drew for them, until they draw again', async () => {
  const [ada, link] = await opened();
  const ben = await joined(link, 1, 'ship Ben');
  await ben.close();
  await ada.draw();
  ada.table.drawingFor = 1;
  await ada.draw();
  await ben.open(link);
  await ben.settle();
  assert.deepEqual(ben.table.snapshot().drawnBy, [-1, 0]);
  await ben.draw();
  await ben.settle();
  assert.deepEqual(ben.table.snapshot().drawnBy, [-1, -1]);
});

test('a bot draws for somebody who is away, until they take their seat back by drawing', async () => {
  const [ada, link] = await opened();
  const ben = await joined(link, 1, 'ship Ben');
  await ada.table.write({ do: 'table-bot', seat: 1, on: true });
  await ada.draw();
  while (await ada.table.think(1000));
  assert.deepEqual(ada.table.view.by_bots, [{ seat: 1, seasons: [0] }]);
  await ben.settle();
  assert.equal(ben.table.snapshot().seats[1]?.isBotDrawing, true);
  await ben.table.write({ do: 'table-bot', seat: 1, on: false });
  await ada.draw();
  await ben.settle();
  assert.ok(await ben.draw());
  await ada.settle();
  assert.equal(ada.table.view.bots[1], '');
});

test('somebody who was connected is away after 45 seconds of silence', async () => {
  const [ada, link] = await opened();
  const ben = await joined(link, 1, 'ship Ben');
  await ada.settle();
  const presence = (): string | undefined => ada.table.snapshot().seats[1]?.presence;
  assert.equal(presence(), 'here');
  ben.table.close();
  relay.time += 46_000;
  assert.equal(presence(), 'away');
});

test('invalid entries of somebody who has the link do not change the game', async () => {
  const [ada, link] = await opened();
  await ada.draw();
  const before = ada.record();
  const garbage = Array.from({ length: 5000 }, (_, index) => `move 1 ${index.toString(16).padStart(8, '0')} F1ac4`);
  relay.onlyLog().add('x'.repeat(5000));
  for (const entry of garbage) relay.onlyLog().add(entry);
  const ben = await joined(link, 1, 'ship Ben');
  await ada.settle();
  assert.equal(ada.record(), before);
  assert.equal(ben.record(), before);
  assert.ok(await ben.draw());
});

test('a turn is one request, and its entries are stored when it is answered', async () => {
  const [ada] = await opened();
  await ada.draft();
  ada.requests.length = 0;
  await ada.table.request({ do: 'next' });
  assert.deepEqual(ada.requests, ['table-end-turn']);
  assert.ok(ada.saved?.entries.some((entry) => entry.startsWith('move 0')));
});

test('a card that is drawn and not ended is there after a reload', async () => {
  const [ada, link] = await opened();
  const drawn = await ada.draft();
  ada.table.close();
  await ada.open(link);
  const view = await ada.table.sit(0);
  assert.equal(view?.phase, 'next');
  assert.deepEqual(view?.players[0]?.map, drawn?.players[0]?.map);
});

test('a player who leaves after the card is drawn has ended the turn', async () => {
  const [ada] = await opened();
  await ada.draft();
  await ada.table.endDrawnTurn();
  assert.deepEqual(ada.saved?.waitingFor, [1]);
  assert.deepEqual(ada.saved?.drafts, {});
});

test('an engine that is lost while a turn ends loses nothing', async () => {
  const [ada] = await opened();
  const drawn = await ada.draft();
  ada.losesEngineAt = 'table-end-turn';
  await assert.rejects(ada.table.request({ do: 'next' }));
  await ada.recover();
  assert.deepEqual((await ada.table.sit(0))?.draft, drawn?.draft);
  assert.ok((await ada.table.request({ do: 'next' })).ok);
  assert.deepEqual(ada.table.view.waiting_for, [1]);
});

test('entries that arrive while the engine is lost are read by the next one', async () => {
  const [ada, link] = await opened();
  const ben = await joined(link, 1, 'ship Ben');
  ada.losesEngineAt = 'table-add';
  await ben.draw();
  await ada.settle();
  await ada.recover();
  await ada.settle();
  assert.deepEqual(ada.table.view.waiting_for, [0]);
});

test('a request that a lost engine has not answered is not an unhandled rejection', async () => {
  const [ada] = await opened();
  ada.losesEngineAt = 'table-bot';
  assert.equal(await ada.table.write({ do: 'table-bot', seat: 1, on: true }), false);
});

test('the log stores the entries of this device first', async () => {
  const [ada, link] = await opened();
  const ben = await joined(link, 1, 'ship Ben');
  await ada.draw();
  await ben.draw();
  await ben.settle();
  const first = relay.entriesOf(ben.table.link.context).slice(0, 2);
  assert.ok(
    first.every((entry) => ben.saved?.written.includes(entry)),
    first.join(),
  );
});

test('a player by post is away a day after their last entry, however often the table is opened', async () => {
  const [ada, link] = await opened();
  const ben = await joined(link, 1, 'ship Ben');
  await ben.close();
  await ada.close();
  relay.time += 20 * 3_600_000;
  await ada.open(link);
  await ada.draw();
  await ada.close();
  relay.time += 5 * 3_600_000;
  await ada.open(link);
  assert.equal(ada.table.snapshot().seats[1]?.presence, 'away');
});
