/** Tests of the messages from a bot's worker to the page, and of the imports that Python may call once the guard is closed. */

import assert from 'node:assert/strict';
import { test } from 'vitest';
import { MessageGate } from '../../web/sandbox/message-gate';
import { guardModules, ImportGuard } from '../../web/sandbox/import-guard';

const ANSWER = { is: 'answer', text: '{}' };

// Guarantee: bots
test('the message gate accepts one answer to each question and no second one', () => {
  const gate = new MessageGate();
  assert.equal(gate.check({ is: 'ready' }).is, 'ready');
  gate.expectAnswer();
  assert.deepEqual(gate.check({ ...ANSWER, more: 1 }), ANSWER);
  assert.equal(gate.check(ANSWER).is, 'broken', 'it was not asked again');
});

const WRONG: readonly unknown[] = [null, 5, 'answer', {}, { is: 'ready' }, { is: 'answer' }, { is: 'answer', text: 5 }];

test('an unexpected message of the worker is reported as broken', () => {
  for (const message of [...WRONG, { is: 'answer', text: 'x'.repeat(40_001) }]) {
    const gate = new MessageGate();
    gate.check({ is: 'ready' });
    gate.expectAnswer();
    assert.equal(gate.check(message).is, 'broken');
  }
  assert.equal(new MessageGate().check(ANSWER).is, 'broken', 'it was not even ready');
});

type Call = (...args: number[]) => number;

/** Imports as a module gets them, and what was called of the real ones. */
function module(maxBytes = 8): {
  guard: ImportGuard;
  calls: string[];
  call: (name: string, ...args: number[]) => number;
  memory: WebAssembly.Memory;
} {
  const guard = new ImportGuard(maxBytes);
  const calls: string[] = [];
  const memory = new WebAssembly.Memory({ initial: 1 });
  const names = ['fd_write', 'fd_read', 'fd_pwrite', '__syscall_openat', '__syscall_mkdirat', 'clock_time_get', 'JsvObject_New'];
  const env = Object.fromEntries(names.map((name) => [name, () => calls.push(name) && 0]));
  const guarded = guard.guard({ env, other: {} }, () => memory);
  return { guard, calls, memory, call: (name, ...args) => (guarded.env![name] as Call)(...args) };
}

test('Python can call all imports until the guard is closed', () => {
  const { calls, call } = module();
  call('JsvObject_New');
  call('__syscall_openat', 0, 0, 0o102);
  assert.deepEqual(calls, ['JsvObject_New', '__syscall_openat']);
});

// Guarantee: bots
test('a closed guard allows reading and the clock and refuses all other imports', () => {
  const { guard, calls, call } = module();
  guard.close(5);
  call('clock_time_get');
  call('fd_read');
  call('__syscall_openat', 0, 0, 0);
  assert.deepEqual(calls, ['clock_time_get', 'fd_read', '__syscall_openat']);
  assert.deepEqual([call('__syscall_openat', 0, 0, 0o102), call('__syscall_mkdirat'), call('fd_pwrite')], [-69, -52, 52]);
  assert.throws(() => call('JsvObject_New'), /may not call JsvObject_New/);
  assert.equal(calls.length, 3);
});

/** Writes a text to a file, as WASI does; returns how much was written. */
function write({ memory, call }: ReturnType<typeof module>, file: number, text: string): number {
  const view = new DataView(memory.buffer);
  new Uint8Array(memory.buffer).set(new TextEncoder().encode(text), 100);
  view.setUint32(0, 100, true);
  view.setUint32(4, text.length, true);
  assert.equal(call('fd_write', file, 0, 1, 16), 0);
  return view.getUint32(16, true);
}

// Guarantee: bots
test('a closed guard allows writing to the output file only, up to a limit', () => {
  const python = module();
  python.guard.close(5);
  assert.equal(write(python, 5, 'abcd'), 4);
  assert.equal(write(python, 1, 'dropped'), 7);
  assert.equal(write(python, 5, 'efgh'), 4);
  assert.equal(new TextDecoder().decode(python.guard.take()!), 'abcdefgh');
  write(python, 5, '123456789');
  assert.equal(python.guard.take(), null);
  assert.equal(python.guard.take()?.length, 0);
});

test('guarding modules ignores a WebAssembly module without imports', async () => {
  const { instantiate, Instance } = WebAssembly;
  const exports = guardModules(new ImportGuard(8));
  await WebAssembly.instantiate(new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)));
  Object.assign(WebAssembly, { instantiate, Instance });
  assert.throws(exports, /no module yet/, "and it is not Python's");
});
