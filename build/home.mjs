// node home.mjs: prints, as JSON, the home that stands in index.html and what it says in each language (home.ts).
import { build } from 'esbuild';
import { Window } from 'happy-dom';
import { fileURLToPath } from 'node:url';
import { fluent } from './esbuild_fluent.mjs';
import { cssText } from './esbuild_css_text.mjs';

/** The page starts to fetch the engine when its module is loaded; here nothing asks it. */
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
  define: { SANDBOX: '""', RELAYS: '0' }, // what no template shows
  plugins: [fluent, cssText, withoutEngine],
  loader: { '.svg': 'text' },
  logLevel: 'warning',
});
const module = `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`;
const { renderHome } = await import(module);
console.log(JSON.stringify(await renderHome()));
process.exit(); // modules of the page have set timers
