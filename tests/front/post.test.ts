/** Play by post: devices that are never awake at the same time, and relays that store the feed of each. */

import assert from 'node:assert/strict';
import { afterAll, test } from 'vitest';
import { mirrored } from '../../web/src/commands/table/mirror';
import { freeSeat } from '../../web/src/commands/table/seats';
import './begin';
import { Company, Device, lots } from './company';
import { Python } from './python';

const python = new Python();
afterAll(() => python.end());

/** One device is opened, reads what is stored, does something, and is closed again. */
async function visit(company: Company, device: Device, work: () => Promise<unknown> = async () => undefined): Promise<void> {
  for (const each of company.devices) each.awake = each === device;
  if (device.isStored) await device.reload();
  for (const post of company.posts.values()) device.peer.hearStored(JSON.parse(post));
  await company.pass(1000);
  await work();
  await company.pass(1000);
  await device.peer.close();
  device.awake = false;
}

async function tableByPost(seed: number): Promise<{ company: Company; ada: Device; ben: Device }> {
  const company = new Company(python, lots(seed));
  const ada = await company.join('Ada', ['Ada'], true);
  ada.peer.laying.lay(() => [freeSeat(0), freeSeat(1)]);
  await company.pass(5000);
  await ada.peer.close();
  ada.awake = false;
  const ben = await company.join('Ben');
  return { company, ada, ben };
}

test('a table is joined, begun and played to its end by two devices that never meet', async () => {
  const { company, ada, ben } = await tableByPost(31);
  await visit(company, ben, () => ben.peer.laying.beReady(true));
  assert.equal(ben.peer.lobby?.seats.length, 2, 'the lobby is read from what its host has stored');
  await visit(company, ada, async () => {
    assert.ok(ada.peer.laying.canBegin(), 'a player who is ready may be away');
    await ada.peer.laying.start();
  });
  const play = (device: Device) => async (): Promise<void> => {
    while (await device.play());
  };
  for (let visits = 0; visits < 200 && !(ada.stage === 'over' && ben.stage === 'over'); visits++) {
    const device = visits % 2 ? ada : ben;
    await visit(company, device, play(device));
  }
  assert.equal(ada.stage, 'over');
  assert.equal(ada.record, ben.record);
  for (const { peer } of [ada, ben]) assert.deepEqual(peer.feeds?.view?.fouls, []);
});

test('a stored feed does not make its device present', async () => {
  const { company, ada, ben } = await tableByPost(32);
  await visit(company, ben, async () => {
    assert.deepEqual(mirrored(ben.peer, [], []).mine, [1], 'a free seat, though the host is away');
    await ben.peer.laying.beReady(true);
  });
  await visit(company, ada);
  const other = ada.peer.others.get(ben.peer.identity.key);
  assert.deepEqual([other?.gone, other?.here.ready, other?.here.people[0]?.name], [true, true, 'Ben']);
});

test('a feed is stored again only when it has changed, and not at each move while all are here', async () => {
  const company = new Company(python, lots(33));
  for (const name of ['Ada', 'Ben']) await company.join(name, [name], name === 'Ada');
  let posts = 0;
  company.posts.set = (name, data) => {
    posts += 1;
    return Map.prototype.set.call(company.posts, name, data) as typeof company.posts;
  };
  await company.begin(2);
  await company.play(() => (company.devices[0]?.peer.feeds?.view?.marks.length ?? 0) >= 4);
  await company.pass(40_000);
  const before = posts;
  await company.pass(300_000);
  assert.equal(posts, before, 'nothing has changed');
  assert.ok(before <= 14, `${before} for ten moves and a lobby`);
});

test('what is stored is checked like any message: another device cannot write for a seat', async () => {
  const { company, ada, ben } = await tableByPost(34);
  const lobby = JSON.parse(company.posts.get('Ada') ?? '') as { letters: { text: string }[] };
  const [first] = lobby.letters;
  assert.ok(first);
  first.text = first.text.replace('"terms":""', '"terms":"x"');
  ben.peer.hearStored(lobby);
  ben.peer.hearStored({ letters: 'all', waits: [] });
  ben.peer.hearStored(null);
  await company.pass(500);
  assert.equal(ben.peer.lobby, null);
  ben.peer.hearStored(JSON.parse(company.posts.get('Ada') ?? ''));
  await company.pass(500);
  assert.equal(ben.kept.host, ada.peer.identity.key);
});

test('a device whose own entries were lost gets them back from what it has stored', async () => {
  const company = new Company(python, lots(35));
  for (const name of ['Ada', 'Ben']) await company.join(name, [name], name === 'Ada');
  await company.begin(2);
  const [ada, ben] = company.devices as [Device, Device];
  await company.play(() => (ada.peer.feeds?.view?.marks.length ?? 0) >= 2);
  await ada.peer.close();
  ben.awake = false;
  await ada.reload((stored) => ({ ...stored, entries: [] }));
  assert.equal(ada.peer.game.isWhole(), false);
  ada.peer.hearStored(JSON.parse(company.posts.get('Ada') ?? ''));
  await company.pass(500);
  assert.equal(ada.peer.game.isWhole(), true);
});
