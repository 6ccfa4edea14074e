/** Repeated requests of which only one runs at a time. */

import { sleep } from '../browser/sleep';

interface Latest {
  /** Runs the task now, or once more after the one that is running. */
  (): void;
  isRunning(): boolean;
}

/** Returns a function that runs a task, and a test whether it runs. `pause` are milliseconds after each run. */
export function latestOnly(task: () => Promise<unknown> | null, pause = 0): Latest {
  let isRunning = false;
  let isRequested = false;

  async function run(): Promise<void> {
    do {
      isRequested = false;
      const result = task();
      if (!result) return;
      await result.catch(() => undefined);
      if (pause) await sleep(pause);
    } while (isRequested);
  }

  function request(): void {
    isRequested = true;
    if (isRunning) return;
    isRunning = true;
    void run().finally(() => (isRunning = false));
  }

  return Object.assign(request, { isRunning: () => isRunning });
}
