/**
 * Pyodide's module in two parts (build/split): the functions that run in a game, and all others, which are loaded when one of them is
 * first called.
 */

import type { Snapshot } from './snapshot-file';
import type { Hash } from './rebuild-memory';

interface Exports extends WebAssembly.Exports {
  Py_HashBuffer: Hash;
  _PyRuntime: WebAssembly.Global<'i32'>;
  _PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET: WebAssembly.Global<'i32'>;
}

/** The pruned JavaScript has no functions for images and sound, which are never called: their addresses are zero. */
const NULL_FUNCTIONS = new Proxy(
  {},
  { get: () => new WebAssembly.Global({ value: 'i32', mutable: true }, 0) },
) as WebAssembly.ModuleImports;

/** Instantiates the unsplit module. */
export function instantiateWhole(module: WebAssembly.Module, imports: WebAssembly.Imports): Promise<WebAssembly.Instance> {
  return WebAssembly.instantiate(module, { ...imports, 'GOT.func': NULL_FUNCTIONS });
}

export class SplitModule {
  private imports: WebAssembly.Imports = {};
  private exports!: Exports;

  /** `fetchRest` returns the deferred module synchronously, or throws. */
  constructor(private readonly fetchRest: () => ArrayBuffer) {}

  async instantiate(module: WebAssembly.Module, imports: WebAssembly.Imports): Promise<WebAssembly.Instance> {
    this.imports = { ...imports, 'GOT.func': NULL_FUNCTIONS };
    const load = () => this.join(new WebAssembly.Module(this.fetchRest()));
    const instance = await WebAssembly.instantiate(module, { ...this.imports, split: { load } });
    this.exports = instance.exports as Exports;
    return instance;
  }

  /** Loads the deferred module before it is needed. */
  async take(rest: ArrayBuffer): Promise<void> {
    this.join(await WebAssembly.compile(rest));
  }

  /** Replaces the memory of the module by that of the snapshot. */
  restore(pack: Snapshot, heap: Uint8Array<ArrayBuffer>): void {
    const { _PyRuntime: runtime, _PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET: offset } = this.exports;
    if (!(`${pack.pair}/link` in this.exports)) throw new Error('the snapshot is of another module');
    const view = new DataView(heap.buffer);
    // Each browser selects how functions with another signature are called; the snapshot has the selection of Node.
    const place = runtime.value + view.getUint32(offset.value, true);
    const trampoline = view.getUint32(place, true);
    pack.restore(heap, this.exports.Py_HashBuffer);
    view.setUint32(place, trampoline, true);
  }

  /** Links the deferred module. Its data are in pages that no snapshot writes to. */
  private join(rest: WebAssembly.Module): void {
    new WebAssembly.Instance(rest, { ...this.imports, primary: this.exports });
  }
}
