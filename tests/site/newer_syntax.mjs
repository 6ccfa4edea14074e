// node newer_syntax.mjs FOLDER TARGET: prints the scripts and style sheets under FOLDER that are written in newer words than
// TARGET knows: those that esbuild, which knows what each browser understands, would have to write otherwise.
import { transform } from 'esbuild';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [, , folder, target] = process.argv;
const as = async (code, loader, asked) => (await transform(code, { loader, target: asked, logLevel: 'silent', charset: 'utf8' })).code;
const newer = [];
const names = readdirSync(folder, { recursive: true }).filter((name) => /\.(js|css)$/.test(name));
for (const name of names.sort()) {
  const loader = name.endsWith('.css') ? 'css' : 'js';
  const code = readFileSync(join(folder, name), 'utf8');
  const made = await as(code, loader, target).catch(() => 'not to be had');
  if (made !== (await as(code, loader, 'esnext'))) newer.push(name);
}
console.log(JSON.stringify(newer));
