/** What the player points with: places, turns, terrains, and what of it is legal by the engine's word. */

import assert from 'node:assert/strict';
import { test } from 'vitest';
import { cellName, type Position } from '../../web/src/core/contract/cells';
import type { Offset } from '../../web/src/core/contract/generated/messages';
import {
  type Aim,
  aimWithTool,
  anchorOf,
  attackAt,
  cellsAt,
  aimFromIntent,
  covers,
  firstShapeTool,
  flipAim,
  intentOf,
  fitsLegally,
  isLegalPosition,
  selectableTools,
  nearestLegal,
  withNextTerrain,
  anchorRange,
  rotateAim,
  toolOf,
  orientationOf,
} from '../../web/src/core/state/aim';
import { CORNER, tool, turn, view } from './game';

const names = (places: readonly Position[]): string => places.map(cellName).sort().join(' ');
const now = view();

function aim(part: Partial<Aim> = {}): Aim {
  return { tool: 0, terrain: 'F', orientation: 0, cursor: [5, 5], grabOffset: [0, 0], ...part };
}

function lies(at: Aim): string {
  const way = orientationOf(now, at);
  assert.ok(way);
  return names(cellsAt(way, anchorOf(way, at)));
}

test('a place is legal if the engine lists it', () => {
  const way = turn('0', [[0, 0]], { anchors: [[2, 3], [-1, 4]] }); // prettier-ignore
  assert.ok(isLegalPosition(way, [2, 3]));
  assert.ok(isLegalPosition(way, [-1, 4]));
  assert.ok(!isLegalPosition(way, [3, 2]));
});

test('the shape stays inside the map while the cursor goes to its border', () => {
  assert.equal(lies(aim({ cursor: [5, 5] })), 'f6 f7 g7');
  assert.equal(lies(aim({ cursor: [10, 10] })), 'j10 j11 k11');
  assert.equal(lies(aim({ cursor: [0, 0], grabOffset: [1, 1] })), 'a1 a2 b2');
});

test('where the engine lets it hang over the border, so does the hand', () => {
  const over = turn('0', [[0, 0], [1, 0]], { anchors: [[-1, 0], [10, 3]] }); // prettier-ignore
  assert.deepEqual(anchorRange(over, 0), { low: -1, high: 10, overhangs: true });
  assert.deepEqual(anchorRange(over, 1), { low: 0, high: 10, overhangs: false });
  const above = turn('0', [[0, 0], [1, 0]], { anchors: [[-1, 0]] }); // prettier-ignore
  assert.deepEqual(anchorRange(above, 0), { low: -1, high: 9, overhangs: true }, 'one side is enough');
  assert.deepEqual(anchorOf(over, aim({ cursor: [-4, 0] })), [-1, 0]);
  assert.equal(names(cellsAt(over, [-1, 0])), 'a1', 'what hangs over is not shown');
});

test('what a hero strikes moves with it', () => {
  const hero = turn('0', [[0, 0]], { attack: [[-1, 0], [0, 1]] }); // prettier-ignore
  assert.equal(names(attackAt(hero, [3, 3])), 'd3 e4');
  assert.equal(names(attackAt(hero, [0, 3])), 'e1');
});

test('a shape is held by its middle, where the last one was', () => {
  const row = tool({ turns: [turn('0', [[0, 0], [0, 1], [0, 2]])] }); // prettier-ignore
  const held = aimWithTool(view({ tools: [row] }), 0, aim({ cursor: [2, 7] }));
  assert.deepEqual(held, { tool: 0, terrain: 'F', orientation: 0, cursor: [2, 7], grabOffset: [0, 1] });
  assert.deepEqual(aimWithTool(view({ tools: [row] }), 0, null)?.cursor, [5, 5]);
});

test('a terrain that the tool has not is exchanged for its first; one that has none needs none', () => {
  assert.equal(aimWithTool(now, 0, aim({ terrain: 'W' }))?.terrain, 'W');
  assert.equal(aimWithTool(now, 0, aim({ terrain: 'V' }))?.terrain, 'F');
  assert.equal(aimWithTool(view({ tools: [tool({ terrains: [] })] }), 0, aim())?.terrain, null);
});

test('nothing can be held that has no shape', () => {
  assert.equal(aimWithTool(now, 3, null), null);
  assert.equal(aimWithTool(view({ tools: [tool({ turns: [] })] }), 0, null), null);
  assert.equal(aimWithTool(view({ tools: [tool({ turns: [turn('0', [], { anchors: [] })] })] }), 0, null), null);
});

test('skills and acrobatics are chosen, never taken in hand', () => {
  const skill = tool({ skill: 'negotiate' });
  const dodge = tool({ kind: 'dodge' });
  assert.equal(firstShapeTool(view({ tools: [skill, dodge, tool({ turns: [] }), tool()] })), 3);
  assert.equal(firstShapeTool(view({ tools: [skill, dodge] })), -1);
});

test('turned to the right four times it is as it was; to the left it goes back', () => {
  let held = aim({ cursor: [5, 5], grabOffset: [1, 0] });
  const codes = [];
  for (let i = 0; i < 4; i++) {
    held = rotateAim(now, held);
    codes.push(orientationOf(now, held)?.code);
    assert.ok(lies(held).includes('f6'), 'the held cell stays under the pointer');
  }
  assert.deepEqual(codes, ['1', '2', '3', '0']);
  assert.deepEqual(held, aim({ cursor: [5, 5], grabOffset: [1, 0] }));
  assert.deepEqual(rotateAim(now, rotateAim(now, held), true), held);
});

test('flipped it is its mirror image, and flipped again itself', () => {
  const held = aim({ grabOffset: [1, 1] });
  const once = flipAim(now, held);
  assert.equal(orientationOf(now, once)?.code, '3');
  assert.deepEqual(once.grabOffset, [1, 0]);
  assert.deepEqual(flipAim(now, once), held);
});

test('a turn that the engine does not offer is not made', () => {
  const fixed = view({ tools: [tool({ turns: [CORNER[0]!] })] });
  assert.deepEqual(rotateAim(fixed, aim()), aim());
  assert.deepEqual(rotateAim(fixed, aim({ tool: 4 })), aim({ tool: 4 }));
});

test('what a hero strikes turns with him, and tells two turns of one shape apart', () => {
  const strikes = (code: string, attack: Offset[]): ReturnType<typeof turn> => turn(code, [[0, 0]], { attack });
  const hero = tool({ turns: [strikes('e', [[0, 1]]), strikes('n', [[-1, 0]]), strikes('s', [[1, 0]])] }); // prettier-ignore
  const game = view({ tools: [hero] });
  assert.equal(orientationOf(game, rotateAim(game, aim()))?.code, 's');
  assert.equal(orientationOf(game, rotateAim(game, aim(), true))?.code, 'n');
  assert.equal(orientationOf(game, flipAim(game, aim()))?.code, 'e', 'there is no west');
});

test('terrains go round', () => {
  assert.equal(withNextTerrain(now, aim({ terrain: 'F' })).terrain, 'W');
  assert.equal(withNextTerrain(now, aim({ terrain: 'W' })).terrain, 'F');
  assert.equal(withNextTerrain(now, aim({ terrain: null })).terrain, 'F');
  assert.equal(withNextTerrain(view({ tools: [tool({ terrains: [] })] }), aim()).terrain, 'F', 'there is nothing to choose');
});

test('the hand begins at the nearest legal place', () => {
  const few = turn('0', [[0, 0]], { anchors: [[0, 0], [7, 7], [5, 9]] }); // prettier-ignore
  const game = view({ tools: [tool({ turns: [few] })] });
  assert.deepEqual(nearestLegal(game, aim({ cursor: [6, 6] })).cursor, [7, 7]);
  assert.deepEqual(nearestLegal(game, aim({ cursor: [1, 1] })).cursor, [0, 0]);
});

test('another turn is taken only where this one fits nowhere', () => {
  const none = turn('0', [[0, 0], [0, 1]], { anchors: [] }); // prettier-ignore
  const some = turn('1', [[0, 0], [1, 0]], { anchors: [[3, 3]] }); // prettier-ignore
  const game = view({ tools: [tool({ turns: [none, some] })] });
  const found = nearestLegal(game, aim());
  assert.equal(found.orientation, 1);
  assert.ok(fitsLegally(game, found));
  const nowhere = view({ tools: [tool({ turns: [none] })] });
  assert.deepEqual(nearestLegal(nowhere, aim()), aim());
  assert.deepEqual(nearestLegal(game, aim({ tool: 9 })), aim({ tool: 9 }));
});

test('a legal place over the border leaves the cursor inside', () => {
  const over = turn('0', [[0, 0], [1, 0]], { anchors: [[-1, 4]] }); // prettier-ignore
  const game = view({ tools: [tool({ turns: [over] })] });
  assert.deepEqual(nearestLegal(game, aim({ cursor: [2, 2] })).cursor, [2, 2]);
});

test('an intent says tool, terrain, turn and the corner of the box, and leads back to an aim', () => {
  const held = aim({ orientation: 2, cursor: [4, 7], grabOffset: [1, 1] });
  const intent = intentOf(now, held);
  assert.deepEqual(intent, { tool: 0, terrain: 'F', turn: '2', row: 3, column: 6 });
  const again = aimFromIntent(now, intent!);
  assert.ok(again);
  assert.deepEqual(intentOf(now, again), intent);
  assert.equal(intentOf(now, aim({ orientation: 8 })), null);
  assert.equal(aimFromIntent(now, { ...intent!, turn: 'x' }), null);
  assert.equal(aimFromIntent(now, { ...intent!, tool: 5 }), null);
});

test('it covers the cells it lies on, and fits where the engine says so', () => {
  const held = aim({ cursor: [4, 4] });
  assert.ok(covers(now, held, [5, 5]));
  assert.ok(!covers(now, held, [4, 5]));
  assert.ok(!covers(now, aim({ tool: 3 }), [4, 4]));
  assert.ok(fitsLegally(now, held));
  assert.ok(!fitsLegally(view({ tools: [tool({ turns: [turn('0', [[0, 0]], { anchors: [] })] })] }), held));
  assert.ok(!fitsLegally(now, aim({ tool: 3 })));
  assert.equal(toolOf(now, aim({ tool: 3 })), undefined);
});

test("the card's buttons are the tools of the skill in use, or those that need none", () => {
  const game = view({ tools: [tool(), tool({ skill: 'search' }), tool({ kind: 'dodge' }), tool({ kind: 'cell' })] });
  assert.deepEqual(selectableTools(game.tools, null), [0, 3]);
  assert.deepEqual(selectableTools(game.tools, aim()), [0, 3]);
  assert.deepEqual(selectableTools(game.tools, aim({ tool: 1 })), [1]);
});
