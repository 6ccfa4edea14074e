// esbuild's way to our texts: `texts:uk` is all texts of a language, `texts:uk/embed` one file; parsed once, here, and not
// whenever a game starts.
import { FluentResource } from '@fluent/bundle';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const TEXTS = fileURLToPath(new URL('../web/texts', import.meta.url));
/** Words of one letter that no line may end with. */
const SHORT = { cs: 'aikosuvz', pl: 'aiouwz', ru: 'авикосуя', uk: 'авзійоуя' };
/** A line breaks neither after such a word nor inside “2 × 2”, “50 %” or “№ 7”. */
function bound(text, language) {
  const after = SHORT[language] && new RegExp(`(?<![\\p{L}\\p{N}])[${SHORT[language]}] (?=\\S|$)`, 'giu');
  const whole = after ? text.replace(after, (word) => word.replace(' ', '\u00a0')) : text;
  return whole.replace(/(?<=×) | (?=[×%])|(?<=№) /g, '\u00a0');
}
export const fluent = {
  name: 'fluent',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^texts:/ }, ({ path }) => ({ path: path.slice('texts:'.length), namespace: 'texts' }));
    onLoad({ filter: /.*/, namespace: 'texts' }, async ({ path }) => {
      const [language, only] = path.split('/');
      const names = only ? [`${only}.ftl`] : (await readdir(join(TEXTS, language))).sort();
      const sources = await Promise.all(names.map((name) => readFile(join(TEXTS, language, name), 'utf8')));
      const body = sources.flatMap((source) => new FluentResource(source).body);
      const contents = JSON.stringify(body, (_, value) => (typeof value === 'string' ? bound(value, language) : value));
      return { contents, loader: 'json' };
    });
  },
};
