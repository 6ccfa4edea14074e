// node home.mjs: prints, as JSON, the home that stands in index.html with its texts in each language (home.ts), and the texts that
// the build writes into other files.
import { build } from 'esbuild';
import { Window } from 'happy-dom';
import { fileURLToPath } from 'node:url';
import { allTexts, fluent, languageCodes, missingTexts } from './esbuild_fluent.mjs';
import { cssText } from './esbuild_css.mjs';

/** The module of the engine starts to fetch it when it is imported, which home does not need. */
const withoutEngine = {
  name: 'without the engine',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\/pyscript$/ }, () => ({ path: 'engine', namespace: 'absent' }));
    onLoad({ filter: /.*/, namespace: 'absent' }, () => ({ contents: 'module.exports = {};' }));
  },
};
const window = new Window({ url: 'http://localhost/' });
for (const name of Object.getOwnPropertyNames(window))
  if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value: window[name], configurable: true, writable: true });
const { outputFiles } = await build({
  entryPoints: [fileURLToPath(new URL('home.ts', import.meta.url))],
  write: false,
  bundle: true,
  format: 'esm',
  define: { SANDBOX: '""' }, // what no template shows
  plugins: [fluent, cssText, withoutEngine],
  loader: { '.svg': 'text' },
  logLevel: 'warning',
});
const module = `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`;
const { renderHome } = await import(module);
const result = JSON.stringify({ ...(await renderHome()), plain: await plainTexts() });
process.stdout.write(`${result}\n`, () => process.exit()); // modules of the page have set timers

/** By language and key, the texts without selects, with variables as in Fluent; English stands in for those that are missing. */
async function plainTexts() {
  const english = await allTexts('en');
  const textOf = ({ value }) => [value].flat().map((part) => (part?.type === 'var' ? `{ $${part.name} }` : part));
  const entries = (await languageCodes()).map(async (code) => {
    const own = await allTexts(code);
    const texts = [...own, ...missingTexts(english, own)].map((message) => [message.id, textOf(message)]);
    const plain = texts.filter(([, parts]) => parts.every((part) => typeof part === 'string'));
    return [code, Object.fromEntries(plain.map(([key, parts]) => [key, parts.join('')]))];
  });
  return Object.fromEntries(await Promise.all(entries));
}
