/** Tests that hints are counted with the game, and that the first attempt at a daily map has none. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { toggleHint } from '../../web/src/play/hint';
import { canHint } from '../../web/src/core/state/input';
import { state } from '../../web/src/core/state/store';
import { settled } from './clock';
import { answers, whatWasAsked } from './engine';
import { atRest, begin, preview } from './keys';
import { put } from './begin';
import { currentPlay } from '../../web/src/play/play';

beforeEach(atRest);

test('a hint is counted once, even if it is opened again', async () => {
  begin({ record: 'bA1-hinted' });
  answers({ preview, hint: () => ({ ok: true, busy: true, progress: 0.5 }) });
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
  begin({ record: 'bA1-first-try' });
  answers({ preview, hint: () => ({ ok: true, busy: true, progress: 0.5 }) });
  put('game', { origin: { kind: 'daily', day: '2026-12-01' } });
  assert.ok(!canHint(state));
  const before = state.game.hints;
  toggleHint(currentPlay());
  await settled();
  assert.equal(state.game.hints, before);
  assert.equal(whatWasAsked('hint').length, 0);
});
