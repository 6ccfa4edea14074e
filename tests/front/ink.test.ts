/** Tests of the drying ink and of what a drawing sets in motion. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { filledLines } from '../../web/src/core/contract/cells';
import { provideLazyParts } from '../../web/src/core/lazy-parts';
import { glyphShare } from '../../web/src/core/paint/ink';
import { eventSteps } from '../../web/src/play/animate-events';
import { performSteps } from '../../web/src/play/perform-steps';
import { currentPlay } from '../../web/src/play/play';
import { pass } from './clock';
import { BLANK, event, mapWith, player, view } from './game';
import { showGame, updatePlay } from './page-state';

const rewards: string[] = [];

beforeEach(() => {
  rewards.length = 0;
  provideLazyParts({ showReward: ({ kind }) => void rewards.push(kind) });
  showGame(view());
  updatePlay('display', { map: BLANK });
});

test('the glyphs of a drawing appear one after the other, and all are there at the end', () => {
  const glyphs = (share: number): number[] => [0, 1, 2].map((index) => glyphShare(share, index, 3));
  assert.deepEqual(glyphs(0), [0, 0, 0]);
  const [first = 0, second = 0, third = 0] = glyphs(0.6);
  assert.ok(first > second && second > third);
  assert.deepEqual(glyphs(1), [1, 1, 1]);
});

test('a drawing and a coin show their reward', async () => {
  const map = mapWith({ a1: 'F' });
  const drawn = event('drawn', { cells: ['a1'], map });
  const coins = event('coins', { coins: 1, source: 'mountain', cells: ['b2'] });
  void performSteps(currentPlay(), eventSteps(currentPlay(), [drawn, coins], view({ players: [player(0, { map })] })));
  await pass(2000);
  assert.deepEqual(rewards, ['drawn', 'coins']);
});

test('rows and columns without an empty cell are counted', () => {
  assert.equal(filledLines(BLANK), 0);
  const row = Object.fromEntries([...'abcdefghijk'].map((column) => [`${column}1`, 'F']));
  assert.equal(filledLines(mapWith(row)), 1);
});
