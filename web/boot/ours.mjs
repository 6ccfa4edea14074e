// The page's own code, for Node.
import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';

/** `name`: of a TypeScript file in this folder. */
export async function ours(name) {
  const entry = fileURLToPath(new URL(`${name}.ts`, import.meta.url));
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, format: 'esm', write: false });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}
