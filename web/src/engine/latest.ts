/** A question that is asked again and again, but never twice at once: while one is under way only the last wish counts. */

import { sleep } from '../browser/sleep';

export interface Latest {
  /** Asks now, or again when the question under way is answered. */
  (): void;
  isRunning(): boolean;
}

/** `rest` is how long the engine belongs to others between two questions, in milliseconds. */
export function latest(question: () => Promise<unknown> | null, rest = 0): Latest {
  let running = false;
  let again = false;

  async function run(): Promise<void> {
    do {
      again = false;
      const asked = question();
      if (!asked) return;
      await asked.catch(() => undefined);
      if (rest) await sleep(rest);
    } while (again);
  }

  function ask(): void {
    again = true;
    if (running) return;
    running = true;
    void run().finally(() => (running = false));
  }

  return Object.assign(ask, { isRunning: () => running });
}
