/** Tests of the chunks of features, which are loaded when they are needed. */

import assert from 'node:assert/strict';
import { test } from 'vitest';
import { addChunks, loadChunk } from '../../web/src/app/router';
import { slot } from '../../web/src/core/lazy-parts';

let attempts = 0;
const FEATURE = { slots: { final: {} } };

addChunks({
  later: {
    load: () => {
      attempts += 1;
      return attempts === 1 ? Promise.reject(new Error('no internet')) : Promise.resolve({ feature: FEATURE });
    },
  },
});

test('a chunk that could not be loaded is loaded by the next who needs it, and added once for two at the same time', async () => {
  await assert.rejects(loadChunk('later'));
  await Promise.all([loadChunk('later'), loadChunk('later')]);
  await loadChunk('later');
  assert.equal(slot('final').length, 1);
  assert.equal(attempts, 2);
});
