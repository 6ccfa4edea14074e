// node make_archive.mjs <engine wheel> <target zip> <second zip>
// Makes the one archive that Python starts from: the standard library trimmed to what is imported, and the engine,
// all compiled. The second one has the modules that few visits need; the page fetches it when Python misses them.
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageFolder, start } from './pyodide.mjs';

// Modules that Pyodide and PyScript import at run time only.
const LATER = [
  '__future__',
  '_colorize',
  '_pyodide._future_helper',
  'ast',
  'base64',
  'bisect',
  'calendar',
  'contextlib',
  'copy',
  'dataclasses',
  'datetime',
  'encodings.idna',
  'enum',
  'functools',
  'heapq',
  'inspect',
  'itertools',
  'json',
  'linecache',
  'locale',
  'operator',
  'pathlib',
  'pyodide._run_js',
  'pyodide.console',
  'pyodide.ffi.wrappers',
  'pyodide.http',
  'pyodide.http._shared',
  'random',
  'string',
  'string.templatelib',
  'struct',
  'textwrap',
  'traceback',
  'types',
  'typing',
  'unicodedata',
  'urllib',
  'urllib.parse',
  'zipimport',
];

/** Modules that are downloaded on demand, beside the handlers and messages that the bridge lists in `LATER`. */
const MORE = [
  'mapwright.board.sheet_code',
  'mapwright.board.svg',
  'mapwright.bots.ideas',
  'mapwright.bots.sheet_trial',
  'mapwright.notation.duel',
  'mapwright.rules.random_sheets',
  'mapwright.rules.sheet_remarks',
];

const [wheel, target, second] = process.argv.slice(2);
const here = (name) => new URL(name, import.meta.url);
const python = await start();

python.FS.writeFile('/tmp/engine.whl', await readFile(wheel));
python.FS.writeFile('/tmp/stdlib.zip', await readFile(join(packageFolder, 'python_stdlib.zip')));
python.FS.writeFile('/tmp/archive.py', await readFile(here('archive.py')));
const own = { ...(await standIns()), 'preloaded.py': await readFile(here('preloaded.py'), 'utf8') };
python.globals.set('own', python.toPy(own));
python.globals.set('later', python.toPy(LATER));
python.globals.set('more', python.toPy(MORE));
const count = python.runPython(await readFile(here('make_archive.py'), 'utf8'));
await writeFile(target, python.FS.readFile('/tmp/python.zip'));
await writeFile(second, python.FS.readFile('/tmp/more.zip'));
console.log(`${count} modules`);

async function standIns() {
  const files = await readdir(here('standins'), { recursive: true });
  const python = files.filter((file) => file.endsWith('.py')).sort();
  const read = async (file) => [file.replaceAll('\\', '/'), await readFile(here(`standins/${file}`), 'utf8')];
  return Object.fromEntries(await Promise.all(python.map(read)));
}
