/** Tests of the aim: its position, orientation and terrain, and whether the engine lists it as legal. */

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
  selectableTools,
  nearestLegal,
  withNextTerrain,
  anchorRange,
  rotateAim,
  toolOf,
  orientationOf,
} from '../../web/src/core/state/aim';
import { CORNER, tool, orientation, view } from './game';

const names = (places: readonly Position[]): string => places.map(cellName).sort().join(' ');
const now = view();

function aim(part: Partial<Aim> = {}): Aim {
  return { tool: 0, terrain: 'F', orientation: 0, cursor: [5, 5], grabOffset: [0, 0], ...part };
}

function coveredCells(at: Aim): string {
  const way = orientationOf(now, at);
  assert.ok(way);
  return names(cellsAt(way, anchorOf(way, at)));
}

test('a shape stays inside the map when the cursor is at the border', () => {
  assert.equal(coveredCells(aim({ cursor: [5, 5] })), 'f6 f7 g7');
  assert.equal(coveredCells(aim({ cursor: [10, 10] })), 'j10 j11 k11');
  assert.equal(coveredCells(aim({ cursor: [0, 0], grabOffset: [1, 1] })), 'a1 a2 b2');
});

test('a shape may overhang the border where the engine lists such an anchor', () => {
  const over = orientation('0', [[0, 0], [1, 0]], { anchors: [[-1, 0], [10, 3]] }); // prettier-ignore
  assert.deepEqual(anchorRange(over, 0), { low: -1, high: 10, overhangs: true });
  assert.deepEqual(anchorRange(over, 1), { low: 0, high: 10, overhangs: false });
  const above = orientation('0', [[0, 0], [1, 0]], { anchors: [[-1, 0]] }); // prettier-ignore
  assert.deepEqual(anchorRange(above, 0), { low: -1, high: 9, overhangs: true }, 'one side is enough');
  assert.deepEqual(anchorOf(over, aim({ cursor: [-4, 0] })), [-1, 0]);
  assert.equal(names(cellsAt(over, [-1, 0])), 'a1', 'what hangs over is not shown');
});

test('the attack cells of a hero move with the hero', () => {
  const hero = orientation('0', [[0, 0]], { attack: [[-1, 0], [0, 1]] }); // prettier-ignore
  assert.equal(names(attackAt(hero, [3, 3])), 'd3 e4');
  assert.equal(names(attackAt(hero, [0, 3])), 'e1');
});

test('a newly chosen shape is centred on the cursor of the previous aim', () => {
  const row = tool({ orientations: [orientation('0', [[0, 0], [0, 1], [0, 2]])] }); // prettier-ignore
  const held = aimWithTool(view({ tools: [row] }), 0, aim({ cursor: [2, 7] }));
  assert.deepEqual(held, { tool: 0, terrain: 'F', orientation: 0, cursor: [2, 7], grabOffset: [0, 1] });
  assert.deepEqual(aimWithTool(view({ tools: [row] }), 0, null)?.cursor, [5, 5]);
});

test('choosing a tool keeps a terrain it offers and otherwise takes its first', () => {
  assert.equal(aimWithTool(now, 0, aim({ terrain: 'W' }))?.terrain, 'W');
  assert.equal(aimWithTool(now, 0, aim({ terrain: 'V' }))?.terrain, 'F');
  assert.equal(aimWithTool(view({ tools: [tool({ terrains: [] })] }), 0, aim())?.terrain, null);
});

test('a tool that is missing or has no cells to place gives no aim', () => {
  assert.equal(aimWithTool(now, 3, null), null);
  assert.equal(aimWithTool(view({ tools: [tool({ orientations: [] })] }), 0, null), null);
  assert.equal(aimWithTool(view({ tools: [tool({ orientations: [orientation('0', [], { anchors: [] })] })] }), 0, null), null);
});

test('the first tool for the aim is never a skill or a dodge', () => {
  const skill = tool({ skill: 'negotiate' });
  const dodge = tool({ kind: 'dodge' });
  assert.equal(firstShapeTool(view({ tools: [skill, dodge, tool({ orientations: [] }), tool()] })), 3);
  assert.equal(firstShapeTool(view({ tools: [skill, dodge] })), -1);
});

test('four rotations restore the aim, and a rotation back reverses the last one', () => {
  let held = aim({ cursor: [5, 5], grabOffset: [1, 0] });
  const codes = [];
  for (let i = 0; i < 4; i++) {
    held = rotateAim(now, held);
    codes.push(orientationOf(now, held)?.code);
    assert.ok(coveredCells(held).includes('f6'), 'the held cell stays under the pointer');
  }
  assert.deepEqual(codes, ['1', '2', '3', '0']);
  assert.deepEqual(held, aim({ cursor: [5, 5], grabOffset: [1, 0] }));
  assert.deepEqual(rotateAim(now, rotateAim(now, held), true), held);
});

test('flipping the aim mirrors it, and flipping it twice restores it', () => {
  const held = aim({ grabOffset: [1, 1] });
  const once = flipAim(now, held);
  assert.equal(orientationOf(now, once)?.code, '3');
  assert.deepEqual(once.grabOffset, [1, 0]);
  assert.deepEqual(flipAim(now, once), held);
});

test('rotating does nothing if the engine offers no other orientation', () => {
  const fixed = view({ tools: [tool({ orientations: [CORNER[0]!] })] });
  assert.deepEqual(rotateAim(fixed, aim()), aim());
  assert.deepEqual(rotateAim(fixed, aim({ tool: 4 })), aim({ tool: 4 }));
});

test('rotating a hero rotates its attack, even though its own cell stays the same', () => {
  const strikes = (code: string, attack: Offset[]): ReturnType<typeof orientation> => orientation(code, [[0, 0]], { attack });
  const hero = tool({ orientations: [strikes('e', [[0, 1]]), strikes('n', [[-1, 0]]), strikes('s', [[1, 0]])] }); // prettier-ignore
  const game = view({ tools: [hero] });
  assert.equal(orientationOf(game, rotateAim(game, aim()))?.code, 's');
  assert.equal(orientationOf(game, rotateAim(game, aim(), true))?.code, 'n');
  assert.equal(orientationOf(game, flipAim(game, aim()))?.code, 'e', 'there is no west');
});

test('the next terrain after the last one is the first', () => {
  assert.equal(withNextTerrain(now, aim({ terrain: 'F' })).terrain, 'W');
  assert.equal(withNextTerrain(now, aim({ terrain: 'W' })).terrain, 'F');
  assert.equal(withNextTerrain(now, aim({ terrain: null })).terrain, 'F');
  assert.equal(withNextTerrain(view({ tools: [tool({ terrains: [] })] }), aim()).terrain, 'F', 'there is nothing to choose');
});

test('a new aim starts at the legal position nearest to the cursor', () => {
  const few = orientation('0', [[0, 0]], { anchors: [[0, 0], [7, 7], [5, 9]] }); // prettier-ignore
  const game = view({ tools: [tool({ orientations: [few] })] });
  assert.deepEqual(nearestLegal(game, aim({ cursor: [6, 6] })).cursor, [7, 7]);
  assert.deepEqual(nearestLegal(game, aim({ cursor: [1, 1] })).cursor, [0, 0]);
});

test('the nearest legal aim changes the orientation only if the current one fits nowhere', () => {
  const none = orientation('0', [[0, 0], [0, 1]], { anchors: [] }); // prettier-ignore
  const some = orientation('1', [[0, 0], [1, 0]], { anchors: [[3, 3]] }); // prettier-ignore
  const game = view({ tools: [tool({ orientations: [none, some] })] });
  const nearest = nearestLegal(game, aim());
  assert.equal(nearest.orientation, 1);
  assert.ok(fitsLegally(game, nearest));
  const nowhere = view({ tools: [tool({ orientations: [none] })] });
  assert.deepEqual(nearestLegal(nowhere, aim()), aim());
  assert.deepEqual(nearestLegal(game, aim({ tool: 9 })), aim({ tool: 9 }));
});

test('a legal position that overhangs the border keeps the cursor inside the map', () => {
  const over = orientation('0', [[0, 0], [1, 0]], { anchors: [[-1, 4]] }); // prettier-ignore
  const game = view({ tools: [tool({ orientations: [over] })] });
  assert.deepEqual(nearestLegal(game, aim({ cursor: [2, 2] })).cursor, [2, 2]);
});

test('an intent contains tool, terrain, orientation and position, and converts back to an aim', () => {
  const held = aim({ orientation: 2, cursor: [4, 7], grabOffset: [1, 1] });
  const intent = intentOf(now, held);
  assert.deepEqual(intent, { tool: 0, terrain: 'F', orientation: '2', row: 3, column: 6 });
  const again = aimFromIntent(now, intent!);
  assert.ok(again);
  assert.deepEqual(intentOf(now, again), intent);
  assert.equal(intentOf(now, aim({ orientation: 8 })), null);
  assert.equal(aimFromIntent(now, { ...intent!, orientation: 'x' }), null);
  assert.equal(aimFromIntent(now, { ...intent!, tool: 5 }), null);
});

test('an aim covers the cells of its shape and fits where the engine lists it', () => {
  const held = aim({ cursor: [4, 4] });
  assert.ok(covers(now, held, [5, 5]));
  assert.ok(!covers(now, held, [4, 5]));
  assert.ok(!covers(now, aim({ tool: 3 }), [4, 4]));
  assert.ok(fitsLegally(now, held));
  assert.ok(!fitsLegally(view({ tools: [tool({ orientations: [orientation('0', [[0, 0]], { anchors: [] })] })] }), held));
  assert.ok(!fitsLegally(now, aim({ tool: 3 })));
  assert.equal(toolOf(now, aim({ tool: 3 })), undefined);
});

test('the selectable tools are those of the active skill, or those without a skill', () => {
  const game = view({ tools: [tool(), tool({ skill: 'search' }), tool({ kind: 'dodge' }), tool({ kind: 'cell' })] });
  assert.deepEqual(selectableTools(game.tools, null), [0, 3]);
  assert.deepEqual(selectableTools(game.tools, aim()), [0, 3]);
  assert.deepEqual(selectableTools(game.tools, aim({ tool: 1 })), [1]);
});
