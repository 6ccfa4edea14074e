// Plugins of esbuild for style sheets: the project's media conditions and units, and sheets that scripts import.
import { build } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CONDITIONS = fileURLToPath(new URL('../web/styles/conditions.css', import.meta.url));
const DEFINED = /@custom-media (--[\w-]+)\s+([^;]+);/g;
const FONT_SIZE_PX = 16; // pixels, the default of browsers
const HAIRLINE = 2; // pixels that stay what they are
const PIXELS = /(\* )?(-?[\d.]+)px/g;

async function conditions() {
  const source = await readFile(CONDITIONS, 'utf8');
  return new Map([...source.matchAll(DEFINED)].map(([, name, condition]) => [name, condition]));
}

/** Media queries use `em`: for `rem`, some browsers take the page's font size instead of the player's. */
function toFontRelative(css, unit) {
  const isThin = (times, pixels) => !times && Math.abs(pixels) <= HAIRLINE;
  return css.replace(PIXELS, (as, times = '', pixels) => (isThin(times, pixels) ? as : `${times}${pixels / FONT_SIZE_PX}${unit}`));
}

/**
 * `@media (--portrait)` gets its condition from web/styles/conditions.css: that is `@custom-media` of Media Queries 5, which
 * neither browsers nor esbuild have. Pixels become font-relative: a larger font makes everything larger.
 */
export const customMedia = {
  name: 'custom media',
  setup({ onLoad }) {
    const known = conditions();
    onLoad({ filter: /[\\/]web[\\/].*\.css$/, namespace: 'file' }, async ({ path }) => {
      const [conditionsByName, source] = await Promise.all([known, readFile(path, 'utf8')]);
      const errors = [];
      const conditionOf = (_, name) => String(conditionsByName.get(name) ?? errors.push({ text: `${name} is not in conditions.css` }));
      const withConditions = (query) => toFontRelative(query.replace(/\((--[\w-]+)\)/g, conditionOf), 'em');
      const contents = toFontRelative(source, 'rem').replace(/@media [^{]+|@import [^;]+/g, withConditions);
      return { contents, errors, loader: 'css' };
    });
  },
};

/** Returns the text of a style sheet, bundled and in the layer of the screens. */
export async function bundleStyles(path) {
  const { outputFiles } = await build({
    stdin: { contents: `@import ${JSON.stringify(path)} layer(screens);`, loader: 'css', resolveDir: dirname(path) },
    bundle: true,
    minify: true,
    write: false,
    plugins: [customMedia],
    target: ['chrome111', 'firefox115', 'safari16.4'],
    logLevel: 'silent',
  });
  return { contents: outputFiles[0].text, loader: 'text', watchFiles: [path] };
}

/**
 * A script that imports a style sheet gets its text, so that the styles of a feature are loaded with its script. The path starts
 * at the project's folder, because esbuild hashes it: the names of bundles must not depend on where they are built.
 */
export const cssText = {
  name: 'css text',
  setup({ onResolve, onLoad }) {
    const named = (file) => ({ path: relative(ROOT, file).replaceAll(sep, '/'), namespace: 'css-text' });
    onResolve({ filter: /\.css$/ }, ({ path, kind, importer, resolveDir }) =>
      kind === 'import-statement' && importer.endsWith('.ts') ? named(resolve(resolveDir, path)) : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'css-text' }, ({ path }) => bundleStyles(resolve(ROOT, path)));
  },
};
