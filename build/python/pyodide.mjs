// Starts Pyodide on Node, always in the same way, so that builds are reproducible.
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

/** The snapshot would contain the time and random numbers. */
export function stopTimeAndChance() {
  const start = Date.UTC(2026, 0, 1);
  Date.now = () => start;
  performance.now = () => 0;
  const zeros = (array) => array.fill(0);
  crypto.getRandomValues = zeros; // called in browsers
  nodeCrypto.randomFillSync = zeros; // and on Node
}

/** `instantiate`: creates the instance of Pyodide's module, instead of instantiating the file in its package. */
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

/** Replaces the next instantiation of Pyodide's main module, which is recognised by its imports; other modules are untouched. */
function instantiateOnce(make) {
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = async (source, imports) => {
    if (!imports?.env?.emscripten_asm_const_int) return instantiate(source, imports);
    WebAssembly.instantiate = instantiate;
    return make(imports);
  };
}

// Node prints the source line of an error, and a line of Pyodide's script has a megabyte.
process.on('uncaughtException', (error) => {
  console.error(String(error).slice(-3000));
  process.exit(1);
});
