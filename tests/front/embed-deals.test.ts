/** Tests of deals that the embedding page starts. */

import assert from 'node:assert/strict';
import { test } from 'vitest';
import { playDefault, dealQueue } from '../../web/src/app/embedded';
import { goTo } from '../../web/src/core/page/navigate';
import { update } from '../../web/src/core/state/store';
import { pass } from './clock';
import { answers, whatWasAsked } from './engine';
import { save, tool } from './game';
import { put } from './begin';
import { opened, preview, withEmptyStores } from './opening';

withEmptyStores();

const isDeal = (): unknown => ({ ok: false, error: { code: 'not-finished', detail: '' } });

test('the embedding page can start or continue a deal, and an invalid deal is ignored', async () => {
  answers({ summary: () => ({ ok: false, error: { code: 'deal', detail: '' } }) });
  assert.equal(await dealQueue.request('none'), false);
  answers({ summary: isDeal, deal: opened({ deal: 'bA1-x', record: 'bA1-x' }), open: opened({ deal: 'bA1-x' }) });
  assert.equal(await dealQueue.request('bA1-x'), true);
  assert.equal(whatWasAsked('deal').length, 1);
  assert.equal(await dealQueue.request('bA1-x'), true);
  assert.equal(whatWasAsked('deal').length, 1, 'it is on the table already');
  await goTo({ to: 'home' });
  await dealQueue.request('bA1-x');
  assert.deepEqual([whatWasAsked('deal').length, whatWasAsked('open').length], [1, 1]);
});

test('a requested deal starts only after the current animation has ended', async () => {
  answers({ summary: isDeal, deal: opened() });
  put('display', { animation: { kind: 'reveal', cards: [] } });
  const starting = dealQueue.request('bA1-x');
  await pass(200);
  assert.equal(whatWasAsked('deal').length, 0);
  put('display', { animation: null });
  await pass(50);
  await starting;
  assert.equal(whatWasAsked('deal').length, 1);
});

test('of many deals requested in a row only the latest is started', async () => {
  answers({ summary: isDeal, deal: opened() });
  const all = Array.from({ length: 400 }, (_, at) => dealQueue.request(`bA1-x${at}`));
  await pass(50);
  await Promise.all(all);
  assert.ok(whatWasAsked('summary').length <= 2, 'the others are not even looked at');
  assert.deepEqual(
    whatWasAsked('deal').map((asked) => (asked as { deal?: string }).deal),
    ['bA1-x399'],
  );
});

test('without a requested deal a saved game is offered, or else a new game starts', async () => {
  answers({ new: opened({ tools: [tool()] }), preview });
  update('stored', { saves: [save('waits')] });
  await playDefault();
  assert.deepEqual(whatWasAsked('new'), []);
  update('stored', { saves: [] });
  await playDefault();
  assert.equal(whatWasAsked('new').length, 1);
});
