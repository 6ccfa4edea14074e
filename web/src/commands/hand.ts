/** The shape in hand: which, where, and what the engine says it would do there. */

import { announce } from '../browser/announce';
import type { Place } from '../contract/cells';
import type { View } from '../contract/generated/messages';
import { ask } from '../engine/ask';
import { latest } from '../engine/latest';
import { type Aim, aimWith, anchorOf, firstTool, flipped, intentOf, nearestLegal, nextTerrain, rotated, turnOf } from '../state/aim';
import { clampPlace, currentPreview, focusPlace, previewKey } from '../state/hand';
import { type Hand, state, update } from '../state/store';
import { sayGhost, terrainName } from '../words/sentences';
import { t } from '../words/texts';
import { prepareSound, sound } from './sound';

/** Between two previews of a shape on the move the machine belongs to the ghost. */
const PREVIEW_REST = 40;
/** A moving ghost is not news; one that has come to rest is. */
const AT_REST = 350;

/** Whatever is aimed, the focus stays where it was last. */
function hold(aim: Aim | null, change: Partial<Hand> = {}): void {
  update('hand', { aim, ...(aim ? { reading: clampPlace(aim.cursor) } : {}), ...change });
}

export function emptyHand(): void {
  hold(null, { placed: null, preview: null });
}

/** The record without its mark of turns that were undone: such a turn is the same turn. */
function pointOf({ record }: View): string {
  return record.replace(/\.-\d+/, '');
}

/** The shape that was inked at each point of the game: undo gives it back as it was held. */
const inked = new Map<string, Aim>();
const MOST_INKED = 20;

export function rememberHand(view: View, aim: Aim): void {
  if (inked.size >= MOST_INKED) inked.clear();
  inked.set(pointOf(view), aim);
}

/** After each answer the hand holds what it held here before, or the first thing that must be placed, near where it was. */
export function takeAim(view: View): void {
  const tool = firstTool(view);
  const before = inked.get(pointOf(view));
  const fresh = tool >= 0 ? aimWith(view, tool, state.hand.aim) : null;
  hold(before && turnOf(view, before) ? before : fresh && nearestLegal(view, fresh), { placed: null, preview: null });
  askPreview();
  if (tool >= 0 && !performance.getEntriesByName('mapwright:playable').length) {
    performance.mark('mapwright:playable');
    prepareSound();
  }
}

export function setAim(aim: Aim | null): void {
  hold(aim);
  askPreview();
}

/** Where the shape stays when the pointer leaves the map. */
export function putDown(placed: Aim | null): void {
  update('hand', { placed });
}

function use(what: keyof Hand['uses']): void {
  const { uses } = state.hand;
  update('hand', { uses: { ...uses, [what]: uses[what] + 1 } });
}

export function chooseTool(index: number): void {
  const { view } = state.game;
  use('tool');
  if (holdTool(index)) announce(t('say-shape-chosen', { number: index + 1, count: view?.tools[index]?.turns[0]?.cells.length ?? 1 }));
}

/** Takes a shape into the hand; false where there is none. */
export function holdTool(index: number): boolean {
  const { view } = state.game;
  const aim = view ? aimWith(view, index, state.hand.aim) : null;
  if (!view || !aim) return false;
  putDown(null);
  setAim(nearestLegal(view, aim));
  return true;
}

export function dropTool(): void {
  const { view } = state.game;
  if (view) takeAim(view);
}

export function chooseTerrain(terrain: string): void {
  const { aim } = state.hand;
  use('terrain');
  if (aim) setAim({ ...aim, terrain });
}

export function takeNextTerrain(): void {
  const { view } = state.game;
  const { aim } = state.hand;
  if (!view || !aim) return;
  const { terrain } = nextTerrain(view, aim);
  if (!terrain) return;
  chooseTerrain(terrain);
  announce(t('say-terrain-chosen', { terrain: terrainName(terrain) }));
}

export function turnShape(back = false): void {
  const { view } = state.game;
  const { aim } = state.hand;
  if (!view || !aim) return;
  setAim(rotated(view, aim, back));
  sound('turn');
  announce(t('say-rotated'));
}

export function flipShape(): void {
  const { view } = state.game;
  const { aim } = state.hand;
  if (!view || !aim) return;
  setAim(flipped(view, aim));
  sound('turn');
  announce(t('say-flipped'));
}

/** One cell along: the shape, or the cell that is read where nothing is held. */
export function step([rows, columns]: Place): void {
  use('arrow');
  const { view } = state.game;
  const { aim } = state.hand;
  const turn = view && aim ? turnOf(view, aim) : undefined;
  if (!aim || !turn) {
    const [row, column] = focusPlace();
    return read([row + rows, column + columns]);
  }
  const [row, column] = anchorOf(turn, aim);
  const wanted: Aim = { ...aim, cursor: [row + aim.grab[0] + rows, column + aim.grab[1] + columns] };
  const [top, left] = anchorOf(turn, wanted);
  putDown(null);
  setAim({ ...aim, cursor: [top + aim.grab[0], left + aim.grab[1]] });
}

/** The cell that is read while nothing is held. */
export function read(place: Place): void {
  if (!state.hand.aim) update('hand', { reading: clampPlace(place) });
}

/** What the ghost would do. Only the latest place is asked for, and the ghost never waits. */
const askPreview = latest(() => {
  const { view } = state.game;
  const { aim, preview } = state.hand;
  const intent = view && aim ? intentOf(view, aim) : null;
  if (!view || !aim || !intent) return null;
  const key = previewKey(view, aim);
  if (preview?.key === key) return null;
  return ask({ do: 'preview', intent }).then((answer) => {
    if (!answer.ok) return;
    update('hand', { preview: { key, data: answer.preview } });
    sayWhenSettled();
  });
}, PREVIEW_REST);

export function isPreviewing(): boolean {
  return askPreview.isRunning();
}

let settling = 0;

function sayWhenSettled(): void {
  clearTimeout(settling);
  settling = window.setTimeout(() => {
    const { view } = state.game;
    const { aim } = state.hand;
    const data = currentPreview();
    if (view && aim && data) announce(sayGhost(view, data, aim.terrain ?? 'X'));
  }, AT_REST);
}
