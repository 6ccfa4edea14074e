/** The next card without a press, after a pause in which everything can still be undone. */

import { goesOn } from '../state/onward';
import { now, perPlay } from './play';

/** Long enough to see that it went wrong, and with skills to press one. */
const PAUSE = 1200;
const WITH_SKILLS = 2800;
/** A press this soon after the card was meant for the one before. */
const TOO_SOON = 400;

const pausing = perPlay(() => ({ stop: (): void => undefined, came: -TOO_SOON }));

/** The next card has come so shortly ago that a press is still meant to reach it. */
export function hasJustCome(play = now()): boolean {
  return performance.now() - pausing(play).came < TOO_SOON;
}

/** Called after every change: begins the pause, or ends it where the player does something else. */
export function followOnward(next: () => Promise<void>, play = now()): void {
  const wanted = goesOn();
  if (wanted === play.stage.pause > 0) return;
  const mine = pausing(play);
  mine.stop();
  const pause = wanted ? (play.game.view?.phase === 'extra' ? WITH_SKILLS : PAUSE) : 0;
  play.put({ stage: { pause } });
  if (!wanted) return;
  mine.stop = play.later(() => {
    if (goesOn()) void next().then(() => (mine.came = performance.now()));
  }, pause);
}
