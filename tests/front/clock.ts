/** The time of the page, which is stopped until a test lets it pass. */

import { setTimeout as sleepReally } from 'node:timers/promises';
import { vi } from 'vitest';
import { override } from './override';

const real = performance; // whose marks and observers stay as they are
vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
const fake = performance;
override(globalThis, { performance: real });
override(real, { now: time });

const frames: FrameRequestCallback[] = [];
vi.stubGlobal('requestAnimationFrame', (work: FrameRequestCallback) => frames.push(work));

export function time(): number {
  return Math.round(fake.now()); // a sum of fractions
}

/** Until everything that can be done without time passing is done. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 12; i++) await new Promise((resolve) => setImmediate(resolve));
}

/** Lets so many milliseconds pass; whatever comes due happens in its order, with all that follows from it at once. */
export async function pass(ms: number): Promise<void> {
  const end = time() + ms;
  await settled();
  for (let ran = 1; ran > 0;) {
    ran = -1; // the mark itself is a timer
    let isOver = false;
    setTimeout(() => (isOver = true), end - time());
    for (; !isOver; ran++) {
      vi.advanceTimersToNextTimer();
      await settled();
    }
  }
}

/** Lets time pass until something is so, and says how long that took. */
export async function until(isSo: () => boolean): Promise<number> {
  const from = time();
  await settled();
  while (!isSo()) {
    if (!timers()) throw new Error('nothing more will happen');
    vi.advanceTimersToNextTimer();
    await settled();
  }
  return time() - from;
}

/** Waits in real time, which messages of ports and modules take on a busy machine. */
export async function waitUntil(isSo: () => boolean): Promise<void> {
  for (let i = 0; i < 6000 && !isSo(); i++) {
    await pass(0);
    await sleepReally(5);
  }
  if (!isSo()) throw new Error('it does not happen');
}

/** One frame of the screen. */
export async function frame(): Promise<void> {
  for (const work of frames.splice(0)) work(time());
  await settled();
}

/** How many timers run: what is over leaves none behind. */
export function timers(): number {
  return vi.getTimerCount();
}
