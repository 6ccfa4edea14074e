// Plugin of esbuild: a script that imports a style sheet gets its text, bundled and in the layer of the screens.
// So the styles of a feature are loaded with its script.
import { build } from 'esbuild';
import { dirname, resolve } from 'node:path';
import { customMedia } from './esbuild_custom_media.mjs';

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

export const cssText = {
  name: 'css text',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\.css$/ }, ({ path, kind, importer, resolveDir }) =>
      kind === 'import-statement' && importer.endsWith('.ts') ? { path: resolve(resolveDir, path), namespace: 'css-text' } : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'css-text' }, ({ path }) => bundleStyles(path));
  },
};
