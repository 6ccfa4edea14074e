/** The interpreter's end of the conversation with the page. */

import { ON_PAGE, isOurs, type OnPage, type Parts, type Settings, type Stage, type ToPage } from './protocol';

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

function fromWorker(): Channel {
  const settings = promised<Settings>();
  const parts = promised<Parts>();
  const tell = (message: ToPage) => postMessage(message);
  addEventListener(
    'message',
    (event: MessageEvent<unknown>) => {
      const { data } = event;
      if (!isOurs(data)) return;
      event.stopImmediatePropagation(); // PyScript would hand it to Python
      if (data.mapwright === 'settings') settings.resolve(data.settings);
      else if (data.mapwright === 'parts') parts.resolve(data.parts);
    },
    { capture: true }, // before PyScript's own listener, which is already there
  );
  tell({ mapwright: 'hello' });
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
