// Plugin of esbuild: `@media (--portrait)` gets its condition from web/styles/conditions.css.
// That is `@custom-media` of Media Queries 5, for browsers without it.
// It also converts pixels to font-relative units: a larger font makes everything larger, as if the window were smaller.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

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
  const thin = (times, pixels) => !times && Math.abs(pixels) <= HAIRLINE;
  return css.replace(PIXELS, (as, times = '', pixels) => (thin(times, pixels) ? as : `${times}${pixels / FONT_SIZE_PX}${unit}`));
}

export const customMedia = {
  name: 'windows',
  setup({ onLoad }) {
    const known = conditions();
    onLoad({ filter: /[\\/]web[\\/].*\.css$/, namespace: 'file' }, async ({ path }) => {
      const [named, source] = await Promise.all([known, readFile(path, 'utf8')]);
      const errors = [];
      const conditionOf = (name) => named.get(name) ?? errors.push({ text: `${name} is not in conditions.css` });
      const replaceConditions = (query) =>
        toFontRelative(
          query.replace(/\((--[\w-]+)\)/g, (_, name) => String(conditionOf(name))),
          'em',
        );
      const contents = toFontRelative(source, 'rem').replace(/@media [^{]+|@import [^;]+/g, replaceConditions);
      return { contents, errors, loader: 'css' };
    });
  },
};
