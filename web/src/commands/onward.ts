/** The next card by itself, after a pause in which everything can still be undone. */

import { goesOn } from '../state/onward';
import { state, update } from '../state/store';

/** Long enough to see that it went wrong, and with skills to press one. */
const PAUSE = 1200;
const WITH_SKILLS = 2800;
/** A press this soon after the card was meant for the one before. */
const TOO_SOON = 400;

let timer = 0;
let came = -TOO_SOON;

/** From this record the game may go on by itself; none after undo, or for a game that has just been opened. */
export function letGoOn(record: string): void {
  update('stage', { onward: record });
}

/** The next card has come so shortly ago that whoever presses now still means to go on to it. */
export function hasJustCome(): boolean {
  return performance.now() - came < TOO_SOON;
}

/** Called after every change: begins the pause, or ends it where the player does something else. */
export function followOnward(next: () => Promise<void>): void {
  const wanted = goesOn();
  if (wanted === state.stage.pause > 0) return;
  clearTimeout(timer);
  const pause = wanted ? (state.game.view?.phase === 'extra' ? WITH_SKILLS : PAUSE) : 0;
  update('stage', { pause });
  if (wanted) timer = window.setTimeout(() => void goOn(next), pause);
}

async function goOn(next: () => Promise<void>): Promise<void> {
  if (!goesOn()) return;
  await next();
  came = performance.now();
}
