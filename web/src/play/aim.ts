/** Changes the aim, and requests the preview of what it would do. */

import { announce } from '../core/browser/announce';
import { DESTROYED, type Position } from '../core/contract/cells';
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

/** Milliseconds between two previews, so that a moving ghost stays smooth. */
const PREVIEW_PAUSE = 40;
/** Milliseconds after which the preview of a resting ghost is announced. */
const ANNOUNCE_DELAY = 350;

/** The input with an aim. The keyboard's focus follows the aim, and stays where it is without one. */
function withAim(aim: Aim | null): Partial<PlayerInput> {
  return { aim, ...(aim ? { focusedCell: clampPosition(aim.cursor) } : {}) };
}

/** The input without an aim. */
export const NO_AIM = { aim: null, placedAim: null, preview: null } satisfies Partial<PlayerInput>;

/** Removes the aim; the screen shows that with its next change. */
export function clearAim(play: Play): void {
  play.set({ input: NO_AIM });
}

/** The last aim that was drawn at each moment: undo restores it. */
const drawnAims = perPlay(() => new Map<string, Aim>());
const MAX_DRAWN_AIMS = 20;

export function rememberDrawnAim(play: Play, view: View, aim: Aim): void {
  const aims = drawnAims(play);
  if (aims.size >= MAX_DRAWN_AIMS) aims.clear();
  aims.set(view.moment, aim);
}

/** Returns the aim for a new view: the one that was drawn at this moment before, else the first tool at the nearest legal position. */
export function aimFor(play: Play, view: View): Partial<PlayerInput> {
  const tool = firstShapeTool(view);
  const drawnBefore = drawnAims(play).get(view.moment);
  const newAim = tool >= 0 ? aimWithTool(view, tool, play.input.aim) : null;
  const aim = drawnBefore && orientationOf(view, drawnBefore) ? drawnBefore : newAim && nearestLegal(view, newAim);
  return { ...NO_AIM, ...withAim(aim) };
}

/** Requests the preview of a new aim; the first one that can be used is the end of the start. */
export function previewAim(play: Play, view: View): void {
  requestPreview(play)();
  if (firstShapeTool(view) < 0 || performance.getEntriesByName('mapwright:playable').length) return;
  performance.mark('mapwright:playable');
  prepareSound();
}

export function resetAimAndShow(play: Play, view: View): void {
  play.update({ input: aimFor(play, view) });
  previewAim(play, view);
}

export function setAim(play: Play, aim: Aim | null, change: Partial<PlayerInput> = {}): void {
  play.update({ input: { ...withAim(aim), ...change } });
  requestPreview(play)();
}

/** Sets the aim to which the ghost returns when the pointer leaves the map. */
export function setPlacedAim(play: Play, placedAim: Aim | null): void {
  play.update({ input: { placedAim } });
}

/** Counts a use, for which steps of the guided game wait. */
function countUse(play: Play, what: keyof PlayerInput['useCounts']): void {
  const { useCounts } = play.input;
  play.update({ input: { useCounts: { ...useCounts, [what]: useCounts[what] + 1 } } });
}

export function chooseTool(play: Play, index: number): void {
  countUse(play, 'tool');
  const count = play.game.view?.tools[index]?.orientations[0]?.cells.length ?? 1;
  if (selectTool(play, index)) announce(t('say-shape-chosen', { number: index + 1, count }));
}

/** Aims with a tool. Returns false if it has no shape. */
export function selectTool(play: Play, index: number): boolean {
  const { view } = play.game;
  const aim = view ? aimWithTool(view, index, play.input.aim) : null;
  if (!view || !aim) return false;
  setAim(play, nearestLegal(view, aim), { placedAim: null });
  return true;
}

/** Goes back to the first tool of the card. */
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
  playGameSound('rotate');
  announce(announcement);
}

/** Moves the shape by rows and columns, or the focused cell if there is no aim. */
export function moveAim(play: Play, [rows, columns]: Position): void {
  countUse(play, 'arrow');
  const { view } = play.game;
  const { aim } = play.input;
  const orientation = view && aim ? orientationOf(view, aim) : undefined;
  if (!aim || !orientation) {
    const [row, column] = focusPosition(play);
    return focusCell(play, [row + rows, column + columns]);
  }
  const [row, column] = anchorOf(orientation, aim);
  const moved: Aim = { ...aim, cursor: [row + aim.grabOffset[0] + rows, column + aim.grabOffset[1] + columns] };
  moveAimTo(play, aim, anchorOf(orientation, moved));
}

export function moveAimTo(play: Play, aim: Aim, [top, left]: Position): void {
  setAim(play, { ...aim, cursor: [top + aim.grabOffset[0], left + aim.grabOffset[1]] }, { placedAim: null });
}

/** Moves the keyboard's focus to a cell, if there is no aim. */
export function focusCell(play: Play, cell: Position): void {
  if (!play.input.aim) play.update({ input: { focusedCell: clampPosition(cell) } });
}

/** Requests the preview of the present aim. While one request is under way, only the latest aim is requested next. */
const requestPreview = perPlay((play) => {
  let stop = (): void => undefined;
  return latestOnly(() => {
    const { view } = play.game;
    const { aim, preview } = play.input;
    const intent = view && aim && !play.isClosed ? intentOf(view, aim) : null;
    if (!view || !aim || !intent) return null;
    const key = previewKey(view, aim);
    if (preview?.key === key) return null;
    return ask({ do: 'preview', intent }).then((response) => {
      if (!response.ok) return;
      play.update({ input: { preview: { key, data: response.preview } } });
      stop();
      stop = play.schedule(() => announceGhost(play), ANNOUNCE_DELAY);
    });
  }, PREVIEW_PAUSE);
});

function announceGhost(play: Play): void {
  const { view } = play.game;
  const { aim } = play.input;
  const data = currentPreview(play);
  if (view && aim && data) announce(ghostAnnouncement(view, data, aim.terrain ?? DESTROYED));
}

export function isPreviewing(play: Play): boolean {
  return requestPreview(play).isRunning();
}
