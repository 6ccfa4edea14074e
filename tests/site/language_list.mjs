// node language_list.mjs <checkout>: prints the list that the globe of home opens, drawn by the templates of the checkout.
import { build } from 'esbuild';
import { Window } from 'happy-dom';
import { pathToFileURL } from 'node:url';

const [checkout] = process.argv.slice(2);
const { fluent } = await import(pathToFileURL(`${checkout}/build/esbuild_fluent.mjs`));
const window = new Window({ url: 'http://localhost/' });
for (const name of Object.getOwnPropertyNames(window))
  if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value: window[name], configurable: true, writable: true });
const contents = `import { render } from 'lit';
  import { dialog } from './app/dialogs/languages';
  render(dialog(), document.body);`;
const { outputFiles } = await build({
  stdin: { contents, resolveDir: `${checkout}/web/src` },
  write: false,
  bundle: true,
  format: 'esm',
  plugins: [fluent],
});
await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
process.stdout.write(document.body.innerHTML, () => process.exit()); // modules of the page may have set timers
