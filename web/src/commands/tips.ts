/** Small tips, once each, when something first happens. */

import { onForget, storedTips } from '../browser/local';
import { CATALOGUE } from '../contract/generated/catalogue';
import type { View } from '../contract/generated/messages';
import { phaseOf } from '../state/game';
import type { Tip, Tips, TipState } from '../state/school';
import { currentStep } from '../state/lesson';
import { state, update } from '../state/store';

const MARKED: Readonly<Record<string, Tip>> = { D: 'dragon', Z: 'zombie', T: 'troll', G: 'gorgon' };
const TAUGHT = ['ruins', 'ambush', 'coin', 'mountain'];
/** Milliseconds in which a tip can be read, although the next card comes automatically. */
const AT_LEAST = 8000;

export function readTips(): void {
  update('tips', storedTips.read());
}

function keep(tips: Tips): void {
  storedTips.write(tips);
  update('tips', tips);
}

/** Switched on again they start from the beginning. */
export function switchTips(on: boolean): void {
  closeTip();
  keep({ off: !on, seen: on ? [] : state.tips.seen });
}

export function closeTip(): void {
  update('tips', { shown: null });
}

/** What the guided game has explained needs no tip. */
export function tipsTaught(step: string): void {
  if (TAUGHT.includes(step)) see(step);
}

function see(tip: string): void {
  const { off, seen } = state.tips;
  if (!seen.includes(tip)) keep({ off, seen: [...seen, tip] });
}

/** What there is to explain, the rarest first. */
function occasions({ card, log, phase, skills }: View): Tip[] {
  if (phase === 'over') return [];
  const found: Tip[] = card?.fallback ? ['fallback'] : [];
  for (const event of log) {
    const mark = 'card' in event && event.kind !== 'revealed' ? CATALOGUE.ambush[event.card]?.mark : undefined;
    if (mark) found.push(MARKED[mark] ?? 'ambush');
  }
  if (card?.kind === 'hero') found.push('hero');
  if (card?.must_cover_ruins) found.push('ruins');
  for (const event of log) if (event.kind === 'coins') found.push(event.why === 'mountain' ? 'mountain' : 'coin');
  if (skills.some(({ usable }) => usable)) found.push('skill');
  return found;
}

function turnOf({ deal, season, turn }: View): string {
  return [deal, season, turn].join();
}

/** A tip goes with the turn after its own, but not before it can have been read; it never outlives its game. */
function isPast({ shown, turn, since }: TipState, view: View): boolean {
  if (!shown || turn === turnOf(view)) return false;
  return turn.split(',')[0] !== view.deal || performance.now() - since >= AT_LEAST;
}

/** Called after every change; one tip at a time, and none while someone teaches. */
export function followTips(): void {
  const { view, kind } = state.game;
  const { off, seen, shown } = state.tips;
  if (view && isPast(state.tips, view)) return closeTip();
  if (shown || off || !view || phaseOf(state) !== 'deciding' || state.where.route.to !== 'play') return;
  if (currentStep() || kind === 'puzzle') return;
  const next = occasions(view).find((each) => !seen.includes(each));
  if (!next) return;
  update('tips', { shown: next, turn: turnOf(view), since: performance.now() });
  setTimeout(followTips, AT_LEAST);
  see(next);
}

onForget(readTips);
