/** The messages between the page and its workers while Python starts. */

import type { Fetcher } from './fetcher';

/** A request to the worker that downloads files. */
export type FetchRequest = { address: string; sum: number; kind: keyof Fetcher };

/** A message of that worker: bytes that have arrived, the content of a file, or why the download has failed. */
export type FetchMessage = { address: string; bytes: number } | { address: string; content: unknown } | { address: string; failed: string };

/** Whether Python starts from the memory snapshot, or by importing precompiled modules. */
export type StartMode = 'snapshot' | 'plain';

export interface StartSettings {
  mode: StartMode;
  /** Whether storage is refused, so that PyScript's database must be in memory. */
  memoryStorage: boolean;
  /** The name of a lock that the worker holds as long as it runs; null if the browser has no locks. */
  lock: string | null;
  /** The second half of the module, for an interpreter that needs it at once. */
  rest: { address: string; sum: number };
}

/** The files for a start, which the page downloads while PyScript is loading. */
export interface StartParts {
  wasm: Promise<WebAssembly.Module>;
  /** The snapshot or the archive, as the mode says. */
  content: Promise<ArrayBuffer>;
  /** The second half of the module; null if it can be downloaded later. */
  rest: Promise<ArrayBuffer | null>;
}

export type Stage = 'load-engine' | 'load-library' | 'load-memory' | 'load-starting' | 'load-ready';

export type ToWorker =
  | { mapwright: 'settings'; settings: StartSettings }
  | { mapwright: 'wasm'; wasm: WebAssembly.Module }
  | { mapwright: 'content'; content: ArrayBuffer }
  | { mapwright: 'rest'; rest: ArrayBuffer | null };
export type ToPage = { mapwright: 'locked' } | { mapwright: 'needs-rest' } | { mapwright: 'stage'; stage: Stage };

/** The worker's first message, with the port for all others. */
export interface Hello {
  mapwright: 'hello';
  port: MessagePort;
}

/** The start without a worker: a global that the interpreter on the page reads, in place of messages. */
export interface OnPage {
  settings: StartSettings;
  parts: StartParts;
  /** Returns the parts of a plain start, if the snapshot fails: PyScript starts only one interpreter on a page. */
  spare(): StartParts;
  onStage(stage: Stage): void;
  python?: unknown;
}

export const ON_PAGE = Symbol.for('mapwright.boot');

export function isHello(data: unknown): data is Hello {
  return typeof data === 'object' && data !== null && 'mapwright' in data && data.mapwright === 'hello';
}
