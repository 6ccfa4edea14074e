/** The front end's unit tests (tests/front): Node with happy-dom, a scripted engine instead of Python, and line coverage. */

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vitest/config';
import { texts } from './build/esbuild_fluent.mjs';
import { bundleStyles } from './build/esbuild_css.mjs';

process.env.TZ = 'UTC';

const ROOT = fileURLToPath(new URL('.', import.meta.url));
const TESTS = join(ROOT, 'tests/front');

/** Modules of the page get the scripted engine instead of Python; a test that imports the real one gets the real one. */
const scriptedEngine: Plugin = {
  name: 'scripted engine',
  enforce: 'pre',
  resolveId(id, importer) {
    if (id.endsWith('/core.js')) return join(TESTS, 'pyscript-module.ts'); // PyScript's module, which engine/pyscript.ts loads by its address
    return id.endsWith('/pyscript') && importer?.startsWith(join(ROOT, 'web')) ? join(TESTS, 'scripted-engine.ts') : undefined;
  },
};

/** `texts:…` and style sheets, as the build makes them. A name that ends in `.css` would be Vite's. */
const generated: Plugin = {
  name: 'texts and style sheets',
  enforce: 'pre',
  resolveId(id, importer) {
    if (id.startsWith('texts:')) return `\0${id}`;
    return id.endsWith('.css') && importer?.endsWith('.ts') ? `\0sheet:${resolve(dirname(importer), id)}:` : undefined;
  },
  async load(id) {
    const [, kind, path = ''] = /^\0(texts|sheet):(.*?):?$/.exec(id) ?? [];
    if (!kind) return undefined;
    const { contents, loader } = await (kind === 'texts' ? texts : bundleStyles)(path);
    if (loader === 'js') return contents;
    return `export default ${loader === 'json' ? contents : JSON.stringify(contents)};`;
  },
};

/** Modules that make templates, paint, move boxes or wire the page together are not counted: the browser tests cover those. */
const DRAWS = /\bfrom '(?:lit(?:\/[^']*)?|[\w./-]+\/paint\/[^']*)'/;
const UNCOUNTED =
  /^core\/paint\/|^(?:main|embed-main|core\/lazy-parts|play\/screen\/animate-rows|app\/(?:play-embedded|two-keys|watchers))\.ts$|\.d\.ts$/;

function counted(): string[] {
  return readdirSync(join(ROOT, 'web/src'), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts') && !UNCOUNTED.test(name))
    .map((name) => `web/src/${name}`)
    .filter((path) => !DRAWS.test(readFileSync(join(ROOT, path), 'utf8')));
}

/** Names, sizes and checksums as the build would define them; the checksum is that of seven zeros. */
const file = (name: string, size: number, packed: number): object => ({ name, size, packed, sum: (7 << 16) + 1 });
const DEFINED = {
  BOOT_FILES: { core: 'core.js', inner: 'core.js', interpreter: 'interpreter.js', worker: 'worker.py' },
  DOWNLOADS: {
    wasm: file('python.wasm', 3000, 900),
    engine: file('engine.wasm', 1000, 400),
    rest: file('rest.wasm', 2000, 500),
    snapshot: file('snapshot.bin', 2000, 500),
    archive: file('archive.zip', 300, 100),
    more: file('more.zip', 7, 7),
    sandbox: file('sandbox.zip', 7, 7),
  },
  FETCHER: 'fetcher.js',
  SANDBOX: 'sandbox.js',
};

/**
 * Files that need a process of their own: streams, keys, channels and objects that Node makes are of another realm than a
 * test in a context. The others share two threads, where happy-dom is loaded once instead of once per file.
 */
const ALONE = [
  'sandbox',
  'damaged-later',
  'direct',
  'engine',
  'form',
  'member-log',
  'custom-bots',
  'start-recovery',
  'navigate',
  'puzzle',
  'pyscript',
  'second-copy',
  'build-cache',
  'storage',
  'workshop',
].map((name) => `tests/front/${name}.test.ts`);

/** Files that sign thousands of messages or try thousands of damaged stores, which need a process of their own too. */
const LONG = ['damaged-stores', 'relay-pool', 'shared-log'].map((name) => `tests/front/${name}.test.ts`);

/** Files that start the engine in Python: half of the time, and not part of `python3 build check`. */
const WITH_PYTHON = readdirSync(TESTS)
  .filter((name) => name.endsWith('.test.ts') && /from '\.\/(table-devices|python)'/.test(readFileSync(join(TESTS, name), 'utf8')))
  .map((name) => `tests/front/${name}`);

/** The one of them that `python3 build test` runs. */
const TABLE = 'tests/front/shared-table.test.ts';

/** What `python3 build check` leaves out. One project has them all: each more would transform the sources once more. */
const NOT_QUICK = process.env.MAPWRIGHT_QUICK ? [...LONG, TABLE] : [];

export default defineConfig({
  define: Object.fromEntries(Object.entries(DEFINED).map(([name, value]) => [name, JSON.stringify(value)])),
  plugins: [scriptedEngine, generated],
  environments: { __vitest_vm__: { optimizeDeps: { noDiscovery: true } } }, // it would search all HTML files of the project for packages
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'shared', include: ['tests/front/*.test.ts'], exclude: [...ALONE, ...LONG, ...WITH_PYTHON], pool: 'vmThreads' },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: [...ALONE, ...LONG, TABLE],
          exclude: [...WITH_PYTHON.filter((name) => name !== TABLE), ...NOT_QUICK],
          pool: 'forks',
        },
      },
      { extends: true, test: { name: 'with Python', include: WITH_PYTHON, exclude: [TABLE], pool: 'forks' } },
    ],
    setupFiles: ['tests/front/setup.ts'],
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { url: 'https://example.org/map/', width: 1280, height: 800 } },
    maxWorkers: '100%',
    silent: 'passed-only',
    reporters: ['dot'],
    testTimeout: 300_000, // thousands of damaged stores on a busy machine
    hookTimeout: 60_000,
    coverage: {
      provider: 'v8',
      include: counted(),
      reportsDirectory: '.cache/front',
      reporter: ['text', 'html'],
      thresholds: { lines: 94 },
    },
  },
});
