/** A lost engine is restarted, or shown as a failure when that is impossible. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { placeAim, sendSimple } from '../../web/src/play/player-actions';
import { state } from '../../web/src/core/state/store';
import { settled } from './clock';
import { answerRequests, EngineLost, loseEngine, onRestart, requestsOf } from './scripted-engine';
import { viewAfter, startGame, clearGame, deferred, preview } from './turns';
import { currentPlay } from '../../web/src/play/play';

beforeEach(clearGame);

test('an engine lost during an action is restarted, and the game continues at the same card', async () => {
  startGame();
  answerRequests({ preview, act: () => ({ ok: true, view: viewAfter(), events: [] }) });
  placeAim(currentPlay());
  await settled();
  const wait = deferred();
  const restarted = deferred();
  answerRequests({ next: () => wait.answer, open: () => ({ ok: true, view: viewAfter(), events: [] }) });
  onRestart(() => restarted.answer as Promise<void>);
  sendSimple(currentPlay(), 'next');
  await settled();
  wait.reject(new EngineLost());
  loseEngine();
  loseEngine();
  await settled();
  assert.equal(state.busyCount, 1, 'the end of the message does not end the restart');
  restarted.resolve(undefined);
  await settled();
  assert.deepEqual(requestsOf('open'), [{ do: 'open', record: 'bA1-test.F0a1', bots: [] }]);
  assert.equal(state.busyCount, 0);
  assert.equal(state.engine.status, 'ready');
  assert.equal(state.notices.notice, 'extra-save-lost');
  assert.equal(state.game.view?.phase, 'next');
});

test('an engine that cannot be restarted is shown as a failure', async () => {
  startGame();
  onRestart(() => Promise.reject(new Error('no')));
  loseEngine();
  await settled();
  assert.equal(state.engine.status, 'failed');
  assert.equal(state.notices.failure?.text, 'error-engine');
  assert.equal(state.busyCount, 0);
});
