// node compress.mjs <folder for results> <file>…
// Writes <hash of content>.br and .gz for files that lack them, prints the sizes by file as JSON.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const [folder, ...files] = process.argv.slice(2);
const sizes = {};
for (const file of files) {
  const bytes = readFileSync(file);
  const hash = createHash('sha256').update(bytes).digest('hex');
  const [brotli, gzip] = [join(folder, `${hash}.br`), join(folder, `${hash}.gz`)];
  if (!existsSync(brotli)) writeFileSync(brotli, brotliCompressSync(bytes, { params: quality(bytes) }));
  if (!existsSync(gzip)) writeFileSync(gzip, gzipSync(bytes, { level: 9 }));
  sizes[file] = { hash, plain: bytes.length, brotli: statSync(brotli).size, gzip: statSync(gzip).size };
}
console.log(JSON.stringify(sizes));

function quality(bytes) {
  return {
    [constants.BROTLI_PARAM_QUALITY]: 9, // the best is ten times slower for a tenth less
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
}
