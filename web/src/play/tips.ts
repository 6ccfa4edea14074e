/** Shows a tip when something happens for the first time. */

import { onReset, storedTips } from '../core/browser/local-storage';
import { CATALOGUE } from '../core/contract/generated/catalogue';
import type { View } from '../core/contract/generated/messages';
import { displayPhaseOf } from '../core/state/game';
import type { Tip, Tips, TipState } from '../core/state/lesson-state';
import { currentLessonStep } from '../core/state/lesson';
import type { Play } from './play';
import { state, update } from '../core/state/store';

const TIP_BY_MARK: Readonly<Record<string, Tip>> = { D: 'dragon', Z: 'zombie', T: 'troll', G: 'gorgon' };
const TAUGHT_BY_LESSON = ['ruins', 'ambush', 'coin', 'mountain'];
/** Milliseconds for which a tip is shown at least, even if the turn ends before. */
const MIN_VISIBLE_MS = 8000;

export function loadTips(): void {
  update('tips', storedTips.read());
}

function saveTips(tips: Tips): void {
  storedTips.write(tips);
  update('tips', tips);
}

/** Switches tips on or off. When they are switched on, all are shown again. */
export function setTipsEnabled(on: boolean): void {
  closeTip();
  saveTips({ off: !on, seen: on ? [] : state.tips.seen });
}

export function closeTip(): void {
  update('tips', { tip: null });
}

/** Marks the tip of a step of the guided game as seen. */
export function markTaught(step: string): void {
  if (TAUGHT_BY_LESSON.includes(step)) markSeen(step);
}

function markSeen(tip: string): void {
  const { off, seen } = state.tips;
  if (!seen.includes(tip)) saveTips({ off, seen: [...seen, tip] });
}

/** Returns the tips that suit the view, the rarest first. */
function possibleTips({ card, log, phase, skills }: View): Tip[] {
  if (phase === 'over') return [];
  const tips: Tip[] = card?.fallback ? ['fallback'] : [];
  for (const event of log) {
    const mark = 'card' in event && event.kind !== 'revealed' ? CATALOGUE.ambush[event.card]?.mark : undefined;
    if (mark) tips.push(TIP_BY_MARK[mark] ?? 'ambush');
  }
  if (card?.kind === 'hero') tips.push('hero');
  if (card?.must_cover_ruins) tips.push('ruins');
  for (const event of log) if (event.kind === 'coins') tips.push(event.source === 'mountain' ? 'mountain' : 'coin');
  if (skills.some(({ usable }) => usable)) tips.push('skill');
  return tips;
}

function turnKey({ deal, season, turn }: View): string {
  return [deal, season, turn].join();
}

/** Whether a tip is to be closed: after its turn and its time, or in another game. */
function isExpired({ tip, turn, shownAt }: TipState, view: View): boolean {
  if (!tip || turn === turnKey(view)) return false;
  return turn.split(',')[0] !== view.deal || performance.now() - shownAt >= MIN_VISIBLE_MS;
}

/** Called after every change: closes the tip or shows another one; none in the guided game and in puzzles. */
export function updateTips(play: Play): void {
  const { view } = play.game;
  const { off, seen, tip } = state.tips;
  if (view && isExpired(state.tips, view)) return closeTip();
  if (tip || off || !view || displayPhaseOf(play) !== 'deciding' || state.navigation.route.to !== 'play') return;
  if (currentLessonStep() || !play.behaviour.isWholeGame) return;
  const nextTip = possibleTips(view).find((each) => !seen.includes(each));
  if (!nextTip) return;
  update('tips', { tip: nextTip, turn: turnKey(view), shownAt: performance.now() });
  setTimeout(updateTips, MIN_VISIBLE_MS, play);
  markSeen(nextTip);
}

onReset(loadTips);
