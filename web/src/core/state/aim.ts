/** What the player would place now: a tool with its terrain, orientation and position. Geometry only: the view says what is legal. */

import { cellName, isInside, type Position, MAP_SIZE } from '../contract/cells';
import type { Intent, Offset, Tool, ToolOrientation, View } from '../contract/generated/messages';

export interface Aim {
  /** Index in the tools of the view. */
  tool: number;
  terrain: string | null;
  /** Index in the orientations of the tool. */
  orientation: number;
  /** The cell of the map under the pointer, the finger or the keyboard's focus. */
  cursor: Position;
  /** The cell of the shape that lies on the cursor. */
  grabOffset: Offset;
}

export function toolOf(view: View, aim: Aim): Tool | undefined {
  return view.tools[aim.tool];
}

export function orientationOf(view: View, aim: Aim): ToolOrientation | undefined {
  return toolOf(view, aim)?.orientations[aim.orientation];
}

const legalPositions = new WeakMap<ToolOrientation, ReadonlySet<string>>();

export function isLegalPosition(orientation: ToolOrientation, [row, column]: Position): boolean {
  let positions = legalPositions.get(orientation);
  if (!positions) {
    positions = new Set(orientation.anchors.map((anchor) => anchor.join()));
    legalPositions.set(orientation, positions);
  }
  return positions.has(`${row},${column}`);
}

/** Returns the lowest and the highest anchor along an axis, and whether the shape hangs over the border at one of them. */
export function anchorRange(orientation: ToolOrientation, axis: 0 | 1): { low: number; high: number; overhangs: boolean } {
  const inside = MAP_SIZE - Math.max(...orientation.cells.map((offset) => offset[axis])) - 1;
  const anchors = orientation.anchors.map((anchor) => anchor[axis]);
  const low = Math.min(0, ...anchors);
  const high = Math.max(inside, ...anchors);
  return { low, high, overhangs: low < 0 || high > inside };
}

/** Returns the anchor of the shape that the cursor holds by one of its cells, kept within the range of possible anchors. */
export function anchorOf(orientation: ToolOrientation, aim: Aim): Position {
  const along = (axis: 0 | 1): number => {
    const { low, high } = anchorRange(orientation, axis);
    return Math.max(low, Math.min(high, aim.cursor[axis] - aim.grabOffset[axis]));
  };
  return [along(0), along(1)];
}

function translate(offsets: readonly Offset[], [row, column]: Position): Position[] {
  return offsets.map(([r, c]): Position => [r + row, c + column]).filter(isInside);
}

export function cellsAt(orientation: ToolOrientation, anchor: Position): Position[] {
  return translate(orientation.cells, anchor);
}

export function attackAt(orientation: ToolOrientation, anchor: Position): Position[] {
  return translate(orientation.attack, anchor);
}

/** Returns the cell of the shape that is nearest to its middle: the pointer holds a new shape by it. */
function centreOffset(orientation: ToolOrientation): Offset {
  const mean = (axis: 0 | 1): number => orientation.cells.reduce((sum, offset) => sum + offset[axis], 0) / orientation.cells.length;
  const [row, column] = [mean(0), mean(1)];
  const distance = ([r, c]: Offset): number => (r - row) ** 2 + (c - column) ** 2;
  return [...orientation.cells].sort((a, b) => distance(a) - distance(b))[0] ?? [0, 0];
}

/** Returns the index of the first tool that needs no skill, -1 if there is none: only the player chooses skills. */
export function firstShapeTool(view: View): number {
  return view.tools.findIndex((tool) => tool.skill === null && tool.kind !== 'dodge' && tool.orientations.length > 0);
}

/** Returns an aim with another tool at the same cursor and, if possible, with the same terrain; null if the tool has no shape. */
export function aimWithTool(view: View, tool: number, previousAim: Aim | null): Aim | null {
  const chosenTool = view.tools[tool];
  const orientation = chosenTool?.orientations[0];
  if (!chosenTool || !orientation || !orientation.cells.length) return null;
  const terrain =
    previousAim?.terrain && chosenTool.terrains.includes(previousAim.terrain) ? previousAim.terrain : (chosenTool.terrains[0] ?? null);
  return { tool, terrain, orientation: 0, cursor: previousAim?.cursor ?? [5, 5], grabOffset: centreOffset(orientation) };
}

/** Moves the aim to the nearest legal position, in another orientation only if the present one has no legal position. */
export function nearestLegal(view: View, aim: Aim): Aim {
  const tool = toolOf(view, aim);
  if (!tool) return aim;
  const candidates = [aim.orientation, ...tool.orientations.keys()];
  const index = candidates.find((i) => (tool.orientations[i]?.anchors.length ?? 0) > 0);
  const orientation = index === undefined ? undefined : tool.orientations[index];
  if (index === undefined || !orientation) return aim;
  const grabOffset = index === aim.orientation ? aim.grabOffset : centreOffset(orientation);
  const current = anchorOf(orientation, { ...aim, grabOffset });
  const distance = ([r, c]: Offset): number => (r - current[0]) ** 2 + (c - current[1]) ** 2;
  const best = orientation.anchors.reduce((a, b) => (distance(b) < distance(a) ? b : a));
  const cursor: Position = [best[0] + grabOffset[0], best[1] + grabOffset[1]];
  return { ...aim, orientation: index, grabOffset, cursor: isInside(cursor) ? cursor : aim.cursor };
}

type Transform = (offset: Offset) => Offset;
const rotateRight: Transform = ([r, c]) => [c, -r];
const rotateLeft: Transform = ([r, c]) => [-c, r];
const flip: Transform = ([r, c]) => [r, -c];

/** Rotates or flips the shape in the aim; returns the aim unchanged if the tool has no such orientation. */
function transformed(aim: Aim, view: View, transform: Transform): Aim {
  const tool = toolOf(view, aim);
  const current = orientationOf(view, aim);
  if (!tool || !current) return aim;
  const cells = current.cells.map(transform);
  const top = Math.min(...cells.map(([r]) => r));
  const left = Math.min(...cells.map(([, c]) => c));
  const key = (offsets: readonly Offset[], dr: number, dc: number): string =>
    offsets
      .map(([r, c]) => `${r - dr},${c - dc}`)
      .sort()
      .join(' ');
  const wanted = `${key(cells, top, left)}|${key(current.attack.map(transform), top, left)}`;
  const orientation = tool.orientations.findIndex((other) => `${key(other.cells, 0, 0)}|${key(other.attack, 0, 0)}` === wanted);
  if (orientation < 0) return aim;
  const [gr, gc] = transform(aim.grabOffset);
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

/** Returns what the engine is asked about an aim; null if the tool has no such orientation. */
export function intentOf(view: View, aim: Aim): Intent | null {
  const orientation = orientationOf(view, aim);
  if (!orientation) return null;
  const [row, column] = anchorOf(orientation, aim);
  return { tool: aim.tool, terrain: aim.terrain, orientation: orientation.code, row, column };
}

/** Returns the aim that an intent describes; null if the tool has no such orientation. */
export function aimFromIntent(view: View, { tool, terrain, orientation: code, row, column }: Intent): Aim | null {
  const orientations = view.tools[tool]?.orientations ?? [];
  const index = orientations.findIndex((each) => each.code === code);
  const orientation = orientations[index];
  if (!orientation) return null;
  const grabOffset = centreOffset(orientation);
  return { tool, terrain, orientation: index, grabOffset, cursor: [row + grabOffset[0], column + grabOffset[1]] };
}

export function covers(view: View, aim: Aim, cell: Position): boolean {
  const orientation = orientationOf(view, aim);
  if (!orientation) return false;
  const name = cellName(cell);
  return cellsAt(orientation, anchorOf(orientation, aim)).some((each) => cellName(each) === name);
}

export function fitsLegally(view: View, aim: Aim): boolean {
  const orientation = orientationOf(view, aim);
  return orientation !== undefined && isLegalPosition(orientation, anchorOf(orientation, aim));
}

/** Returns the indexes of the tools on the card's buttons: those of the skill in use, else those that need no skill. */
export function selectableTools(tools: readonly Tool[], aim: Aim | null): number[] {
  const skill = aim ? (tools[aim.tool]?.skill ?? null) : null;
  return [...tools.keys()].filter((i) => {
    const tool = tools[i];
    return tool && tool.kind !== 'dodge' && (aim ? tool.skill === skill : tool.skill === null);
  });
}
