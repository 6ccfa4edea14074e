// node make_snapshot.mjs <python zip> <list of hot functions> <folder> [profile]
// Saves the memory of a Python interpreter that has imported the engine (snapshot.bin), splits Pyodide's module into the functions that
// run during a game (engine.wasm) and all others (rest.wasm), and removes unused parts of its JavaScript (glue.mjs).
// For a profile all functions are hot and record that they run.
// Of 30 MB only the pages are stored that differ from the memory of a fresh module; snapshot-file.ts reads the file.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { coldData } from '../split/cold_data.mjs';
import { initialMemory } from '../split/data.mjs';
import { instrument } from '../split/instrument.mjs';
import { readModule } from '../split/module.mjs';
import { split } from '../split/split.mjs';
import { readHot } from './hot_functions.mjs';
import { isUsed, misfit } from './mechanisms.mjs';
import { stripDerived } from './strip_derived.mjs';
import { pruneGlue } from './prune_glue.mjs';
import { packageFolder, start, stopTimeAndChance } from './pyodide.mjs';
import { assertZeroing, withZeroingAllocator } from './zeroing_allocator.mjs';

const MAGIC = 0x4d415033; // "MAP3"
const PAGE = 256;
/** Free blocks up to this size stay allocated: their entries in the free list would need more bytes than they save. */
const SMALL = 4096;
/** Our JavaScript has no functions for pictures and sounds, whose addresses the module reads. */
const NOWHERE = new Proxy({}, { get: () => new WebAssembly.Global({ value: 'i32', mutable: true }, 0) });
// Words: magic, heap, page, number of runs, length of head, checksum, length of all, pair of modules, and rebuild-memory.ts's places.
const HEADER = 12;

const [archive, hotFile, folder, profile] = process.argv.slice(2);
const target = (name) => join(folder, name);
const shipped = await readFile(join(packageFolder, 'pyodide.asm.wasm'));
const wasm = profile ? instrument(shipped) : shipped;
const module = readModule(wasm);
const { hot, fits } = await readHot(hotFile, wasm, module);
const { glue, exports } = await pruneGlue(new Set(module.importedFunctions.map(({ name }) => name)));
exports.add('Py_HashBuffer'); // for rebuild-memory.ts
await writeFile(target('glue.mjs'), glue);
const { default: createModule } = await import(pathToFileURL(target('glue.mjs')));

stopTimeAndChance();
const { snapshot, addresses, hash } = await takeSnapshot();
const words = new Uint32Array(snapshot.buffer, snapshot.byteOffset, 4);
const head = snapshot.subarray(0, words[1]); // Pyodide's own: its build id and the JavaScript objects it knows
const heap = new Uint8Array(snapshot.subarray(words[1]));
const places = stripDerived(heap, addresses, hash);
const coldRanges = fits && isUsed('cold_data') ? coldData(module, hot, heap, constantsEnd()) : [];
if (fits && isUsed('cold_data') && !coldRanges.length) throw misfit('cold_data', 'no constant is used by cold functions only');
const profilingExports = module.exports.map(({ name }) => name).filter((name) => name.startsWith('ran/'));
const { primary, secondary, pair } = split(wasm, { hot, exports: new Set([...exports, ...profilingExports]), coldData: coldRanges });
for (const [from, to] of coldRanges) heap.fill(0, from, to);
const pageRuns = changedRuns(heap, await freshMemory());
await writeFile(target('engine.wasm'), primary);
await writeFile(target('rest.wasm'), secondary);
await writeFile(target('snapshot.bin'), pack());
await writeFile(target('split.json'), JSON.stringify({ hot: [...hot], exports: [...exports], coldData: coldRanges })); // for tests
if (!fits && !profile && isUsed('split'))
  console.log('   hot.txt is of another Pyodide: its module is not divided. Run python3 build lab profile.');

/** Modules that are frozen into Pyodide have docstrings and exact lines; the archive has them without. */
function startWith(options) {
  const args = ['-X', 'frozen_modules=off'];
  return start({ stdLibURL: archive, args, _sysExecutable: '/usr/bin/python', createPyodideModule: createModule, ...options });
}

async function takeSnapshot() {
  let exports;
  const instantiate = async (imports) => {
    const result = await WebAssembly.instantiate(withZeroingAllocator(wasm), { ...imports, 'GOT.func': NOWHERE });
    exports = result.instance.exports;
    return result;
  };
  const python = await startWith({ _makeSnapshot: true, instantiate });
  const globals = python.toPy({ slims: isUsed('slim') });
  python.runPython(await readFile(new URL('snapshot.py', import.meta.url), 'utf8'), { globals });
  globals.destroy();
  assertZeroing(exports);
  blankFreeMemory(exports);
  // The stack grows down; below the current position there is stale data.
  memoryOf(exports).fill(0, exports.emscripten_stack_get_end(), exports.emscripten_stack_get_current());
  const { __heap_base, PyUnicode_Type, PyDict_Type, Py_HashBuffer } = exports;
  const addresses = { heap: __heap_base.value, text: PyUnicode_Type.value, dict: PyDict_Type.value };
  return { snapshot: python.makeMemorySnapshot(), addresses, hash: Py_HashBuffer };
}

function memoryOf({ memory }) {
  return new Uint8Array(memory.buffer);
}

/** Freed blocks still contain their old content; zeros cost nothing to send. */
function blankFreeMemory(exports) {
  const { sbrk, malloc, malloc_usable_size: usable, free } = exports;
  const taken = [];
  for (let size = 1 << 18; size >= 16; size >>= 1) {
    const end = sbrk(0);
    // The heap grows as soon as no hole of this size is left.
    while (sbrk(0) === end) {
      const block = malloc(size);
      memoryOf(exports).fill(0, block, block + usable(block));
      if (size > SMALL) taken.push(block);
    }
  }
  taken.forEach((block) => free(block));
}

/** The memory before this address is unchanged since the start: it contains constants. */
function constantsEnd() {
  const changed = initialMemory(module.data).findIndex((byte, place) => byte !== heap[place]);
  return Math.floor(changed / PAGE) * PAGE;
}

/** The memory after instantiating the module, which browsers do anyway. */
async function freshMemory() {
  let fresh;
  const split = {
    load: () => {
      throw new Error('a function that runs before Python starts is not hot');
    },
  };
  await startWith({
    _loadSnapshot: snapshot,
    instantiate: (imports) => WebAssembly.instantiate(primary, { ...imports, 'GOT.func': NOWHERE, split }),
    createPyodideModule: async (settings) => {
      const runtime = await createModule(settings);
      fresh = runtime.HEAPU8.slice();
      return runtime;
    },
  });
  return fresh;
}

function changedRuns(heap, fresh) {
  const runs = [];
  for (let page = 0; page * PAGE < heap.length; page++) {
    if (!changed(heap, fresh, page * PAGE)) continue;
    const last = runs.at(-1);
    if (last && last[0] + last[1] === page) last[1]++;
    else runs.push([page, 1]);
  }
  return runs;
}

function changed(heap, fresh, start) {
  for (let i = start; i < start + PAGE; i++) if (heap[i] !== (fresh[i] ?? 0)) return true;
  return false;
}

function pack() {
  const about = [MAGIC, heap.length, PAGE, pageRuns.length, head.length, 0, 0, parseInt(pair, 16)];
  const header = Uint32Array.of(...about, places.heap, places.text, places.dict, places.list, ...pageRuns.flat());
  const pages = pageRuns.map(([page, count]) => heap.subarray(page * PAGE, (page + count) * PAGE));
  const bytes = Buffer.concat([Buffer.from(header.buffer), head, ...pages]);
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
  words[5] = words.subarray(HEADER).reduce((total, word) => (Math.imul(total, 31) + word) | 0, 0) >>> 0;
  words[6] = bytes.length;
  return bytes;
}
