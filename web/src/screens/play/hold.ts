/** A button that is held goes on doing what it does, until it is let go. */

const FIRST = 420; // milliseconds until it begins
const THEN = 340;

let timer = 0;
let repeated = false;

/** Handlers for a button; `can` ends it where there is nothing more to do. */
export function holding(run: () => void, can: () => boolean): Record<'down' | 'stop' | 'click', (event: Event) => void> {
  const again = (): void => {
    if (!can()) return stop();
    repeated = true;
    run();
    timer = window.setTimeout(again, THEN);
  };
  return {
    down: () => {
      stop();
      repeated = false;
      timer = window.setTimeout(again, FIRST);
    },
    stop,
    // The click that ends a hold was not meant; a key's click comes without a pointer before it.
    click: (event) => {
      stop();
      if (!repeated || (event as MouseEvent).detail === 0) run();
      repeated = false;
    },
  };
}

function stop(): void {
  clearTimeout(timer);
}
