// node element.mjs <target>
// The script of <mapwright-game>: one small file with a name that stays.
import { build } from 'esbuild';

await build({
  entryPoints: ['web/embed/mapwright-game.ts'],
  outfile: process.argv[2],
  bundle: true,
  format: 'esm',
  minify: true,
  target: ['es2022', 'chrome111', 'firefox115', 'safari16.4'],
  logLevel: 'warning',
}).catch(() => process.exit(1)); // esbuild has said what is wrong
