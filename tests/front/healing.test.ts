/** A start that failed: an update that waits is taken, else the stored files are forgotten; each once, and no game with them. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { cachePrefix, UPDATE_NOW, VERIFY } from '../../web/offline/words';
import { recoverStart, resetRecovery, verifyFiles } from '../../web/src/core/browser/start-recovery';
import { pass, settled } from './clock';
import { lend } from './lend';

const SCOPE = 'https://example.org/map/';
const kept = new Map<string, string>();
let done: string[] = [];
let waiting: { postMessage(word: string): void } | null = null;
let reachable = true;
/** What the service worker finds when it verifies its files; null if it does not know the word. */
let found: { repaired: string[]; damaged: string[] } | null = { repaired: [], damaged: [] };
const active = {
  postMessage(word: string, [port]: [Channel['port2']]): void {
    if (word === VERIFY && found) port.postMessage(found);
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
  kept.clear();
  done = [];
  [waiting, reachable, found] = [null, true, { repaired: [], damaged: [] }];
  lend(navigator, { serviceWorker: workers });
  lend(location, { reload: () => done.push('reload') });
  Object.assign(globalThis, {
    MessageChannel: Channel,
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
    caches: {
      keys: () => Promise.resolve([`${cachePrefix(SCOPE)}files`, 'a neighbour']),
      delete: (name: string) => Promise.resolve(done.push(`deleted ${name}`)),
    },
    fetch: () => (reachable ? Promise.resolve({ ok: true }) : Promise.reject(new TypeError('no network'))),
  });
});

/** As a page that failed to start; what it did. */
async function fails(late = false): Promise<string[]> {
  done = [];
  void recoverStart(late);
  await settled();
  return done;
}

const FORGOTTEN = [`deleted ${cachePrefix(SCOPE)}files`, 'unregistered', 'reload'];

test('kept files are forgotten and loaded anew, once; those of neighbours stay', async () => {
  assert.deepEqual(await fails(), FORGOTTEN);
  assert.deepEqual(await fails(), [], 'nothing goes in circles');
});

test('an update that waits comes first, and the files only if it does not help', async () => {
  waiting = update;
  assert.deepEqual(await fails(), [UPDATE_NOW, 'reload']);
  assert.deepEqual(await fails(), FORGOTTEN);
  assert.deepEqual(await fails(), []);
});

test('without network the kept files stay: they are all there is', async () => {
  reachable = false;
  assert.deepEqual(await fails(), []);
  reachable = true;
  assert.deepEqual(await fails(), FORGOTTEN, 'with it they are tried');
});

test('after a good start the next failure may try everything again', async () => {
  await fails();
  resetRecovery();
  assert.deepEqual(await fails(), FORGOTTEN);
});

test('where there is no service worker nothing is done', async () => {
  lend(navigator, { serviceWorker: undefined });
  assert.deepEqual(await fails(), []);
});

test('damaged files are replaced before all of them are forgotten', async () => {
  found = { repaired: ['app.css'], damaged: [] };
  assert.deepEqual(await fails(), ['unregistered', 'reload']);
  assert.deepEqual(await fails(), FORGOTTEN, 'if that does not help');
});

test('a start that is late is repeated only if a file was damaged', async () => {
  assert.deepEqual(await fails(true), []);
  found = { repaired: ['main.js'], damaged: [] };
  assert.deepEqual(await fails(true), ['unregistered', 'reload']);
});

test('a service worker of an older build does not answer, and is not waited for without end', async () => {
  found = null;
  const asked = verifyFiles();
  await pass(20_000);
  assert.equal(await asked, null);
});
