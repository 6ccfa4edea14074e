// node precache.mjs <site folder> <build id>
// Writes sw.js into the site, with the exact list of what it keeps for playing offline.
import { build } from 'esbuild';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { injectManifest } from 'workbox-build';

/** For a start that has failed. Who needs it once has it then: the service worker keeps what it has fetched. */
const FALLBACK = ['assets/pyodide.asm-*.wasm', 'assets/python-*.zip'];
const [site, buildId] = process.argv.slice(2);
const draft = join(site, 'sw-draft.js');
await build({
  entryPoints: ['web/offline/service-worker.ts'],
  outfile: draft,
  bundle: true,
  format: 'iife', // as a classic script it runs in every browser that has service workers
  minify: true,
  target: 'es2022',
  define: { BUILD_ID: JSON.stringify(buildId), 'process.env.NODE_ENV': '"production"' },
  legalComments: 'none',
  logLevel: 'warning',
});
const { count, size, warnings } = await injectManifest({
  swSrc: draft,
  swDest: join(site, 'sw.js'),
  globDirectory: site,
  globPatterns: ['**/*'],
  // Of the pages, only what is played: the wheel, the demo blog and the licences (a text) are for reading online.
  globIgnores: ['**/*.{br,gz,txt}', 'sw*.js', 'engine/**', 'blog/**', 'screenshots/**', 'oembed*', ...FALLBACK],
  dontCacheBustURLsMatching: /^assets\//, // their names carry a hash
  maximumFileSizeToCacheInBytes: 64 * 1024 * 1024, // its default would leave Python's wasm out
});
await rm(draft);
if (warnings.length) throw new Error(warnings.join('\n'));
const list = await readFile(join(site, 'sw.js'), 'utf8');
for (const part of ['engine-', 'rest-', 'snapshot-']) if (!list.includes(`assets/${part}`)) throw new Error(`${part} is not in the list`);
console.log(`${count} files, ${(size / 1e6).toFixed(1)} MB`);
