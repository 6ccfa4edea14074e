// node bundle.mjs '<json>': { entries, outdir, define, classic, glue }
// Bundles TypeScript and CSS with esbuild; prints the output of each entry, and the other outputs that it imports.
import { build } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fluent } from './esbuild_fluent.mjs';
import { cssText, customMedia } from './esbuild_css.mjs';

const { entries, outdir, define, classic = false, glue = null } = JSON.parse(process.argv[2]);
/** Replaces Pyodide's script by the one that prune_glue.mjs has written. */
const pyodideGlue = {
  name: 'glue',
  setup({ onResolve, onLoad }) {
    if (!glue) return;
    onResolve({ filter: /^pyodide\/pyodide\.asm\.mjs$/ }, () => ({ path: 'glue', namespace: 'glue' }));
    onLoad({ filter: /.*/, namespace: 'glue' }, async () => ({ contents: await readFile(glue, 'utf8'), loader: 'js' }));
  },
};
const result = await build({
  entryPoints: entries,
  outdir,
  define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
  bundle: true,
  format: classic ? 'iife' : 'esm', // a classic script can hold up the first paint, a module cannot
  splitting: !classic,
  minify: true,
  charset: 'utf8', // else each letter of a Cyrillic text is six
  target: ['es2022', 'chrome111', 'firefox115', 'safari16.4'],
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  assetNames: '[name]-[hash]',
  plugins: [fluent, customMedia, cssText, pyodideGlue],
  loader: { '.svg': 'text', '.woff2': 'file', '.avif': 'file' },
  external: ['node:*', 'ws'], // Pyodide asks for these on Node only
  legalComments: 'linked',
  metafile: true,
  logLevel: 'warning',
}).catch(() => process.exit(1)); // esbuild has printed the error
const outputs = Object.entries(result.metafile.outputs);
const entryOutputs = outputs.filter(([, { entryPoint }]) => entries.includes(entryPoint));
const imported = ({ imports }) => imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => basename(path));
console.log(
  JSON.stringify({
    names: Object.fromEntries(entryOutputs.map(([file, { entryPoint }]) => [entryPoint, basename(file)])),
    imports: Object.fromEntries(entryOutputs.map(([, output]) => [output.entryPoint, imported(output)])),
  }),
);
