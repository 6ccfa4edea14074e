// node bundle.mjs '<json>': { entries, outdir, define, classic, glue }
// Bundles TypeScript and CSS with esbuild; prints which output each entry became, and which others it imports.
import { FluentResource } from '@fluent/bundle';
import { build } from 'esbuild';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { windows } from './windows.mjs';

const { entries, outdir, define, classic = false, glue = null } = JSON.parse(process.argv[2]);
const TEXTS = fileURLToPath(new URL('../web/texts', import.meta.url));
/** Words of one letter that no line may end with. */
const SHORT = { cs: 'aikosuvz', pl: 'aiouwz', ru: 'авикосуя', uk: 'авзійоуя' };
/** A line breaks neither after such a word nor inside “2 × 2”, “50 %” or “№ 7”. */
function bound(text, language) {
  const after = SHORT[language] && new RegExp(`(?<![\\p{L}\\p{N}])[${SHORT[language]}] (?=\\S|$)`, 'giu');
  const whole = after ? text.replace(after, (word) => word.replace(' ', '\u00a0')) : text;
  return whole.replace(/(?<=×) | (?=[×%])|(?<=№) /g, '\u00a0');
}
/** The texts of a language, or of one file; parsed once, here, and not whenever a game starts. */
async function spoken(language, only) {
  const names = (await readdir(join(TEXTS, language))).filter((name) => name.endsWith('.ftl') && (!only || name === `${only}.ftl`));
  const sources = await Promise.all(names.sort().map((name) => readFile(join(TEXTS, language, name), 'utf8')));
  const body = sources.flatMap((source) => new FluentResource(source).body);
  return JSON.parse(JSON.stringify(body, (_, value) => (typeof value === 'string' ? bound(value, language) : value)));
}
/** What English says and these texts do not. */
function lacking(english, own) {
  const said = new Set(own.map(({ id }) => id));
  return english.filter(({ id }) => !said.has(id));
}
/** How to load each language, and whether it has every text. */
async function loaders(codes) {
  const english = await spoken('en');
  const whole = async (code) => lacking(english, await spoken(code)).length === 0;
  const lines = codes.map(async (code) => `${code}: { load: () => import('texts:${code}'), whole: ${await whole(code)} }`);
  return `export default { ${(await Promise.all(lines)).join(', ')} };`;
}
/** One file in every language, with English where there is nothing else. */
async function everywhere(codes, only) {
  const english = await spoken('en', only);
  const bodies = codes.map(async (code) => {
    const own = await spoken(code, only);
    return [code, [...own, ...lacking(english, own)]];
  });
  return JSON.stringify(Object.fromEntries(await Promise.all(bodies)));
}
/** `texts:uk` is all texts of a language, `texts:uk/embed` one file, `texts:languages` every language, to be loaded. */
const fluent = {
  name: 'fluent',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^texts:/ }, ({ path }) => ({ path: path.slice('texts:'.length), namespace: 'texts' }));
    onLoad({ filter: /.*/, namespace: 'texts' }, async ({ path }) => {
      const [language, only] = path.split('/');
      if (language !== 'languages') return { contents: JSON.stringify(await spoken(language, only)), loader: 'json' };
      const codes = Object.keys(JSON.parse(await readFile(join(TEXTS, 'languages.json'), 'utf8')));
      return only ? { contents: await everywhere(codes, only), loader: 'json' } : { contents: await loaders(codes), loader: 'js' };
    });
  },
};
/** Pyodide's glue as prune_glue.mjs has left it. */
const pruned = {
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
  plugins: [fluent, windows, pruned],
  loader: { '.svg': 'text', '.woff2': 'file', '.avif': 'file' },
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
