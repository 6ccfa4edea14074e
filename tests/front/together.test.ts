/** Several devices at one table over lines that lose, double, delay and mix up; hostile peers; damaged feeds. */

import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import './begin';
import { Company, type Device, lots } from './company';
import { Python } from './python';

const python = new Python();
after(() => python.end());

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
