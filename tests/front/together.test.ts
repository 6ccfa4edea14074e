/** Several devices at one table over lines that lose, double, delay and mix up; hostile peers; damaged feeds. */

import assert from 'node:assert/strict';
import { afterAll, test } from 'vitest';
import { identityOf, newKeys } from '../../web/src/commands/table/identity';
import { mirrored } from '../../web/src/commands/table/mirror';
import { freeSeat } from '../../web/src/commands/table/seats';
import { preset } from '../../web/src/state/form';
import { parsed } from '../../web/src/state/parse';
import { parseSavedTable } from '../../web/src/state/table/stored';
import './begin';
import { Company, Device, lots, SECRET } from './company';
import { Python } from './python';

const python = new Python();
afterAll(() => python.end());

const GALE = { loss: 0.25, doubling: 0.2, slowest: 1500 };

async function tableOf(names: readonly string[], seed: number, bots: readonly string[] = [], seats = names.length): Promise<Company> {
  const company = new Company(python, lots(seed));
  for (const [index, name] of names.entries()) await company.join(name, [name], index === 0);
  await company.begin(seats, bots);
  return company;
}

function assertSame(devices: readonly Device[]): void {
  const [first] = devices;
  assert.ok(first?.record);
  for (const device of devices) {
    assert.equal(device.record, first.record, device.name);
    assert.deepEqual(device.peer.feeds?.view?.marks, first.peer.feeds?.view?.marks);
    assert.deepEqual(device.broken, [], 'sent before it was kept');
  }
}

test('two devices play a table to its end', async () => {
  const company = await tableOf(['Ada', 'Ben'], 1);
  await company.play();
  assertSame(company.devices);
});

test('four devices with two people at one and a bot play through a gale, with reloads', async () => {
  const company = new Company(python, lots(2));
  await company.join('Ada', ['Ada', 'Abe'], true);
  for (const name of ['Ben', 'Cleo']) await company.join(name);
  const watcher = await company.join('Wim', []);
  await company.begin(5, ['', '', '', '', 'greedy']);
  assert.deepEqual(watcher.peer.people(), []);
  company.weather = GALE;
  const [ada, ben] = company.devices;
  await company.play(() => (ada?.peer.feeds?.view?.marks.length ?? 0) >= 3);
  await ben?.reload();
  await company.play(() => (ada?.peer.feeds?.view?.marks.length ?? 0) >= 6);
  await ada?.reload();
  await company.play();
  assertSame(company.devices);
});

test('eight devices see one lobby, seats are taken and left, and nobody begins before all are ready', async () => {
  const names = ['Ada', 'Ben', 'Cleo', 'Dov', 'Eva', 'Fay', 'Gus', 'Hal'];
  const company = new Company(python, lots(3), GALE);
  for (const [index, name] of names.entries()) await company.join(name, [name], index === 0);
  const [ada, ben, cleo] = company.devices as [Device, Device, Device];
  ada.peer.laying.lay(() => names.map((_, index) => freeSeat(index)));
  const seated = (device: Device): string[] => device.peer.lobby?.seats.map(({ name }) => name) ?? [];
  await company.until(() => company.devices.every((device) => names.every((name) => seated(device).includes(name))));
  assert.equal(seated(ada)[0], 'Ada');
  assert.equal(ada.peer.laying.canBegin(), false);
  await ben.peer.laying.come([]);
  await company.until(() => !seated(cleo).includes('Ben'));
  await ben.peer.laying.come([{ name: 'Ben again', crest: 'ship' }]);
  await company.until(() => seated(cleo).includes('Ben again'));
  cleo.awake = false;
  await company.pass(90_000);
  assert.equal(seated(ada).includes('Cleo'), false);
  cleo.awake = true;
  await company.until(() => seated(ada).includes('Cleo'));
});

test('eight devices play over a bad line', async () => {
  const company = await tableOf(['Ada', 'Ben', 'Cleo', 'Dov', 'Eva', 'Fay', 'Gus', 'Hal'], 4);
  company.weather = { loss: 0.1, doubling: 0.1, slowest: 600 };
  await company.play(() => company.devices.every(({ peer }) => (peer.feeds?.view?.marks.length ?? 0) >= 8));
  await company.pass(50_000);
  assertSame(company.devices);
});

test('whoever was not ready is not taken along, and a changed game must be agreed to anew', async () => {
  const company = new Company(python, lots(5));
  const ada = await company.join('Ada', ['Ada'], true);
  const ben = await company.join('Ben');
  ada.peer.laying.lay(() => [freeSeat(0), freeSeat(1)]);
  await company.until(() => ben.peer.lobby?.seats[1]?.name === 'Ben');
  await ben.peer.laying.beReady(true);
  await company.until(() => ada.peer.laying.canBegin());
  ada.peer.laying.lay((seats) => seats, { ...preset('base'), skills: true });
  await company.until(() => ben.peer.lobby?.setup.skills === true);
  assert.equal(ben.peer.ready, false);
  await company.until(() => !ada.peer.laying.canBegin());
  assert.equal(ben.peer.feeds, null);
});

test('moves made while nobody else is there are kept, and sent when others appear', async () => {
  const company = await tableOf(['Ada', 'Ben'], 6);
  const [ada, ben] = company.devices as [Device, Device];
  ben.awake = false;
  await ada.play();
  const written = ada.peer.feeds?.view?.have[0]?.[1] ?? 0;
  await company.pass(3_600_000 / 60);
  assert.equal(ada.peer.others.get(ben.peer.identity.key)?.gone, true);
  assert.equal(ada.kept.myTurn, false);
  await ada.reload();
  assert.equal(ada.peer.feeds?.view?.have[0]?.[1], written);
  ben.awake = true;
  await ben.reload();
  await company.until(() => ben.peer.feeds?.view?.have[0]?.[1] === written);
  assert.equal(ben.kept.myTurn, true);
  await company.play();
  assertSame(company.devices);
});

test('a seat is handed to a bot by the others, and given back to whoever returns', async () => {
  const company = await tableOf(['Ada', 'Ben', 'Cleo'], 7);
  const [ada, ben, cleo] = company.devices as [Device, Device, Device];
  cleo.awake = false;
  await company.pass(50_000);
  await ada.peer.game.give(2, 0);
  await ben.peer.game.give(2, 0);
  await company.until(() => ben.peer.game.writer(2) === 0);
  const marks = (): number => ada.peer.feeds?.view?.marks.length ?? 0;
  await company.play(() => marks() >= 4);
  assert.equal(ada.peer.game.writer(2), 0);
  cleo.awake = true;
  await cleo.reload();
  await company.until(() => [ada, ben, cleo].every(({ peer }) => peer.game.writer(2) === 2));
  await company.play();
  assertSame(company.devices);
});

test('an outage does not split a table of two: neither device can take the seat of the other', async () => {
  const company = await tableOf(['Ada', 'Ben'], 8);
  const [ada, ben] = company.devices as [Device, Device];
  company.weather = { ...company.weather, loss: 1 };
  await company.pass(50_000);
  assert.equal(await ada.peer.game.give(1, 0), 'give-two');
  assert.equal(await ben.peer.game.give(0, 1), 'give-two');
  await ada.play();
  await ben.play();
  company.weather = { ...company.weather, loss: 0 };
  await company.play();
  assertSame(company.devices);
  assert.deepEqual(mirrored(ada.peer, [], []).astray, []);
});

test('a substitute that has gone is replaced by the owner, who returns by the vote of the third device', async () => {
  const company = await tableOf(['Ada', 'Ben', 'Cleo'], 18);
  const [ada, ben, cleo] = company.devices as [Device, Device, Device];
  const [seat = 2] = cleo.peer.people();
  cleo.awake = false;
  await company.pass(50_000);
  await ada.peer.game.give(seat, 0);
  await company.until(() => mirrored(ben.peer, [], []).seats[seat]?.vote?.by === 1);
  await ben.peer.game.give(seat, 0);
  await company.until(() => [ada, ben].every(({ peer }) => peer.game.writer(seat) === 0));
  ada.awake = false;
  await company.pass(50_000);
  cleo.awake = true;
  await cleo.reload();
  await company.until(() => [ben, cleo].every(({ peer }) => peer.game.writer(seat) === seat));
  ada.awake = true;
  await company.play();
  assertSame(company.devices);
  assert.deepEqual(mirrored(ben.peer, [], []).fouls, []);
});

test('devices that cannot agree on what they have soon stop talking about it', async () => {
  const company = await tableOf(['Ada', 'Ben'], 19);
  const [ada, ben] = company.devices as [Device, Device];
  const mal = await speaker(company, ben.keys);
  ben.awake = false;
  await company.pass(2000);
  let sent = 0;
  const { send } = company;
  company.send = (from, data) => {
    if (from === ada) sent++;
    send.call(company, from, data);
  };
  const { progress, ...here } = ada.peer.here();
  const more = progress && { ...progress, have: progress.have.map(([tenure, count]): [number, number] => [tenure, count + 3]) };
  for (let i = 0; i < 60; i++) {
    await mal.say({ ...here, progress: more });
    await company.pass(500);
  }
  assert.ok(sent <= 16, `${sent} messages in half a minute`);
});

/* ---------- hostile peers ---------- */

/** A stranger with the secret, who says whatever they like. */
async function speaker(
  company: Company,
  keys?: CryptoKeyPair,
): Promise<{ key: string; say(said: unknown, nr?: number): Promise<void>; raw(data: unknown): void }> {
  const identity = await identityOf(keys ?? (await newKeys()));
  const stranger = new Device('Mal', company);
  let last = company.now * 1000 + 500_000_000;
  const raw = (data: unknown): void => company.send(stranger, data);
  const say = async (said: unknown, nr = ++last): Promise<void> => {
    const text = typeof said === 'string' ? said : JSON.stringify(said);
    raw({ key: identity.key, nr, text, signature: await identity.sign(`mapwright ${SECRET} ${nr} ${text}`) });
  };
  return { key: identity.key, say, raw };
}

test('whatever a stranger says, the table goes on', async () => {
  const company = await tableOf(['Ada', 'Ben'], 9);
  const [ada, ben] = company.devices as [Device, Device];
  const mal = await speaker(company);
  const table = ada.peer.feeds?.terms.name ?? '';
  const here = ada.peer.here();
  const { lobby } = ada.peer;
  const [entry = ['', '']] = ada.kept.entries;
  const said: unknown[] = [
    'null', '[]', '{}', '{"is":"__proto__"}', '{"is":"constructor"}', 'no JSON', '"'.repeat(14_000), '['.repeat(14_000),
    { is: 'bye' }, { is: 'sign', sign: 'rude words' }, { is: 'entries', table, entries: [[entry[0], entry[1]]] },
    { is: 'entries', table, entries: Array(61).fill(entry) }, { is: 'entries', table: 'another1', entries: [entry] },
    { is: 'entries', table, entries: [['1 0 2 00000000000000000000000000000000 F1ac4', entry[1]]] },
    { is: 'entries', table, entries: [['9 9 9', entry[1]], ['', entry[1]], ['x'.repeat(513), entry[1]]] },
    { ...lobby, version: Number.MAX_SAFE_INTEGER }, { ...lobby, terms: 'mapwright-table 1 1 x' }, { ...lobby, seats: [] },
    { ...here, people: [{ name: '<img src=x onerror=alert(1)>\u202e\u0000', crest: 'skull' }] },
    { ...here, people: Array(9).fill({ name: '', crest: '' }) }, { ...here, protocol: 1e9 }, { ...here, ready: 'yes' },
    { ...here, progress: { table, have: [[0, 500], [0, 500]], cards: 1, marks: ['00000000'] } },
    { ...here, progress: { table, have: [[0, 0]], cards: 0, marks: [] } }, { ...here, progress: { table, have: 'all', marks: 3 } },
    { is: 'foul', table, foul: { kind: 'double', seat: 1, entries: [entry[0], entry[0]], record: '', code: '' }, signatures: [entry[1], entry[1]] },
    { is: 'passed', letter: { key: mal.key, nr: 1, text: '{}', signature: entry[1] } },
  ]; // prettier-ignore
  for (const each of said) await mal.say(each);
  for (const each of [null, 3, 'x', [], {}, { key: mal.key }, { key: 'x', nr: 1, text: '', signature: '' }]) mal.raw(each);
  await company.pass(3000);
  for (const { peer } of [ada, ben]) {
    assert.deepEqual(peer.feeds?.view?.stopped, []);
    assert.deepEqual(peer.feeds?.view?.fouls, []);
    assert.equal(peer.kept.host, ada.peer.identity.key);
  }
  await company.play();
  assertSame([ada, ben]);
});

test('a flood is dropped, and those who play are heard', async () => {
  const company = await tableOf(['Ada', 'Ben'], 10);
  const mal = await speaker(company);
  const { key, nr, text, signature } = { key: mal.key, nr: 1, text: '{"is":"bye"}', signature: 'A'.repeat(86) };
  for (let i = 0; i < 3000; i++) mal.raw({ key, nr, text, signature });
  await company.pass(500);
  await company.play(() => company.devices.every(({ peer }) => (peer.feeds?.view?.marks.length ?? 0) >= 3));
});

test('names from others are one short plain line', async () => {
  const company = new Company(python, lots(11));
  const ada = await company.join('Ada', ['Ada'], true);
  ada.peer.laying.lay(() => [freeSeat(0), freeSeat(1)]);
  const mal = await speaker(company);
  await mal.say({ ...ada.peer.here(), people: [{ name: ` Ma\u202el\n<b>${'x'.repeat(90)}`, crest: '' }], seen: 0 });
  await company.until(() => ada.peer.lobby?.seats[1]?.key === mal.key);
  assert.equal(ada.peer.lobby?.seats[1]?.name, 'Ma l <b>xxxxxxxxxxxxxxxx');
});

test('another version is named, and gets no seat', async () => {
  const company = new Company(python, lots(12));
  const ada = await company.join('Ada', ['Ada'], true);
  ada.peer.laying.lay(() => [freeSeat(0), freeSeat(1)]);
  for (const [rules, older] of [
    [99, 'ours'],
    [1, null],
  ] as const) {
    const mal = await speaker(company);
    await mal.say({ ...ada.peer.here(), rules, people: [{ name: 'Old', crest: '' }] });
    await company.until(() => ada.peer.others.has(mal.key));
    await company.pass(500);
    const found = mirrored(ada.peer, [], []);
    assert.equal(found.seats[1]?.key === mal.key, older === null);
    assert.equal(found.onlookers.find(({ key }) => key === mal.key)?.older ?? null, older);
  }
});

test('a seat that writes two entries for one place is stopped everywhere, and named', async () => {
  const company = await tableOf(['Ada', 'Ben', 'Cleo'], 13);
  const [ada, ben, cleo] = company.devices as [Device, Device, Device];
  await company.play(() => (ada.peer.feeds?.view?.marks.length ?? 0) >= 1);
  const [seat = 2] = cleo.peer.people();
  const [last = ''] = [...(cleo.peer.feeds?.held.keys() ?? [])].filter((entry) => entry.startsWith(`${seat} 0 `)).slice(-1);
  const forged = last.replace(/ \S+$/, last.endsWith(' -') ? ' F1ac4' : ' -');
  const cheat = await identityOf(cleo.keys);
  const mal = await speaker(company, cleo.keys);
  const table = ada.peer.feeds?.terms.name;
  cleo.awake = false;
  await mal.say({ is: 'entries', table, entries: [[forged, await cheat.sign(forged)]] });
  await company.until(() => [ada, ben].every(({ peer }) => peer.feeds?.view?.stopped.includes(seat)));
  assert.deepEqual(mirrored(ada.peer, [], []).fouls, [{ seat, writer: seat, kind: 'double' }]);
  await ada.peer.game.give(seat, 0);
  await ben.peer.game.give(seat, 0);
  await company.play(() => [ada, ben].every(({ stage }) => stage === 'over'));
  assertSame([ada, ben]);
});

test('a foul that only one has seen is believed by the others once it is proved', async () => {
  const company = await tableOf(['Ada', 'Ben', 'Cleo'], 14);
  const [ada, ben, cleo] = company.devices as [Device, Device, Device];
  const first = [...(cleo.peer.feeds?.held.keys() ?? [])].find((entry) => entry.startsWith('2 0 1 ')) ?? '';
  const forged = first.replace(/\S$/, (digit) => (digit === '0' ? '1' : '0'));
  const cheat = await identityOf(cleo.keys);
  const letter = { is: 'entries', table: ada.peer.feeds?.terms.name, entries: [[forged, await cheat.sign(forged)]] };
  ben.awake = cleo.awake = false;
  await (await speaker(company, cleo.keys)).say(letter);
  await company.until(() => ada.peer.feeds?.view?.stopped.includes(2) === true);
  ben.awake = true;
  assert.deepEqual(ben.peer.feeds?.view?.stopped, []);
  await ada.reload(); // it has stored what it saw
  await company.until(() => [ada, ben].every(({ peer }) => peer.feeds?.view?.stopped.includes(2)));
});

/* ---------- what is stored ---------- */

test('damaged feeds are mended by the others, and nothing is written twice meanwhile', async () => {
  const company = await tableOf(['Ada', 'Ben'], 15);
  const [ada, ben] = company.devices as [Device, Device];
  await company.play(() => (ada.peer.feeds?.view?.marks.length ?? 0) >= 3);
  await company.pass(8000);
  const { wrote } = ben.kept;
  ben.awake = true;
  ada.awake = false;
  await ben.reload((stored) => ({
    ...stored,
    entries: stored.entries.map(([entry, signature], i) =>
      i % 3 ? [entry.replace(/.$/, '?'), signature] : i % 2 ? null : [entry, signature],
    ),
  }));
  assert.equal(ben.peer.game.isWhole(), false);
  assert.equal(await ben.play(), false);
  assert.equal(mirrored(ben.peer, [], []).mending, true);
  ada.awake = true;
  await company.until(() => ben.peer.game.isWhole());
  assert.equal(ben.kept.wrote >= wrote, true);
  await company.play();
  assertSame(company.devices);
  assert.deepEqual(ada.peer.feeds?.view?.fouls, []);
});

test('a stored table of an older protocol is not continued, and says why', async () => {
  const company = await tableOf(['Ada', 'Ben'], 20);
  const [ada] = company.devices as [Device];
  await ada.reload((stored) => ({ ...stored, terms: stored.terms.replace('mapwright-table 2 ', 'mapwright-table 1 ') }));
  assert.equal(mirrored(ada.peer, [], []).trouble, 'theirs-is-older');
});

test('a table that cannot be read at all is refused, and one with odd fields is mended', async () => {
  const company = await tableOf(['Ada', 'Ben'], 16);
  const [ada] = company.devices as [Device];
  for (const bad of [null, 3, [], {}, { ...ada.kept, terms: 3 }, { ...ada.kept, secret: null }, { ...ada.kept, nonces: [] }])
    assert.equal(parsed(parseSavedTable, bad), null);
  const odd = { ...ada.kept, seats: 'x', people: 3, stage: 'x', tallied: NaN, when: 'x', entries: 'x' };
  assert.deepEqual(parsed(parseSavedTable, odd)?.entries, []);
});

test('signs are heard by all, and not more than one a second', async () => {
  const company = await tableOf(['Ada', 'Ben'], 17);
  const [ada, ben] = company.devices as [Device, Device];
  for (let i = 0; i < 5; i++) await ada.peer.makeSign('luck');
  await company.pass(600);
  assert.deepEqual(ben.signs, ['luck']);
  await company.pass(1500);
  await ada.peer.makeSign('thanks');
  await company.pass(600);
  assert.deepEqual(ben.signs, ['luck', 'thanks']);
});
