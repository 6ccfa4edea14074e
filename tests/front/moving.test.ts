/** A seat that moves to another device of the same player. */

import assert from 'node:assert/strict';
import { afterAll, test } from 'vitest';
import { givenUp, movedKey, seatText, takenSeat } from '../../web/src/commands/table/moving';
import './begin';
import { Company, Device, lots } from './company';
import { Python } from './python';

const python = new Python();
afterAll(() => python.end());
const PERSON = { name: 'Ada', crest: '' };

async function played(seed: number, cards: number): Promise<{ company: Company; ada: Device; ben: Device }> {
  const company = new Company(python, lots(seed));
  for (const name of ['Ada', 'Ben']) await company.join(name, [name], name === 'Ada');
  await company.begin(2);
  const [ada, ben] = company.devices as [Device, Device];
  await company.play(() => (ada.peer.feeds?.view?.marks.length ?? 0) >= cards);
  await company.pass(2000);
  return { company, ada, ben };
}

test('the host goes on with another device, which has every entry before it writes, and the old device watches', async () => {
  const { company, ada, ben } = await played(51, 3);
  const { key } = ada.peer.identity;
  await ada.peer.close();
  const link = await seatText(ada.kept, key, ada.keys);
  await ada.sit(await givenUp(ada.kept, key, link));
  const taken = await takenSeat(link, null, PERSON);
  assert.ok(taken);
  const phone = new Device('phone', company);
  company.devices.push(phone);
  await phone.sit(taken);
  assert.equal(phone.peer.identity.key, key);
  assert.equal(await phone.play(), false, 'it has no entry yet');
  await company.until(() => phone.stage === 'play' && phone.peer.game.isWhole());
  assert.deepEqual([ada.peer.people(), phone.peer.people()], [[], [0]]);
  await company.play();
  assert.equal(phone.record, ben.record);
  assert.equal(ada.record, ben.record);
  assert.deepEqual(ben.peer.feeds?.view?.fouls, []);
});

test('while no other device is online, it gets its entries from what was stored', async () => {
  const { company, ada, ben } = await played(52, 2);
  await company.pass(35_000); // by then each device has stored its feed
  const { key } = ada.peer.identity;
  await ada.peer.close();
  ben.awake = ada.awake = false;
  const taken = await takenSeat(await seatText(ada.kept, key, ada.keys), null, PERSON);
  assert.ok(taken);
  const phone = new Device('phone', company);
  company.devices.push(phone);
  await phone.sit(taken);
  for (const post of company.posts.values()) phone.peer.hearStored(JSON.parse(post));
  await company.pass(1000);
  assert.equal(phone.peer.game.isWhole(), true);
  assert.equal(phone.stage, 'play');
});

test('a text that is not a seat is refused', async () => {
  const { ada } = await played(53, 1);
  const link = await seatText(ada.kept, ada.peer.identity.key, ada.keys);
  assert.equal(movedKey(link), ada.peer.identity.key);
  const [secret, digest, key, part, wrote] = link.split('.');
  const other = part?.startsWith('A') ? `B${part.slice(1)}` : `A${part?.slice(1)}`;
  const wrong = ['', 'x', `${secret}.${digest}`, `${link}.1`, [secret, digest, key, other, wrote].join('.'), link.replace(/\d+$/, 'x')];
  for (const text of wrong) assert.equal(await takenSeat(text, null, PERSON), null, text);
});
