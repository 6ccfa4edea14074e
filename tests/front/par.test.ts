/** The expert on the same cards: thought out while someone waits, remembered afterwards. */

import assert from 'node:assert/strict';
import { test } from 'vitest';
import { askPar, type Par } from '../../web/src/commands/par';
import './begin';
import { pass } from './clock';
import { answers, whatWasAsked } from './engine';

test('each step is told until the stars are known, and they are asked for once', async () => {
  let rounds = 0;
  answers({ expert: () => (++rounds < 3 ? { ok: true, busy: true, share: rounds / 4 } : { ok: true, busy: false, share: 1, stars: 77 }) });
  const told: Par[] = [];
  const asking = askPar('bA1-par', () => true, (par) => told.push(par)); // prettier-ignore
  await pass(100);
  await asking;
  assert.deepEqual(told, [
    { stars: null, share: 0.25 },
    { stars: null, share: 0.5 },
    { stars: 77, share: 1 },
  ]);
  await askPar('bA1-par', () => true, (par) => told.push(par)); // prettier-ignore
  assert.deepEqual(told.at(-1), { stars: 77, share: 1 });
  assert.equal(whatWasAsked('expert').length, 3);
});

test('who goes away is told nothing more', async () => {
  let looks = 0;
  const told: Par[] = [];
  answers({ expert: () => ({ ok: true, busy: true, share: 0.1 }) });
  const asking = askPar('bA1-gone', () => ++looks < 4, (par) => told.push(par)); // prettier-ignore
  await pass(100);
  await asking;
  assert.equal(told.length, 1);
  assert.equal(whatWasAsked('expert').length, 2, 'the answer that came too late is not told');
});
