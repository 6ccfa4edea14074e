// Pyodide on Node, for the build: the same start every time, so that what is made from it has the same bytes.
import nodeCrypto from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadPyodide } from 'pyodide';

process.env.TZ = 'UTC'; // the zone of who builds would get into the memory that we keep
export const packageFolder = dirname(fileURLToPath(import.meta.resolve('pyodide')));

/** Pyodide's lock file without its 300 packages: we use none of them. */
export async function emptyLock() {
  const { info } = JSON.parse(await readFile(join(packageFolder, 'pyodide-lock.json'), 'utf8'));
  return JSON.stringify({ info, packages: {} });
}

/** Time and chance would get into the memory that we keep. */
export function stopTimeAndChance() {
  const start = Date.UTC(2026, 0, 1);
  Date.now = () => start;
  performance.now = () => 0;
  const zeros = (array) => array.fill(0);
  crypto.getRandomValues = zeros; // asked by browsers
  nodeCrypto.randomFillSync = zeros; // and on Node
}

/** `instantiate`: another way to make an instance of Pyodide's module than from the bytes in its package. */
export async function start({ instantiate, ...options } = {}) {
  if (instantiate) instantiateOnce(instantiate);
  return loadPyodide({
    indexURL: packageFolder,
    lockFileContents: await emptyLock(),
    // Fixed hashes: the order of sets and the layout of dicts are part of the memory.
    env: { HOME: '/home/pyodide', PYTHONHASHSEED: '0', LANG: 'C.UTF-8' },
    ...options,
  });
}

/** The next instance that gets what Pyodide gives to its module is made this way; it has other, smaller modules too. */
function instantiateOnce(make) {
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = async (source, imports) => {
    if (!imports?.env?.emscripten_asm_const_int) return instantiate(source, imports);
    WebAssembly.instantiate = instantiate;
    return make(imports);
  };
}

// Node prints the line of an error, and Pyodide's line is a megabyte.
process.on('uncaughtException', (error) => {
  console.error(String(error).slice(-3000));
  process.exit(1);
});
