/** A season is counted on the map line by line, and the count can be skipped. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { closeTally, skipCounting, highlightLine, showTally } from '../../web/src/play/show-tally';
import { onKeyDown } from '../../web/src/play/screen/keyboard';
import { overlays } from '../../web/src/play/screen/overlay';
import { tallyPanel as panel } from '../../web/src/play/screen/tally';
import { parseCell } from '../../web/src/core/contract/cells';
import { state } from '../../web/src/core/state/store';
import { countedSoFar, countedStars, type Tally } from '../../web/src/core/state/tally';
import { t } from '../../web/src/core/words/texts';
import { rendered, showGame, announcements } from './page-state';
import { pass, settled, timers } from './clock';
import { answerRequests } from './scripted-engine';
import { player, score, view } from './game';
import { currentPlay } from '../../web/src/play/play';

const SCORED = score('summer', 3, { edicts: { B: 2, C: 0 }, coins: 3, toll: 2, so_far: 20 });
const AFTER = view({ players: [player(0, { seasons: [score('spring', 17), SCORED] })] });
const claims = [{ stars: 2, cells: ['a1', 'a2'] }];
const scoreMap = (): unknown => ({
  ok: true,
  explanations: [
    { id: 'canal-lake', letter: '', stars: 2, count: 1, claims },
    { id: 'great-city', letter: '', stars: 0, count: 0, claims: [] },
  ],
  toll: 2,
  toll_cells: ['k1', 'k2'],
});
let over = false;

beforeEach(async () => {
  await pass(5000); // timers of the previous test
  over = false;
  answerRequests({ 'score-map': scoreMap });
  showGame(view());
  void showTally(currentPlay(), AFTER, 1).then(() => (over = true));
  await settled();
});

function currentTally(): Tally {
  assert.ok(state.display.tally);
  return state.display.tally;
}

const counts = (): unknown[] => [
  currentTally().countedLines,
  currentTally().highlightedLine,
  countedStars(currentTally()),
  countedSoFar(currentTally()),
];

function press(key: string, code = key): void {
  onKeyDown(currentPlay(), { key, code, target: document.body, preventDefault: () => undefined } as unknown as KeyboardEvent);
}

test('the tally counts and highlights one line after another, and its sums grow', async () => {
  assert.deepEqual(counts(), [1, 0, 2, 19]);
  assert.deepEqual(overlays(currentPlay()), [{ kind: 'highlight', groups: [[parseCell('a1'), parseCell('a2')]] }]);
  await pass(1700);
  assert.deepEqual(counts(), [2, 1, 2, 19]);
  await pass(700); // it brought nothing, and so it is shorter
  assert.deepEqual(counts(), [3, 2, 5, 22]);
  assert.deepEqual(overlays(currentPlay()), [], 'coins have no cells');
  await pass(1700);
  assert.deepEqual(counts(), [4, 3, 3, 20]);
  assert.deepEqual(overlays(currentPlay()), [{ kind: 'highlight', groups: [[parseCell('k1')], [parseCell('k2')]], lost: true }]);
  await pass(1700);
  assert.deepEqual(counts(), [4, null, 3, 20]);
  assert.equal(currentTally().isCounting, false);
  assert.equal(timers(), 0);
});

test('the lines of a tally are announced in order, followed by the sums', async () => {
  const heads = [
    t('say-edict', { letter: 'B', edict: t('name-canal-lake'), stars: 2 }),
    t('name-great-city'),
    t('season-coins'),
    t('season-toll'),
  ];
  await pass(10_000);
  const positions = heads.map((head) => announcements.findIndex((text) => text.includes(head)));
  assert.ok(
    positions.every((at, i) => at > (positions[i - 1] ?? 0)),
    announcements.join('\n'),
  );
  assert.ok(announcements.at(-1)?.includes('20'));
});

test('a tap counts the remaining lines at once and announces them together', async () => {
  assert.ok(skipCounting(currentPlay()));
  await settled();
  assert.deepEqual(counts(), [4, null, 3, 20]);
  assert.ok(
    [t('name-great-city'), t('season-toll'), '20'].every((part) => announcements.at(-1)?.includes(part)),
    announcements.at(-1),
  );
  assert.ok(!skipCounting(currentPlay()), 'there is nothing left to skip');
  assert.equal(timers(), 0);
});

test('pressing a counted line highlights its cells; pressing it again clears them', async () => {
  skipCounting(currentPlay());
  await settled();
  highlightLine(currentPlay(), 3);
  assert.deepEqual(overlays(currentPlay()), [{ kind: 'highlight', groups: [[parseCell('k1')], [parseCell('k2')]], lost: true }]);
  assert.ok(announcements.at(-1)?.includes(t('season-toll')));
  highlightLine(currentPlay(), 3);
  assert.deepEqual([currentTally().highlightedLine, overlays(currentPlay())], [null, []]);
});

test('Enter skips the count, then closes the tally; letter keys highlight their edicts', async () => {
  press('Enter');
  await settled();
  assert.equal(currentTally().isCounting, false);
  press('b', 'KeyB');
  assert.equal(currentTally().highlightedLine, 0);
  press('Enter');
  await settled();
  assert.ok(over);
  assert.equal(state.display.tally, null);
});

test('pressing Continue during the season count closes the tally at once', async () => {
  closeTally(currentPlay());
  await settled();
  assert.ok(over);
  assert.deepEqual([state.display.tally, state.game.talliedSeasons, timers()], [null, 2, 0]);
});

test('the tally has a line about the next season, except after the last one', () => {
  const lines = (seasonIndex: number, isLastSeason: boolean): number =>
    rendered(panel(currentPlay(), view(), { ...currentTally(), seasonIndex, isLastSeason })).querySelectorAll('.tally-next').length;
  assert.deepEqual([lines(0, false), lines(3, true)], [1, 0]);
});
