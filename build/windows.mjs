// Plugin of esbuild: `@media (--portrait)` gets its condition from web/styles/conditions.css, where each stands once.
// That is `@custom-media` of Media Queries 5, for browsers that do not know it yet; nothing else of it is used.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const CONDITIONS = fileURLToPath(new URL('../web/styles/conditions.css', import.meta.url));
const DEFINED = /@custom-media (--[\w-]+)\s+([^;]+);/g;

async function conditions() {
  const source = await readFile(CONDITIONS, 'utf8');
  return new Map([...source.matchAll(DEFINED)].map(([, name, condition]) => [name, condition]));
}

export const windows = {
  name: 'windows',
  setup({ onLoad }) {
    const known = conditions();
    onLoad({ filter: /[\\/]web[\\/]styles[\\/].*\.css$/ }, async ({ path }) => {
      const [named, source] = await Promise.all([known, readFile(path, 'utf8')]);
      const errors = [];
      const written = (name) => named.get(name) ?? errors.push({ text: `${name} is not in conditions.css` });
      const contents = source.replace(/@media [^{]+/g, (query) => query.replace(/\((--[\w-]+)\)/g, (_, name) => written(name)));
      return { contents, errors, loader: 'css' };
    });
  },
};
