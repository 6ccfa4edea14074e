/**
 * Closes Python's module after its start. WebAssembly reaches JavaScript only through the functions that it imports: from then on
 * those that an ordinary program needs work as before, writing goes to one place of limited size, and all others end the interpreter.
 * Python cannot take memory, time or anything else from JavaScript then, whatever a bot imports.
 */

/** Time, chance, its own memory, and reading files. None of them keeps anything outside of Python's memory. */
const ALLOWED_IMPORTS: ReadonlySet<string> = new Set([
  '_PyEM_TrampolineCall_JS', '_Py_CheckEmscriptenSignals_Helper', '_emscripten_get_progname', '_gmtime_js', '_localtime_js',
  '_mktime_js', '_timegm_js', '_tzset_js', 'clock_time_get', 'clock_res_get', 'emscripten_date_now', 'emscripten_get_heap_max',
  'emscripten_get_now', 'emscripten_get_now_res', 'emscripten_resize_heap', 'environ_get', 'environ_sizes_get', 'fd_close',
  'fd_fdstat_get', 'fd_pread', 'fd_read', 'fd_seek', 'getentropy', 'random_get', '__syscall_faccessat', '__syscall_fstat64',
  '__syscall_getcwd', '__syscall_getdents64', '__syscall_ioctl', '__syscall_lstat64', '__syscall_newfstatat',
  '__syscall_readlinkat', '__syscall_stat64',
]); // prettier-ignore

/** Error numbers as Emscripten has them. */
const NO_SUCH_CALL = 52;
const READ_ONLY = 69;
/** Flags of `open` that write or make a file. */
const WRITE_FLAGS = 0o3 | 0o100 | 0o1000;

type Function = (...given: unknown[]) => unknown;

export class ImportGuard {
  private closed = false;
  private file = -1;
  private written: Uint8Array[] = [];
  private size = 0;

  /** `most`: so many bytes may be written between two calls of `take`. */
  constructor(private readonly most: number) {}

  /** The imports of a module, each with a lock. `memory` is asked for when something is written. */
  guard(imports: WebAssembly.Imports, memory: () => WebAssembly.Memory): WebAssembly.Imports {
    const locked = (found: WebAssembly.ModuleImports): WebAssembly.ModuleImports =>
      Object.fromEntries(Object.entries(found).map(([name, value]) => [name, this.locked(name, value, memory)]));
    const guarded = Object.entries(imports).map(([from, found]) => [
      from,
      from === 'env' || from.startsWith('wasi') ? locked(found) : found,
    ]);
    return Object.fromEntries(guarded) as WebAssembly.Imports;
  }

  /** Nothing opens it again. What is written to `file` can be taken; what is written elsewhere is dropped. */
  close(file: number): void {
    this.file = file;
    this.closed = true;
  }

  /** What has been written; null if it was too much. */
  take(): Uint8Array | null {
    const { written, size } = this;
    this.written = [];
    this.size = 0;
    if (size > this.most) return null;
    const whole = new Uint8Array(size);
    let at = 0;
    for (const part of written) {
      whole.set(part, at);
      at += part.length;
    }
    return whole;
  }

  private locked(name: string, value: WebAssembly.ImportValue, memory: () => WebAssembly.Memory): WebAssembly.ImportValue {
    if (typeof value !== 'function' || ALLOWED_IMPORTS.has(name)) return value;
    const work = value as Function;
    const instead = this.instead(name, work, memory);
    return (...given: unknown[]) => (this.closed ? instead(...given) : work(...given));
  }

  private instead(name: string, work: Function, memory: () => WebAssembly.Memory): Function {
    if (name === 'fd_write') return (...given) => this.write(memory().buffer, ...(given as [number, number, number, number]));
    if (name === '__syscall_openat') return (...given) => (Number(given[2]) & WRITE_FLAGS ? -READ_ONLY : work(...given));
    if (name.startsWith('__syscall_')) return () => -NO_SUCH_CALL;
    if (name.startsWith('fd_')) return () => NO_SUCH_CALL;
    return () => {
      throw new Error(`Python may not call ${name} any more`);
    };
  }

  /** WASI's call: `parts` pairs of an address and a length; the sum goes to `told`. */
  private write(buffer: ArrayBuffer, file: number, vectors: number, count: number, sumAddress: number): number {
    const view = new DataView(buffer);
    let sum = 0;
    for (let at = vectors; at < vectors + count * 8; at += 8) {
      const length = view.getUint32(at + 4, true);
      sum += length;
      if (file === this.file) this.keep(new Uint8Array(buffer, view.getUint32(at, true), length));
    }
    view.setUint32(sumAddress, sum, true);
    return 0;
  }

  private keep(part: Uint8Array): void {
    this.size += part.length;
    if (this.size <= this.most) this.written.push(part.slice());
  }
}

/** What a bot's interpreter calls of Python's module. */
export interface Exports extends WebAssembly.Exports {
  memory: WebAssembly.Memory;
  malloc(size: number): number;
  PyRun_SimpleString(text: number): number;
}

/** Every module that is instantiated from now on gets guarded imports. Returns where the exports of the first will be. */
export function guardModules(seal: ImportGuard): () => Exports {
  const { instantiate, Instance } = WebAssembly;
  let first: Exports | null = null;
  const exports = (): Exports => {
    if (!first) throw new Error('there is no module yet');
    return first;
  };
  const memory = (): WebAssembly.Memory => exports().memory;
  WebAssembly.instantiate = (async (module: WebAssembly.Module, imports?: WebAssembly.Imports) => {
    if (!imports) return instantiate(module); // Pyodide's module of one type reaches nothing
    const made = await instantiate(module, seal.guard(imports, memory));
    first ??= made.exports as Exports;
    return made;
  }) as typeof WebAssembly.instantiate;
  WebAssembly.Instance = function (module: WebAssembly.Module, imports: WebAssembly.Imports) {
    return new Instance(module, seal.guard(imports, memory));
  } as unknown as typeof WebAssembly.Instance;
  return exports;
}
