// Python on Node as players have it, from the files of the build: in halves from the snapshot, or whole from the archive.
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { importTypeScript } from '../../build/python/import_typescript.mjs';
import { start } from '../../build/python/pyodide.mjs';

export { importTypeScript };

const EMPTY_ZIP = Uint8Array.of(0x50, 0x4b, 5, 6, ...new Array(18).fill(0));

/**
 * From the snapshot in `folder`. `fetchRest` is called when the second half of the module is needed; `halved` are other
 * halves than those of the build.
 */
export async function inHalves(folder, { fetchRest = (rest) => rest, halved } = {}) {
  const read = (name) => readFile(join(folder, name));
  const { SplitModule } = await importTypeScript('worker/split-module');
  const { parseSnapshot } = await importTypeScript('worker/snapshot-file');
  const { default: createModule } = await import(pathToFileURL(join(folder, 'glue.mjs')));
  const [engine, rest, snapshot] = await Promise.all(['engine.wasm', 'rest.wasm', 'snapshot.bin'].map(read));
  const pack = parseSnapshot(snapshot.buffer.slice(snapshot.byteOffset, snapshot.byteOffset + snapshot.length));
  if (halved) pack.pair = halved.pair;
  const halves = new SplitModule(() => fetchRest(halved?.secondary ?? rest));
  const python = await start({
    _loadSnapshot: new Uint8Array(4),
    stdLibURL: await emptyArchive(), // as in a browser: there is nothing to import from
    instantiate: async (imports) => {
      const module = await WebAssembly.compile(halved?.primary ?? engine);
      return { module, instance: await halves.instantiate(module, imports) };
    },
    createPyodideModule: async (settings) => {
      const made = await createModule(settings);
      made.API.restoreSnapshot = () => {
        halves.restore(pack, made.HEAPU8);
        return pack.state;
      };
      return made;
    },
  });
  return { python, halves };
}

async function emptyArchive() {
  const file = join(await mkdtemp(join(tmpdir(), 'mapwright-')), 'empty.zip');
  await writeFile(file, EMPTY_ZIP);
  return file;
}

/** Pyodide as it is shipped, and our archive. */
export async function whole(folder) {
  const python = await start({ stdLibURL: join(folder, 'python.zip') });
  python.runPython('import preloaded; preloaded.install()');
  return { python };
}

/** The engine's entry point: it takes a message and returns an answer, both as text. */
export function dispatchOf({ python }) {
  return python.runPython('from mapwright.page.bridge import dispatch; dispatch');
}
