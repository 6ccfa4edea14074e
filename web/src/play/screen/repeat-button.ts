/** A button that is held continues doing what it does, until it is let go. */

import { type Play, perPlay } from '../play';

const FIRST_REPEAT_MS = 420; // milliseconds until it begins
const REPEAT_MS = 340;

const holdState = perPlay(() => ({ stop: (): void => undefined, repeated: false }));

/** Handlers for a button; `can` ends it where there is nothing more to do. */
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
    // The click that ends a hold was not meant; a key's click comes without a pointer before it.
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
