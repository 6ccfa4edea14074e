/** Tests of the overlays of the map: ghost, explanation, animation and hint. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { type Position, parseCell } from '../../web/src/core/contract/cells';
import { overlays } from '../../web/src/play/screen/overlay';
import { state } from '../../web/src/core/state/store';
import { pass, settled } from './clock';
import { advice, tool, orientation } from './game';
import { action, resetKeys, startGame, press } from './game-keys';
import { updatePlay } from './page-state';
import { starPositions } from '../../web/src/core/paint/highlight';
import { TINY } from '../../web/src/core/paint/sprites';
import type { Theme } from '../../web/src/core/paint/theme';
import { shapeThumbnail } from '../../web/src/core/paint/thumbnails';
import { currentPlay } from '../../web/src/play/play';

beforeEach(resetKeys);

test('the ghost covers the cells of the aim and marks those that are illegal', async () => {
  startGame({ record: 'ghost', tools: [tool({ orientations: [orientation('0', [[0, 0]], { anchors: [[9, 9]] })] })] });
  const [first] = overlays(currentPlay());
  assert.deepEqual(first, { kind: 'ghost', ghost: { letter: 'F', cells: [[9, 9]], attack: [], bad: [], legal: true, tap: '' } });
  updatePlay('input', { aim: { ...state.input.aim!, cursor: [1, 3] } });
  press('ArrowDown');
  press('ArrowUp');
  await pass(100);
  const [moved] = overlays(currentPlay());
  assert.deepEqual(moved, { kind: 'ghost', ghost: { letter: 'F', cells: [[1, 3]], attack: [], bad: [[1, 3]], legal: false, tap: '' } });
});

test('the ghost stays until the ink of its drawing begins', () => {
  startGame();
  currentPlay().publish(1);
  assert.equal(overlays(currentPlay())[0]?.kind, 'ghost');
  currentPlay().publish(-1);
});

test('an explanation highlights the cells of its claims and hides the ghost', async () => {
  startGame();
  action('KeyB').run(currentPlay());
  await settled();
  assert.deepEqual(overlays(currentPlay()), [{ kind: 'highlight', groups: [[parseCell('a1'), parseCell('b1')]] }]);
});

test('each kind of animation has its own overlay or none', () => {
  startGame();
  const during = (animation: typeof state.display.animation): unknown => {
    updatePlay('display', { animation });
    return overlays(currentPlay());
  };
  const cells = ['a1'];
  const at = [parseCell('a1')];
  assert.deepEqual(during({ kind: 'ambush-attempt', card: 'goblin-attack', cells, fits: true }), [
    { kind: 'ambush', cells: at, mark: 'M', fits: true },
  ]);
  assert.deepEqual(during({ kind: 'raid', cells, text: '', note: '' }), [{ kind: 'ambush', cells: at, mark: 'M', fits: false }]);
  assert.deepEqual(during({ kind: 'flash', cells, text: '' }), [{ kind: 'highlight', groups: [at] }]);
  assert.deepEqual(during({ kind: 'flash', cells: [], text: '' }), []);
  assert.deepEqual(during({ kind: 'reveal', cards: [] }), []);
  assert.deepEqual(during({ kind: 'draw', from: '', cells, since: 0 }), []);
});

test('a finished hint shows its suggestions instead of the ghost', () => {
  startGame();
  const suggestion = advice({ cells: ['a1'], attack: ['a2'] });
  updatePlay('input', { hint: { moment: 'bA1-test', hint: null, intents: [], progress: 0, chosenIndex: 0 } });
  assert.equal(overlays(currentPlay())[0]?.kind, 'ghost', 'while it is thought of');
  updatePlay('input', {
    hint: { moment: 'bA1-test', hint: { by: 0, on: 0, suggestions: [suggestion] }, intents: [null], progress: 1, chosenIndex: 0 },
  });
  assert.deepEqual(overlays(currentPlay())[0], {
    kind: 'suggestions',
    suggestions: [{ letter: 'W', cells: [[0, 0]], attack: [[1, 0]], label: '1' }],
    chosen: 0,
  });
});

test('claims that share a cell have one star each', () => {
  const row = [parseCell('a1'), parseCell('b1')];
  const column = [parseCell('a1'), parseCell('a2')];
  const places = starPositions([row, column, [parseCell('a1')]]);
  assert.deepEqual(places, [
    { cell: parseCell('a1'), nth: 0 },
    { cell: parseCell('a2'), nth: 0 },
    { cell: parseCell('a1'), nth: 1 },
  ]);
});

test('the smallest card of a hero shows the attack cells', () => {
  const theme = {} as Theme;
  const wide = (attack: readonly Position[]): number => shapeThumbnail([[0, 0]], attack, 'H', 12, theme).width;
  assert.ok(wide([[0, 1]]) >= 2 * TINY && wide([]) < 2 * TINY);
});
