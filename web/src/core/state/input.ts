/** Questions about the player's input: which preview, hint and focus belong to the present aim and game. */

import { type Position, MAP_SIZE } from '../contract/cells';
import type { Preview, View } from '../contract/generated/messages';
import { type Aim, intentOf } from './aim';
import type { HintState, PlayData } from './game';
import { allowsHelp } from './origin';
import { state } from './store';

/** Returns a key that differs whenever the preview may differ. */
export function previewKey(view: View, aim: Aim): string {
  return `${view.moment}|${JSON.stringify(intentOf(view, aim))}`;
}

/** Returns the preview of the present aim; null until the engine has responded. */
export function currentPreview({ game: { view }, input: { aim, preview } }: PlayData): Preview | null {
  return view && aim && preview && preview.key === previewKey(view, aim) ? preview.data : null;
}

/** Returns the hint that is shown; null once the game has continued. */
export function currentHint({ game: { view }, input: { hint } }: PlayData): HintState | null {
  return hint && hint.moment === view?.moment && state.navigation.route.to === 'play' ? hint : null;
}

/** Whether the turn before can be taken back, although its next card is revealed. */
export function canTakeBack({ game: { view, origin } }: PlayData): boolean {
  return view?.can_take_back === true && allowsHelp(origin);
}

export function clampPosition([row, column]: Position): Position {
  const clamp = (value: number): number => Math.max(0, Math.min(MAP_SIZE - 1, value));
  return [clamp(row), clamp(column)];
}

/** Returns the cell that has the keyboard's focus: that of the aim, or the one that the player reads. */
export function focusPosition({ input: { aim, focusedCell } }: PlayData): Position {
  return aim ? clampPosition(aim.cursor) : focusedCell;
}
