// node front.mjs FOLDER [WORD …]: bundles the front end's own tests (tests/front) into FOLDER, runs them in Node, and
// prints which share of the page's lines they reach. Fails where a test fails, or too little is reached. With words, runs
// only the tests whose files' names hold one of them, and counts nothing.
import { build } from 'esbuild';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fluent } from './fluent.mjs';
import { sheet } from './sheet.mjs';
import { counted, reached, report } from './front_lines.mjs';

const FLOOR = 90; // per cent of the lines
const LONGEST = 300_000; // milliseconds: they need twenty seconds, most of them for damaged stores
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const TESTS = join(ROOT, 'tests/front');
const REPORTER = new URL('front_reporter.mjs', import.meta.url).href;
const [, , given, ...only] = process.argv;
const folder = resolve(given);
const scripts = join(folder, 'scripts');
const coverage = join(folder, 'coverage');

/** Whatever of the page asks for Python gets the scripted engine; a test that imports the real one gets that. */
const scripted = {
  name: 'scripted engine',
  setup({ onResolve }) {
    onResolve({ filter: /\/pyscript$/ }, ({ importer }) =>
      importer.startsWith(join(ROOT, 'web')) ? { path: join(TESTS, 'engine.ts') } : undefined,
    );
  },
};

/** Names, sizes and checksums as the build would give them; these are of files with seven zeros. */
const file = (name, size, packed) => ({ name, size, packed, sum: (7 << 16) + 1 });
const define = {
  BOOT_FILES: { core: 'core.js', inner: 'core.js', interpreter: 'interpreter.js', worker: 'worker.py' },
  DOWNLOADS: {
    wasm: file('python.wasm', 3000, 900),
    engine: file('engine.wasm', 1000, 400),
    rest: file('rest.wasm', 2000, 500),
    snapshot: file('snapshot.bin', 2000, 500),
    archive: file('archive.zip', 300, 100),
    more: file('more.zip', 7, 7),
    bench: file('bench.zip', 7, 7),
  },
  FETCHER: 'fetcher.js',
  BENCH: 'bench.js',
  RELAYS: 2,
};

async function bundle(tests) {
  // Imports all that is counted, so that lines which no test has ever loaded count as well. Nobody runs it.
  const every = join(folder, 'every.ts');
  mkdirSync(scripts, { recursive: true });
  writeFileSync(
    every,
    counted(ROOT)
      .map((path) => `import ${JSON.stringify(join(ROOT, path))};\n`)
      .join(''),
  );
  await build({
    entryPoints: [...tests, 'page.ts', 'core.ts'].map((name) => join(TESTS, name)).concat(every),
    outdir: scripts,
    entryNames: '[name]',
    absWorkingDir: ROOT,
    define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
    bundle: true,
    format: 'esm',
    platform: 'node',
    conditions: ['browser'],
    mainFields: ['module', 'main'],
    splitting: true, // one copy of each module, and one place where its lines are counted
    treeShaking: false, // what nobody calls is counted too
    target: 'node20',
    sourcemap: 'linked',
    plugins: [scripted, fluent, sheet],
    loader: { '.svg': 'text' },
    logLevel: 'warning',
  }).catch(() => process.exit(1)); // esbuild has said what is wrong
}

function run(tests) {
  const page = join(scripts, 'page.js');
  const files = tests.map((name) => join(scripts, `${basename(name, '.ts')}.js`));
  const words = ['--enable-source-maps', '--import', page, `--test-reporter=${REPORTER}`, '--test', ...files];
  const env = { ...process.env, NODE_V8_COVERAGE: coverage, TZ: 'UTC', MAPWRIGHT_ROOT: ROOT };
  if (spawnSync(process.execPath, words, { stdio: 'inherit', env, timeout: LONGEST }).status !== 0) process.exit(1);
}

const tests = readdirSync(TESTS).filter((name) => name.endsWith('.test.ts') && (!only.length || only.some((word) => name.includes(word))));
if (!tests.length) {
  console.error(`No file of tests/front has a name with ${only.join(' or ')}.`);
  process.exit(1);
}
rmSync(folder, { recursive: true, force: true });
await bundle(tests);
run(tests);
if (!only.length && report(reached(ROOT, scripts, coverage), FLOOR)) process.exit(1);
