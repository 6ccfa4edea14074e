/** Whether the game continues automatically now: nothing is left to decide, and nothing else is looked at. */

import type { View } from '../contract/generated/messages';
import { displayPhaseOf } from './game';
import { currentHint } from './input';
import { currentLessonStep } from './lesson';
import { state } from './store';

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

export function shouldAutoAdvance(): boolean {
  const { view } = state.game;
  if (!view || !state.settings.onward || displayPhaseOf(state) !== 'deciding' || state.display.onward !== view.record) return false;
  return isCardDrawn(view) && currentLessonStep() === null && !isLookingElsewhere();
}
