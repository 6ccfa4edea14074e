/** The expert on the same cards: thought out while someone waits, remembered afterwards. */

import assert from 'node:assert/strict';
import { test } from 'vitest';
import { loadExpertScore, type ExpertScore } from '../../web/src/core/engine/expert-score';
import './begin';
import { pass } from './clock';
import { answers, whatWasAsked } from './engine';

test('each step is told until the stars are known, and they are asked for once', async () => {
  let rounds = 0;
  answers({
    'expert-game': () =>
      ++rounds < 3 ? { ok: true, busy: true, progress: rounds / 4 } : { ok: true, busy: false, progress: 1, stars: 77 },
  });
  const told: ExpertScore[] = [];
  const asking = loadExpertScore('bA1-par', () => true, (par) => told.push(par)); // prettier-ignore
  await pass(100);
  await asking;
  assert.deepEqual(told, [
    { stars: null, progress: 0.25 },
    { stars: null, progress: 0.5 },
    { stars: 77, progress: 1 },
  ]);
  await loadExpertScore('bA1-par', () => true, (par) => told.push(par)); // prettier-ignore
  assert.deepEqual(told.at(-1), { stars: 77, progress: 1 });
  assert.equal(whatWasAsked('expert-game').length, 3);
});

test('who goes away is told nothing more', async () => {
  let looks = 0;
  const told: ExpertScore[] = [];
  answers({ 'expert-game': () => ({ ok: true, busy: true, progress: 0.1 }) });
  const asking = loadExpertScore('bA1-gone', () => ++looks < 4, (par) => told.push(par)); // prettier-ignore
  await pass(100);
  await asking;
  assert.equal(told.length, 1);
  assert.equal(whatWasAsked('expert-game').length, 2, 'the answer that came too late is not told');
});
