/** Questions about the player’s hand: the preview, the hint and the focus that belong to what is held now. */

import { type Position, MAP_SIZE } from '../contract/cells';
import type { Preview, View } from '../contract/generated/messages';
import { type Aim, intentOf } from './aim';
import { type HintState, type PlayData, usableTools } from './game';
import { state } from './store';

export function previewKey(view: View, aim: Aim): string {
  return `${view.record}|${JSON.stringify(intentOf(view, aim))}`;
}

/** What the engine says of the shape where it is now, if it has said so. */
export function currentPreview({ game: { view }, input: { aim, preview } }: PlayData): Preview | null {
  return view && aim && preview && preview.key === previewKey(view, aim) ? preview.data : null;
}

/** The hint on the screen, as long as the game stands where it was asked for. */
export function currentHint({ game: { view }, input: { hint } }: PlayData): HintState | null {
  return hint && hint.record === view?.record && state.navigation.route.to === 'play' ? hint : null;
}

/** The first try of a day is everyone's own, and a puzzle is there to be found out. */
export function allowsHints({ game: { origin, kind } }: PlayData): boolean {
  return kind !== 'puzzle' && origin.kind !== 'daily';
}

export function canHint(play: PlayData): boolean {
  const { view } = play.game;
  if (!view || !allowsHints(play) || view.phase === 'over') return false;
  return usableTools(play).length > 0 || view.can_pass;
}

/** An earlier turn of the season can be drawn again; the first try of a daily map is the same for everyone. */
export function canTakeBack({ game: { view, origin } }: PlayData): boolean {
  return view?.can_take_back === true && origin.kind !== 'daily';
}

export function clampPosition([row, column]: Position): Position {
  const clamp = (value: number): number => Math.max(0, Math.min(MAP_SIZE - 1, value));
  return [clamp(row), clamp(column)];
}

/** The cell with the tab stop: that of the aim, or the one that is read. */
export function focusPosition({ input: { aim, focusedCell } }: PlayData): Position {
  return aim ? clampPosition(aim.cursor) : focusedCell;
}
