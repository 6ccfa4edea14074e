// node workshop.mjs <engine wheel> <Python file>: runs the file in Pyodide, with the engine, and prints what it found.
import { readFile } from 'node:fs/promises';
import { start } from '../../build/python/pyodide.mjs';

const [wheel, file] = process.argv.slice(2);
const python = await start();
python.FS.writeFile('/tmp/engine.whl', await readFile(wheel));
python.runPython("import sys; sys.path.insert(0, '/tmp/engine.whl')");
python.runPython(await readFile(file, 'utf8'));
console.log(python.globals.get('results'));
