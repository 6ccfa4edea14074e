/** Tests of recovery from a failed start: a waiting update is taken, or else the stored files are deleted, each once. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { cachePrefix, UPDATE_NOW, VERIFY } from '../../web/offline/words';
import { recoverStart, resetRecovery, verifyFiles } from '../../web/src/core/browser/start-recovery';
import { pass, settled } from './clock';
import { override } from './override';

const SCOPE = 'https://example.org/map/';
const storage = new Map<string, string>();
let done: string[] = [];
let waiting: { postMessage(word: string): void } | null = null;
let reachable = true;
/** What the service worker finds when it verifies its files; null if it does not know the command. */
let verification: { repaired: string[]; damaged: string[] } | null = { repaired: [], damaged: [] };
const active = {
  postMessage(word: string, [port]: [Channel['port2']]): void {
    if (word === VERIFY && verification) port.postMessage(verification);
  },
};

/** A channel whose answer comes at once. */
class Channel {
  readonly port1: { onmessage?: (event: { data: unknown }) => void } = {};
  readonly port2 = { postMessage: (data: unknown) => this.port1.onmessage?.({ data }) };
}

const workers = Object.assign(new EventTarget(), {
  getRegistration: () => Promise.resolve({ waiting, active, scope: SCOPE, unregister: () => Promise.resolve(done.push('unregistered')) }),
});
const update = {
  postMessage(word: string): void {
    done.push(word);
    workers.dispatchEvent(new Event('controllerchange'));
  },
};

beforeEach(() => {
  storage.clear();
  done = [];
  [waiting, reachable, verification] = [null, true, { repaired: [], damaged: [] }];
  override(navigator, { serviceWorker: workers });
  override(location, { reload: () => done.push('reload') });
  Object.assign(globalThis, {
    MessageChannel: Channel,
    sessionStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
      removeItem: (key: string) => storage.delete(key),
    },
    caches: {
      keys: () => Promise.resolve([`${cachePrefix(SCOPE)}files`, 'a neighbour']),
      delete: (name: string) => Promise.resolve(done.push(`deleted ${name}`)),
    },
    fetch: () => (reachable ? Promise.resolve({ ok: true }) : Promise.reject(new TypeError('no network'))),
  });
});

/** Runs the recovery of a failed start and returns what it did. */
async function failStart(late = false): Promise<string[]> {
  done = [];
  void recoverStart(late);
  await settled();
  return done;
}

const FILES_DELETED = [`deleted ${cachePrefix(SCOPE)}files`, 'unregistered', 'reload'];

// Guarantee: releases
test('a failed start deletes our cached files once and leaves the caches of other sites', async () => {
  assert.deepEqual(await failStart(), FILES_DELETED);
  assert.deepEqual(await failStart(), [], 'nothing goes in circles');
});

// Guarantee: releases
test('a failed start applies a waiting update first and deletes files only afterwards', async () => {
  waiting = update;
  assert.deepEqual(await failStart(), [UPDATE_NOW, 'reload']);
  assert.deepEqual(await failStart(), FILES_DELETED);
  assert.deepEqual(await failStart(), []);
});

test('a failed start without a network connection keeps the cached files', async () => {
  reachable = false;
  assert.deepEqual(await failStart(), []);
  reachable = true;
  assert.deepEqual(await failStart(), FILES_DELETED, 'with it they are tried');
});

test('after a successful start the recovery may run again', async () => {
  await failStart();
  resetRecovery();
  assert.deepEqual(await failStart(), FILES_DELETED);
});

test('the recovery does nothing without a service worker', async () => {
  override(navigator, { serviceWorker: undefined });
  assert.deepEqual(await failStart(), []);
});

// Guarantee: releases
test('the recovery repairs damaged files before it deletes all of them', async () => {
  verification = { repaired: ['app.css'], damaged: [] };
  assert.deepEqual(await failStart(), ['unregistered', 'reload']);
  assert.deepEqual(await failStart(), FILES_DELETED, 'if that does not help');
});

test('a slow start reloads the page only if a file was damaged', async () => {
  assert.deepEqual(await failStart(true), []);
  verification = { repaired: ['main.js'], damaged: [] };
  assert.deepEqual(await failStart(true), ['unregistered', 'reload']);
});

test('verifying files gives up on a service worker that does not answer', async () => {
  verification = null;
  const report = verifyFiles();
  await pass(20_000);
  assert.equal(await report, null);
});
