/** The interpreter's end of the conversation with the page. */

import {
  type Hello,
  ON_PAGE,
  type OnPage,
  type Parts,
  type Settings,
  type Stage,
  type ToPage,
  type ToWorker,
} from '../src/engine/protocol';

export interface Channel {
  settings: Promise<Settings>;
  parts: Parts;
  /** For a second try in the same place; a worker is replaced instead. */
  spare?: () => Parts;
  stage(stage: Stage): void;
  /** The second half of the module is needed, and about to be fetched. */
  needsRest(): void;
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
    spare: () => page.spare(),
    stage: (stage) => page.onStage(stage),
    needsRest: () => {},
    started(python) {
      page.python = python;
    },
  };
}

/** On a separate port: PyScript passes messages to the worker itself on to Python. */
function fromWorker(): Channel {
  const settings = promised<Settings>();
  const wasm = promised<WebAssembly.Module>();
  const content = promised<ArrayBuffer>();
  const rest = promised<ArrayBuffer | null>();
  const { port1: port, port2: theirs } = new MessageChannel();
  const tell = (message: ToPage) => port.postMessage(message);
  port.onmessage = ({ data }: MessageEvent<ToWorker>) => {
    if (data.mapwright === 'settings') settings.resolve(data.settings);
    else if (data.mapwright === 'wasm') wasm.resolve(data.wasm);
    else if (data.mapwright === 'rest') rest.resolve(data.rest);
    else content.resolve(data.content);
  };
  postMessage({ mapwright: 'hello', port: theirs } satisfies Hello, { transfer: [theirs] });
  void settings.promise.then(({ lock }) => lock && hold(lock, () => tell({ mapwright: 'locked' })));
  return {
    settings: settings.promise,
    parts: { wasm: wasm.promise, content: content.promise, rest: rest.promise },
    stage: (stage) => tell({ mapwright: 'stage', stage }),
    needsRest: () => tell({ mapwright: 'needs-rest' }),
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
