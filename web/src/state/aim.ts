/** What the player points with: a tool of the view, a terrain, a turn and a place. Geometry only; no rule is known here. */

import { cellName, isInside, type Place, SIDE } from '../contract/cells';
import type { Intent, Offset, Tool, Turn, View } from '../contract/generated/messages';

export interface Aim {
  tool: number;
  terrain: string | null;
  turn: number;
  /** The cell of the map under the pointer, the finger or the keyboard's focus. */
  cursor: Place;
  /** The offset inside the shape that lies on the cursor. */
  grab: Place;
}

export function toolOf(view: View, aim: Aim): Tool | undefined {
  return view.tools[aim.tool];
}

export function turnOf(view: View, aim: Aim): Turn | undefined {
  return toolOf(view, aim)?.turns[aim.turn];
}

const legalPlaces = new WeakMap<Turn, ReadonlySet<string>>();

export function isLegal(turn: Turn, [row, column]: Place): boolean {
  let places = legalPlaces.get(turn);
  if (!places) {
    places = new Set(turn.anchors.map((anchor) => anchor.join()));
    legalPlaces.set(turn, places);
  }
  return places.has(`${row},${column}`);
}

/** How far the box's corner may go along an axis, and whether that lets the shape hang over the border. */
export function rangeOf(turn: Turn, axis: 0 | 1): { low: number; high: number; hangs: boolean } {
  const inside = SIDE - Math.max(...turn.cells.map((offset) => offset[axis])) - 1;
  const anchors = turn.anchors.map((anchor) => anchor[axis]);
  const low = Math.min(0, ...anchors);
  const high = Math.max(inside, ...anchors);
  return { low, high, hangs: low < 0 || high > inside };
}

/** Where the box's corner lies: the cursor less the grab, stored where the engine may want it. */
export function anchorOf(turn: Turn, aim: Aim): Place {
  const along = (axis: 0 | 1): number => {
    const { low, high } = rangeOf(turn, axis);
    return Math.max(low, Math.min(high, aim.cursor[axis] - aim.grab[axis]));
  };
  return [along(0), along(1)];
}

function moved(offsets: readonly Offset[], [row, column]: Place): Place[] {
  return offsets.map(([r, c]): Place => [r + row, c + column]).filter(isInside);
}

export function cellsAt(turn: Turn, anchor: Place): Place[] {
  return moved(turn.cells, anchor);
}

export function attackAt(turn: Turn, anchor: Place): Place[] {
  return moved(turn.attack, anchor);
}

/** The offset nearest to the middle of the shape: the handle that feels natural. */
function middleOf(turn: Turn): Place {
  const mean = (axis: 0 | 1): number => turn.cells.reduce((sum, offset) => sum + offset[axis], 0) / turn.cells.length;
  const [row, column] = [mean(0), mean(1)];
  const distance = ([r, c]: Place): number => (r - row) ** 2 + (c - column) ** 2;
  return turn.cells.reduce<Place>((best, offset) => (distance(offset) < distance(best) ? offset : best), turn.cells[0] ?? [0, 0]);
}

/** The first tool that is not a skill, or none: skills are chosen, never pressed on the player. */
export function firstTool(view: View): number {
  return view.tools.findIndex((tool) => tool.skill === null && tool.kind !== 'dodge' && tool.turns.length > 0);
}

export function aimWith(view: View, tool: number, before: Aim | null): Aim | null {
  const chosen = view.tools[tool];
  const turn = chosen?.turns[0];
  if (!chosen || !turn || !turn.cells.length) return null;
  const terrain = before?.terrain && chosen.terrains.includes(before.terrain) ? before.terrain : (chosen.terrains[0] ?? null);
  return { tool, terrain, turn: 0, cursor: before?.cursor ?? [5, 5], grab: middleOf(turn) };
}

/** Moves the aim to the legal place nearest to it, in any turn only if this one has none. */
export function nearestLegal(view: View, aim: Aim): Aim {
  const tool = toolOf(view, aim);
  if (!tool) return aim;
  const order = [aim.turn, ...tool.turns.keys()];
  const index = order.find((i) => (tool.turns[i]?.anchors.length ?? 0) > 0);
  const turn = index === undefined ? undefined : tool.turns[index];
  if (index === undefined || !turn) return aim;
  const grab = index === aim.turn ? aim.grab : middleOf(turn);
  const now = anchorOf(turn, { ...aim, grab });
  const distance = ([r, c]: Offset): number => (r - now[0]) ** 2 + (c - now[1]) ** 2;
  const best = turn.anchors.reduce((a, b) => (distance(b) < distance(a) ? b : a));
  const cursor: Place = [best[0] + grab[0], best[1] + grab[1]];
  return { ...aim, turn: index, grab, cursor: isInside(cursor) ? cursor : aim.cursor };
}

type Transform = (offset: Offset) => Offset;
const quarter: Transform = ([r, c]) => [c, -r];
const counter: Transform = ([r, c]) => [-c, r];
const mirror: Transform = ([r, c]) => [r, -c];

function turned(aim: Aim, view: View, transform: Transform): Aim {
  const tool = toolOf(view, aim);
  const turn = turnOf(view, aim);
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
  const found = tool.turns.findIndex((other) => `${key(other.cells, 0, 0)}|${key(other.attack, 0, 0)}` === wanted);
  if (found < 0) return aim;
  const [gr, gc] = transform([aim.grab[0], aim.grab[1]]);
  return { ...aim, turn: found, grab: [gr - top, gc - left] };
}

export function rotated(view: View, aim: Aim, back = false): Aim {
  return turned(aim, view, back ? counter : quarter);
}

export function flipped(view: View, aim: Aim): Aim {
  return turned(aim, view, mirror);
}

export function nextTerrain(view: View, aim: Aim): Aim {
  const terrains = toolOf(view, aim)?.terrains ?? [];
  if (!terrains.length) return aim;
  const index = aim.terrain === null ? -1 : terrains.indexOf(aim.terrain);
  return { ...aim, terrain: terrains[(index + 1) % terrains.length] ?? null };
}

export function intentOf(view: View, aim: Aim): Intent | null {
  const turn = turnOf(view, aim);
  if (!turn) return null;
  const [row, column] = anchorOf(turn, aim);
  return { tool: aim.tool, terrain: aim.terrain, turn: turn.code, row, column };
}

/** The aim that an intent of the engine means. */
export function chooseIntent(view: View, { tool, terrain, turn, row, column }: Intent): Aim | null {
  const turns = view.tools[tool]?.turns ?? [];
  const index = turns.findIndex(({ code }) => code === turn);
  const way = turns[index];
  if (!way) return null;
  const grab = middleOf(way);
  return { tool, terrain, turn: index, grab, cursor: [row + grab[0], column + grab[1]] };
}

export function covers(view: View, aim: Aim, place: Place): boolean {
  const turn = turnOf(view, aim);
  if (!turn) return false;
  const name = cellName(place);
  return cellsAt(turn, anchorOf(turn, aim)).some((cell) => cellName(cell) === name);
}

export function isFitting(view: View, aim: Aim): boolean {
  const turn = turnOf(view, aim);
  return turn !== undefined && isLegal(turn, anchorOf(turn, aim));
}

/** The tools on the card's buttons: those of the skill in use, else those that need none. */
export function listedTools(tools: readonly Tool[], aim: Aim | null): number[] {
  const skill = aim ? (tools[aim.tool]?.skill ?? null) : null;
  return [...tools.keys()].filter((i) => {
    const tool = tools[i];
    return tool && tool.kind !== 'dodge' && (aim ? tool.skill === skill : tool.skill === null);
  });
}
