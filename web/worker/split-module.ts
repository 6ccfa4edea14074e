/**
 * Pyodide's module in two halves (build/split): what runs in a game, and the rest. Who calls a function of the rest
 * waits until it is here, and notices nothing else.
 */

import type { Snapshot } from './snapshot-file';
import type { Hash } from './rebuild-memory';

interface Exports extends WebAssembly.Exports {
  Py_HashBuffer: Hash;
  _PyRuntime: WebAssembly.Global<'i32'>;
  _PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET: WebAssembly.Global<'i32'>;
}

/** Our JavaScript has no functions for pictures and sounds: they are never called, whatever their addresses are. */
const NULL_FUNCTIONS = new Proxy(
  {},
  { get: () => new WebAssembly.Global({ value: 'i32', mutable: true }, 0) },
) as WebAssembly.ModuleImports;

/** All of Pyodide's module. */
export function instantiateWhole(module: WebAssembly.Module, imports: WebAssembly.Imports): Promise<WebAssembly.Instance> {
  return WebAssembly.instantiate(module, { ...imports, 'GOT.func': NULL_FUNCTIONS });
}

export class SplitModule {
  private imports: WebAssembly.Imports = {};
  private exports!: Exports;

  /** `fetchRest` gives it at once, or throws. */
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

  /** Puts a memory in place of the one that the module has made itself. */
  restore(pack: Snapshot, heap: Uint8Array<ArrayBuffer>): void {
    const { _PyRuntime: runtime, _PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET: offset } = this.exports;
    if (!(`${pack.pair}/link` in this.exports)) throw new Error('the snapshot is of another module');
    const view = new DataView(heap.buffer);
    // How functions of another signature are called is detected again in each browser; the memory comes from Node.
    const place = runtime.value + view.getUint32(offset.value, true);
    const trampoline = view.getUint32(place, true);
    pack.restore(heap, this.exports.Py_HashBuffer);
    view.setUint32(place, trampoline, true);
  }

  /** From now on no function is missing. The data that come along lie in pages that no snapshot writes to. */
  private join(rest: WebAssembly.Module): void {
    new WebAssembly.Instance(rest, { ...this.imports, primary: this.exports });
  }
}
