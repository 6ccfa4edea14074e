// node precache.mjs <site folder> <build id>
// Writes sw.js into the site, with the list of files for offline play, and sw-off.js, which removes the service worker.
import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { injectManifest } from 'workbox-build';

/** Files that only a failed start needs: the service worker caches them when they are fetched. */
const FALLBACK = /^(pyodide\.asm-\w+\.wasm|python-\w+\.zip)$/;
const [site, buildId] = process.argv.slice(2);
const unfinishedWorker = join(site, 'sw-draft.js');
const fallback = (await readdir(join(site, 'assets'))).filter((name) => FALLBACK.test(name)).map((name) => `assets/${name}`);
const fallbackEntries = await Promise.all(fallback.sort().map((url) => withHash({ url })));
await bundle('service-worker', unfinishedWorker, { BUILD_ID: JSON.stringify(buildId), SPARE: JSON.stringify(fallbackEntries) });
await bundle('off', join(site, 'sw-off.js'));
const { count, size, warnings } = await injectManifest({
  swSrc: unfinishedWorker,
  swDest: join(site, 'sw.js'),
  globDirectory: site,
  globPatterns: ['**/*'],
  // Of the pages, only what is played: the wheel, the demo blog, the reference and the licences (a text) are for reading online. A frame
  // without an origin is never served by us, and what it does needs a network.
  globIgnores: [
    '**/*.{br,gz,txt}',
    'sw*.js',
    'engine/**',
    'blog/**',
    'docs/**',
    'assets/docs-*',
    'wire/**',
    'assets/wire-*',
    'screenshots/**',
    'previews/**',
    'to/**', // the service worker itself leads on from these
    'assets/lead-on-*',
    'oembed*',
    'sbom*',
    ...fallback,
  ],
  dontCacheBustURLsMatching: /^assets\//, // their names carry a hash
  maximumFileSizeToCacheInBytes: 64 * 1024 * 1024, // its default would leave Python's wasm out
  manifestTransforms: [async (entries) => ({ manifest: await Promise.all(entries.map(withHash)) })],
});
await rm(unfinishedWorker);
if (warnings.length) throw new Error(warnings.join('\n'));
const list = await readFile(join(site, 'sw.js'), 'utf8');
for (const part of ['engine-', 'rest-', 'snapshot-']) if (!list.includes(`assets/${part}`)) throw new Error(`${part} is not in the list`);
console.log(`${count} files, ${(size / 1e6).toFixed(1)} MB`);

async function bundle(name, outfile, define = {}) {
  await build({
    entryPoints: [`web/offline/${name}.ts`],
    outfile,
    bundle: true,
    format: 'iife', // as a classic script it runs in every browser that has service workers
    minify: true,
    target: 'es2022',
    define: { ...define, 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    logLevel: 'warning',
  });
}

/** The browser refuses a file with another hash. */
async function withHash(entry) {
  const content = await readFile(join(site, entry.url));
  return { ...entry, integrity: `sha256-${createHash('sha256').update(content).digest('base64')}` };
}
