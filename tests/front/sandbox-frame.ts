/** Sandboxed frames as the page sees them: each hands its start to a worker, which is the test. */

import assert from 'node:assert/strict';
import { afterAll } from 'vitest';
import { override } from './override';

interface Question {
  source: string;
  seat: number;
  game: number;
  bot_seed: string;
  in_workshop?: true;
  bot_view: string;
}

/** The frames that are on the page now, and everything that was ever asked in one. */
export const frames = new Set<HTMLIFrameElement>();
export const questions: Question[] = [];
/** Whether the next worker never says that it is ready; what each start was given. */
export const worker = { nextHangs: false, given: [] as { script: string; parts: Record<string, ArrayBuffer> }[] };
const ports: MessagePort[] = [];
const askedPorts: MessagePort[] = [];

function windowOf(): object {
  return {
    postMessage(message: { script: string; parts: Record<string, ArrayBuffer> }, _origin: string, [port]: MessagePort[]): void {
      worker.given.push(message);
      ports.push(port!);
      port!.onmessage = ({ data }: MessageEvent<{ question: string }>) => {
        questions.push(JSON.parse(data.question) as Question);
        askedPorts[questions.length - 1] = port!;
      };
      if (!worker.nextHangs) port!.postMessage({ is: 'ready' });
      worker.nextHangs = false;
    },
  };
}

/** The worker that was asked last says this. */
export function say(word: unknown): void {
  askedPorts[questions.length - 1]!.postMessage(word);
}

/** The worker that was asked question number `at`, from 0, answers this. */
export function answerTo(at: number, result: object): void {
  askedPorts[at]!.postMessage({ is: 'answer', text: JSON.stringify({ output: '', cut: false, ...result }) });
}

export function answer(result: object): void {
  say({ is: 'answer', text: JSON.stringify({ output: '', cut: false, ...result }) });
}

const append = document.body.append.bind(document.body);
document.body.append = (...elements: (Node | string)[]) => {
  append(...elements);
  for (const element of elements as HTMLIFrameElement[]) {
    assert.equal(element.getAttribute('sandbox'), 'allow-scripts');
    const inside = windowOf();
    override(element, { contentWindow: inside });
    frames.add(element);
    const remove = element.remove.bind(element);
    element.remove = () => {
      frames.delete(element);
      remove();
    };
    queueMicrotask(() => dispatchEvent(Object.assign(new Event('message'), { source: inside, data: { mapwright: 'sandbox-ready' } })));
  }
};
globalThis.fetch = async () => new Response(new Uint8Array(7));
afterAll(() => ports.forEach((port) => port.close())); // an open port keeps Node waiting
