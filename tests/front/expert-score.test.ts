/** The score of the expert bot for a deal is computed in steps and requested once. */

import assert from 'node:assert/strict';
import { test } from 'vitest';
import { loadExpertScore, type ExpertScore } from '../../web/src/core/engine/expert-score';
import './page-state';
import { pass } from './clock';
import { answerRequests, requestsOf } from './scripted-engine';

test('the expert score reports progress until the stars are known, and is requested once per deal', async () => {
  let rounds = 0;
  answerRequests({
    'expert-game': () =>
      ++rounds < 3 ? { ok: true, busy: true, progress: rounds / 4 } : { ok: true, busy: false, progress: 1, stars: 77 },
  });
  const reports: ExpertScore[] = [];
  const loading = loadExpertScore('bA1-par', () => true, (par) => reports.push(par)); // prettier-ignore
  await pass(100);
  await loading;
  assert.deepEqual(reports, [
    { stars: null, progress: 0.25 },
    { stars: null, progress: 0.5 },
    { stars: 77, progress: 1 },
  ]);
  await loadExpertScore('bA1-par', () => true, (par) => reports.push(par)); // prettier-ignore
  assert.deepEqual(reports.at(-1), { stars: 77, progress: 1 });
  assert.equal(requestsOf('expert-game').length, 3);
});

test('the expert score reports nothing more after the player has left', async () => {
  let calls = 0;
  const reports: ExpertScore[] = [];
  answerRequests({ 'expert-game': () => ({ ok: true, busy: true, progress: 0.1 }) });
  const loading = loadExpertScore('bA1-gone', () => ++calls < 4, (par) => reports.push(par)); // prettier-ignore
  await pass(100);
  await loading;
  assert.equal(reports.length, 1);
  assert.equal(requestsOf('expert-game').length, 2, 'the late response is not reported');
});
