/** The next card without a press, after a pause in which everything can still be undone. */

import type { View } from '../core/contract/generated/messages';
import { displayPhaseOf } from '../core/state/game';
import { currentHint } from '../core/state/input';
import { currentLessonStep } from '../core/state/lesson';
import { state } from '../core/state/store';
import { type Play, perPlay } from './play';

/** Long enough to see that it went wrong, and with skills to press one. */
const PAUSE = 1200;
const PAUSE_WITH_SKILLS = 2800;
/** A press this soon after the card was meant for the one before. */
const GUARD_MS = 400;

const advanceTimer = perPlay(() => ({ stop: (): void => undefined, lastAdvance: -GUARD_MS }));

/** The card is drawn, and of what is left to do only skills that no one needs to be asked about. */
export function isCardDrawn(view: View): boolean {
  return view.phase === 'next' || (view.phase === 'extra' && view.can_pass && !state.settings.askSkills && !state.input.aim);
}

/** The player looks at something else: a dialog, an edict, a hint. */
function isLookingElsewhere(): boolean {
  const { dialog, rulebook, route } = state.navigation;
  return Boolean(
    route.to !== 'play' || dialog || rulebook || state.notices.failure || state.input.explanation?.pinned || currentHint(state),
  );
}

function shouldAutoAdvance(): boolean {
  const { view } = state.game;
  if (!view || !state.settings.onward || displayPhaseOf(state) !== 'deciding' || state.display.onward !== view.record) return false;
  return isCardDrawn(view) && currentLessonStep() === null && !isLookingElsewhere();
}

/** The next card has come so shortly ago that a press is still meant to reach it. */
export function hasJustAdvanced(play: Play): boolean {
  return performance.now() - advanceTimer(play).lastAdvance < GUARD_MS;
}

/** Called after every change: begins the pause, or ends it where the player does something else. */
export function updateAutoAdvance(play: Play, next: (play: Play) => Promise<void>): void {
  const shouldAdvance = shouldAutoAdvance();
  if (shouldAdvance === play.display.advanceDelay > 0) return;
  const timer = advanceTimer(play);
  timer.stop();
  const advanceDelay = shouldAdvance ? (play.game.view?.phase === 'extra' ? PAUSE_WITH_SKILLS : PAUSE) : 0;
  play.update({ display: { advanceDelay } });
  if (!shouldAdvance) return;
  timer.stop = play.schedule(() => {
    if (shouldAutoAdvance()) void next(play).then(() => (timer.lastAdvance = performance.now()));
  }, advanceDelay);
}
