/** The interpreter's side of the messages between it and the page. */

import {
  type Hello,
  ON_PAGE,
  type OnPage,
  type StartParts,
  type StartSettings,
  type Stage,
  type ToPage,
  type ToWorker,
} from '../src/core/engine/protocol';

export interface Channel {
  settings: Promise<StartSettings>;
  parts: StartParts;
  /** The parts for a second attempt on the page. A worker is replaced instead. */
  spare?: () => StartParts;
  stage(stage: Stage): void;
  /** Reports that the second half of the module is needed and about to be fetched. */
  needsRest(): void;
  started(python: unknown): void;
}

export function openChannel(): Channel {
  const onPage = (globalThis as { [ON_PAGE]?: OnPage })[ON_PAGE];
  return onPage ? channelOnPage(onPage) : channelFromWorker();
}

function channelOnPage(page: OnPage): Channel {
  return {
    settings: Promise.resolve(page.settings),
    parts: page.parts,
    spare: () => page.spare(),
    stage: (stage) => page.onStage(stage),
    needsRest: () => {},
    started(python) {
      page.python = python;
    },
  };
}

/** Uses a port of its own, because PyScript passes messages to the worker on to Python. */
function channelFromWorker(): Channel {
  const settings = deferred<StartSettings>();
  const wasm = deferred<WebAssembly.Module>();
  const content = deferred<ArrayBuffer>();
  const rest = deferred<ArrayBuffer | null>();
  const { port1: port, port2: pagePort } = new MessageChannel();
  const post = (message: ToPage) => port.postMessage(message);
  port.onmessage = ({ data }: MessageEvent<ToWorker>) => {
    if (data.mapwright === 'settings') settings.resolve(data.settings);
    else if (data.mapwright === 'wasm') wasm.resolve(data.wasm);
    else if (data.mapwright === 'rest') rest.resolve(data.rest);
    else content.resolve(data.content);
  };
  postMessage({ mapwright: 'hello', port: pagePort } satisfies Hello, { transfer: [pagePort] });
  void settings.promise.then(({ lock }) => lock && holdLock(lock, () => post({ mapwright: 'locked' })));
  return {
    settings: settings.promise,
    parts: { wasm: wasm.promise, content: content.promise, rest: rest.promise },
    stage: (stage) => post({ mapwright: 'stage', stage }),
    needsRest: () => post({ mapwright: 'needs-rest' }),
    started: () => {},
  };
}

/** Holds a lock for as long as the worker lives, so that the page notices the end of the worker at once, whatever its cause. */
function holdLock(lock: string, onHeld: () => void): void {
  const forever = () => {
    onHeld();
    return new Promise<void>(() => {});
  };
  navigator.locks.request(lock, forever).catch(() => {});
}

function deferred<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((resolvePromise) => (resolve = resolvePromise));
  return { promise, resolve };
}
