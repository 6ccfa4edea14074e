/** The engine's worker: started the fast way or the sure one, asked, lost and replaced. */

import assert from 'node:assert/strict';
import { test } from 'vitest';
import { pass } from './clock';
import { hooks } from './core';
import { fetcher, happens, type Interpreter, interpreters, locks } from './workers';

console.info = () => undefined; // each failed start says why
const content = (address: string): BodyInit => (address.endsWith('more.zip') ? new Uint8Array(7) : '');
Object.assign(globalThis, { fetch: (address: string) => Promise.resolve(new Response(content(address))) });
const { EngineLost, startEngine } = await import('../../web/src/core/engine/pyscript');

/** The worker that is made next, once it is there. */
async function made(number: number): Promise<Interpreter> {
  await happens(() => interpreters.length >= number);
  return interpreters[number - 1]!;
}

/** What the worker has heard, once that is so much. */
async function heard(worker: Interpreter, messages: number): Promise<Interpreter['heard']> {
  await happens(() => worker.heard.length >= messages);
  return worker.heard;
}

const progress: string[] = [];
const starting = startEngine(({ stage }) => progress.push(stage));
let lost = 0;

test('the worker is made before anybody asks, with PyScript’s own hooks put away', async () => {
  const worker = await made(1);
  assert.equal(hooks.worker.onReady.size, 0);
  assert.equal(hooks.main.onWorker.size, 0);
  assert.equal(document.head.querySelectorAll('py-config').length, 0, 'its config has been read');
  assert.deepEqual(fetcher.orders.map(({ kind }) => kind), ['compiled', 'content']); // prettier-ignore
  worker.hello();
  assert.equal((await heard(worker, 1))[0]?.settings?.mode, 'snapshot');
});

test('a start that hangs is given up, and the sure way is tried', async () => {
  await pass(20_000);
  assert.ok(interpreters[0]?.isStopped);
  const worker = await made(2);
  worker.hello();
  assert.equal((await heard(worker, 1))[0]?.settings?.mode, 'plain');
});

test('what was fetched is handed to the worker, and its stages are told', async () => {
  const worker = await made(2);
  const addressOf = (name: string): string => fetcher.orders.find(({ address }) => address.endsWith(name))!.address;
  fetcher.say({ address: addressOf('python.wasm'), made: 'module' });
  fetcher.say({ address: addressOf('archive.zip'), made: new ArrayBuffer(4) });
  assert.deepEqual((await heard(worker, 4)).map(({ mapwright }) => mapwright), ['settings', 'rest', 'wasm', 'content']); // prettier-ignore
  worker.say({ mapwright: 'stage', stage: 'load-starting' });
  worker.say({ mapwright: 'locked' });
  await happens(() => progress.includes('load-starting') && locks.size > 0);
  worker.start();
  const engine = await starting;
  engine.onLost(() => lost++);
  assert.equal(progress.at(-1), 'load-ready');
  assert.deepEqual(await engine.dispatch({ do: 'view' }), { do: 'view' });
});

test('what Python misses is fetched and handed over as text', async () => {
  const engine = await starting;
  await engine.bringMore();
  assert.deepEqual((await made(2)).brought, ['AAAAAAAAAA==']);
});

test('a worker that has started is not barked at', async () => {
  await pass(60_000);
  assert.ok(!interpreters[1]?.isStopped);
});

test('a worker that dies lets its lock go: whoever waits for an answer hears of it, and so does the page', async () => {
  const engine = await starting;
  const worker = await made(2);
  worker.sync.dispatch = () => new Promise(() => undefined);
  const waiting = assert.rejects(engine.dispatch({ do: 'view' }), EngineLost);
  locks.get(worker.heard[0]?.settings?.lock ?? '')?.();
  await waiting;
  assert.equal(lost, 1);
  assert.ok(worker.isStopped);
  await assert.rejects(engine.dispatch({ do: 'view' }), EngineLost);
  assert.equal(lost, 2, 'whoever asks then gives it another chance to be replaced');
});

/** A new worker, which starts at once. */
async function restarted(number: number): Promise<Interpreter> {
  const engine = await starting;
  const restarting = engine.restart();
  const worker = await made(number);
  worker.hello();
  worker.start();
  await restarting;
  return worker;
}

test('a restart makes a new interpreter, by the fast way again', async () => {
  const engine = await starting;
  const worker = await restarted(3);
  assert.equal((await heard(worker, 1))[0]?.settings?.mode, 'snapshot');
  assert.deepEqual(await engine.dispatch({ do: 'redo' }), { do: 'redo' });
});

test('an interpreter that breaks under a message is lost, though its worker lives on', async () => {
  const engine = await starting;
  const worker = await made(3);
  worker.sync.dispatch = () => Promise.reject(new Error('stack overflow'));
  await assert.rejects(engine.dispatch({ do: 'view' }), (error) => error instanceof EngineLost && /stack overflow/.test(error.message));
  assert.equal(lost, 3);
  assert.ok(worker.isStopped);
});

test('a call that is not answered within a minute is a lost engine', async () => {
  const engine = await starting;
  const worker = await restarted(4);
  worker.sync.dispatch = () => new Promise(() => undefined);
  const waiting = assert.rejects(engine.dispatch({ do: 'view' }), EngineLost);
  await pass(60_000);
  await waiting;
  assert.equal(lost, 4);
});

test('a worker that fails both ways is an error, and can be tried again', async () => {
  const engine = await starting;
  const restarting = engine.restart();
  const failed = assert.rejects(restarting, /broken/);
  (await made(5)).onerror(new Error('broken'));
  (await made(6)).onerror(new Error('broken'));
  await failed;
  await restarted(7);
  assert.deepEqual(await engine.dispatch({ do: 'undo' }), { do: 'undo' });
});
