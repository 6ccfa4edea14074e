/**
 * Restricts the imports of Python's module after its start. WebAssembly reaches JavaScript only through the functions that it
 * imports: once the guard is closed, those that an ordinary program needs work as before, only one file of limited size can be
 * written, and calls of all others fail. Whatever a bot imports, it reaches nothing else of JavaScript.
 */

/** Time, random numbers, the module's own memory, and reading files. None of them stores anything outside of Python's memory. */
const ALLOWED_IMPORTS: ReadonlySet<string> = new Set([
  '_PyEM_TrampolineCall_JS', '_Py_CheckEmscriptenSignals_Helper', '_emscripten_get_progname', '_gmtime_js', '_localtime_js',
  '_mktime_js', '_timegm_js', '_tzset_js', 'clock_time_get', 'clock_res_get', 'emscripten_date_now', 'emscripten_get_heap_max',
  'emscripten_get_now', 'emscripten_get_now_res', 'emscripten_resize_heap', 'environ_get', 'environ_sizes_get', 'fd_close',
  'fd_fdstat_get', 'fd_pread', 'fd_read', 'fd_seek', 'getentropy', 'random_get', '__syscall_faccessat', '__syscall_fstat64',
  '__syscall_getcwd', '__syscall_getdents64', '__syscall_ioctl', '__syscall_lstat64', '__syscall_newfstatat',
  '__syscall_readlinkat', '__syscall_stat64',
]); // prettier-ignore

/** Emscripten's error numbers. */
const NO_SUCH_CALL = 52;
const READ_ONLY = 69;
/** Flags of `open` that write or create a file. */
const WRITE_FLAGS = 0o3 | 0o100 | 0o1000;

type Function = (...args: unknown[]) => unknown;

export class ImportGuard {
  private closed = false;
  private file = -1;
  private written: Uint8Array[] = [];
  private size = 0;

  /** At most `maxBytes` may be written between two calls of `take`. */
  constructor(private readonly maxBytes: number) {}

  /** Returns the imports of a module, restricted once the guard is closed. `memory` is called when something is written. */
  guard(imports: WebAssembly.Imports, memory: () => WebAssembly.Memory): WebAssembly.Imports {
    const guardAll = (members: WebAssembly.ModuleImports): WebAssembly.ModuleImports =>
      Object.fromEntries(Object.entries(members).map(([name, value]) => [name, this.guardImport(name, value, memory)]));
    const guarded = Object.entries(imports).map(([module, members]) => [
      module,
      module === 'env' || module.startsWith('wasi') ? guardAll(members) : members,
    ]);
    return Object.fromEntries(guarded) as WebAssembly.Imports;
  }

  /** Closes for good. The program can write to `file` only; what it writes elsewhere is dropped. */
  close(file: number): void {
    this.file = file;
    this.closed = true;
  }

  /** Returns what has been written since the last call; null if it was too much. */
  take(): Uint8Array | null {
    const { written, size } = this;
    this.written = [];
    this.size = 0;
    if (size > this.maxBytes) return null;
    const bytes = new Uint8Array(size);
    let at = 0;
    for (const part of written) {
      bytes.set(part, at);
      at += part.length;
    }
    return bytes;
  }

  private guardImport(name: string, value: WebAssembly.ImportValue, memory: () => WebAssembly.Memory): WebAssembly.ImportValue {
    if (typeof value !== 'function' || ALLOWED_IMPORTS.has(name)) return value;
    const original = value as Function;
    const replacement = this.replacementFor(name, original, memory);
    return (...args: unknown[]) => (this.closed ? replacement(...args) : original(...args));
  }

  private replacementFor(name: string, original: Function, memory: () => WebAssembly.Memory): Function {
    if (name === 'fd_write') return (...args) => this.write(memory().buffer, ...(args as [number, number, number, number]));
    if (name === '__syscall_openat') return (...args) => (Number(args[2]) & WRITE_FLAGS ? -READ_ONLY : original(...args));
    if (name.startsWith('__syscall_')) return () => -NO_SUCH_CALL;
    if (name.startsWith('fd_')) return () => NO_SUCH_CALL;
    return () => {
      throw new Error(`Python may not call ${name} any more`);
    };
  }

  /** WASI's `fd_write`: `vectors` has `count` pairs of an address and a length; the sum of the lengths is written to `sumAddress`. */
  private write(buffer: ArrayBuffer, file: number, vectors: number, count: number, sumAddress: number): number {
    const view = new DataView(buffer);
    let sum = 0;
    for (let at = vectors; at < vectors + count * 8; at += 8) {
      const length = view.getUint32(at + 4, true);
      sum += length;
      if (file === this.file) this.append(new Uint8Array(buffer, view.getUint32(at, true), length));
    }
    view.setUint32(sumAddress, sum, true);
    return 0;
  }

  private append(part: Uint8Array): void {
    this.size += part.length;
    if (this.size <= this.maxBytes) this.written.push(part.slice());
  }
}

/** The exports of Python's module that a bot's interpreter uses. */
export interface Exports extends WebAssembly.Exports {
  memory: WebAssembly.Memory;
  malloc(size: number): number;
  PyRun_SimpleString(text: number): number;
}

/** Gives guarded imports to every module that is instantiated from now on. Returns a function that returns the exports of the first. */
export function guardModules(guard: ImportGuard): () => Exports {
  const { instantiate, Instance } = WebAssembly;
  let first: Exports | null = null;
  const exports = (): Exports => {
    if (!first) throw new Error('there is no module yet');
    return first;
  };
  const memory = (): WebAssembly.Memory => exports().memory;
  WebAssembly.instantiate = (async (module: WebAssembly.Module, imports?: WebAssembly.Imports) => {
    if (!imports) return instantiate(module); // a module without imports, as Pyodide creates one, reaches nothing
    const instance = await instantiate(module, guard.guard(imports, memory));
    first ??= instance.exports as Exports;
    return instance;
  }) as typeof WebAssembly.instantiate;
  WebAssembly.Instance = function (module: WebAssembly.Module, imports: WebAssembly.Imports) {
    return new Instance(module, guard.guard(imports, memory));
  } as unknown as typeof WebAssembly.Instance;
  return exports;
}
