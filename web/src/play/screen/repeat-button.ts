/** A button that repeats its action while it is held. */

import { type Play, perPlay } from '../play';

const FIRST_REPEAT_MS = 420;
const REPEAT_MS = 340;

const holdState = perPlay(() => ({ stop: (): void => undefined, repeated: false }));

/** Returns the handlers of a button; it stops repeating when it is no longer enabled. */
export function repeatHandlers(
  play: Play,
  run: () => void,
  isEnabled: () => boolean,
): Record<'down' | 'stop' | 'click', (event: Event) => void> {
  const repeat = (): void => {
    if (!isEnabled()) return stop(play);
    holdState(play).repeated = true;
    run();
    holdState(play).stop = play.schedule(repeat, REPEAT_MS);
  };
  return {
    down: () => {
      stop(play);
      holdState(play).repeated = false;
      holdState(play).stop = play.schedule(repeat, FIRST_REPEAT_MS);
    },
    stop: () => stop(play),
    // The click after a repetition is ignored. The click of a key (detail 0) has no pointer event before it.
    click: (event) => {
      stop(play);
      if (!holdState(play).repeated || (event as MouseEvent).detail === 0) run();
      holdState(play).repeated = false;
    },
  };
}

function stop(play: Play): void {
  holdState(play).stop();
}
