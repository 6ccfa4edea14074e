/** Whether the game continues automatically now: nothing is left to decide, and nothing else is looked at. */

import type { View } from '../contract/generated/messages';
import { phaseOf } from './game';
import { currentHint } from './hand';
import { currentStep } from './lesson';
import { people, type Table } from './seats';
import { state } from './store';

/** The card is drawn, and of what is left to do only skills that no one needs to be asked about. */
export function isDrawn(view: View): boolean {
  return view.phase === 'next' || (view.phase === 'extra' && view.can_pass && !state.settings.askSkills && !state.hand.aim);
}

/** The player looks at something else: a dialog, an edict, a hint. */
function looksAway(): boolean {
  const { dialog, book, route } = state.where;
  return Boolean(route.to !== 'play' || dialog || book || state.page.failure || state.hand.explain?.pinned || currentHint());
}

/** No one else waits for this screen. */
export function isOnePerson({ seats, mine }: Table): boolean {
  return mine ? mine.length === 1 : people(seats) < 2;
}

export function goesOn(): boolean {
  const { view } = state.game;
  if (!view || !state.settings.onward || phaseOf(state) !== 'deciding' || state.stage.onward !== view.record) return false;
  return isDrawn(view) && isOnePerson(state.game) && currentStep() === null && !looksAway();
}
