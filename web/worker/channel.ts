/** The interpreter's end of the conversation with the page. */

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
  /** For a second try in the same place; a worker is replaced instead. */
  spare?: () => StartParts;
  stage(stage: Stage): void;
  /** The second half of the module is needed, and about to be fetched. */
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

/** On a separate port: PyScript passes messages to the worker itself on to Python. */
function channelFromWorker(): Channel {
  const settings = deferred<StartSettings>();
  const wasm = deferred<WebAssembly.Module>();
  const content = deferred<ArrayBuffer>();
  const rest = deferred<ArrayBuffer | null>();
  const { port1: port, port2: pagePort } = new MessageChannel();
  const tell = (message: ToPage) => port.postMessage(message);
  port.onmessage = ({ data }: MessageEvent<ToWorker>) => {
    if (data.mapwright === 'settings') settings.resolve(data.settings);
    else if (data.mapwright === 'wasm') wasm.resolve(data.wasm);
    else if (data.mapwright === 'rest') rest.resolve(data.rest);
    else content.resolve(data.content);
  };
  postMessage({ mapwright: 'hello', port: pagePort } satisfies Hello, { transfer: [pagePort] });
  void settings.promise.then(({ lock }) => lock && holdLock(lock, () => tell({ mapwright: 'locked' })));
  return {
    settings: settings.promise,
    parts: { wasm: wasm.promise, content: content.promise, rest: rest.promise },
    stage: (stage) => tell({ mapwright: 'stage', stage }),
    needsRest: () => tell({ mapwright: 'needs-rest' }),
    started: () => {},
  };
}

/** Held until the worker dies, however that happens: so the page learns of it at once. */
function holdLock(lock: string, held: () => void): void {
  const forever = () => {
    held();
    return new Promise<void>(() => {});
  };
  navigator.locks.request(lock, forever).catch(() => {});
}

function deferred<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((yes) => (resolve = yes));
  return { promise, resolve };
}
