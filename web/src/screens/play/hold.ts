/** A button that is held continues doing what it does, until it is let go. */

import { now, perPlay } from '../../play/play';

const FIRST = 420; // milliseconds until it begins
const THEN = 340;

const held = perPlay(() => ({ stop: (): void => undefined, repeated: false }));

/** Handlers for a button; `can` ends it where there is nothing more to do. */
export function holding(run: () => void, can: () => boolean): Record<'down' | 'stop' | 'click', (event: Event) => void> {
  const again = (): void => {
    if (!can()) return stop();
    held().repeated = true;
    run();
    held().stop = now().later(again, THEN);
  };
  return {
    down: () => {
      stop();
      held().repeated = false;
      held().stop = now().later(again, FIRST);
    },
    stop,
    // The click that ends a hold was not meant; a key's click comes without a pointer before it.
    click: (event) => {
      stop();
      if (!held().repeated || (event as MouseEvent).detail === 0) run();
      held().repeated = false;
    },
  };
}

function stop(): void {
  held().stop();
}
