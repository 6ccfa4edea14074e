/** The form for a new game, as it is filled in. */

import type { SetupJson } from '../contract/generated/messages';
import { type Form, preset } from '../state/form';
import type { Seat } from '../state/seats';
import { state, update } from '../state/store';

export function fillIn(change: Partial<Form>): void {
  update('form', change);
}

export function changeSetup(part: Partial<SetupJson>): void {
  fillIn({ setup: { ...state.form.setup, ...part } });
}

/** What the printed game of that name comes with; skills stay as they were chosen. */
export function choosePreset(name: SetupJson['set']): void {
  fillIn({ setup: { ...preset(name), skills: state.form.setup.skills } });
}

/** Edits the seats as they are now, not as they were drawn: two edits may come within one frame. */
export function editSeats(edit: (seats: readonly Seat[]) => readonly Seat[]): void {
  const { mode, guests, rivals } = state.form;
  fillIn(mode === 'bots' ? { rivals: edit(rivals) } : { guests: edit(guests) });
}
