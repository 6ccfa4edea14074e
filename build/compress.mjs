// node compress.mjs <folder for results> <Brotli quality> <file>…
// Writes <hash of content>-<quality>.br and .gz for files that lack them, prints the sizes by file as JSON.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const [folder, quality, ...files] = process.argv.slice(2);
console.log(JSON.stringify(Object.fromEntries(await Promise.all(files.map(async (file) => [file, await sizesOf(file)])))));

async function sizesOf(file) {
  const bytes = await readFile(file);
  const hash = createHash('sha256').update(bytes).digest('hex');
  const [brotli, gzipped] = await Promise.all([
    writeIfMissing(`${hash}-${quality}.br`, () => promisify(brotliCompress)(bytes, { params: parameters(bytes) })),
    writeIfMissing(`${hash}-${quality}.gz`, () => promisify(gzip)(bytes, { level: Math.min(9, Number(quality)) })),
  ]);
  return { hash, plain: bytes.length, brotli, gzip: gzipped };
}

async function writeIfMissing(name, make) {
  const file = join(folder, name);
  if (!existsSync(file)) {
    // An interrupted run must not leave an incomplete file under the final name.
    const temporaryFile = `${file}-${process.pid}`;
    await writeFile(temporaryFile, await make());
    await rename(temporaryFile, file);
  }
  return (await stat(file)).size;
}

function parameters(bytes) {
  return {
    [constants.BROTLI_PARAM_QUALITY]: Number(quality), // 11 is ten times slower than 9 and a tenth smaller
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
}
