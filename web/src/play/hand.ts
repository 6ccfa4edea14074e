/** The shape in hand: which, where, and what the engine says it would do there. */

import { announce } from '../browser/announce';
import type { Place } from '../contract/cells';
import type { View } from '../contract/generated/messages';
import { ask } from '../engine/ask';
import { latest } from '../engine/latest';
import { type Aim, aimWith, anchorOf, firstTool, flipped, intentOf, nearestLegal, nextTerrain, rotated, turnOf } from '../state/aim';
import { clampPlace, currentPreview, focusPlace, previewKey } from '../state/hand';
import type { Hand } from '../state/game';
import { sayGhost, terrainName } from '../words/sentences';
import { t } from '../words/texts';
import { prepareSound, sound } from '../commands/sound';
import { now, perPlay, type Play } from './play';

/** Between two previews of a shape on the move the machine belongs to the ghost. */
const PREVIEW_REST = 40;
/** A moving ghost is not news; one that has come to rest is. */
const AT_REST = 350;

/** Whatever is aimed, the focus stays where it was last. */
function hold(play: Play, aim: Aim | null, change: Partial<Hand> = {}): void {
  play.set({ hand: { aim, ...(aim ? { reading: clampPlace(aim.cursor) } : {}), ...change } });
}

/** Takes the shape out of the hand; it is shown with the next change. */
export function emptyHand(play: Play): void {
  hold(play, null, { placed: null, preview: null });
}

/** The record without its mark of turns that were undone: such a turn is the same turn. */
function pointOf({ record }: View): string {
  return record.replace(/\.-\d+/, '');
}

/** The shape that was inked at each point of the game: undo gives it back as it was held. */
const inked = perPlay(() => new Map<string, Aim>());
const MOST_INKED = 20;

export function rememberHand(view: View, aim: Aim, play = now()): void {
  const all = inked(play);
  if (all.size >= MOST_INKED) all.clear();
  all.set(pointOf(view), aim);
}

/** After each answer the hand has what it had here before, or the first thing that must be placed. */
export function fillHand(play: Play, view: View): void {
  const tool = firstTool(view);
  const before = inked(play).get(pointOf(view));
  const fresh = tool >= 0 ? aimWith(view, tool, play.hand.aim) : null;
  hold(play, before && turnOf(view, before) ? before : fresh && nearestLegal(view, fresh), { placed: null, preview: null });
  askPreview(play)();
  if (tool >= 0 && !performance.getEntriesByName('mapwright:playable').length) {
    performance.mark('mapwright:playable');
    prepareSound();
  }
}

export function takeAim(view: View, play = now()): void {
  fillHand(play, view);
  play.publish();
}

export function setAim(aim: Aim | null, play = now(), change: Partial<Hand> = {}): void {
  hold(play, aim, change);
  play.publish();
  askPreview(play)();
}

/** Where the shape stays when the pointer leaves the map. */
export function putDown(placed: Aim | null, play = now()): void {
  play.put({ hand: { placed } });
}

/** The guided game counts what has been used. */
function use(play: Play, what: keyof Hand['uses']): void {
  const { uses } = play.hand;
  play.put({ hand: { uses: { ...uses, [what]: uses[what] + 1 } } });
}

export function chooseTool(index: number, play = now()): void {
  use(play, 'tool');
  const count = play.game.view?.tools[index]?.turns[0]?.cells.length ?? 1;
  if (holdTool(index, play)) announce(t('say-shape-chosen', { number: index + 1, count }));
}

/** Takes a shape into the hand; false where there is none. */
export function holdTool(index: number, play = now()): boolean {
  const { view } = play.game;
  const aim = view ? aimWith(view, index, play.hand.aim) : null;
  if (!view || !aim) return false;
  setAim(nearestLegal(view, aim), play, { placed: null });
  return true;
}

export function dropTool(play = now()): void {
  const { view } = play.game;
  if (view) takeAim(view, play);
}

export function chooseTerrain(terrain: string, play = now()): void {
  use(play, 'terrain');
  const { aim } = play.hand;
  if (aim) setAim({ ...aim, terrain }, play);
}

export function takeNextTerrain(play = now()): void {
  const { view } = play.game;
  const { aim } = play.hand;
  if (!view || !aim) return;
  const { terrain } = nextTerrain(view, aim);
  if (!terrain) return;
  chooseTerrain(terrain, play);
  announce(t('say-terrain-chosen', { terrain: terrainName(terrain) }));
}

export function turnShape(back = false, play = now()): void {
  change(play, (view, aim) => rotated(view, aim, back), t('say-rotated'));
}

export function flipShape(play = now()): void {
  change(play, flipped, t('say-flipped'));
}

function change(play: Play, turned: (view: View, aim: Aim) => Aim, said: string): void {
  const { view } = play.game;
  const { aim } = play.hand;
  if (!view || !aim) return;
  setAim(turned(view, aim), play);
  sound('turn');
  announce(said);
}

/** One cell along: the shape, or the cell that is read where nothing is held. */
export function step([rows, columns]: Place, play = now()): void {
  use(play, 'arrow');
  const { view } = play.game;
  const { aim } = play.hand;
  const turn = view && aim ? turnOf(view, aim) : undefined;
  if (!aim || !turn) {
    const [row, column] = focusPlace(play);
    return read([row + rows, column + columns], play);
  }
  const [row, column] = anchorOf(turn, aim);
  const wanted: Aim = { ...aim, cursor: [row + aim.grab[0] + rows, column + aim.grab[1] + columns] };
  bring(play, aim, anchorOf(turn, wanted));
}

/** The shape with the corner of its box on a cell, and put down nowhere. */
export function bring(play: Play, aim: Aim, [top, left]: Place): void {
  setAim({ ...aim, cursor: [top + aim.grab[0], left + aim.grab[1]] }, play, { placed: null });
}

/** The cell that is read while nothing is held. */
export function read(place: Place, play = now()): void {
  if (!play.hand.aim) play.put({ hand: { reading: clampPlace(place) } });
}

/** What the ghost would do. Only the latest place is asked for, and the ghost never waits. */
const askPreview = perPlay((play) => {
  let stop = (): void => undefined;
  return latest(() => {
    const { view } = play.game;
    const { aim, preview } = play.hand;
    const intent = view && aim && !play.isOver ? intentOf(view, aim) : null;
    if (!view || !aim || !intent) return null;
    const key = previewKey(view, aim);
    if (preview?.key === key) return null;
    return ask({ do: 'preview', intent }).then((answer) => {
      if (!answer.ok) return;
      play.put({ hand: { preview: { key, data: answer.preview } } });
      stop();
      stop = play.later(() => sayGhostOf(play), AT_REST);
    });
  }, PREVIEW_REST);
});

function sayGhostOf(play: Play): void {
  const { view } = play.game;
  const { aim } = play.hand;
  const data = currentPreview(play);
  if (view && aim && data) announce(sayGhost(view, data, aim.terrain ?? 'X'));
}

export function isPreviewing(play = now()): boolean {
  return askPreview(play).isRunning();
}
