// node make_snapshot.mjs <python zip> <target>
// Keeps the memory of a Python that has started and imported the engine. Of 30 MB only the pages are kept that
// differ from the memory of a fresh module; pack.ts reads what is written here.
import { readFile, writeFile } from 'node:fs/promises';
import createModule from 'pyodide/pyodide.asm.mjs';
import { start, stopTimeAndChance } from './pyodide.mjs';

const MAGIC = 0x4d415031; // "MAP1"
const PAGE = 1024;
const HEADER = 8; // words: magic, heap, page, number of runs, length of head, checksum, length of all, zero

const [archive, target] = process.argv.slice(2);
stopTimeAndChance();
const snapshot = await takeSnapshot();
const words = new Uint32Array(snapshot.buffer, snapshot.byteOffset, 4);
const head = snapshot.subarray(0, words[1]); // Pyodide's own: its build id and the JavaScript objects it knows
const heap = snapshot.subarray(words[1]);
const runs = changedRuns(heap, await freshMemory());
await writeFile(target, pack());
console.log(JSON.stringify({ heap: heap.length, kept: runs.reduce((sum, [, count]) => sum + count * PAGE, 0) }));

async function takeSnapshot() {
  const python = await start({ stdLibURL: archive, _makeSnapshot: true, _sysExecutable: '/usr/bin/python' });
  python.runPython(await readFile(new URL('snapshot.py', import.meta.url), 'utf8'), { globals: python.toPy({}) });
  blankFreeMemory(python._module);
  return python.makeMemorySnapshot();
}

/** What was freed still holds its old content; zeros cost nothing to send. */
function blankFreeMemory(module) {
  const taken = [];
  for (let size = 1 << 18; size >= 16; size >>= 1) {
    const end = module._sbrk(0);
    // Until no hole of this size is left and the heap had to grow.
    while (module._sbrk(0) === end) {
      const block = module._malloc(size);
      module.HEAPU8.fill(0, block, block + module._malloc_usable_size(block));
      taken.push(block);
    }
  }
  taken.forEach((block) => module._free(block));
}

/** What instantiating the module alone puts into memory; a player's browser does that anyway. */
async function freshMemory() {
  let fresh;
  await start({
    stdLibURL: archive,
    _sysExecutable: '/usr/bin/python',
    _loadSnapshot: snapshot,
    createPyodideModule: async (settings) => {
      const module = await createModule(settings);
      fresh = module.HEAPU8.slice();
      return module;
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
  const header = Uint32Array.of(MAGIC, heap.length, PAGE, runs.length, head.length, 0, 0, 0, ...runs.flat());
  const pages = runs.map(([page, count]) => heap.subarray(page * PAGE, (page + count) * PAGE));
  const bytes = Buffer.concat([Buffer.from(header.buffer), head, ...pages]);
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
  words[5] = words.subarray(HEADER).reduce((total, word) => (Math.imul(total, 31) + word) | 0, 0) >>> 0;
  words[6] = bytes.length;
  return bytes;
}
