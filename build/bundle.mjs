// node bundle.mjs '<json>': { entries, outdir, define }
// Bundles TypeScript and CSS with esbuild; prints which output each entry became.
import { build } from 'esbuild';
import { basename, relative } from 'node:path';

const { entries, outdir, define } = JSON.parse(process.argv[2]);
const result = await build({
  entryPoints: entries,
  outdir,
  define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
  bundle: true,
  format: 'esm',
  splitting: true,
  minify: true,
  target: ['es2022', 'chrome111', 'firefox115', 'safari16.4'],
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  assetNames: '[name]-[hash]',
  loader: { '.ftl': 'text', '.svg': 'text', '.woff2': 'file' },
  external: ['node:*', 'ws'], // Pyodide asks for these on Node only
  legalComments: 'linked',
  metafile: true,
  logLevel: 'warning',
});
const made = Object.entries(result.metafile.outputs).filter(([, output]) => output.entryPoint);
const names = made.map(([file, { entryPoint }]) => [relative(process.cwd(), entryPoint), basename(file)]);
console.log(JSON.stringify(Object.fromEntries(names)));
