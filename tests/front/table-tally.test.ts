/** A season's end at a table: the scores of all first, and from them each map, counted edict by edict. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { countSeat, endTally, hurryTally, tally } from '../../web/src/commands/tally';
import { overlays } from '../../web/src/screens/play/overlay';
import { placeOf } from '../../web/src/contract/cells';
import { seat } from '../../web/src/state/seats';
import { state, update } from '../../web/src/state/store';
import { countedStars } from '../../web/src/state/tally';
import { onTheTable, said } from './begin';
import { pass, settled } from './clock';
import { answers, type Message, whatWasAsked } from './engine';
import { BLANK, player, score, view } from './game';

const OTHER = BLANK.replace('.', 'F');
const mine = score('spring', 4, { edicts: { A: 1, B: 0 }, coins: 3, toll: 0 });
const theirs = score('spring', 2, { edicts: { A: 2, B: 0 }, coins: 1, toll: 1 });
const AFTER = view({ players: [player(0, { seasons: [mine] }), player(1, { seasons: [theirs], map: OTHER })] });
const desk = ({ map, edicts }: Message): unknown => ({
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

beforeEach(async () => {
  await pass(9000); // whatever the test before was waiting for
  over = false;
  answers({ desk });
  onTheTable(AFTER);
  update('game', { seats: [seat(0), seat(1, 'greedy')], open: false });
  update('stage', { shown: 0, at: 0, map: BLANK });
  void tally(AFTER, 0, BLANK, new Map([[0, BLANK], [1, OTHER]])).then(() => (over = true)); // prettier-ignore
  await settled();
});

const where = (): unknown[] => [state.stage.tally?.seat, state.stage.shown, state.stage.map];

test('the scores stand first, with nothing to wait for', () => {
  assert.deepEqual(where(), [null, 0, BLANK]);
  assert.equal(state.stage.tally?.counting, false);
  assert.deepEqual(whatWasAsked('desk'), []);
});

test('a map is counted as a map for one is, and leads back to the scores', async () => {
  void countSeat(1);
  await settled();
  assert.deepEqual(where(), [1, 1, OTHER]);
  assert.deepEqual(overlays(), [{ kind: 'lit', groups: [[placeOf('c3')]] }]);
  assert.equal(countedStars(state.stage.tally!), 2);
  await pass(9000);
  assert.equal(state.stage.tally?.counting, false);
  assert.equal(countedStars(state.stage.tally!), 2 + 1 - 1);
  endTally();
  assert.deepEqual(where(), [null, 0, BLANK]);
  assert.equal(over, false);
  endTally();
  await settled();
  assert.ok(over);
});

test('who comes back early hears no more of that map', async () => {
  void countSeat(0);
  await settled();
  assert.equal(state.stage.tally?.seat, 0);
  endTally();
  await settled();
  const heard = said.length;
  await pass(9000);
  assert.deepEqual(where(), [null, 0, BLANK]);
  assert.equal(said.length, heard);
  assert.equal(hurryTally(), false);
});

test('maps behind curtains stay there', async () => {
  update('game', { seats: [seat(0), seat(1)], open: false });
  void countSeat(1);
  await settled();
  assert.deepEqual(where(), [null, 0, BLANK]);
  update('game', { open: true });
  void countSeat(1);
  await settled();
  assert.deepEqual(where(), [1, 1, OTHER]);
});
