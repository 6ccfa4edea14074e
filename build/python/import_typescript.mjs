// Imports TypeScript modules of the page in Node.
import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';

/** `name`: a TypeScript file in `web`, such as `worker/rebuild-memory`. */
export async function importTypeScript(name) {
  const entry = fileURLToPath(new URL(`../../web/${name}.ts`, import.meta.url));
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, format: 'esm', write: false });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}
