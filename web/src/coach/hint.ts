/** A hint: the engine thinks in slices, the page shows the best three places. */

import { chooseIntent } from '../aim';
import { announce } from '../announce';
import { placeOf } from '../cells';
import { ask } from '../asking';
import { useTool } from '../game';
import { setAim } from '../previewing';
import type { AdviceJson, HintAnswer, HintJson, PlaceJson } from '../generated/messages';
import type { ThoughtPlace } from '../paint/places';
import { redraw, state } from '../store';
import { list, t } from '../texts';
import { cardName, shown, terrainName } from '../words';

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

export function describe(advice: AdviceJson): string {
  if (!advice.cells.length) return advice.skill ? cardName(advice.skill) : t('play-skill-pass');
  const drawn = t('log-drawn', { terrain: terrainName(advice.terrain ?? 'X'), cells: list(advice.cells.map(shown)) });
  return advice.skill ? `${cardName(advice.skill)}. ${drawn}` : drawn;
}

/** Why it is good or bad: what it changes at once; the rest is room for later. */
export function reasonsOf(advice: AdviceJson): string[] {
  const said = advice.reasons.map(({ kind, id, change }) => {
    const stars = Math.abs(change);
    if (kind === 'edict') return t(change > 0 ? 'play-edict-gains' : 'play-edict-loses', { edict: cardName(id), stars });
    if (kind === 'coins') return change > 0 ? t('extra-coins-gained', { coins: stars }) : t('extra-coins-spent', { count: stars });
    return t(change > 0 ? 'extra-toll-less' : 'extra-toll-more', { stars });
  });
  return said.length ? said : [t('coach-why-room')];
}

export function thoughtPlace(advice: AdviceJson, label: string): ThoughtPlace {
  return { letter: advice.terrain ?? 'X', cells: advice.cells.map(placeOf), attack: advice.attack.map(placeOf), label };
}

/** What is painted over the map. */
export function hintPlaces(): readonly ThoughtPlace[] {
  return (currentHint()?.hint?.places ?? []).map((place: PlaceJson, i) => thoughtPlace(place, String(i + 1)));
}
