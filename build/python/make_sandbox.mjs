// node make_sandbox.mjs <engine wheel> <target zip>
// Makes the archive that the workshop's interpreter loads in addition to the snapshot: the modules that play and judge bots, and the
// modules of the standard library that authors of bots use, all compiled.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageFolder, start } from './pyodide.mjs';

const [wheel, target] = process.argv.slice(2);
const here = (name) => new URL(name, import.meta.url);
const python = await start();
python.FS.writeFile('/tmp/engine.whl', await readFile(wheel));
python.FS.writeFile('/tmp/stdlib.zip', await readFile(join(packageFolder, 'python_stdlib.zip')));
python.FS.writeFile('/tmp/archive.py', await readFile(here('archive.py')));
python.runPython(await readFile(here('make_sandbox.py'), 'utf8'));
await writeFile(target, python.FS.readFile('/tmp/sandbox.zip'));
