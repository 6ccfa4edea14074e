/** The page itself as one device of a table: it joins, sits down, plays, resumes and leaves, next to a device of the tests. */

import assert from 'node:assert/strict';
import { test } from 'vitest';
import { readTable, readTables, writeTable } from '../../web/src/browser/tables';
import { storedTurns } from '../../web/src/browser/local';
import { goTo } from '../../web/src/commands/navigate';
import { branchOff } from '../../web/src/commands/table/hand-over';
import * as lobby from '../../web/src/commands/table/lobby';
import { newKeys } from '../../web/src/commands/table/identity';
import * as session from '../../web/src/commands/table/session';
import { forgetTable, listTables } from '../../web/src/commands/table/tables';
import { readTurns } from '../../web/src/commands/turns';
import { state } from '../../web/src/state/store';
import { freshTable } from '../../web/src/state/table/stored';
import { atRealTables, dealt, draw, joined, lineTo, python, realEngine, until } from './at-table';
import './begin';
import { pass, settled } from './clock';
import { Company, lots, SECRET } from './company';
import { type Kind, now } from '../../web/src/play/play';

atRealTables();

/** The kind of the game on the screen, as long as it is that of a table on several devices. */
const atTable = (): Kind | null => (now().kind.name === 'company' && !now().isOver ? now().kind : null);

test('a page joins, sits down, and what it inks is seen by the others', async () => {
  const company = new Company(python, lots(21));
  const ada = await joined(company);
  assert.deepEqual(
    state.table.now?.seats.map(({ presence }) => presence),
    ['here', 'own'],
  );
  lobby.changePerson(0, { name: ' Ben ' });
  await until(company, () => ada.peer.lobby?.seats[1]?.name === 'Ben');
  assert.equal(state.settings.name, 'Ben');
  await dealt(company, ada);
  assert.deepEqual(state.game.mine, [1]);
  assert.ok(atTable());
  await draw(company);
  assert.equal(state.game.view?.phase, 'bot');
  await until(company, () => state.table.now?.waitingFor.join() === '0');
  await until(company, () => ada.peer.feeds?.view?.have[1]?.[1] === 3);
  await ada.play();
  await until(company, () => state.game.view?.turn === 1 && state.game.view.phase !== 'bot');
});

test('it is resumed from what was kept, at the same card', async () => {
  const company = new Company(python, lots(22));
  const ada = await joined(company);
  await dealt(company, ada);
  const before = state.game.view?.deal;
  await goTo({ to: 'home' });
  await until(company, () => state.table.now === null);
  assert.equal(atTable(), null);
  assert.equal(state.table.turns, 1);
  assert.equal(storedTurns.read().count, 1);
  assert.equal((await readTables()).readable[0]?.myTurn, true);
  realEngine(); // as after a reload
  await goTo({ to: 'table' });
  assert.equal(await session.joinTable(SECRET, lineTo(company)), null);
  await until(company, () => state.where.route.to === 'play' && state.busy === 0);
  assert.equal(state.game.view?.deal, before);
  await draw(company);
  await until(company, () => state.table.turns === 0);
  readTurns();
  assert.equal(state.table.turns, 0);
});

test('a lost engine gets the table again', async () => {
  const company = new Company(python, lots(23));
  const ada = await joined(company);
  await dealt(company, ada);
  realEngine();
  await atTable()?.reopen(now());
  await draw(company);
  await until(company, () => ada.peer.feeds?.view?.have[1]?.[1] === 3);
});

test('two people at one device draw behind a curtain, one after the other', async () => {
  const company = new Company(python, lots(24));
  const ada = await joined(company, 3);
  lobby.addPerson();
  await until(company, () => state.table.now?.mine.length === 2);
  await dealt(company, ada);
  assert.equal(state.stage.curtain, true);
  const { unveil } = await import('../../web/src/play/show');
  for (const seat of [1, 2]) {
    await until(company, () => state.stage.curtain && state.game.view?.seat === seat);
    unveil();
    await settled();
    assert.equal(state.stage.at, seat);
    await draw(company);
  }
  await until(company, () => ada.peer.feeds?.view?.have[2]?.[1] === 3);
});

test('lobby: looking on, taking a seat, wanting another one, somebody less', async () => {
  const company = new Company(python, lots(25));
  const ada = await joined(company, 3);
  const taken = (): number[] => [...(state.table.now?.mine ?? [])];
  lobby.lookOn();
  await until(company, () => taken().length === 0);
  lobby.takeSeat();
  await until(company, () => taken().length === 1);
  lobby.wantSeat(2);
  await until(company, () => taken()[0] === 2);
  lobby.addPerson();
  await until(company, () => taken().length === 2);
  lobby.removePerson(1);
  await until(company, () => taken().length === 1);
  lobby.addSeat('greedy'); // only the opener can
  lobby.changeSetup({ skills: true });
  await company.pass(1000);
  assert.equal(ada.peer.lobby?.seats.length, 3);
});

test('the opener lays seats, bots and the game; signs come and go', async () => {
  const company = new Company(python, lots(26));
  await goTo({ to: 'table' });
  assert.equal(await session.openTable(), null);
  await settled();
  lobby.addSeat();
  lobby.addSeat('greedy');
  lobby.changeSeat(1, 'novice');
  lobby.removeSeat(2);
  lobby.removeSeat(0);
  lobby.changeSetup({ skills: true });
  const now = state.table.now;
  assert.deepEqual(
    now?.seats.map(({ bot }) => bot),
    ['', 'novice', 'greedy'],
  );
  assert.equal(now?.setup?.skills, true);
  assert.equal(now?.canBegin, true);
  await session.makeSign('tea');
  assert.equal(state.table.now?.signs[0]?.sign, 'tea');
  await pass(6000);
  assert.deepEqual(state.table.now?.signs, []);
  await goTo({ to: 'table' });
  lobby.begin();
  await until(company, () => state.where.route.to === 'play' && state.busy === 0);
  await draw(company);
  await until(company, () => state.game.view?.phase !== 'bot' && state.game.view?.turn === 1);
});

test('no link, and a table in another tab, are refused', async () => {
  assert.equal(await session.joinTable('nonsense'), 'together-bad-link');
  const locks = { request: async (_name: string, _how: object, work: (lock: null) => void) => work(null) };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  assert.equal(await session.joinTable(SECRET), 'together-old-link', 'without the digest of the host');
  assert.equal(await session.joinTable(`${SECRET}.AAAAAAAAAAAAAAAA`), 'together-busy');
  Reflect.deleteProperty(navigator, 'locks');
});

test('whoever is left alone continues in a game of their own, and the table stays', async () => {
  const company = new Company(python, lots(27));
  const ada = await joined(company);
  await dealt(company, ada);
  const { secret = '', seats = [] } = state.table.now ?? {};
  const table = session.peerNow();
  await branchOff();
  await until(company, () => state.game.kind === 'table' && state.busy === 0);
  assert.deepEqual(state.game.origin, { kind: 'branch', season: 'spring' });
  assert.deepEqual(
    state.game.seats.map(({ bot }) => bot),
    ['greedy', ''],
  );
  assert.equal(state.game.seats[0]?.name, seats[0]?.name);
  assert.equal(table?.game.writer(0), 0);
  assert.equal((await readTable(secret))?.stage, 'play');
});

test('tables are kept with their keys, listed and forgotten', async () => {
  const keys = await newKeys();
  assert.equal(await writeTable({ ...freshTable('AAAAAAAAAAAAAAAAAAAAAQ', 'relays', true, []), keys, when: 5 }), true);
  assert.equal((await readTable('AAAAAAAAAAAAAAAAAAAAAQ'))?.keys.privateKey.extractable, true, 'its owner may move the seat');
  await listTables();
  assert.equal(state.table.rows.length, 1);
  await forgetTable('AAAAAAAAAAAAAAAAAAAAAQ');
  assert.deepEqual(state.table.rows, []);
});
