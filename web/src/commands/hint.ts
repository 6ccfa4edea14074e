/** A hint: the engine thinks in slices, the page shows the best three places. */

import { announce } from '../browser/announce';
import type { HintJson } from '../contract/generated/messages';
import { ask } from '../engine/ask';
import { chooseIntent } from '../state/aim';
import { currentHint, mayHint } from '../state/hand';
import { state, update } from '../state/store';
import { t } from '../words/texts';
import { describe } from '../words/why';
import { setAim } from './hand';
import { useTool } from './play';

const SLICE = 25; // milliseconds

/** The record that a hint was last counted for: looking at it twice is one hint. */
let counted = '';

export function closeHint(): void {
  update('hand', { hint: null });
}

export function toggleHint(): void {
  if (currentHint()) closeHint();
  else void askHint();
}

async function askHint(): Promise<void> {
  const { view } = state.game;
  if (!view || state.busy || !mayHint()) return;
  if (counted !== view.record) update('game', { hints: state.game.hints + 1 });
  counted = view.record;
  update('hand', { hint: { record: view.record, hint: null, chosen: 0 } });
  announce(t('coach-thinking'));
  const found = await think(view.record);
  if (!found) return;
  announce([t('coach-hint-title'), ...found.places.map((place, i) => `${i + 1}. ${describe(place)}`)].join('. '));
}

/** Until the engine has an answer, or nobody wants it any more. */
async function think(record: string): Promise<HintJson | null> {
  const isWanted = (): boolean => currentHint()?.record === record;
  while (isWanted()) {
    const answer = await ask({ do: 'hint', ms: SLICE }).catch(() => null);
    if (!isWanted()) return null;
    if (!answer?.ok) break;
    if (!answer.hint) continue;
    update('hand', { hint: { record, hint: answer.hint, chosen: 0 } });
    return answer.hint;
  }
  closeHint();
  return null;
}

export function choosePlace(chosen: number): void {
  const hint = currentHint();
  if (hint) update('hand', { hint: { ...hint, chosen } });
}

/** Brings the shape to the place, for the player to ink in. */
export function usePlace(): void {
  const { view } = state.game;
  const hint = currentHint();
  const place = hint?.hint?.places[hint.chosen];
  closeHint();
  if (!view || !place?.intent) return;
  if (place.kind === 'dodge') return useTool(place.intent.tool);
  const aim = chooseIntent(view, place.intent);
  if (aim) setAim(aim);
}
