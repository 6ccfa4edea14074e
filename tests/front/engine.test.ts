/** Tests of the engine's client: one question at a time, downloads with their progress, and the watchdog. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { Adler } from '../../web/src/core/engine/adler';
import { fetchInWorker } from '../../web/src/core/engine/fetch-worker';
import { ask, bootEngine, engineSettled, onEngineLost, restartEngine } from '../../web/src/core/engine/ask';
import { Downloads, type LoadProgress } from '../../web/src/core/engine/downloads';
import { loadRestricted } from '../../web/src/core/engine/restrict-pyscript';
import { createPageFetcher } from '../../web/src/core/engine/fetcher';
import { latestOnly } from '../../web/src/core/engine/latest-only';
import { Watchdog } from '../../web/src/core/engine/watchdog';
import { state } from '../../web/src/core/state/store';
import './page-state';
import { pass, settled, timers } from './clock';
import { answerRequests, loseEngine, onBringMore, onRestart, startEngine, setStartEngine } from './scripted-engine';
import { override } from './override';
import { fetcher } from './browser-workers';

const BASE = 'https://example.org/assets/early.js';
const WASM = 'https://example.org/assets/engine.wasm';
const SNAPSHOT = 'https://example.org/assets/snapshot.bin';
/** The smallest module there is. */
const EMPTY_WASM = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);

beforeEach(() => {
  console.info = () => undefined; // why a module was not compiled while it came
  Object.assign(fetcher, { orders: [], hired: 0, fired: 0 });
  Object.assign(globalThis, { fetch: () => Promise.reject(new Error('no network here')) });
});

/* ---------- the latest question ---------- */

test('calls during a running question lead to exactly one more question', async () => {
  const ends: (() => void)[] = [];
  const question = latestOnly(() => new Promise<void>((resolve) => ends.push(resolve)));
  question();
  question();
  question();
  assert.ok(question.isRunning());
  assert.equal(ends.length, 1);
  ends[0]?.();
  await settled();
  assert.equal(ends.length, 2, 'once more for all of them');
  ends[1]?.();
  await settled();
  assert.deepEqual([ends.length, question.isRunning()], [2, false]);
});

test('a queued question runs after the pause, even if the previous one failed', async () => {
  let [calls, wanted] = [0, true];
  const question = latestOnly(() => (wanted ? (calls++, Promise.reject(new Error('lost'))) : null), 40);
  question();
  question();
  await pass(39);
  assert.equal(calls, 1);
  await pass(1);
  assert.equal(calls, 2);
  await pass(40);
  assert.ok(!question.isRunning());
  wanted = false;
  question();
  await settled();
  assert.deepEqual([calls, question.isRunning()], [2, false]);
});

/* ---------- the watchdog ---------- */

test('the watchdog fires after the timeout and not before', async () => {
  const watchdog = new Watchdog(1000);
  let message = '';
  watchdog.failed.catch((error: Error) => (message = error.message));
  await pass(900);
  watchdog.restart();
  await pass(900);
  assert.equal(message, '');
  await pass(100);
  assert.match(message, /no message for 1000 ms/);
});

test('an error fires the watchdog at once, and a stopped watchdog never fires', async () => {
  const watchdog = new Watchdog(1000);
  watchdog.fail(new Error('broken'));
  await assert.rejects(watchdog.failed, /broken/);
  const stopped = new Watchdog(1000);
  let hasFailed = false;
  stopped.failed.catch(() => (hasFailed = true));
  stopped.stop();
  await pass(5000);
  assert.ok(!hasFailed);
  assert.equal(timers(), 0);
});

test('PyScript gets a channel without effect where the browser refuses BroadcastChannel', async () => {
  const real = globalThis.BroadcastChannel;
  const refuse = class {
    constructor() {
      throw new DOMException('insecure', 'SecurityError');
    }
  };
  Object.assign(globalThis, { BroadcastChannel: refuse });
  await loadRestricted(() => [Promise.resolve('module')]);
  const channel = new BroadcastChannel('any');
  channel.postMessage('unheard');
  channel.close();
  Object.assign(globalThis, { BroadcastChannel: real });
});

/* ---------- asking ---------- */

test('a question to the engine is answered once the engine has started', async () => {
  const real = startEngine;
  let start: () => void = () => undefined;
  setStartEngine((tell) => new Promise((resolve) => (start = () => resolve(real(tell)))));
  bootEngine();
  answerRequests({ view: () => ({ ok: true }) });
  let answered: unknown;
  void ask({ do: 'view' }).then((answer) => (answered = answer));
  await settled();
  assert.equal(answered, undefined);
  start();
  await settled();
  assert.deepEqual(answered, { ok: true });
  assert.deepEqual([state.engine.status, state.engine.progress.share], ['ready', 1]);
  setStartEngine(real);
});

test('an engine that fails to start sets the status and rejects questions', async () => {
  const real = startEngine;
  setStartEngine(() => Promise.reject(new Error('no')));
  bootEngine();
  await engineSettled();
  assert.equal(state.engine.status, 'failed');
  await assert.rejects(ask({ do: 'view' }));
  setStartEngine(real);
});

test('a question that lacks Python modules is repeated once they are loaded', async () => {
  let isHere = false;
  const missing = { ok: false, error: { code: 'not-loaded', detail: '' } };
  answerRequests({ puzzle: () => (isHere ? { ok: true } : missing) });
  bootEngine();
  onBringMore(() => Promise.reject(new Error('offline')));
  assert.deepEqual(await ask({ do: 'puzzle', code: 'x' }), missing);
  onBringMore(async () => void (isHere = true));
  assert.deepEqual(await ask({ do: 'puzzle', code: 'x' }), { ok: true });
});

test('a lost engine calls the registered callbacks, and restartEngine calls the restart', async () => {
  let [lost, restarted] = [0, 0];
  onEngineLost(() => lost++);
  onRestart(() => Promise.resolve(void restarted++));
  loseEngine();
  assert.equal(lost, 1);
  await restartEngine();
  assert.equal(restarted, 1);
});

/* ---------- fetching ---------- */

/** Adler-32 as its definition says, byte by byte. */
function adler(bytes: Uint8Array): number {
  let [a, b] = [1, 0];
  for (const byte of bytes) [a, b] = [(a + byte) % 65521, (a + byte + b) % 65521];
  return b * 65536 + a;
}

test('a checksum does not depend on the size of the chunks', () => {
  const bytes = Uint8Array.from({ length: 20_000 }, (_, i) => (i * 97) % 256);
  const sums = [1, 7, 6000, 20_000].map((size) => {
    const made = new Adler();
    for (let at = 0; at < bytes.length; at += size) made.add(bytes.subarray(at, at + size));
    return made.sum;
  });
  assert.deepEqual(sums, sums.map(() => adler(bytes))); // prettier-ignore
  const known = new Adler();
  known.add(new TextEncoder().encode('Wikipedia'));
  assert.equal(known.sum, 0x11e60398);
});

const response = (bytes: Uint8Array, type = 'application/wasm'): Response =>
  new Response(bytes as BlobPart, { headers: { 'content-type': type } });

test('the page fetcher reports the received bytes, and keeps the original fetch when Python replaces it', async () => {
  let received = 0;
  Object.assign(globalThis, { fetch: () => Promise.resolve(response(new Uint8Array(300))) });
  const fetcher = createPageFetcher((_, bytes) => (received += bytes));
  Object.assign(globalThis, { fetch: () => Promise.reject(new Error('for Python')) });
  const content = await fetcher.content(SNAPSHOT, adler(new Uint8Array(300)));
  assert.deepEqual([content.byteLength, received], [300, 300]);
});

test('a WebAssembly module is compiled even if the server sends the wrong content type', async () => {
  for (const type of ['application/wasm', 'text/plain']) {
    Object.assign(globalThis, { fetch: () => Promise.resolve(response(EMPTY_WASM, type)) });
    const module = await createPageFetcher(() => undefined).compiled(WASM, adler(EMPTY_WASM));
    assert.ok(module instanceof WebAssembly.Module);
  }
});

test.each([
  ['missing file', () => new Response('', { status: 404 }), /404/],
  ['file with a wrong checksum', () => response(new Uint8Array(300)), /is damaged/],
])('a %s is refused with its reason', async (_, answer, reason) => {
  Object.assign(globalThis, { fetch: () => Promise.resolve(answer()) });
  await assert.rejects(createPageFetcher(() => undefined).content(SNAPSHOT, 1), reason); // prettier-ignore
});

test('the fetching worker ends when all downloads have ended or failed', async () => {
  const heard: number[] = [];
  const worker = fetchInWorker('fetcher.js', (_, bytes) => heard.push(bytes));
  const [first, second] = [worker.compiled(WASM, 5), worker.content(SNAPSHOT, 6)];
  assert.deepEqual(fetcher.orders, [{ address: WASM, sum: 5, kind: 'compiled' }, { address: SNAPSHOT, sum: 6, kind: 'content' }]); // prettier-ignore
  fetcher.say({ address: WASM, bytes: 10 });
  fetcher.say({ address: WASM, content: 'module' });
  assert.deepEqual([await first, heard, fetcher.fired], ['module', [10], 0]);
  fetcher.say({ address: SNAPSHOT, failed: 'no line' });
  await assert.rejects(second, /no line/);
  assert.deepEqual([fetcher.hired, fetcher.fired], [1, 1]);
  const third = worker.content(SNAPSHOT, 6);
  fetcher.fail();
  await assert.rejects(third, /no worker/);
  assert.deepEqual([fetcher.hired, fetcher.fired], [2, 2]);
});

/* ---------- progress ---------- */

function watched(): { downloads: Downloads; reports: LoadProgress[] } {
  const downloads = new Downloads(BASE);
  const reports: LoadProgress[] = [];
  downloads.watchers.add((progress) => reports.push(progress));
  return { downloads, reports };
}

test('progress counts decompressed bytes and reports compressed ones', async () => {
  const { downloads, reports } = watched();
  downloads.begin('snapshot');
  await settled();
  await pass(60);
  fetcher.say({ address: WASM, bytes: 500 });
  assert.deepEqual(downloads.bytes, { loaded: 200, total: 900 });
  assert.deepEqual(reports.at(-1), { stage: 'load-engine', share: (0.8 * 200) / 900, secondsLeft: null });
  fetcher.say({ address: SNAPSHOT, bytes: 2000 });
  assert.equal(reports.length, 1, 'not more often than it can be seen');
  await pass(60);
  fetcher.say({ address: WASM, bytes: 500 });
  assert.deepEqual(reports.at(-1)?.share, 0.8);
});

test('the remaining time is reported once the rate of the last seconds is known', async () => {
  const { downloads, reports } = watched();
  downloads.begin('snapshot');
  await settled();
  const heard = async (bytes: number): Promise<number | null | undefined> => {
    await pass(500);
    fetcher.say({ address: SNAPSHOT, bytes });
    return reports.at(-1)?.secondsLeft;
  };
  assert.equal(await heard(200), null);
  assert.equal(await heard(200), null, 'half a second says little');
  // 100 packed bytes in a second, 900 in all, 150 of them here.
  assert.equal((await heard(200))?.toFixed(3), '7.500');
  for (let i = 0; i < 20; i++) await heard(0);
  assert.equal(reports.at(-1)?.secondsLeft, null, 'a line that stands still promises nothing');
});

test('each start stage after the download reports its fixed share of progress', () => {
  const { downloads, reports } = watched();
  for (const stage of ['load-library', 'load-memory', 'load-starting', 'load-ready'] as const) downloads.stage(stage);
  assert.deepEqual(reports.map(({ share }) => share), [0.85, 0.85, 0.93, 1]); // prettier-ignore
});

test('a second start reuses the compiled module and fetches the content again', async () => {
  const { downloads } = watched();
  let heard = 0;
  const first = downloads.parts('snapshot', () => heard++, false);
  await settled();
  fetcher.say({ address: WASM, bytes: 1 });
  fetcher.say({ address: WASM, content: 'module' });
  fetcher.say({ address: SNAPSHOT, content: 'memory' });
  assert.deepEqual([await first.wasm, await first.content, heard], ['module', 'memory', 1]);
  assert.equal(await first.rest, null);
  assert.equal(downloads.parts('snapshot', () => undefined, false).wasm, first.wasm);
  downloads.parts('plain', () => undefined, true);
  assert.deepEqual(fetcher.orders.map(({ address }) => address.split('/').at(-1)), ['engine.wasm', 'snapshot.bin', 'snapshot.bin', 'python.wasm', 'archive.zip']); // prettier-ignore
});

test('the second half of the module is delivered if it was requested', async () => {
  const { downloads } = watched();
  assert.equal(downloads.rest.address, 'https://example.org/assets/rest.wasm');
  const { rest } = downloads.parts('snapshot', () => undefined, true);
  await settled();
  fetcher.say({ address: downloads.rest.address, content: 'half' });
  assert.equal(await rest, 'half');
});

test('a file that the worker cannot fetch is fetched by the page, or retried later', async () => {
  Object.assign(globalThis, { fetch: () => Promise.resolve(response(new Uint8Array(7))) });
  const { downloads } = watched();
  const first = downloads.parts('snapshot', () => undefined, false);
  await settled();
  fetcher.fail();
  assert.equal((await first.content).byteLength, 7);
  await assert.rejects(first.wasm, 'seven bytes are no module');
  downloads.begin('snapshot');
  await settled();
  assert.equal(fetcher.orders.filter(({ kind }) => kind === 'compiled').length, 2);
});

test('behind a service worker all bytes count as loaded at once', () => {
  override(navigator, { serviceWorker: { controller: {} } });
  const { downloads, reports } = watched();
  downloads.begin('snapshot');
  downloads.stage('load-engine');
  assert.deepEqual(reports.at(-1)?.share, 0.8);
  assert.equal(fetcher.hired, 0);
  override(navigator, { serviceWorker: undefined });
});
