/** The workshop's frame as the page sees it: its window hands each start to a worker, which is the test. */

import assert from 'node:assert/strict';
import { afterAll } from 'vitest';
import { setTimeout as really } from 'node:timers/promises';
import type { FromSandbox } from '../../web/src/engine/sandbox-protocol';
import { lend } from './lend';

interface Asked {
  mapwright: string;
  script?: string;
  parts?: Record<string, ArrayBuffer>;
}

export const asked: Asked[] = [];
export const ports: MessagePort[] = [];
export const jobs: { do: string; source?: string; record?: string }[] = [];
/** Whether a worker that is started says that it is ready. */
export const worker = { starts: true };

const inside = {
  postMessage(message: Asked, _origin: string, transfer: MessagePort[] = []): void {
    asked.push(message);
    const [port] = transfer;
    if (!port) return;
    ports.push(port);
    port.onmessage = ({ data }: MessageEvent<{ job: string }>) => jobs.push(JSON.parse(data.job) as { do: string });
    if (worker.starts) say({ is: 'ready' });
  },
};

export function say(word: FromSandbox): void {
  ports.at(-1)!.postMessage(word);
}

/** The worker has done its job, with these steps. */
export function answer(...steps: object[]): void {
  for (const step of steps) say({ is: 'step', step: JSON.stringify(step) });
  say({ is: 'idle' });
}

export function fromFrame(data: object): void {
  dispatchEvent(Object.assign(new Event('message'), { source: inside, data }));
}

const append = document.body.append.bind(document.body);
document.body.append = (...elements: (Node | string)[]) => {
  append(...elements);
  for (const element of elements as HTMLIFrameElement[]) {
    assert.equal(element.getAttribute('sandbox'), 'allow-scripts');
    lend(element, { contentWindow: inside });
    queueMicrotask(() => fromFrame({ mapwright: 'bench-ready' }));
  }
};
globalThis.fetch = async () => new Response(new Uint8Array(7));
afterAll(() => ports.forEach((port) => port.close())); // an open port keeps Node waiting

export async function until(done: () => boolean): Promise<void> {
  for (let i = 0; i < 100 && !done(); i++) await really(5);
  assert.ok(done());
}
