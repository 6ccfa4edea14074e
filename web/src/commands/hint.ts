/** A hint: the engine thinks in slices, the page shows the best three places. */

import { announce } from '../browser/announce';
import type { HintAnswer, HintJson } from '../contract/generated/messages';
import { ask } from '../engine/ask';
import { chooseIntent } from '../state/aim';
import { redraw, state } from '../state/store';
import { t } from '../words/texts';
import { describe } from '../words/why';
import { setAim } from './hand';
import { useTool } from './play';

const SLICE = 25;

interface Open {
  /** The moment that the hint is about. */
  record: string;
  hint: HintJson | null;
  chosen: number;
}

let open: Open | null = null;

/** The hint on the screen, as long as its moment lasts. */
export function currentHint(): Open | null {
  if (open && (open.record !== state.view?.record || state.screen !== 'play')) open = null;
  return open;
}

export function mayHint(): boolean {
  const { view } = state;
  return view !== null && view.phase !== 'over' && (view.tools.length > 0 || view.can_pass);
}

export function closeHint(): void {
  open = null;
  redraw();
}

export function toggleHint(): void {
  if (currentHint()) closeHint();
  else void askHint();
}

async function askHint(): Promise<void> {
  const { view } = state;
  if (!view || state.busy || !mayHint()) return;
  const mine: Open = { record: view.record, hint: null, chosen: 0 };
  open = mine;
  announce(t('coach-thinking'));
  redraw();
  while (currentHint() === mine && !mine.hint) {
    const answer = await ask<HintAnswer>({ do: 'hint', ms: SLICE }).catch(() => null);
    if (!answer?.ok) return closeHint();
    if (answer.hint) mine.hint = answer.hint;
  }
  if (currentHint() !== mine) return;
  announce([t('coach-hint-title'), ...(mine.hint?.places ?? []).map((place, i) => `${i + 1}. ${describe(place)}`)].join('. '));
  redraw();
}

export function choosePlace(index: number): void {
  if (!open) return;
  open.chosen = index;
  redraw();
}

/** Brings the shape to the place, for the player to ink in. */
export function usePlace(): void {
  const { view } = state;
  const place = open?.hint?.places[open.chosen];
  closeHint();
  if (!view || !place?.intent) return;
  if (place.kind === 'dodge') return useTool(place.intent.tool);
  const aim = chooseIntent(view, place.intent);
  if (aim) setAim(aim);
}
