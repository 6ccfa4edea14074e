/**
 * Restricts the imports of Python's module after its start. WebAssembly reaches JavaScript only through the functions that it imports.
 * Once the guard is closed, those that an ordinary program needs still work, one file can be written up to a limit, and all others
 * throw. Python can then use nothing else of JavaScript, whatever a bot imports.
 */

/** Time, random numbers, Python's own memory, and reading files. None of these stores anything outside of Python's memory. */
const ALLOWED_IMPORTS: ReadonlySet<string> = new Set([
  '_PyEM_TrampolineCall_JS', '_Py_CheckEmscriptenSignals_Helper', '_emscripten_get_progname', '_gmtime_js', '_localtime_js',
  '_mktime_js', '_timegm_js', '_tzset_js', 'clock_time_get', 'clock_res_get', 'emscripten_date_now', 'emscripten_get_heap_max',
  'emscripten_get_now', 'emscripten_get_now_res', 'emscripten_resize_heap', 'environ_get', 'environ_sizes_get', 'fd_close',
  'fd_fdstat_get', 'fd_pread', 'fd_read', 'fd_seek', 'getentropy', 'random_get', '__syscall_faccessat', '__syscall_fstat64',
  '__syscall_getcwd', '__syscall_getdents64', '__syscall_ioctl', '__syscall_lstat64', '__syscall_newfstatat',
  '__syscall_readlinkat', '__syscall_stat64',
]); // prettier-ignore

/** Error numbers of Emscripten. */
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

  /** `maxBytes`: the limit of what is written between two calls of `take`. */
  constructor(private readonly maxBytes: number) {}

  /** Returns the imports of a module with guarded functions. `memory` is called when something is written. */
  guard(imports: WebAssembly.Imports, memory: () => WebAssembly.Memory): WebAssembly.Imports {
    const guardedImports = (functions: WebAssembly.ModuleImports): WebAssembly.ModuleImports =>
      Object.fromEntries(Object.entries(functions).map(([name, value]) => [name, this.guarded(name, value, memory)]));
    const guarded = Object.entries(imports).map(([from, functions]) => [
      from,
      from === 'env' || from.startsWith('wasi') ? guardedImports(functions) : functions,
    ]);
    return Object.fromEntries(guarded) as WebAssembly.Imports;
  }

  /** Closes the guard for good. What is written to `file` can be taken; everything else that is written is dropped. */
  close(file: number): void {
    this.file = file;
    this.closed = true;
  }

  /** Returns what has been written since the last call, or null if it was too much. */
  take(): Uint8Array | null {
    const { written, size } = this;
    this.written = [];
    this.size = 0;
    if (size > this.maxBytes) return null;
    const whole = new Uint8Array(size);
    let at = 0;
    for (const part of written) {
      whole.set(part, at);
      at += part.length;
    }
    return whole;
  }

  private guarded(name: string, value: WebAssembly.ImportValue, memory: () => WebAssembly.Memory): WebAssembly.ImportValue {
    if (typeof value !== 'function' || ALLOWED_IMPORTS.has(name)) return value;
    const work = value as Function;
    const replacement = this.replacement(name, work, memory);
    return (...args: unknown[]) => (this.closed ? replacement(...args) : work(...args));
  }

  private replacement(name: string, work: Function, memory: () => WebAssembly.Memory): Function {
    if (name === 'fd_write') return (...args) => this.write(memory().buffer, ...(args as [number, number, number, number]));
    if (name === '__syscall_openat') return (...args) => (Number(args[2]) & WRITE_FLAGS ? -READ_ONLY : work(...args));
    if (name.startsWith('__syscall_')) return () => -NO_SUCH_CALL;
    if (name.startsWith('fd_')) return () => NO_SUCH_CALL;
    return () => {
      throw new Error(`Python may not call ${name} any more`);
    };
  }

  /** `fd_write` of WASI: `count` pairs of an address and a length at `vectors`; the sum is written to `sumAddress`. */
  private write(buffer: ArrayBuffer, file: number, vectors: number, count: number, sumAddress: number): number {
    const view = new DataView(buffer);
    let sum = 0;
    for (let at = vectors; at < vectors + count * 8; at += 8) {
      const length = view.getUint32(at + 4, true);
      sum += length;
      if (file === this.file) this.store(new Uint8Array(buffer, view.getUint32(at, true), length));
    }
    view.setUint32(sumAddress, sum, true);
    return 0;
  }

  private store(part: Uint8Array): void {
    this.size += part.length;
    if (this.size <= this.maxBytes) this.written.push(part.slice());
  }
}

/** The exports of Python's module that a bot's interpreter calls. */
export interface Exports extends WebAssembly.Exports {
  memory: WebAssembly.Memory;
  malloc(size: number): number;
  PyRun_SimpleString(text: number): number;
}

/** Guards the imports of every module that is instantiated from now on. The returned function gives the exports of the first. */
export function guardModules(guard: ImportGuard): () => Exports {
  const { instantiate, Instance } = WebAssembly;
  let first: Exports | null = null;
  const exports = (): Exports => {
    if (!first) throw new Error('there is no module yet');
    return first;
  };
  const memory = (): WebAssembly.Memory => exports().memory;
  WebAssembly.instantiate = (async (module: WebAssembly.Module, imports?: WebAssembly.Imports) => {
    if (!imports) return instantiate(module); // a small module of Pyodide without imports
    const instance = await instantiate(module, guard.guard(imports, memory));
    first ??= instance.exports as Exports;
    return instance;
  }) as typeof WebAssembly.instantiate;
  WebAssembly.Instance = function (module: WebAssembly.Module, imports: WebAssembly.Imports) {
    return new Instance(module, guard.guard(imports, memory));
  } as unknown as typeof WebAssembly.Instance;
  return exports;
}
