// node profile_games.mjs <folder of Python for a profile> <target> <number of games> <JSON: functions that have run elsewhere>
// Plays games on an instrumented module and writes the list of hot functions.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ran } from '../../build/split/instrument.mjs';
import { readModule } from '../../build/split/module.mjs';
import { writeHot } from '../../build/python/hot_functions.mjs';
import { packageFolder } from '../../build/python/pyodide.mjs';
import { collecting } from './garbage_collection.mjs';
import { COLLECT_OFTEN, play } from './games.mjs';
import { askLater } from './later_archive.mjs';
import { dispatchOf, inHalves } from './python_on_node.mjs';

/** In addition to the first games, those that were once found to need a function that no other does. */
const RARE = [131, 314];
/** Every set, with reviews and hints. */
const OFTEN = [0, 1, 2, 3, 24];
/** A solo game. */
const SOLO = 4;

const [folder, target, count, elsewhere] = process.argv.slice(2);
const python = await inHalves(folder);
const dispatch = dispatchOf(python);
for (const number of [...Array(Number(count)).keys(), ...RARE]) await play(number, dispatch);
python.python.runPython(COLLECT_OFTEN);
for (const number of OFTEN) await play(number, dispatch);
await askLater(python.python, folder, await play(SOLO, dispatch));
fail(python.python);
const wasm = await readFile(join(packageFolder, 'pyodide.asm.wasm'));
const always = collecting(await inHalves(folder), readModule(wasm));
const hot = new Set([...ran(python.halves.exports), ...always, ...JSON.parse(elsewhere)]);
await writeFile(target, writeHot(wasm, hot));
console.log(`   ${hot.size} functions are hot`);

/** What Pyodide does when it fails for good, as when the second half cannot be fetched: it must not need that half for it. */
function fail({ _api, runPython }) {
  try {
    runPython('lambda stop: stop()')(() => _api.fatal_error(new Error('on purpose')));
  } catch {
    // that is how it ends
  }
}
