/** The page itself as one device of a table: it joins, sits down, plays, resumes and leaves, beside a device of the tests. */

import assert from 'node:assert/strict';
import { after, afterEach, beforeEach, test } from 'node:test';
import { readTable, readTables, removeTable, writeTable } from '../../web/src/browser/tables';
import { storedTurns } from '../../web/src/browser/local';
import { company as atTable } from '../../web/src/commands/company';
import { goTo } from '../../web/src/commands/navigate';
import { skipMoment } from '../../web/src/commands/moments';
import { goOn } from '../../web/src/commands/play';
import * as lobby from '../../web/src/commands/table/lobby';
import { newKeys } from '../../web/src/commands/table/identity';
import { mirrored } from '../../web/src/commands/table/mirror';
import * as session from '../../web/src/commands/table/session';
import { forgetTable, listTables } from '../../web/src/commands/table/tables';
import type { Taken } from '../../web/src/commands/table/wires';
import { ask } from '../../web/src/engine/ask';
import { freeSeat } from '../../web/src/commands/table/seats';
import { readTurns } from '../../web/src/commands/turns';
import type { Refusal, View, ViewAnswer } from '../../web/src/contract/generated/messages';
import { state } from '../../web/src/state/store';
import { freshTable } from '../../web/src/state/table/kept';
import './begin';
import { frame, pass, settled, time } from './clock';
import { Company, Device, lots, SECRET } from './company';
import { answers } from './engine';
import { Python } from './python';

const python = new Python();
after(() => python.end());

/** What is not sent twice at once is sent again after a while: of the page's own time. */
const began = Date.now();
Date.now = () => began + time();

const KINDS = ['terms', 'open', 'take', 'state', 'commit', 'reveal', 'give', 'think', 'missing', 'sit', 'judge'].map(
  (kind) => `table-${kind}`,
);
let engines = 0;

/** A new interpreter for the page. */
function realEngine(): void {
  const id = `page ${++engines}`;
  const real = (message: object): Promise<object> => python.ask(id, message);
  answers(
    Object.fromEntries([...KINDS, 'view', 'act', 'pass', 'next', 'undo', 'preview', 'summary', 'explain'].map((kind) => [kind, real])),
  );
}

/** The page's line to the others, who are devices of the tests. */
function lineTo(company: Company): Taken {
  let heard: Parameters<Taken['hear']>[0] | null = null;
  const page = new Device('page', company);
  const peer = {
    hear: (data: unknown, from: string) => heard?.message(data, from),
    tick: async () => undefined,
    settled: async () => undefined,
  };
  Object.assign(page, { peer });
  company.devices.push(page);
  const line = { send: (data: unknown) => company.send(page, data), close: () => (page.awake = false) };
  return {
    joined: { line, answer: '', secret: SECRET },
    hear: (given) => {
      heard = given;
      given.health({ way: 'direct', open: 1, of: 1 });
    },
  };
}

/** Both clocks go on until something is so. */
async function until(company: Company, isSo: () => boolean, seconds = 60): Promise<void> {
  for (let i = 0; i < seconds * 5 && !isSo(); i++) {
    await company.pass(200);
    await pass(200);
    for (let turn = 0; turn < 20; turn++) await settled();
    await frame();
    skipMoment(); // monsters on one's map stay until they are read
  }
  const { game, stage, table } = state;
  assert.ok(
    isSo(),
    `${table.now?.stage}, ${game.view?.phase} ${game.view?.turn}, busy ${state.busy}, ${JSON.stringify(stage.moment)?.slice(0, 80)}`,
  );
}

async function joined(company: Company, seats = 2): Promise<Device> {
  const ada = await company.join('Ada', ['Ada'], true);
  ada.peer.laying.lay(() => [...Array(seats).keys()].map(freeSeat));
  await goTo({ to: 'table' });
  assert.equal(await session.joinTable(SECRET, lineTo(company)), null);
  await until(company, () => state.table.now?.stage === 'lobby' && state.table.now.mine.length > 0);
  return ada;
}

async function dealt(company: Company, ada: Device): Promise<void> {
  await goTo({ to: 'table' });
  lobby.beReady(true);
  await until(company, () => ada.peer.laying.canBegin());
  await ada.peer.laying.start();
  await until(company, () => state.where.route.to === 'play' && state.busy === 0);
}

/** Draws the first thing that is legal, and inks it. */
async function draw(company: Company): Promise<void> {
  const { view } = state.game;
  assert.ok(view && view.phase !== 'bot', view?.phase);
  let now: View = view;
  while (!['next', 'bot', 'over'].includes(now.phase)) {
    const index = now.tools.findIndex(({ turns }) => turns.some(({ anchors }) => anchors.length));
    const tool = now.tools[index];
    const turn = tool?.turns.find(({ anchors }) => anchors.length);
    const [row = 0, column = 0] = turn?.anchors[0] ?? [];
    const intent = { tool: index, terrain: tool?.terrains[0] ?? null, turn: turn?.code ?? '', row, column };
    const answer: ViewAnswer | Refusal = await ask<ViewAnswer>(turn ? { do: 'act', intent } : { do: 'pass' });
    assert.ok(answer.ok, JSON.stringify(answer));
    now = answer.view;
  }
  goOn('next');
  await until(company, () => state.busy === 0 && state.game.view?.phase !== now.phase);
}

/** What a test leaves behind comes to its end before the next. */
afterEach(async () => {
  await session.leaveTable();
  for (let i = 0; i < 10; i++) {
    await pass(500);
    await python.ask('nobody', { do: 'daily', day: '2026-11-16' }); // all that was asked before is answered now
  }
});

beforeEach(async () => {
  for (const { secret } of (await readTables()).readable) await removeTable(secret);
  realEngine();
});

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
  await atTable()?.reopen();
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
  const { unveil } = await import('../../web/src/commands/show');
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
  assert.equal(await session.joinTable(SECRET), 'together-busy');
  Reflect.deleteProperty(navigator, 'locks');
});

test('whoever leaves lets a bot play on', async () => {
  const company = new Company(python, lots(27));
  const ada = await joined(company);
  await dealt(company, ada);
  const left = session.peerNow();
  await lobby.leaveToBot();
  assert.equal(left?.game.writer(1), 0);
  assert.equal(state.where.route.to, 'home');
  await company.until(() => ada.peer.game.writer(1) === 0);
});

test('tables are kept with their keys, listed and forgotten', async () => {
  const keys = await newKeys();
  assert.equal(await writeTable({ ...freshTable('AAAAAAAAAAAAAAAAAAAAAQ', 'relays', true, []), keys, when: 5 }), true);
  assert.equal((await readTable('AAAAAAAAAAAAAAAAAAAAAQ'))?.keys.privateKey.extractable, false);
  await listTables();
  assert.equal(state.table.lines.length, 1);
  await forgetTable('AAAAAAAAAAAAAAAAAAAAAQ');
  assert.deepEqual(state.table.lines, []);
});

/* ---------- after the game ---------- */

const NEXT = 'AAAAAAAAAAAAAAAAAAAAAg';

/** Ada with the keys that she had, at another table. */
async function atNext(company: Company, ada: Device, secret: string, opener: boolean): Promise<Device> {
  const again = new Device('Ada again', company);
  company.devices.push(again);
  await again.arrive(opener, ['Ada'], ada.keys, secret);
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
  const again = await atNext(company, ada, now?.secret ?? '', false);
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
