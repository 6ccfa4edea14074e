/** A question that is asked again and again, but never twice at once: while one is under way only the last wish counts. */

import { sleep } from '../browser/sleep';

export interface Latest {
  /** Asks now, or again when the question under way is answered. */
  (): void;
  isRunning(): boolean;
}

/** `rest` is how long the engine belongs to others between two questions, in milliseconds. */
export function latestOnly(task: () => Promise<unknown> | null, pause = 0): Latest {
  let running = false;
  let rerun = false;

  async function run(): Promise<void> {
    do {
      rerun = false;
      const running = task();
      if (!running) return;
      await running.catch(() => undefined);
      if (pause) await sleep(pause);
    } while (rerun);
  }

  function ask(): void {
    rerun = true;
    if (running) return;
    running = true;
    void run().finally(() => (running = false));
  }

  return Object.assign(ask, { isRunning: () => running });
}
