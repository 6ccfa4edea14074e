/**
 * Pyodide's module in two parts (build/split): a primary module with the functions that run in a game, and a secondary one. The
 * first call of a function of the secondary module blocks until it is loaded.
 */

import type { Snapshot } from './snapshot-file';
import type { Hash } from './rebuild-memory';

interface Exports extends WebAssembly.Exports {
  Py_HashBuffer: Hash;
  _PyRuntime: WebAssembly.Global<'i32'>;
  _PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET: WebAssembly.Global<'i32'>;
}

/** Addresses of the functions for pictures and sounds, which our JavaScript does not have. They are never called. */
const NULL_FUNCTIONS = new Proxy(
  {},
  { get: () => new WebAssembly.Global({ value: 'i32', mutable: true }, 0) },
) as WebAssembly.ModuleImports;

/** Instantiates Pyodide's module when it is not split. */
export function instantiateWhole(module: WebAssembly.Module, imports: WebAssembly.Imports): Promise<WebAssembly.Instance> {
  return WebAssembly.instantiate(module, { ...imports, 'GOT.func': NULL_FUNCTIONS });
}

export class SplitModule {
  private imports: WebAssembly.Imports = {};
  private exports!: Exports;

  /** `fetchRest` returns the second half synchronously, or throws. */
  constructor(private readonly fetchRest: () => ArrayBuffer) {}

  async instantiate(module: WebAssembly.Module, imports: WebAssembly.Imports): Promise<WebAssembly.Instance> {
    this.imports = { ...imports, 'GOT.func': NULL_FUNCTIONS };
    const load = () => this.join(new WebAssembly.Module(this.fetchRest()));
    const instance = await WebAssembly.instantiate(module, { ...this.imports, split: { load } });
    this.exports = instance.exports as Exports;
    return instance;
  }

  /** Loads the second half before it is needed. */
  async take(rest: ArrayBuffer): Promise<void> {
    this.join(await WebAssembly.compile(rest));
  }

  /** Replaces the memory with which the module has started by that of the snapshot. */
  restore(snapshot: Snapshot, heap: Uint8Array<ArrayBuffer>): void {
    const { _PyRuntime: runtime, _PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET: offset } = this.exports;
    if (!(`${snapshot.pair}/link` in this.exports)) throw new Error('the snapshot is of another module');
    const view = new DataView(heap.buffer);
    // The memory comes from Node, but Pyodide detects in each browser how to call functions of another signature.
    const address = runtime.value + view.getUint32(offset.value, true);
    const trampoline = view.getUint32(address, true);
    snapshot.restore(heap, this.exports.Py_HashBuffer);
    view.setUint32(address, trampoline, true);
  }

  /** Adds the functions of the second half. Its data are in pages that no snapshot writes to. */
  private join(rest: WebAssembly.Module): void {
    new WebAssembly.Instance(rest, { ...this.imports, primary: this.exports });
  }
}
