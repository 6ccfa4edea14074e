// Plugin of esbuild: `sheet:workshop` is web/styles/workshop.css as text, for a screen that brings its own styles along.
import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';
import { customMedia } from './esbuild_custom_media.mjs';

const STYLES = fileURLToPath(new URL('../web/styles/', import.meta.url));

export async function bundleStyles(path) {
  const result = await build({
    entryPoints: [`${STYLES}${path}.css`],
    bundle: true,
    minify: true,
    write: false,
    plugins: [customMedia],
    target: ['chrome111', 'firefox115', 'safari16.4'],
    logLevel: 'silent',
  });
  return { contents: result.outputFiles[0].text, loader: 'text' };
}

export const cssText = {
  name: 'sheet',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^sheet:/ }, ({ path }) => ({ path: path.slice('sheet:'.length), namespace: 'sheet' }));
    onLoad({ filter: /.*/, namespace: 'sheet' }, ({ path }) => bundleStyles(path));
  },
};
