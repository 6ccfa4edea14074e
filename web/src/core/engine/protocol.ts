/** The messages between the page and its workers while Python starts. */

import type { Fetcher } from './fetcher';

/** To the worker that fetches. */
export type FetchRequest = { address: string; sum: number; kind: keyof Fetcher };

/** From it: bytes that have arrived, the content of a file, or why there is none. */
export type FetchMessage = { address: string; bytes: number } | { address: string; content: unknown } | { address: string; failed: string };

/** From the memory snapshot, or by importing precompiled modules. */
export type StartMode = 'snapshot' | 'plain';

export interface StartSettings {
  mode: StartMode;
  /** Storage is refused here: keep PyScript's in memory. */
  memoryStorage: boolean;
  /** A lock that the worker has as long as it runs; null where there are no locks. */
  lock: string | null;
  /** Where the deferred module is, for an interpreter that needs it at once. */
  rest: { address: string; sum: number };
}

/** The page fetches these early, while PyScript itself is still on its way. */
export interface StartParts {
  wasm: Promise<WebAssembly.Module>;
  /** The snapshot or the archive, as the mode says. */
  content: Promise<ArrayBuffer>;
  /** The second half of the module, where it cannot be fetched later. */
  rest: Promise<ArrayBuffer | null>;
}

export type Stage = 'load-engine' | 'load-library' | 'load-memory' | 'load-starting' | 'load-ready';

export type ToWorker =
  | { mapwright: 'settings'; settings: StartSettings }
  | { mapwright: 'wasm'; wasm: WebAssembly.Module }
  | { mapwright: 'content'; content: ArrayBuffer }
  | { mapwright: 'rest'; rest: ArrayBuffer | null };
export type ToPage = { mapwright: 'locked' } | { mapwright: 'needs-rest' } | { mapwright: 'stage'; stage: Stage };

/** The worker's first message; everything else goes through the port. */
export interface Hello {
  mapwright: 'hello';
  port: MessagePort;
}

/** Without a worker there is no receiver of messages: the page leaves everything here. */
export interface OnPage {
  settings: StartSettings;
  parts: StartParts;
  /** The parts of a plain start, fetched if the snapshot fails: PyScript starts one interpreter a page. */
  spare(): StartParts;
  onStage(stage: Stage): void;
  python?: unknown;
}

export const ON_PAGE = Symbol.for('mapwright.boot');

export function isHello(data: unknown): data is Hello {
  return typeof data === 'object' && data !== null && 'mapwright' in data && data.mapwright === 'hello';
}
