// node --test size_reductions.test.mjs: what makes the download small stops the build when it no longer fits Pyodide.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { prune } from '../../build/python/prune_glue.mjs';
import { packageFolder } from '../../build/python/pyodide.mjs';
import { stripDerived } from '../../build/python/strip_derived.mjs';
import { assertZeroing, withZeroingAllocator } from '../../build/python/zeroing_allocator.mjs';

const unused = Array.from({ length: 40 }, (_, number) => `function unused${number}() { return ${number}; }`).join('\n');
const GLUE = `async function createModule() {
  var wasmImports = { used: 1, ignored: 2 };
  var _free;
  function assignWasmExports(wasmExports) { _free = wasmExports["free"]; _never = wasmExports["never"]; }
  function applySignatureConversions(wasmExports) { return wasmExports; }
  ${unused}
  assignWasmExports({}); applySignatureConversions({}); _free(wasmImports);
}`;
const prunedGlue = (source) => prune(source, new Set(['used']), new Set());

test('pruning removes what nothing uses and reports the exports that are left', () => {
  const { glue, exports } = prunedGlue(GLUE);
  assert.doesNotMatch(glue, /unused|ignored|never/);
  assert.deepEqual([...exports], ['free']);
});

for (const name of ['wasmImports', 'assignWasmExports', 'applySignatureConversions'])
  test(`pruning stops when Emscripten renames ${name}`, () => {
    assert.throws(() => prunedGlue(GLUE.replaceAll(name, 'renamed')), new RegExp(`prune_glue does not fit.* no ${name}`));
  });

test('pruning stops when it removes little', () => {
  assert.throws(() => prunedGlue(GLUE.replace('_free(wasmImports)', `_free(${unused.match(/unused\d+/g)})`)), /less than 60 percent/);
});

test('the allocator that zeroes stops when Emscripten renames an exported function', async () => {
  const wasm = await readFile(join(packageFolder, 'pyodide.asm.wasm'));
  const name = wasm.indexOf('\x07realloc\0', 0, 'latin1');
  assert.ok(name > 0);
  wasm.write('renamed', name + 1);
  assert.throws(() => withZeroingAllocator(wasm), /zeroing_allocator does not fit this Pyodide: the module exports no realloc/);
});

test('the allocator that zeroes stops when a freed block keeps its content', () => {
  const memory = new WebAssembly.Memory({ initial: 1 });
  assert.throws(() => assertZeroing({ malloc: () => 64, free: () => {}, memory }), /zeroing_allocator does not fit/);
});

test('leaving out what is recomputed stops when the memory has another layout', () => {
  const addresses = { heap: 32, text: 4, dict: 8 };
  assert.throws(() => stripDerived(new Uint8Array(256), addresses, () => 0), /strip_derived does not fit/);
});
