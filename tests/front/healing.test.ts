/** A start that failed: an update that waits is taken, else the kept files are forgotten; each once, and no game with them. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { cachesOf, UPDATE_NOW } from '../../web/offline/words';
import { heal, isWell } from '../../web/src/browser/healing';
import { settled } from './clock';
import { lend } from './lend';

const SCOPE = 'https://example.org/map/';
const kept = new Map<string, string>();
let done: string[] = [];
let waiting: { postMessage(word: string): void } | null = null;
let reachable = true;

const workers = Object.assign(new EventTarget(), {
  getRegistration: () =>
    Promise.resolve({ waiting, active: null, scope: SCOPE, unregister: () => Promise.resolve(done.push('unregistered')) }),
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
  [waiting, reachable] = [null, true];
  lend(navigator, { serviceWorker: workers });
  lend(location, { reload: () => done.push('reload') });
  Object.assign(globalThis, {
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
    caches: {
      keys: () => Promise.resolve([`${cachesOf(SCOPE)}files`, 'a neighbour']),
      delete: (name: string) => Promise.resolve(done.push(`deleted ${name}`)),
    },
    fetch: () => (reachable ? Promise.resolve({ ok: true }) : Promise.reject(new TypeError('no network'))),
  });
});

/** As a page that failed to start; what it did. */
async function fails(): Promise<string[]> {
  done = [];
  void heal();
  await settled();
  return done;
}

const FORGOTTEN = [`deleted ${cachesOf(SCOPE)}files`, 'unregistered', 'reload'];

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
  isWell();
  assert.deepEqual(await fails(), FORGOTTEN);
});

test('where there is no service worker nothing is done', async () => {
  lend(navigator, { serviceWorker: undefined });
  assert.deepEqual(await fails(), []);
});
