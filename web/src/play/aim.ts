/** The shape in hand: which, where, and what the engine says it would do there. */

import { announce } from '../core/browser/announce';
import type { Position } from '../core/contract/cells';
import type { View } from '../core/contract/generated/messages';
import { ask } from '../core/engine/ask';
import { latestOnly } from '../core/engine/latest-only';
import {
  type Aim,
  aimWithTool,
  anchorOf,
  firstShapeTool,
  flipAim,
  intentOf,
  nearestLegal,
  withNextTerrain,
  rotateAim,
  orientationOf,
} from '../core/state/aim';
import { clampPosition, currentPreview, focusPosition, previewKey } from '../core/state/input';
import type { PlayerInput } from '../core/state/game';
import { ghostAnnouncement, terrainName } from '../core/words/sentences';
import { t } from '../core/words/texts';
import { prepareSound, playGameSound } from './effects';
import { perPlay, type Play } from './play';

/** Between two previews of a shape on the move the machine belongs to the ghost. */
const PREVIEW_PAUSE = 40;
/** A moving ghost is not news; one that has come to rest is. */
const ANNOUNCE_DELAY = 350;

/** Whatever is aimed, the focus stays where it was last. */
function setInput(play: Play, aim: Aim | null, change: Partial<PlayerInput> = {}): void {
  play.set({ input: { aim, ...(aim ? { focusedCell: clampPosition(aim.cursor) } : {}), ...change } });
}

/** Takes the shape out of the hand; it is shown with the next change. */
export function clearAim(play: Play): void {
  setInput(play, null, { placedAim: null, preview: null });
}

/** The record without its mark of turns that were undone: such a turn is the same turn. */
function positionKey({ record }: View): string {
  return record.replace(/\.-\d+/, '');
}

/** The shape that was inked at each point of the game: undo gives it back as it was held. */
const inkedAims = perPlay(() => new Map<string, Aim>());
const MAX_INKED_AIMS = 20;

export function rememberInkedAim(play: Play, view: View, aim: Aim): void {
  const aims = inkedAims(play);
  if (aims.size >= MAX_INKED_AIMS) aims.clear();
  aims.set(positionKey(view), aim);
}

/** After each answer the hand has what it had here before, or the first thing that must be placed. */
export function resetAim(play: Play, view: View): void {
  const tool = firstShapeTool(view);
  const inkedBefore = inkedAims(play).get(positionKey(view));
  const fresh = tool >= 0 ? aimWithTool(view, tool, play.input.aim) : null;
  setInput(play, inkedBefore && orientationOf(view, inkedBefore) ? inkedBefore : fresh && nearestLegal(view, fresh), {
    placedAim: null,
    preview: null,
  });
  requestPreview(play)();
  if (tool >= 0 && !performance.getEntriesByName('mapwright:playable').length) {
    performance.mark('mapwright:playable');
    prepareSound();
  }
}

export function resetAimAndShow(play: Play, view: View): void {
  resetAim(play, view);
  play.publish();
}

export function setAim(play: Play, aim: Aim | null, change: Partial<PlayerInput> = {}): void {
  setInput(play, aim, change);
  play.publish();
  requestPreview(play)();
}

/** Where the shape stays when the pointer leaves the map. */
export function setPlacedAim(play: Play, placedAim: Aim | null): void {
  play.update({ input: { placedAim } });
}

/** The guided game counts what has been used. */
function countUse(play: Play, what: keyof PlayerInput['useCounts']): void {
  const { useCounts } = play.input;
  play.update({ input: { useCounts: { ...useCounts, [what]: useCounts[what] + 1 } } });
}

export function chooseTool(play: Play, index: number): void {
  countUse(play, 'tool');
  const count = play.game.view?.tools[index]?.turns[0]?.cells.length ?? 1;
  if (selectTool(play, index)) announce(t('say-shape-chosen', { number: index + 1, count }));
}

/** Takes a shape into the hand; false where there is none. */
export function selectTool(play: Play, index: number): boolean {
  const { view } = play.game;
  const aim = view ? aimWithTool(view, index, play.input.aim) : null;
  if (!view || !aim) return false;
  setAim(play, nearestLegal(view, aim), { placedAim: null });
  return true;
}

export function deselectTool(play: Play): void {
  const { view } = play.game;
  if (view) resetAimAndShow(play, view);
}

export function chooseTerrain(play: Play, terrain: string): void {
  countUse(play, 'terrain');
  const { aim } = play.input;
  if (aim) setAim(play, { ...aim, terrain });
}

export function cycleTerrain(play: Play): void {
  const { view } = play.game;
  const { aim } = play.input;
  if (!view || !aim) return;
  const { terrain } = withNextTerrain(view, aim);
  if (!terrain) return;
  chooseTerrain(play, terrain);
  announce(t('say-terrain-chosen', { terrain: terrainName(terrain) }));
}

export function rotateShape(play: Play, back = false): void {
  transformAim(play, (view, aim) => rotateAim(view, aim, back), t('say-rotated'));
}

export function flipShape(play: Play): void {
  transformAim(play, flipAim, t('say-flipped'));
}

function transformAim(play: Play, transform: (view: View, aim: Aim) => Aim, announcement: string): void {
  const { view } = play.game;
  const { aim } = play.input;
  if (!view || !aim) return;
  setAim(play, transform(view, aim));
  playGameSound('turn');
  announce(announcement);
}

/** One cell along: the shape, or the cell that is read where nothing is held. */
export function moveAim(play: Play, [rows, columns]: Position): void {
  countUse(play, 'arrow');
  const { view } = play.game;
  const { aim } = play.input;
  const turn = view && aim ? orientationOf(view, aim) : undefined;
  if (!aim || !turn) {
    const [row, column] = focusPosition(play);
    return focusCell(play, [row + rows, column + columns]);
  }
  const [row, column] = anchorOf(turn, aim);
  const moved: Aim = { ...aim, cursor: [row + aim.grabOffset[0] + rows, column + aim.grabOffset[1] + columns] };
  moveAimTo(play, aim, anchorOf(turn, moved));
}

/** The shape with the corner of its box on a cell, and put down nowhere. */
export function moveAimTo(play: Play, aim: Aim, [top, left]: Position): void {
  setAim(play, { ...aim, cursor: [top + aim.grabOffset[0], left + aim.grabOffset[1]] }, { placedAim: null });
}

/** The cell that is read while nothing is held. */
export function focusCell(play: Play, place: Position): void {
  if (!play.input.aim) play.update({ input: { focusedCell: clampPosition(place) } });
}

/** What the ghost would do. Only the latest place is asked for, and the ghost never waits. */
const requestPreview = perPlay((play) => {
  let stop = (): void => undefined;
  return latestOnly(() => {
    const { view } = play.game;
    const { aim, preview } = play.input;
    const intent = view && aim && !play.isClosed ? intentOf(view, aim) : null;
    if (!view || !aim || !intent) return null;
    const key = previewKey(view, aim);
    if (preview?.key === key) return null;
    return ask({ do: 'preview', intent }).then((answer) => {
      if (!answer.ok) return;
      play.update({ input: { preview: { key, data: answer.preview } } });
      stop();
      stop = play.schedule(() => announceGhost(play), ANNOUNCE_DELAY);
    });
  }, PREVIEW_PAUSE);
});

function announceGhost(play: Play): void {
  const { view } = play.game;
  const { aim } = play.input;
  const data = currentPreview(play);
  if (view && aim && data) announce(ghostAnnouncement(view, data, aim.terrain ?? 'X'));
}

export function isPreviewing(play: Play): boolean {
  return requestPreview(play).isRunning();
}
