/** Starts Pyodide from parts that its caller has loaded: from the memory snapshot, or from the precompiled archive. */

import { loadPyodide as load, type PyodideAPI } from 'pyodide';
import createModule from 'pyodide/pyodide.asm.mjs';
import type { StartMode, StartParts, Stage } from '../src/core/engine/protocol';
import { SplitModule, instantiateWhole } from './split-module';
import { parseSnapshot } from './snapshot-file';

declare const PYODIDE_LOCK: string;
/** Whether to record which functions have run. */
declare const PROFILING: boolean;

const EMPTY_ZIP = Uint8Array.of(0x50, 0x4b, 5, 6, ...new Array<number>(18).fill(0));

interface Module {
  HEAPU8: Uint8Array<ArrayBuffer>;
  API: { config: { BUILD_ID: string }; restoreSnapshot(pack: unknown): object };
}
type Create = (settings: object) => Promise<Module>;

export interface StartOptions {
  mode: StartMode;
  parts: StartParts;
  /** Of Pyodide's own. */
  options: object;
  stage(stage: Stage): void;
  /** Loads the deferred module synchronously: it is called in the middle of a function that needs it. */
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
    _loadSnapshot: new Uint8Array(4), // only says that there is one; the real one is put in place below
    createPyodideModule: async (module: object) => {
      // The module is made while the snapshot is still on its way.
      const [instance, buffer] = await Promise.all([(createModule as Create)(module), content]);
      stage('load-memory');
      const pack = parseSnapshot(buffer);
      if (instance.API.config.BUILD_ID !== pack.buildId) throw new Error('the snapshot is of another Pyodide');
      if (instance.HEAPU8.length !== pack.heapLength) throw new Error('the snapshot is of another memory size');
      const secondHalf = await rest;
      if (secondHalf) await halves.take(secondHalf);
      instance.API.restoreSnapshot = () => {
        halves.restore(pack, instance.HEAPU8);
        releaseBuffer(buffer);
        return pack.state;
      };
      return instance;
    },
  };
}

interface Shrinkable {
  /** Browsers have it since 2024. */
  transfer?(length: number): ArrayBuffer;
}

/** Promises and closures hold the buffer as long as the interpreter lives; its seven megabytes are read no more. */
function releaseBuffer(buffer: ArrayBuffer & Shrinkable): void {
  if (buffer.transfer) buffer.transfer(0);
  else structuredClone(buffer, { transfer: [buffer] }); // is freed when garbage is collected
}

/**
 * Pyodide asks fetch for its archive and instantiateStreaming for its module; while it starts, both answer from
 * what is already here. When that fails it only writes to the console and waits for ever, so we end the wait.
 */
async function withInterceptedFetch<T>({ mode, parts }: StartOptions, halves: SplitModule | null, start: () => Promise<T>): Promise<T> {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  let reject: (error: unknown) => void = () => {};
  const failure = new Promise<never>((_, no) => (reject = no));
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
