/** Tests of deals that the embedding page starts. */

import assert from 'node:assert/strict';
import { test } from 'vitest';
import { playDefault, dealQueue } from '../../web/src/app/embedded';
import { goTo } from '../../web/src/core/page/navigate';
import { update } from '../../web/src/core/state/store';
import { pass } from './clock';
import { answerRequests, requestsOf, refusal } from './scripted-engine';
import { save, tool } from './game';
import { updatePlay } from './page-state';
import { opensGame, preview, withEmptyStores } from './opening';

withEmptyStores();

const isDeal = (): unknown => refusal('not-finished');

test('the embedding page can start or continue a deal, and an invalid deal is ignored', async () => {
  answerRequests({ summary: () => refusal('deal') });
  assert.equal(await dealQueue.request('none'), false);
  answerRequests({ summary: isDeal, deal: opensGame({ deal: 'bA1-x', record: 'bA1-x' }), open: opensGame({ deal: 'bA1-x' }) });
  assert.equal(await dealQueue.request('bA1-x'), true);
  assert.equal(requestsOf('deal').length, 1);
  assert.equal(await dealQueue.request('bA1-x'), true);
  assert.equal(requestsOf('deal').length, 1, 'it is on the table already');
  await goTo({ to: 'home' });
  await dealQueue.request('bA1-x');
  assert.deepEqual([requestsOf('deal').length, requestsOf('open').length], [1, 1]);
});

test('a requested deal starts only after the current animation has ended', async () => {
  answerRequests({ summary: isDeal, deal: opensGame() });
  updatePlay('display', { animation: { kind: 'reveal', cards: [] } });
  const starting = dealQueue.request('bA1-x');
  await pass(200);
  assert.equal(requestsOf('deal').length, 0);
  updatePlay('display', { animation: null });
  await pass(50);
  await starting;
  assert.equal(requestsOf('deal').length, 1);
});

// Guarantee: embed
test('of many deals requested in a row only the latest is started', async () => {
  answerRequests({ summary: isDeal, deal: opensGame() });
  const all = Array.from({ length: 400 }, (_, at) => dealQueue.request(`bA1-x${at}`));
  await pass(50);
  await Promise.all(all);
  assert.ok(requestsOf('summary').length <= 2, 'the others are not even looked at');
  assert.deepEqual(
    requestsOf('deal').map((request) => (request as { deal?: string }).deal),
    ['bA1-x399'],
  );
});

test('without a requested deal a saved game is offered, or else a new game starts', async () => {
  answerRequests({ new: opensGame({ tools: [tool()] }), preview });
  update('stored', { saves: [save('waits')] });
  await playDefault();
  assert.deepEqual(requestsOf('new'), []);
  update('stored', { saves: [] });
  await playDefault();
  assert.equal(requestsOf('new').length, 1);
});
