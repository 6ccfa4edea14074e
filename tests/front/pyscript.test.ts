/** The engine's worker starts from a snapshot or plainly, answers requests, and is replaced when it is lost. */

import assert from 'node:assert/strict';
import { test } from 'vitest';
import { pass, waitUntil } from './clock';
import { hooks } from './pyscript-module';
import { fetcher, type TestInterpreter, interpreters, locks } from './browser-workers';

console.info = () => undefined; // each failed start says why
const content = (address: string): BodyInit => (address.endsWith('more.zip') ? new Uint8Array(7) : '');
Object.assign(globalThis, { fetch: (address: string) => Promise.resolve(new Response(content(address))) });
const { EngineLost, startEngine } = await import('../../web/src/core/engine/pyscript');

/** Waits for the worker with this number, counted from 1. */
async function nthWorker(number: number): Promise<TestInterpreter> {
  await waitUntil(() => interpreters.length >= number);
  return interpreters[number - 1]!;
}

/** Waits until the worker has received so many messages, and returns all of them. */
async function messagesTo(worker: TestInterpreter, messages: number): Promise<TestInterpreter['heard']> {
  await waitUntil(() => worker.heard.length >= messages);
  return worker.heard;
}

const progress: string[] = [];
const starting = startEngine(({ stage }) => progress.push(stage));
let lost = 0;

test('the worker starts in snapshot mode, and PyScript’s own hooks and configuration are removed', async () => {
  const worker = await nthWorker(1);
  assert.equal(hooks.worker.onReady.size, 0);
  assert.equal(hooks.main.onWorker.size, 0);
  assert.equal(document.head.querySelectorAll('py-config').length, 0, 'its config has been read');
  assert.deepEqual(fetcher.orders.map(({ kind }) => kind), ['compiled', 'content']); // prettier-ignore
  worker.hello();
  assert.equal((await messagesTo(worker, 1))[0]?.settings?.mode, 'snapshot');
});

test('a start that takes 20 seconds is stopped, and a plain start follows', async () => {
  await pass(20_000);
  assert.ok(interpreters[0]?.isStopped);
  const worker = await nthWorker(2);
  worker.hello();
  assert.equal((await messagesTo(worker, 1))[0]?.settings?.mode, 'plain');
});

test('the worker receives the fetched files, and its stages are reported as progress', async () => {
  const worker = await nthWorker(2);
  const addressOf = (name: string): string => fetcher.orders.find(({ address }) => address.endsWith(name))!.address;
  fetcher.say({ address: addressOf('python.wasm'), content: 'module' });
  fetcher.say({ address: addressOf('archive.zip'), content: new ArrayBuffer(4) });
  assert.deepEqual((await messagesTo(worker, 4)).map(({ mapwright }) => mapwright), ['settings', 'rest', 'wasm', 'content']); // prettier-ignore
  worker.say({ mapwright: 'stage', stage: 'load-starting' });
  worker.say({ mapwright: 'locked' });
  await waitUntil(() => progress.includes('load-starting') && locks.size > 0);
  worker.start();
  const engine = await starting;
  engine.onLost(() => lost++);
  assert.equal(progress.at(-1), 'load-ready');
  assert.deepEqual(await engine.dispatch({ do: 'view' }), { do: 'view' });
});

test('bringMore fetches the missing files and passes them to Python as Base64 text', async () => {
  const engine = await starting;
  await engine.bringMore();
  assert.deepEqual((await nthWorker(2)).brought, ['AAAAAAAAAA==']);
});

test('a worker that has started is not stopped by the time limit of the start', async () => {
  await pass(60_000);
  assert.ok(!interpreters[1]?.isStopped);
});

test('when a dead worker releases its lock, pending requests fail and the page is notified', async () => {
  const engine = await starting;
  const worker = await nthWorker(2);
  worker.sync.dispatch = () => new Promise(() => undefined);
  const waiting = assert.rejects(engine.dispatch({ do: 'view' }), EngineLost);
  locks.get(worker.heard[0]?.settings?.lock ?? '')?.();
  await waiting;
  assert.equal(lost, 1);
  assert.ok(worker.isStopped);
  await assert.rejects(engine.dispatch({ do: 'view' }), EngineLost);
  assert.equal(lost, 2, 'a request to a lost engine reports the loss again');
});

/** Restarts the engine with a worker that starts at once. */
async function restarted(number: number): Promise<TestInterpreter> {
  const engine = await starting;
  const restarting = engine.restart();
  const worker = await nthWorker(number);
  worker.hello();
  worker.start();
  await restarting;
  return worker;
}

test('a restart creates a new worker in snapshot mode', async () => {
  const engine = await starting;
  const worker = await restarted(3);
  assert.equal((await messagesTo(worker, 1))[0]?.settings?.mode, 'snapshot');
  assert.deepEqual(await engine.dispatch({ do: 'redo' }), { do: 'redo' });
});

test('an interpreter that fails during a request counts as lost, and its worker is stopped', async () => {
  const engine = await starting;
  const worker = await nthWorker(3);
  worker.sync.dispatch = () => Promise.reject(new Error('stack overflow'));
  await assert.rejects(engine.dispatch({ do: 'view' }), (error) => error instanceof EngineLost && /stack overflow/.test(error.message));
  assert.equal(lost, 3);
  assert.ok(worker.isStopped);
});

test('a request without a response within a minute counts as a lost engine', async () => {
  const engine = await starting;
  const worker = await restarted(4);
  worker.sync.dispatch = () => new Promise(() => undefined);
  const waiting = assert.rejects(engine.dispatch({ do: 'view' }), EngineLost);
  await pass(60_000);
  await waiting;
  assert.equal(lost, 4);
});

test('a restart that fails in both modes is rejected, and the next restart can succeed', async () => {
  const engine = await starting;
  const restarting = engine.restart();
  const failed = assert.rejects(restarting, /broken/);
  (await nthWorker(5)).onerror(new Error('broken'));
  (await nthWorker(6)).onerror(new Error('broken'));
  await failed;
  await restarted(7);
  assert.deepEqual(await engine.dispatch({ do: 'undo' }), { do: 'undo' });
});
