/** Workers, locks and downloads as a browser would lend them, for tests of the start. */

import { afterAll } from 'vitest';
import { hooks } from './pyscript-module';
import { override } from './override';

/** A worker that PyScript has made; it says hello through its own port. */
export class TestInterpreter extends EventTarget {
  readonly heard: { mapwright: string; settings?: { mode: string; lock: string | null } }[] = [];
  readonly ready: Promise<TestInterpreter>;
  readonly brought: string[] = [];
  readonly sync = {
    dispatch: (text: string): Promise<string> => Promise.resolve(text),
    bring: async (archive: string): Promise<void> => void this.brought.push(archive),
  };
  onerror: (event: unknown) => void = () => undefined;
  isStopped = false;
  private setReady: (self: TestInterpreter) => void = () => undefined;
  private readonly channel = new MessageChannel();

  constructor() {
    super();
    this.ready = new Promise((resolve) => (this.setReady = resolve));
    this.channel.port1.onmessage = ({ data }) => this.heard.push(data as TestInterpreter['heard'][number]);
  }

  hello(): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data: 'something of PyScript' }));
    this.dispatchEvent(Object.assign(new Event('message'), { data: { mapwright: 'hello', port: this.channel.port2 } }));
  }

  say(message: object): void {
    this.channel.port1.postMessage(message);
  }

  start(): void {
    this.setReady(this);
  }

  terminate(): void {
    this.isStopped = true;
    this.channel.port1.close();
  }
}

export const interpreters: TestInterpreter[] = [];
afterAll(() => interpreters.forEach((worker) => worker.terminate())); // an open port keeps Node waiting
const append = document.head.append.bind(document.head);

/** A script for a worker makes one, as PyScript does. */
document.head.append = (...elements: (Node | string)[]) => {
  append(...elements);
  for (const element of elements as HTMLElement[]) {
    if (element.localName !== 'script' || element.getAttribute('worker') === null) continue;
    const interpreter = new TestInterpreter();
    interpreters.push(interpreter);
    for (const hook of [...hooks.main.onWorker]) hook(null, interpreter);
  }
};

type Word = { address: string } & Record<string, unknown>;

/** The worker that fetches; what it was sent, and how it answers. */
export const fetcher = {
  orders: [] as { address: string; sum: number; kind: string }[],
  hired: 0,
  fired: 0,
  say: (() => undefined) as (word: Word) => void,
  fail: (): void => undefined,
};

class Fetcher {
  onmessage: (event: { data: Word }) => void = () => undefined;
  onerror: () => void = () => undefined;
  constructor() {
    fetcher.hired++;
    fetcher.say = (data) => this.onmessage({ data });
    fetcher.fail = () => this.onerror();
  }
  postMessage(order: { address: string; sum: number; kind: string }): void {
    fetcher.orders.push(order);
  }
  terminate(): void {
    fetcher.fired++;
  }
}

/** Locks by name, and who waits for each to be free. */
export const locks = new Map<string, () => void>();

Object.assign(globalThis, { Worker: Fetcher });
override(navigator, { locks: { request: (name: string) => new Promise<void>((resolve) => locks.set(name, resolve)) } });
