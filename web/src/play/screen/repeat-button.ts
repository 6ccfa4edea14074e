/** A button that is held continues doing what it does, until it is let go. */

import { currentPlay, perPlay } from '../play';

const FIRST_REPEAT_MS = 420; // milliseconds until it begins
const REPEAT_MS = 340;

const holdState = perPlay(() => ({ stop: (): void => undefined, repeated: false }));

/** Handlers for a button; `can` ends it where there is nothing more to do. */
export function repeatHandlers(run: () => void, isEnabled: () => boolean): Record<'down' | 'stop' | 'click', (event: Event) => void> {
  const repeat = (): void => {
    if (!isEnabled()) return stop();
    holdState().repeated = true;
    run();
    holdState().stop = currentPlay().schedule(repeat, REPEAT_MS);
  };
  return {
    down: () => {
      stop();
      holdState().repeated = false;
      holdState().stop = currentPlay().schedule(repeat, FIRST_REPEAT_MS);
    },
    stop,
    // The click that ends a hold was not meant; a key's click comes without a pointer before it.
    click: (event) => {
      stop();
      if (!holdState().repeated || (event as MouseEvent).detail === 0) run();
      holdState().repeated = false;
    },
  };
}

function stop(): void {
  holdState().stop();
}
