/** The engine: starts it by PyScript, and sends requests to it. No other module of the page knows PyScript. */

import { recoverStart, resetRecovery } from '../browser/start-recovery';
import { sleep } from '../browser/sleep';
import { storageIsUsable } from '../browser/database';
import { locksWork } from '../browser/capabilities';
import { Downloads, type LoadProgress } from './downloads';
import { allow, loadRestricted } from './restrict-pyscript';
import { isHello, type StartMode, ON_PAGE, type OnPage, type StartSettings, type ToPage, type ToWorker } from './protocol';
import { Watchdog } from './watchdog';

export type Engine = Pick<RestartableEngine, 'dispatch' | 'bringMore' | 'onLost' | 'restart'>;

export class EngineLost extends Error {}

declare const BOOT_FILES: { core: string; inner: string; interpreter: string; worker: string };

interface XWorker extends Worker {
  ready: Promise<XWorker>;
  sync: { dispatch(text: string): Promise<string>; bring(archive: string): Promise<void> };
}
interface Hooks {
  main: { onWorker: Set<(wrap: unknown, worker: XWorker) => void> };
  worker: Record<string, Set<unknown>>;
}
interface Python {
  globals: { get<Name extends keyof EntryPoints>(name: Name): EntryPoints[Name] };
}

/** The functions of web/worker/worker.py. */
interface EntryPoints {
  dispatch(text: string): string;
  bring(archive: string): void;
}

/** A started interpreter, in a worker or on the page itself. */
interface Running {
  call(text: string): Promise<string>;
  bring(archive: string): Promise<void>;
  stop(): void;
  /** Resolves when the interpreter has ended; never, if that cannot be known. */
  died: Promise<void>;
}

const SILENCE_TIMEOUT_MS = 20_000;
const CALL_TIMEOUT_MS = 60_000;
const PLUGINS = ['codemirror', 'deprecations-manager', 'donkey', 'error', 'py-editor', 'py-game', 'py-terminal'];
const assetUrl = (name: string) => new URL(name, import.meta.url).href;

// The start begins when this module is loaded, before the page is painted, because it takes longest.
const bootMode = new URLSearchParams(location.search).get('boot');
const modes: readonly StartMode[] = bootMode === 'plain' ? ['plain'] : ['snapshot', 'plain'];
// An opaque origin has no workers for PyScript.
const inWorker = self.origin !== 'null';
const downloads = new Downloads(import.meta.url);
if (bootMode === 'plain') downloads.begin('plain'); // the slow start begins at once
export const { bytes } = downloads;

let pyScript: ReturnType<typeof prepare> | null = null;
/** Whether each start needs the second half of Pyodide's module: once it was needed, and always on the page, which cannot load it later. */
let needsSecondHalf = !inWorker;
let firstStart: Promise<Running> | null = start();
firstStart.catch(() => {}); // startEngine gets the same error

export async function startEngine(onProgress: (progress: LoadProgress) => void): Promise<Engine> {
  downloads.watchers.add(onProgress);
  const engine = new RestartableEngine();
  try {
    await engine.restart();
  } catch (error) {
    await recoverStart();
    throw error;
  }
  resetRecovery();
  downloads.stage('load-ready');
  performance.mark('mapwright:ready');
  return engine;
}

/** Loads PyScript, and before it a database in memory if the browser refuses storage. */
async function prepare(): Promise<{ hooks: Hooks; memoryStorage: boolean }> {
  const memoryStorage = !(await storageIsUsable);
  if (memoryStorage) await import('fake-indexeddb/auto');
  return { hooks: await loadPyScript(), memoryStorage };
}

/** Starts an interpreter from the snapshot; if that fails, without it. */
async function start(): Promise<Running> {
  pyScript ??= prepare();
  const { hooks, memoryStorage } = await pyScript.catch((error: unknown) => {
    pyScript = null; // the next attempt loads it again
    throw error;
  });
  const { rest } = downloads;
  if (!inWorker) return startOnPage({ mode: modes[0]!, memoryStorage, lock: null, rest });
  let lastError: unknown;
  for (const mode of modes) {
    const settings = { mode, memoryStorage, lock: locksWork() ? `mapwright-${crypto.randomUUID()}` : null, rest };
    try {
      return await startWorker(hooks, settings);
    } catch (error) {
      lastError = error;
      console.info(`Starting by ${mode} failed:`, error);
    }
  }
  throw lastError;
}

class RestartableEngine {
  private running: Running | null = null;
  private lost = new AbortController();
  private readonly callbacks: (() => void)[] = [];

  /** Returns the response to a request; requests are handled in their order. Rejects with EngineLost if the worker has ended. */
  async dispatch(message: object): Promise<object> {
    const { running, lost } = this;
    if (!running) {
      this.reportLoss(); // another start may be possible now
      throw new EngineLost('the engine is not running');
    }
    const handled = new AbortController(); // removes the listener, so that listeners do not add up
    const whenLost = new Promise<never>((_, reject) => {
      const stop = (): void => reject(new EngineLost('the engine stopped'));
      lost.signal.addEventListener('abort', stop, { once: true, signal: handled.signal });
    });
    const timer = setTimeout(() => this.lose(running), CALL_TIMEOUT_MS);
    try {
      return JSON.parse(await Promise.race([running.call(JSON.stringify(message)), whenLost])) as object;
    } catch (error) {
      // Python responds to every request; an error means that the interpreter itself broke (stack overflow, out of
      // memory). It then responds to nothing more, although its worker still runs.
      this.lose(running);
      throw error instanceof EngineLost ? error : new EngineLost(String(error));
    } finally {
      clearTimeout(timer);
      handled.abort();
    }
  }

  /** Loads the Python modules that are not part of the first download. */
  async bringMore(): Promise<void> {
    const archive = base64(await downloads.more());
    await this.running?.bring(archive);
  }

  onLost(callback: () => void): void {
    this.callbacks.push(callback);
  }

  /** Starts a new interpreter in place of the old one. */
  async restart(): Promise<void> {
    this.running?.stop();
    this.running = null;
    this.lost = new AbortController();
    const starting = firstStart ?? start();
    firstStart = null;
    const running = await starting;
    this.running = running;
    void running.died.then(() => this.lose(running));
  }

  /** Stops an interpreter that has failed, and reports that. */
  private lose(running: Running): void {
    if (this.running !== running) return;
    this.running = null;
    running.stop();
    this.lost.abort();
    this.reportLoss();
  }

  private reportLoss(): void {
    for (const callback of this.callbacks) callback();
  }
}

/** Loads PyScript. It reads its configuration from elements at that time; the one for MicroPython prevents that from being loaded. */
async function loadPyScript(): Promise<Hooks> {
  const plugins = PLUGINS.map((name) => `!${name}`);
  const interpreter = assetUrl(BOOT_FILES.interpreter);
  const configs = [configElement('py-config', { interpreter, plugins, sync_main_only: true }), configElement('mpy-config', { plugins })];
  document.head.append(...configs);
  // Its entry module only imports the core: both are fetched at once, and the interpreter for the worker.
  void fetch(assetUrl(BOOT_FILES.interpreter));
  const [{ hooks }] = await loadRestricted(() => [
    import(assetUrl(BOOT_FILES.core)) as Promise<{ hooks: Hooks }>,
    import(assetUrl(BOOT_FILES.inner)),
  ]);
  for (const element of configs) element.remove();
  // PyScript would send these hooks to the worker as text and evaluate them there; interpreter.ts does their work.
  for (const hook of Object.values(hooks.worker)) hook.clear();
  // The large downloads begin only now, because decompressing and compiling them would delay PyScript.
  downloads.begin(modes[0]!);
  await sleep(); // lets the page paint before the worker is created, which takes long
  return hooks;
}

function configElement(name: string, content: object): HTMLElement {
  const element = document.createElement(name);
  element.textContent = JSON.stringify(content);
  return element;
}

/** Returns the element that makes PyScript run web/worker/worker.py. */
function scriptElement(): HTMLScriptElement {
  const element = document.createElement('script');
  element.type = 'py';
  element.src = assetUrl(BOOT_FILES.worker);
  return allow(element);
}

async function startWorker(hooks: Hooks, settings: StartSettings): Promise<Running> {
  const element = scriptElement();
  element.setAttribute('worker', '');
  const worker = await new Promise<XWorker>((resolve) => {
    hooks.main.onWorker.add(function once(_, xworker) {
      hooks.main.onWorker.delete(once);
      resolve(xworker);
    });
    document.head.append(element);
  });
  const stop = () => {
    worker.terminate();
    element.remove();
  };
  const watchdog = new Watchdog(SILENCE_TIMEOUT_MS);
  worker.onerror = (event) => watchdog.fail(event);
  let died: Promise<void> = new Promise(() => {});
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isHello(data)) return;
    data.port.onmessage = ({ data: message }: MessageEvent<ToPage>) => {
      watchdog.restart();
      if (message.mapwright === 'stage') downloads.stage(message.stage);
      else if (message.mapwright === 'needs-rest') needsSecondHalf = true;
      else died = untilLockReleased(settings.lock);
    };
    sendParts(data.port, settings, watchdog);
  });
  try {
    const { sync } = await Promise.race([worker.ready, watchdog.failed]);
    return { call: (text) => sync.dispatch(text), bring: (archive) => sync.bring(archive), stop, died };
  } catch (error) {
    stop();
    throw error;
  } finally {
    watchdog.stop();
  }
}

/** Sends settings and files to the worker, as soon as they are downloaded. */
function sendParts(port: MessagePort, settings: StartSettings, watchdog: Watchdog): void {
  const send = (message: ToWorker, transfer: Transferable[] = []) => port.postMessage(message, transfer);
  send({ mapwright: 'settings', settings });
  const { wasm, content, rest } = downloads.parts(settings.mode, () => watchdog.restart(), needsSecondHalf);
  wasm.then((module) => send({ mapwright: 'wasm', wasm: module })).catch((error: unknown) => watchdog.fail(error));
  content.then((buffer) => send({ mapwright: 'content', content: buffer }, [buffer])).catch((error: unknown) => watchdog.fail(error));
  rest.then((buffer) => send({ mapwright: 'rest', rest: buffer }, buffer ? [buffer] : [])).catch((error: unknown) => watchdog.fail(error));
}

/** Resolves when the worker has ended: it holds the lock as long as it runs. */
async function untilLockReleased(lock: string | null): Promise<void> {
  const never = new Promise<void>(() => {});
  if (lock === null) return never;
  await navigator.locks.request(lock, () => {}).catch(() => never); // refused, as in Firefox without cookies
}

async function startOnPage(settings: StartSettings): Promise<Running> {
  const watchdog = new Watchdog(SILENCE_TIMEOUT_MS);
  const fetched = (mode: StartMode) => {
    const parts = downloads.parts(mode, () => watchdog.restart(), needsSecondHalf);
    if (mode === 'plain') parts.wasm.catch((error: unknown) => watchdog.fail(error)); // there is nothing else to try
    return parts;
  };
  const page: OnPage = {
    settings,
    parts: fetched(settings.mode),
    spare: () => fetched('plain'),
    onStage: (stage) => (watchdog.restart(), downloads.stage(stage)),
  };
  (globalThis as { [ON_PAGE]?: OnPage })[ON_PAGE] = page;
  const element = scriptElement();
  const done = new Promise((resolve) => element.addEventListener('py:done', resolve, { once: true }));
  document.head.append(element);
  try {
    await Promise.race([done, watchdog.failed]);
  } finally {
    watchdog.stop();
  }
  const { globals } = page.python as Python;
  const [dispatch, bring] = [globals.get('dispatch'), globals.get('bring')];
  return {
    call: (text) => Promise.resolve(dispatch(text)),
    bring: (archive) => Promise.resolve(bring(archive)),
    stop: () => element.remove(),
    died: new Promise(() => {}),
  };
}

/** Returns bytes as text, which can be sent to Python in a worker and on the page alike. */
function base64(bytes: ArrayBuffer): string {
  let text = '';
  for (const byte of new Uint8Array(bytes)) text += String.fromCharCode(byte);
  return btoa(text);
}
