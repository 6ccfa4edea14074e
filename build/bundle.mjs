// node bundle.mjs '<json>': { entries, outdir, define, classic }
// Bundles TypeScript and CSS with esbuild; prints which output each entry became, and which others it imports.
import { build } from 'esbuild';
import { basename } from 'node:path';

const { entries, outdir, define, classic = false } = JSON.parse(process.argv[2]);
const result = await build({
  entryPoints: entries,
  outdir,
  define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
  bundle: true,
  format: classic ? 'iife' : 'esm', // a classic script can hold up the first paint, a module cannot
  splitting: !classic,
  minify: true,
  target: ['es2022', 'chrome111', 'firefox115', 'safari16.4'],
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  assetNames: '[name]-[hash]',
  loader: { '.ftl': 'text', '.svg': 'text', '.woff2': 'file', '.avif': 'file' },
  external: ['node:*', 'ws'], // Pyodide asks for these on Node only
  legalComments: 'linked',
  metafile: true,
  logLevel: 'warning',
}).catch(() => process.exit(1)); // esbuild has said what is wrong
const outputs = Object.entries(result.metafile.outputs);
const made = outputs.filter(([, { entryPoint }]) => entries.includes(entryPoint));
const imported = ({ imports }) => imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => basename(path));
console.log(
  JSON.stringify({
    names: Object.fromEntries(made.map(([file, { entryPoint }]) => [entryPoint, basename(file)])),
    imports: Object.fromEntries(made.map(([, output]) => [output.entryPoint, imported(output)])),
  }),
);
