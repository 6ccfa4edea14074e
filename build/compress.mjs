// node compress.mjs <folder for results> <file>…
// Writes <hash of content>.br and .gz for files that lack them, prints the sizes by file as JSON.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const [folder, ...files] = process.argv.slice(2);
console.log(JSON.stringify(Object.fromEntries(await Promise.all(files.map(async (file) => [file, await sizesOf(file)])))));

async function sizesOf(file) {
  const bytes = await readFile(file);
  const hash = createHash('sha256').update(bytes).digest('hex');
  const [brotli, gzipped] = await Promise.all([
    written(`${hash}.br`, () => promisify(brotliCompress)(bytes, { params: quality(bytes) })),
    written(`${hash}.gz`, () => promisify(gzip)(bytes, { level: 9 })),
  ]);
  return { hash, plain: bytes.length, brotli, gzip: gzipped };
}

async function written(name, make) {
  const file = join(folder, name);
  if (!existsSync(file)) await writeFile(file, await make());
  return (await stat(file)).size;
}

function quality(bytes) {
  return {
    [constants.BROTLI_PARAM_QUALITY]: 11, // ten times slower than 9 for a tenth less; it is done once for each content
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
}
