/** After the game: another table with the same people, an invitation to follow, and a new code for a line that broke. */

import assert from 'node:assert/strict';
import { test } from 'vitest';
import { readTable } from '../../web/src/browser/tables';
import { goTo } from '../../web/src/commands/navigate';
import * as lobby from '../../web/src/commands/table/lobby';
import { mirrored } from '../../web/src/commands/table/mirror';
import * as session from '../../web/src/commands/table/session';
import { state } from '../../web/src/state/store';
import { atRealTables, dealt, draw, joined, lineTo, python, until } from './at-table';
import './begin';
import { Company, Device, lots, SECRET } from './company';

atRealTables();

const NEXT = 'AAAAAAAAAAAAAAAAAAAAAg';

/** Ada with the keys that she had, at another table. */
async function atNext(company: Company, ada: Device, secret: string, opener: boolean, host = ''): Promise<Device> {
  const again = new Device('Ada again', company);
  company.devices.push(again);
  await again.arrive(opener, ['Ada'], ada.keys, secret, host);
  return again;
}

test('another table is opened with the same people on their seats, and those who stay are told', async () => {
  const company = new Company(python, lots(31));
  const ada = await joined(company, 3);
  lobby.addPerson();
  await until(company, () => state.table.now?.mine.length === 2);
  await dealt(company, ada);
  const { setup } = state.table.now ?? {};
  const own = session.peerNow()?.identity.key ?? '';
  await goTo({ to: 'table' });
  assert.equal(await session.openNext(), null);
  const { now } = state.table;
  assert.deepEqual(
    now?.seats.map(({ presence, name }) => `${presence} ${name}`),
    ['invited Ada', 'own ', 'own '],
  );
  assert.deepEqual([now?.opener, now?.setup, now?.mine, now?.canBegin], [true, setup, [1, 2], false]);
  await until(company, () => ada.peer.others.get(own)?.next === now?.secret);
  assert.deepEqual(
    mirrored(ada.peer, [], []).invitations.map(({ key }) => key),
    [own],
  );
  assert.ok(await readTable(now?.secret ?? ''), 'a reload comes back to it');
  const again = await atNext(company, ada, now?.secret ?? '', false, own);
  await until(company, () => state.table.now?.seats[0]?.presence === 'here');
  await again.peer.laying.beReady(true);
  await until(company, () => state.table.now?.canBegin === true);
  lobby.begin();
  await until(company, () => again.stage === 'play' && state.where.route.to === 'play');
  assert.deepEqual([again.peer.people(), state.game.mine], [[0], [1, 2]]);
  await until(company, () => ada.peer.others.get(own)?.gone === true);
  assert.deepEqual(mirrored(ada.peer, [], []).invitations, []);
});

test('a seat that is held can be given to a bot instead', async () => {
  const company = new Company(python, lots(32));
  const ada = await joined(company);
  await dealt(company, ada);
  await goTo({ to: 'table' });
  await session.openNext();
  lobby.changeSeat(1, 'greedy');
  assert.equal(state.table.now?.seats[1]?.presence, 'own');
  lobby.changeSeat(0, 'greedy');
  assert.equal(state.table.now?.seats[0]?.presence, 'bot');
  assert.equal(state.table.now.canBegin, true);
});

test('whoever is invited follows to their seat, even from a table that they have opened themselves', async () => {
  const company = new Company(python, lots(33));
  const ada = await joined(company);
  await dealt(company, ada);
  const own = session.peerNow()?.identity.key;
  await goTo({ to: 'table' });
  assert.equal(await session.openNext(), null);
  const again = await atNext(company, ada, NEXT, true);
  const seats = ada.peer.lobby?.seats ?? [];
  again.peer.laying.lay(() => seats);
  await ada.peer.moveOn(NEXT);
  await until(company, () => state.table.now?.invitations.length === 1);
  const [invitation] = state.table.now?.invitations ?? [];
  assert.equal(invitation?.name, 'Ada');
  assert.equal(await session.joinNext('nobody'), 'together-bad-link');
  assert.equal(await session.joinNext(invitation?.key ?? ''), null);
  await until(company, () => state.table.now?.stage === 'lobby' && state.table.now.mine.length === 1);
  assert.equal(state.table.now?.secret, NEXT);
  assert.equal(again.peer.lobby?.seats[1]?.key, own);
});

test('a new code leads to the table that is open, when its line broke', async () => {
  const company = new Company(python, lots(34));
  const ada = await joined(company);
  await dealt(company, ada);
  const [page] = company.devices.slice(-1) as [Device];
  page.awake = false;
  await draw(company);
  const { length } = session.peerNow()?.kept.entries ?? [];
  assert.equal(await session.joinTable(SECRET, lineTo(company)), null);
  assert.equal(state.table.now?.direct, true);
  await until(company, () => ada.peer.feeds?.held.size === length);
});
