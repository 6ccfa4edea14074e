/**
 * The interpreter that PyScript's config names: Pyodide, started our way.
 *
 * It runs in PyScript's worker, or on the page where there can be no worker. Everything it needs has been fetched
 * by the page; it restores the memory snapshot, or imports from the precompiled archive.
 */

import { loadPyodide as load, type PyodideAPI, version } from 'pyodide';
import createModule from 'pyodide/pyodide.asm.mjs';
import { Adler } from '../src/engine/adler';
import type { Mode, Parts } from '../src/engine/protocol';
import { openChannel } from './channel';
import { Halves, instantiateWhole } from './halves';
import { readPack } from './pack';

export { version };

declare const PYODIDE_LOCK: string;
/** Whether somebody wants to see which functions have run. */
declare const PROFILING: boolean;

const EMPTY_ZIP = Uint8Array.of(0x50, 0x4b, 5, 6, ...new Array<number>(18).fill(0));
const channel = openChannel();
const settings = await channel.settings;
// PyScript opens its store right after it has loaded this module, and stops for good when that fails.
if (settings.memoryStorage) await import('fake-indexeddb/auto');

interface Module {
  HEAPU8: Uint8Array<ArrayBuffer>;
  API: { config: { BUILD_ID: string }; restoreSnapshot(pack: unknown): object };
}
type Create = (settings: object) => Promise<Module>;

export async function loadPyodide(options: object): Promise<PyodideAPI> {
  const { spare } = channel;
  const first = start(settings.mode, channel.parts, options);
  return await (settings.mode === 'snapshot' && spare ? first.catch(() => start('plain', spare(), options)) : first);
}

async function start(mode: Mode, parts: Parts, options: object): Promise<PyodideAPI> {
  const halves = mode === 'snapshot' ? new Halves(fetchRest) : null;
  if (PROFILING) Object.assign(globalThis, { halves });
  const python = await answering(mode, parts, halves, () => load(wanted(parts, halves, options)));
  // PyScript would send this to its worker as source text to be evaluated, which our security policy forbids.
  if (typeof document === 'undefined')
    python.registerJsModule('_pyscript', {
      fs: { ERROR: 'storage permissions not granted', NAMESPACE: '@pyscript.fs' },
      interpreter: python,
    });
  if (mode === 'snapshot') python.runPython('import random; random.seed()');
  else python.runPython('import preloaded; preloaded.install()');
  channel.stage('load-starting');
  channel.started(python);
  return python;
}

function wanted({ content, rest }: Parts, halves: Halves | null, options: object): object {
  const common = { ...options, lockFileContents: PYODIDE_LOCK, env: { HOME: '/home/pyodide' } };
  if (!halves) {
    void content.then(() => channel.stage('load-library'));
    return { ...common, createPyodideModule: createModule };
  }
  return {
    ...common,
    _loadSnapshot: new Uint8Array(4), // only says that there is one; the real one is put in place below
    createPyodideModule: async (module: object) => {
      // The module is made while the snapshot is still on its way.
      const [made, buffer] = await Promise.all([(createModule as Create)(module), content]);
      channel.stage('load-memory');
      const pack = readPack(buffer);
      if (made.API.config.BUILD_ID !== pack.buildId) throw new Error('the snapshot is of another Pyodide');
      if (made.HEAPU8.length !== pack.heapLength) throw new Error('the snapshot is of another memory size');
      const fetched = await rest;
      if (fetched) await halves.take(fetched);
      made.API.restoreSnapshot = () => {
        halves.restore(pack, made.HEAPU8);
        return pack.state;
      };
      return made;
    },
  };
}

/** Called in the middle of a function that needs it: whoever waits can do nothing else. Only a worker may wait so. */
function fetchRest(): ArrayBuffer {
  channel.needsRest();
  const { address, sum } = settings.rest;
  const request = new XMLHttpRequest();
  request.open('GET', address, false);
  request.responseType = 'arraybuffer';
  request.send();
  const bytes = request.response as ArrayBuffer;
  if (request.status !== 200 || new Adler().add(new Uint8Array(bytes)).sum !== sum) throw new Error(`${address}: ${request.status}`);
  return bytes;
}

/**
 * Pyodide asks fetch for its archive and instantiateStreaming for its module; while it starts, both answer from
 * what is already here. When that fails it only writes to the console and waits for ever, so we end the wait.
 */
async function answering<T>(mode: Mode, parts: Parts, halves: Halves | null, work: () => Promise<T>): Promise<T> {
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
    return await Promise.race([work(), failure]);
  } finally {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}
