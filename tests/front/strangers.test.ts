/** Devices that have the link and no seat, and what an observer of the relays can see. */

import assert from 'node:assert/strict';
import { afterAll, test } from 'vitest';
import { identityOf, newKeys } from '../../web/src/commands/table/identity';
import { freeSeat } from '../../web/src/commands/table/seats';
import { wrap } from '../../web/src/peers/parcel';
import { sealOf } from '../../web/src/peers/seal';
import { secretBytes } from '../../web/src/peers/secret';
import './begin';
import { Company, Device, lots, SECRET } from './company';
import { Python } from './python';

const python = new Python();
afterAll(() => python.end());

/** A device that says whatever it likes, signed. */
async function stranger(company: Company, name: string): Promise<{ key: string; say(said: unknown): Promise<void> }> {
  const identity = await identityOf(await newKeys());
  let nr = company.now * 1000;
  const say = async (said: unknown): Promise<void> => {
    const text = JSON.stringify(said);
    nr += 1;
    const letter = { key: identity.key, nr, text, signature: await identity.sign(`mapwright ${SECRET} ${nr} ${text}`) };
    for (const { peer } of company.devices) peer.hear(letter, name);
  };
  return { key: identity.key, say };
}

async function table(seed: number): Promise<{ company: Company; ada: Device }> {
  const company = new Company(python, lots(seed));
  const ada = await company.join('Ada', ['Ada'], true);
  ada.peer.laying.lay(() => [freeSeat(0), freeSeat(1)]);
  return { company, ada };
}

test('only the device that the link names can be the host', async () => {
  const { company, ada } = await table(41);
  ada.awake = false;
  const ben = await company.join('Ben');
  const mal = await stranger(company, 'Mal');
  await mal.say({ ...ada.peer.lobby, version: Number.MAX_SAFE_INTEGER });
  await company.pass(500);
  assert.equal(ben.peer.lobby, null);
  ada.awake = true;
  await company.until(() => ben.peer.lobby?.seats[1]?.name === 'Ben');
  assert.equal(ben.kept.host, ada.peer.identity.key);
});

test('invented devices keep no player out, before the game and in it', async () => {
  const { company, ada } = await table(42);
  const crowd = await Promise.all(Array.from({ length: 30 }, (_, i) => stranger(company, `crowd ${i}`)));
  const here = { ...ada.peer.here(), people: [], seen: 0 };
  for (const each of crowd) await each.say(here);
  await company.settled();
  assert.equal(ada.peer.others.size, 24);
  const ben = await company.join('Ben');
  for (const each of crowd) await each.say(here);
  await company.until(() => ada.peer.lobby?.seats[1]?.name === 'Ben', 10);
  for (const each of crowd) await each.say(here);
  await company.settled();
  assert.ok(ada.peer.others.has(ben.peer.identity.key));
  assert.ok(ben.peer.others.has(ada.peer.identity.key));
});

test('an idle minute has four heartbeats at most, and a heartbeat is as long as a move', async () => {
  const company = new Company(python, lots(43));
  for (const name of ['Ada', 'Ben']) await company.join(name, [name], name === 'Ada');
  await company.begin(2);
  const seal = await sealOf(secretBytes(SECRET));
  let sent: [from: string, data: unknown][] = [];
  const send = company.send.bind(company);
  company.send = (from, data) => {
    sent.push([from.name, data]);
    send(from, data);
  };
  const lengths = new Set<number>();
  for (let card = 0; card < 12; card += 4) {
    await company.play(() => (company.devices[0]?.peer.feeds?.view?.marks.length ?? 0) > card);
    await company.pass(25_000);
    sent = [];
    await company.pass(60_000);
    for (const name of ['Ada', 'Ben']) {
      const count = sent.filter(([from]) => from === name).length;
      assert.ok(count >= 3 && count <= 4, `${count} in a minute`);
    }
    for (const [, data] of sent) lengths.add((await seal.close(wrap(data))).length);
  }
  sent = [];
  await company.devices[0]?.play();
  await company.devices[1]?.play();
  for (const [, data] of sent) lengths.add((await seal.close(wrap(data))).length);
  assert.equal(lengths.size, 1, [...lengths].join(' '));
});

test('a player who was heard some time ago is away after two heartbeats are missing', async () => {
  const company = new Company(python, lots(44));
  for (const name of ['Ada', 'Ben']) await company.join(name, [name], name === 'Ada');
  await company.begin(2);
  const [ada, ben] = company.devices as [Device, Device];
  await company.pass(120_000);
  const isAway = (): boolean | undefined => ada.peer.others.get(ben.peer.identity.key)?.gone;
  assert.equal(isAway(), false);
  ben.awake = false;
  await company.pass(24_000);
  assert.equal(isAway(), false);
  await company.pass(24_000);
  assert.equal(isAway(), true);
});
