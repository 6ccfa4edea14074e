/** Starts Pyodide from parts that its caller has loaded: from the memory snapshot, or from the precompiled archive. */

import { loadPyodide as load, type PyodideAPI } from 'pyodide';
import createModule from 'pyodide/pyodide.asm.mjs';
import type { StartMode, StartParts, Stage } from '../src/core/engine/protocol';
import { SplitModule, instantiateWhole } from './split-module';
import { parseSnapshot } from './snapshot-file';

declare const PYODIDE_LOCK: string;
/** Whether this build records which functions have run. */
declare const PROFILING: boolean;

const EMPTY_ZIP = Uint8Array.of(0x50, 0x4b, 5, 6, ...new Array<number>(18).fill(0));

interface Module {
  HEAPU8: Uint8Array<ArrayBuffer>;
  API: { config: { BUILD_ID: string }; restoreSnapshot(snapshot: unknown): object };
}
type Create = (settings: object) => Promise<Module>;

export interface StartOptions {
  mode: StartMode;
  parts: StartParts;
  /** Pyodide's own options. */
  options: object;
  stage(stage: Stage): void;
  /** Loads the secondary module synchronously: it is called in the middle of a function that needs it. */
  fetchRest(): ArrayBuffer;
}

export async function startPyodide(options: StartOptions): Promise<PyodideAPI> {
  const halves = options.mode === 'snapshot' ? new SplitModule(options.fetchRest) : null;
  const python = await withInterceptedFetch(options, halves, () => load(pyodideSettings(options, halves)));
  if (PROFILING) Object.assign(globalThis, { halves, python });
  return python;
}

function pyodideSettings({ parts: { content, rest }, options, stage }: StartOptions, halves: SplitModule | null): object {
  const common = { ...options, lockFileContents: PYODIDE_LOCK, env: { HOME: '/home/pyodide' } };
  if (!halves) {
    void content.then(() => stage('load-library'));
    return { ...common, createPyodideModule: createModule };
  }
  return {
    ...common,
    _loadSnapshot: new Uint8Array(4), // only tells Pyodide that there is a snapshot; restoreSnapshot below puts it in place
    createPyodideModule: async (module: object) => {
      // The module is created while the snapshot is still loading.
      const [instance, buffer] = await Promise.all([(createModule as Create)(module), content]);
      stage('load-memory');
      const snapshot = parseSnapshot(buffer);
      if (instance.API.config.BUILD_ID !== snapshot.buildId) throw new Error('the snapshot is of another Pyodide');
      if (instance.HEAPU8.length !== snapshot.heapLength) throw new Error('the snapshot is of another memory size');
      const secondHalf = await rest;
      if (secondHalf) await halves.take(secondHalf);
      instance.API.restoreSnapshot = () => {
        halves.restore(snapshot, instance.HEAPU8);
        releaseBuffer(buffer);
        return snapshot.state;
      };
      return instance;
    },
  };
}

interface Shrinkable {
  /** Missing in browsers before 2024. */
  transfer?(length: number): ArrayBuffer;
}

/** Frees seven megabytes that are read no more, but to which promises and closures refer for as long as the interpreter lives. */
function releaseBuffer(buffer: ArrayBuffer & Shrinkable): void {
  if (buffer.transfer) buffer.transfer(0);
  else structuredClone(buffer, { transfer: [buffer] }); // the copy is garbage at once
}

/**
 * Pyodide loads its archive with fetch and its module with instantiateStreaming; while it starts, both return the parts that
 * are already loaded. When the module fails, Pyodide only writes to the console and waits for ever, so this promise rejects.
 */
async function withInterceptedFetch<T>({ mode, parts }: StartOptions, halves: SplitModule | null, start: () => Promise<T>): Promise<T> {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  let reject: (error: unknown) => void = () => {};
  const failure = new Promise<never>((_, rejectPromise) => (reject = rejectPromise));
  globalThis.fetch = async () => new Response(mode === 'plain' ? await parts.content : EMPTY_ZIP);
  WebAssembly.instantiateStreaming = async (_, imports) => {
    try {
      const module = await parts.wasm;
      return { module, instance: await (halves ? halves.instantiate(module, imports!) : instantiateWhole(module, imports!)) };
    } catch (error) {
      reject(error);
      throw error;
    }
  };
  try {
    return await Promise.race([start(), failure]);
  } finally {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}
