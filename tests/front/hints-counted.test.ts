/** Tests that hints are counted with the game, and that the first attempt at a daily map has none. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { toggleHint } from '../../web/src/play/hint';
import { canHint } from '../../web/src/core/state/input';
import { state } from '../../web/src/core/state/store';
import { settled } from './clock';
import { answerRequests, requestsOf } from './scripted-engine';
import { resetKeys, startGame, preview } from './game-keys';
import { updatePlay } from './page-state';
import { currentPlay } from '../../web/src/play/play';

beforeEach(resetKeys);

test('a hint is counted once, even if it is opened again', async () => {
  startGame({ record: 'bA1-hinted' });
  answerRequests({ preview, hint: () => ({ ok: true, busy: true, progress: 0.5 }) });
  const before = state.game.hints;
  toggleHint(currentPlay());
  toggleHint(currentPlay());
  await settled();
  toggleHint(currentPlay());
  assert.equal(state.game.hints, before + 1);
  toggleHint(currentPlay());
  await settled();
});

test('the first attempt at a daily map offers and requests no hints', async () => {
  startGame({ record: 'bA1-first-try' });
  answerRequests({ preview, hint: () => ({ ok: true, busy: true, progress: 0.5 }) });
  updatePlay('game', { origin: { kind: 'daily', day: '2026-12-01' } });
  assert.ok(!canHint(state));
  const before = state.game.hints;
  toggleHint(currentPlay());
  await settled();
  assert.equal(state.game.hints, before);
  assert.equal(requestsOf('hint').length, 0);
});
