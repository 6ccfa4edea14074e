/** The interpreter's end of the conversation with the page. */

import { ON_PAGE, type Hello, type OnPage, type Parts, type Settings, type Stage, type ToPage, type ToWorker } from './protocol';

export interface Channel {
  settings: Promise<Settings>;
  parts: Promise<Parts>;
  stage(stage: Stage): void;
  started(python: unknown): void;
}

export function openChannel(): Channel {
  const onPage = (globalThis as { [ON_PAGE]?: OnPage })[ON_PAGE];
  return onPage ? onThisPage(onPage) : fromWorker();
}

function onThisPage(page: OnPage): Channel {
  return {
    settings: Promise.resolve(page.settings),
    parts: page.parts,
    stage: (stage) => page.onStage(stage),
    started(python) {
      page.python = python;
    },
  };
}

/** On a port of our own: what comes to the worker itself, PyScript hands to Python. */
function fromWorker(): Channel {
  const settings = promised<Settings>();
  const parts = promised<Parts>();
  const { port1: port, port2: theirs } = new MessageChannel();
  const tell = (message: ToPage) => port.postMessage(message);
  port.onmessage = ({ data }: MessageEvent<ToWorker>) => {
    if (data.mapwright === 'settings') settings.resolve(data.settings);
    else parts.resolve(data.parts);
  };
  postMessage({ mapwright: 'hello', port: theirs } satisfies Hello, { transfer: [theirs] });
  void settings.promise.then(({ lock }) => lock && hold(lock, () => tell({ mapwright: 'locked' })));
  return {
    settings: settings.promise,
    parts: parts.promise,
    stage: (stage) => tell({ mapwright: 'stage', stage }),
    started: () => {},
  };
}

/** Held until the worker dies, however that happens: so the page learns of it at once. */
function hold(lock: string, held: () => void): void {
  const forever = () => {
    held();
    return new Promise<void>(() => {});
  };
  navigator.locks.request(lock, forever).catch(() => {});
}

function promised<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((yes) => (resolve = yes));
  return { promise, resolve };
}
