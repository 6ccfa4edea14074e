// Plugin of esbuild: imports the texts of the page, parsed at build time.
import { FluentResource } from '@fluent/bundle';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bound } from './no_break_spaces.mjs';

const TEXTS = fileURLToPath(new URL('../web/texts', import.meta.url));
/** Texts of screens that few visits need: `album.later.ftl`. They are loaded with those screens. */
const LATER_SUFFIX = '.later.ftl';
const isLater = (name) => name.endsWith(LATER_SUFFIX);
/** Returns the parsed texts of a language: those that are loaded at first, those for later, or those of one file. */
async function parseTexts(language, only) {
  const isRequested = only === 'later' ? isLater : only ? (name) => name === `${only}.ftl` : (name) => !isLater(name);
  const names = (await readdir(join(TEXTS, language))).filter((name) => name.endsWith('.ftl') && isRequested(name));
  const sources = await Promise.all(names.sort().map((name) => readFile(join(TEXTS, language, name), 'utf8')));
  const body = sources.flatMap((source) => new FluentResource(source).body);
  return bound(body, language);
}
export async function allTexts(language) {
  return [...(await parseTexts(language)), ...(await parseTexts(language, 'later'))];
}
async function listedLanguages() {
  return JSON.parse(await readFile(join(TEXTS, 'languages.json'), 'utf8'));
}
export async function languageCodes() {
  return Object.keys(await listedLanguages());
}
/** What the page needs of the list of languages. */
async function languageFacts() {
  const rows = Object.entries(await listedLanguages());
  return Object.fromEntries(rows.map(([code, { name, script, draft, keeps_capitals }]) => [code, { name, script, draft, keeps_capitals }]));
}
/** The texts that English has and this language lacks. */
export function missingTexts(english, own) {
  const ownKeys = new Set(own.map(({ id }) => id));
  return english.filter(({ id }) => !ownKeys.has(id));
}
/** A module with the loaders of each language, at first and later, and whether the language is complete. */
async function loaders(codes) {
  const english = await allTexts('en');
  const whole = async (code) => missingTexts(english, await allTexts(code)).length === 0;
  const lines = codes.map(
    async (code) =>
      `${code}: { load: () => import('texts:${code}'), later: () => import('texts:${code}/later'), whole: ${await whole(code)} }`,
  );
  return `export default { ${(await Promise.all(lines)).join(', ')} };`;
}
/** One file in every language, with English texts where a language has none. */
async function allLanguages(codes, only) {
  const english = await parseTexts('en', only);
  const bodies = codes.map(async (code) => {
    const own = await parseTexts(code, only);
    return [code, [...own, ...missingTexts(english, own)]];
  });
  return JSON.stringify(Object.fromEntries(await Promise.all(bodies)));
}
/** `texts:uk` is all texts of a language but those for later, `texts:uk/later` are those, `texts:uk/embed` is one file,
 *  `texts:languages` every language, to be loaded, `texts:facts` the name and the script of each. */
export async function texts(path) {
  if (path === 'facts') return { contents: JSON.stringify(await languageFacts()), loader: 'json' };
  const [language, only] = path.split('/');
  if (language !== 'languages') return { contents: JSON.stringify(await parseTexts(language, only)), loader: 'json' };
  const codes = await languageCodes();
  return only ? { contents: await allLanguages(codes, only), loader: 'json' } : { contents: await loaders(codes), loader: 'js' };
}

export const fluent = {
  name: 'fluent',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^texts:/ }, ({ path }) => ({ path: path.slice('texts:'.length), namespace: 'texts' }));
    onLoad({ filter: /.*/, namespace: 'texts' }, ({ path }) => texts(path));
  },
};
