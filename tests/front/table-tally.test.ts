/** At a season's end of a table, the scores of all seats are shown, and each map can be counted. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { countSeat, closeTally, skipCounting, showTally } from '../../web/src/play/show-tally';
import { overlays } from '../../web/src/play/screen/overlay';
import { board } from '../../web/src/play/screen/screen';
import { viewOfTally } from '../../web/src/play/screen/tally';
import { parseCell } from '../../web/src/core/contract/cells';
import { defaultSeat } from '../../web/src/core/state/seats';
import type { Game } from '../../web/src/core/state/game';
import { state, update } from '../../web/src/core/state/store';
import { countedLinesOf, countedStars } from '../../web/src/core/state/tally';
import { seatName } from '../../web/src/core/words/names';
import { showGame, updatePlay, announcements } from './page-state';
import { pass, settled } from './clock';
import { answerRequests, type Message, requestsOf } from './scripted-engine';
import { BLANK, player, score, view } from './game';
import { currentPlay } from '../../web/src/play/play';

const OTHER = BLANK.replace('.', 'F');
const ownScore = score('spring', 4, { edicts: { A: 1, B: 0 }, coins: 3, toll: 0 });
const otherScore = score('spring', 2, { edicts: { A: 2, B: 0 }, coins: 1, toll: 1 });
const AFTER = view({ players: [player(0, { seasons: [ownScore] }), player(1, { seasons: [otherScore], map: OTHER })] });
const scoreMap = ({ map, edicts }: Message): unknown => ({
  ok: true,
  explanations: (edicts as string[]).map((id, i) => ({
    id,
    letter: '',
    stars: map === OTHER && !i ? 2 : 0,
    count: 1,
    claims: [{ stars: 2, cells: ['c3'] }],
  })),
  toll: 1,
  toll_cells: ['k1'],
});
let over = false;

/** A season ends at a table of two people who see all maps, or of one and a bot. */
async function seasonEnds(table: Partial<Game>, tallyView = 0): Promise<void> {
  showGame(AFTER);
  updatePlay('game', { seats: [defaultSeat(0), defaultSeat(1)], open: true, ...table });
  updatePlay('display', { shownSeat: tallyView, viewerSeat: 0, map: tallyView ? OTHER : BLANK, curtain: false });
  void showTally(currentPlay(), AFTER, 0, new Map([[0, BLANK], [1, OTHER]])).then(() => (over = true)); // prettier-ignore
  await settled();
}

beforeEach(async () => {
  await pass(9000); // timers of the previous test
  over = false;
  answerRequests({ 'score-map': scoreMap });
  update('settings', { motion: false });
  await seasonEnds({});
});

/** The rows, and how many lines of each are counted. */
const rows = (): [number, number][] =>
  state.display.tally!.standings.order.map((each) => [each, countedLinesOf(state.display.tally!, each)]);

test('where maps are hidden between turns, the season’s end shows the map that is being counted', async () => {
  update('settings', { motion: true });
  updatePlay('display', { tally: null });
  await seasonEnds({ open: false });
  assert.equal(state.display.tally?.besideMap, false);
  assert.equal(board('counted')?.map, state.display.tally?.standings.seat === 1 ? OTHER : BLANK);
  assert.notEqual(state.display.tally?.standings.seat, -1);
});

/** The first leads by one star before a season that brings the second more. */
const before = [score('spring', 5), score('spring', 4)];
const overtaken = [score('summer', 4, { so_far: 9 }), score('summer', 7, { so_far: 11, edicts: { B: 7, C: 0 }, coins: 0, toll: 0 })];
const TURN = view({ players: [0, 1].map((each) => player(each, { seasons: [before[each]!, overtaken[each]!] })) });

test('rows keep the previous order until all seats are counted, starting with the trailing seat', async () => {
  update('settings', { motion: true });
  updatePlay('display', { tally: null });
  void showTally(currentPlay(), TURN, 1, new Map([[0, BLANK], [1, OTHER]])); // prettier-ignore
  await settled();
  assert.deepEqual([rows(), state.display.shownSeat], [[[0, 0], [1, 1]], 1]); // prettier-ignore
  await pass(9000);
  assert.deepEqual(rows().map(([each]) => each), [1, 0]); // prettier-ignore
  assert.deepEqual([state.display.tally?.isCounting, state.display.shownSeat], [false, 0]);
  assert.equal(announcements.at(-1), `${seatName(state.game.seats, 1)}: 11. ${seatName(state.game.seats, 0)}: 9.`);
});

test('one press counts all remaining seats at once', async () => {
  update('settings', { motion: true });
  updatePlay('display', { tally: null });
  void showTally(currentPlay(), TURN, 1, new Map([[0, BLANK], [1, OTHER]])); // prettier-ignore
  await settled();
  assert.ok(skipCounting(currentPlay()));
  await settled();
  assert.deepEqual(rows(), [[1, 4], [0, 4]]); // prettier-ignore
});

const where = (): unknown[] => [state.display.tally?.seat, state.display.shownSeat, state.display.map];

test('the scores of all seats are shown first, and no map is counted', () => {
  assert.deepEqual(where(), [null, 0, BLANK]);
  assert.equal(state.display.tally?.isCounting, false);
  assert.deepEqual(requestsOf('score-map'), []);
});

test('scores are shown beside the map, or over the whole page where maps are hidden', async () => {
  assert.equal(state.display.tally?.besideMap, true);
  await seasonEnds({ open: false });
  assert.equal(state.display.tally?.besideMap, false);
  await seasonEnds({ open: false, view: { ...AFTER, phase: 'over' } });
  assert.equal(state.display.tally?.besideMap, true, 'when the game is over nothing is hidden');
});

test('against bots, the player’s own map is counted first, and the scores follow without a press', async () => {
  await seasonEnds({ seats: [defaultSeat(0), defaultSeat(1, 'greedy')], open: false }, 1);
  assert.deepEqual(where(), [0, 0, BLANK]);
  assert.equal(state.display.tally?.isCounting, true);
  await pass(9000);
  assert.deepEqual(where(), [null, 0, BLANK]);
  await seasonEnds({ seats: [defaultSeat(0), defaultSeat(1, 'greedy')], open: false }, 1);
  skipCounting(currentPlay());
  await settled();
  assert.deepEqual(where(), [null, 0, BLANK]);
  over = false;
  closeTally(currentPlay());
  await settled();
  assert.ok(over);
});

test('while a season is counted, the screen names that season', () => {
  const later = view({
    season: 'summer',
    season_index: 1,
    edicts: AFTER.edicts.map((edict) => ({ ...edict, scored_now: edict.letter === 'C' })),
  });
  const tallyView = viewOfTally(later, state.display.tally);
  assert.deepEqual([tallyView.season, tallyView.season_index, tallyView.time], ['spring', 0, tallyView.limit]);
  assert.deepEqual(tallyView.edicts.filter(({ scored_now: live }) => live).map(({ letter }) => letter), ['A', 'B'].filter((letter) => AFTER.edicts.some((edict) => edict.letter === letter))); // prettier-ignore
  assert.equal(viewOfTally(later, null), later);
});

test('closing the count of one map returns to the scores of all seats', async () => {
  void countSeat(currentPlay(), 1);
  await settled();
  assert.deepEqual(where(), [1, 1, OTHER]);
  assert.deepEqual(overlays(currentPlay()), [{ kind: 'highlight', groups: [[parseCell('c3')]] }]);
  assert.equal(countedStars(state.display.tally!), 2);
  await pass(9000);
  assert.equal(state.display.tally?.isCounting, false);
  assert.equal(countedStars(state.display.tally!), 2 + 1 - 1);
  closeTally(currentPlay());
  assert.deepEqual(where(), [null, 0, BLANK]);
  assert.equal(over, false);
  closeTally(currentPlay());
  await settled();
  assert.ok(over);
});

test('closing the count of a map early stops its announcements', async () => {
  void countSeat(currentPlay(), 0);
  await settled();
  assert.equal(state.display.tally?.seat, 0);
  closeTally(currentPlay());
  await settled();
  const count = announcements.length;
  await pass(9000);
  assert.deepEqual(where(), [null, 0, BLANK]);
  assert.equal(announcements.length, count);
  assert.equal(skipCounting(currentPlay()), false);
});

test('hidden maps cannot be opened from the scores', async () => {
  updatePlay('game', { seats: [defaultSeat(0), defaultSeat(1)], open: false });
  void countSeat(currentPlay(), 1);
  await settled();
  assert.deepEqual(where(), [null, 0, BLANK]);
  updatePlay('game', { open: true });
  void countSeat(currentPlay(), 1);
  await settled();
  assert.deepEqual(where(), [1, 1, OTHER]);
});
