/** What the player points with: a tool of the view, a terrain, a turn and a place. Geometry only; no rule is known here. */

import { cellName, isInside, type Position, MAP_SIZE } from '../contract/cells';
import type { Intent, Offset, Tool, ToolOrientation, View } from '../contract/generated/messages';

export interface Aim {
  tool: number;
  terrain: string | null;
  orientation: number;
  /** The cell of the map under the pointer, the finger or the keyboard's focus. */
  cursor: Position;
  /** The offset inside the shape that lies on the cursor. */
  grabOffset: Position;
}

export function toolOf(view: View, aim: Aim): Tool | undefined {
  return view.tools[aim.tool];
}

export function orientationOf(view: View, aim: Aim): ToolOrientation | undefined {
  return toolOf(view, aim)?.turns[aim.orientation];
}

const legalPositions = new WeakMap<ToolOrientation, ReadonlySet<string>>();

export function isLegalPosition(turn: ToolOrientation, [row, column]: Position): boolean {
  let places = legalPositions.get(turn);
  if (!places) {
    places = new Set(turn.anchors.map((anchor) => anchor.join()));
    legalPositions.set(turn, places);
  }
  return places.has(`${row},${column}`);
}

/** How far the box's corner may go along an axis, and whether that lets the shape hang over the border. */
export function anchorRange(turn: ToolOrientation, axis: 0 | 1): { low: number; high: number; overhangs: boolean } {
  const inside = MAP_SIZE - Math.max(...turn.cells.map((offset) => offset[axis])) - 1;
  const anchors = turn.anchors.map((anchor) => anchor[axis]);
  const low = Math.min(0, ...anchors);
  const high = Math.max(inside, ...anchors);
  return { low, high, overhangs: low < 0 || high > inside };
}

/** Where the box's corner lies: the cursor less the grab, stored where the engine may want it. */
export function anchorOf(turn: ToolOrientation, aim: Aim): Position {
  const along = (axis: 0 | 1): number => {
    const { low, high } = anchorRange(turn, axis);
    return Math.max(low, Math.min(high, aim.cursor[axis] - aim.grabOffset[axis]));
  };
  return [along(0), along(1)];
}

function translate(offsets: readonly Offset[], [row, column]: Position): Position[] {
  return offsets.map(([r, c]): Position => [r + row, c + column]).filter(isInside);
}

export function cellsAt(turn: ToolOrientation, anchor: Position): Position[] {
  return translate(turn.cells, anchor);
}

export function attackAt(turn: ToolOrientation, anchor: Position): Position[] {
  return translate(turn.attack, anchor);
}

/** The offset nearest to the middle of the shape: the handle that feels natural. */
function centreOffset(turn: ToolOrientation): Position {
  const mean = (axis: 0 | 1): number => turn.cells.reduce((sum, offset) => sum + offset[axis], 0) / turn.cells.length;
  const [row, column] = [mean(0), mean(1)];
  const distance = ([r, c]: Position): number => (r - row) ** 2 + (c - column) ** 2;
  return turn.cells.reduce<Position>((best, offset) => (distance(offset) < distance(best) ? offset : best), turn.cells[0] ?? [0, 0]);
}

/** The first tool that is not a skill, or none: skills are chosen, never pressed on the player. */
export function firstShapeTool(view: View): number {
  return view.tools.findIndex((tool) => tool.skill === null && tool.kind !== 'dodge' && tool.turns.length > 0);
}

export function aimWithTool(view: View, tool: number, previousAim: Aim | null): Aim | null {
  const chosenTool = view.tools[tool];
  const turn = chosenTool?.turns[0];
  if (!chosenTool || !turn || !turn.cells.length) return null;
  const terrain =
    previousAim?.terrain && chosenTool.terrains.includes(previousAim.terrain) ? previousAim.terrain : (chosenTool.terrains[0] ?? null);
  return { tool, terrain, orientation: 0, cursor: previousAim?.cursor ?? [5, 5], grabOffset: centreOffset(turn) };
}

/** Moves the aim to the legal place nearest to it, in any turn only if this one has none. */
export function nearestLegal(view: View, aim: Aim): Aim {
  const tool = toolOf(view, aim);
  if (!tool) return aim;
  const candidates = [aim.orientation, ...tool.turns.keys()];
  const index = candidates.find((i) => (tool.turns[i]?.anchors.length ?? 0) > 0);
  const turn = index === undefined ? undefined : tool.turns[index];
  if (index === undefined || !turn) return aim;
  const grabOffset = index === aim.orientation ? aim.grabOffset : centreOffset(turn);
  const current = anchorOf(turn, { ...aim, grabOffset });
  const distance = ([r, c]: Offset): number => (r - current[0]) ** 2 + (c - current[1]) ** 2;
  const best = turn.anchors.reduce((a, b) => (distance(b) < distance(a) ? b : a));
  const cursor: Position = [best[0] + grabOffset[0], best[1] + grabOffset[1]];
  return { ...aim, orientation: index, grabOffset, cursor: isInside(cursor) ? cursor : aim.cursor };
}

type Transform = (offset: Offset) => Offset;
const rotateRight: Transform = ([r, c]) => [c, -r];
const rotateLeft: Transform = ([r, c]) => [-c, r];
const flip: Transform = ([r, c]) => [r, -c];

function transformed(aim: Aim, view: View, transform: Transform): Aim {
  const tool = toolOf(view, aim);
  const turn = orientationOf(view, aim);
  if (!tool || !turn) return aim;
  const cells = turn.cells.map(transform);
  const top = Math.min(...cells.map(([r]) => r));
  const left = Math.min(...cells.map(([, c]) => c));
  const key = (offsets: readonly Offset[], dr: number, dc: number): string =>
    offsets
      .map(([r, c]) => `${r - dr},${c - dc}`)
      .sort()
      .join(' ');
  const wanted = `${key(cells, top, left)}|${key(turn.attack.map(transform), top, left)}`;
  const orientation = tool.turns.findIndex((other) => `${key(other.cells, 0, 0)}|${key(other.attack, 0, 0)}` === wanted);
  if (orientation < 0) return aim;
  const [gr, gc] = transform([aim.grabOffset[0], aim.grabOffset[1]]);
  return { ...aim, orientation, grabOffset: [gr - top, gc - left] };
}

export function rotateAim(view: View, aim: Aim, back = false): Aim {
  return transformed(aim, view, back ? rotateLeft : rotateRight);
}

export function flipAim(view: View, aim: Aim): Aim {
  return transformed(aim, view, flip);
}

export function withNextTerrain(view: View, aim: Aim): Aim {
  const terrains = toolOf(view, aim)?.terrains ?? [];
  if (!terrains.length) return aim;
  const index = aim.terrain === null ? -1 : terrains.indexOf(aim.terrain);
  return { ...aim, terrain: terrains[(index + 1) % terrains.length] ?? null };
}

export function intentOf(view: View, aim: Aim): Intent | null {
  const turn = orientationOf(view, aim);
  if (!turn) return null;
  const [row, column] = anchorOf(turn, aim);
  return { tool: aim.tool, terrain: aim.terrain, turn: turn.code, row, column };
}

/** The aim that an intent of the engine means. */
export function aimFromIntent(view: View, { tool, terrain, turn, row, column }: Intent): Aim | null {
  const turns = view.tools[tool]?.turns ?? [];
  const index = turns.findIndex(({ code }) => code === turn);
  const orientation = turns[index];
  if (!orientation) return null;
  const grabOffset = centreOffset(orientation);
  return { tool, terrain, orientation: index, grabOffset, cursor: [row + grabOffset[0], column + grabOffset[1]] };
}

export function covers(view: View, aim: Aim, place: Position): boolean {
  const turn = orientationOf(view, aim);
  if (!turn) return false;
  const name = cellName(place);
  return cellsAt(turn, anchorOf(turn, aim)).some((cell) => cellName(cell) === name);
}

export function fitsLegally(view: View, aim: Aim): boolean {
  const turn = orientationOf(view, aim);
  return turn !== undefined && isLegalPosition(turn, anchorOf(turn, aim));
}

/** The tools on the card's buttons: those of the skill in use, else those that need none. */
export function selectableTools(tools: readonly Tool[], aim: Aim | null): number[] {
  const skill = aim ? (tools[aim.tool]?.skill ?? null) : null;
  return [...tools.keys()].filter((i) => {
    const tool = tools[i];
    return tool && tool.kind !== 'dodge' && (aim ? tool.skill === skill : tool.skill === null);
  });
}
