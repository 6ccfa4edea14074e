/** Reveals the next card automatically, after a pause in which the player can still undo. */

import type { View } from '../core/contract/generated/messages';
import { displayPhaseOf } from '../core/state/game';
import { currentHint } from '../core/state/input';
import { currentLessonStep } from '../core/state/lesson';
import { state } from '../core/state/store';
import { type Play, perPlay } from './play';

/** Milliseconds of the pause: longer if the player may want to use a skill. */
const PAUSE = 1200;
const PAUSE_WITH_SKILLS = 2800;
/** Milliseconds after the reveal in which a press is ignored: it was meant for the card before. */
const GUARD_MS = 400;

const advanceTimer = perPlay(() => ({ stop: (): void => undefined, lastAdvance: -GUARD_MS }));

/** Whether the card is drawn and at most skills are left, for which the game does not have to wait. */
export function isCardDrawn(play: Play, view: View): boolean {
  return view.phase === 'next' || (view.phase === 'extra' && view.can_pass && !state.settings.askSkills && !play.input.aim);
}

/** Whether the player looks at something else than the card: a dialog, an edict, a hint. */
function isLookingElsewhere(play: Play): boolean {
  const { dialog, rulebook, route } = state.navigation;
  return Boolean(route.to !== 'play' || dialog || rulebook || state.notices.failure || play.input.explanation?.pinned || currentHint(play));
}

/** Whether the next card is to be revealed after the pause, if nothing changes. */
function shouldAutoAdvance(play: Play): boolean {
  const { view } = play.game;
  if (!state.settings.autoContinue || displayPhaseOf(play) !== 'deciding' || play.display.advanceMoment !== view?.moment) return false;
  return isCardDrawn(play, view) && currentLessonStep() === null && !isLookingElsewhere(play);
}

/** Whether the card was revealed so shortly ago that a press was meant for the one before. */
export function hasJustAdvanced(play: Play): boolean {
  return performance.now() - advanceTimer(play).lastAdvance < GUARD_MS;
}

/** Called after every change: starts the pause, or ends it if the player does something else. */
export function updateAutoAdvance(play: Play, next: (play: Play) => Promise<void>): void {
  const shouldAdvance = shouldAutoAdvance(play);
  if (shouldAdvance === play.display.advanceDelay > 0) return;
  const timer = advanceTimer(play);
  timer.stop();
  const pause = play.game.view?.phase === 'extra' ? PAUSE_WITH_SKILLS : PAUSE;
  const advanceDelay = shouldAdvance ? pause : 0;
  play.update({ display: { advanceDelay } });
  if (!shouldAdvance) return;
  timer.stop = play.schedule(() => {
    if (shouldAutoAdvance(play)) void next(play).then(() => (timer.lastAdvance = performance.now()));
  }, advanceDelay);
}
