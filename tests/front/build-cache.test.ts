/** The service worker verifies its cached files by their checksums and replaces damaged ones. */

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { beforeEach, test } from 'vitest';
import { BuildCache } from '../../web/offline/shelf';

const SITE = 'https://example.org/map/';
const FILES = ['assets/main-1.js', 'assets/app-2.css', 'embed/index.html?__WB_REVISION__=3'];
const SPARE = 'assets/python-4.zip';
const stored = new Map<string, string>();
const server = new Map<string, string>();
let full = false;

const cache = {
  match: async (key: string) => (stored.has(key) ? new Response(stored.get(key)) : undefined),
  put: async (key: string, answer: Response) => {
    if (full) throw new DOMException('full', 'QuotaExceededError');
    stored.set(key, await answer.text());
  },
  delete: async (key: string) => stored.delete(key),
};

const address = (file: string): string => new URL(file, SITE).href;
const right = (file: string): string => `the content of ${file}`;
const sum = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const described = (file: string): { key: string; integrity: string } => ({ key: address(file), integrity: sum(right(file)) });

/** As a browser does: an answer with another checksum is a network error. */
async function fetched(url: URL, { integrity }: { integrity: string }): Promise<Response> {
  const text = server.get(url.href);
  if (text === undefined || sum(text) !== integrity) throw new TypeError('Failed to fetch');
  return new Response(text);
}

const buildCache = (): BuildCache => new BuildCache('files', FILES.map(described), [described(SPARE)]);

beforeEach(() => {
  full = false;
  Object.assign(globalThis, { caches: { open: async () => cache }, fetch: fetched });
  for (const file of [...FILES, SPARE]) {
    stored.set(address(file), right(file));
    server.set(address(file).replace(/\?.*/, ''), right(file));
  }
});

test('intact files are neither fetched again nor reported', async () => {
  server.clear();
  assert.deepEqual(await buildCache().verify(), { repaired: [], damaged: [] });
});

// Guarantee: releases
test('each damaged file is replaced and reported without its revision', async () => {
  for (const file of [...FILES, SPARE]) {
    stored.set(address(file), 'damaged');
    assert.deepEqual(await buildCache().verify(), { repaired: [address(file).replace(/\?.*/, '')], damaged: [] });
    assert.equal(stored.get(address(file)), right(file));
  }
});

// Guarantee: releases
test('a damaged file that the server cannot replace stays and is reported', async () => {
  stored.set(address('assets/app-2.css'), 'damaged');
  server.set(address('assets/app-2.css'), 'the sheet of another build');
  assert.deepEqual(await buildCache().verify(), { repaired: [], damaged: [address('assets/app-2.css')] });
  assert.equal(stored.get(address('assets/app-2.css')), 'damaged', 'without a network it is all there is');
});

test('on a full disk a damaged file is deleted, so that the server answers', async () => {
  full = true;
  stored.set(address('assets/main-1.js'), 'damaged');
  assert.deepEqual((await buildCache().verify()).repaired, [address('assets/main-1.js')]);
  assert.ok(!stored.has(address('assets/main-1.js')));
});

test('a missing file is fetched without a report, a spare file only after its use', async () => {
  stored.clear();
  assert.deepEqual(await buildCache().verify(), { repaired: [], damaged: [] });
  assert.deepEqual([...stored.keys()].sort(), FILES.map(address).sort());
  await buildCache().keepSpare(address('assets/other-5.js'), new Response('of another build'));
  await buildCache().keepSpare(address(SPARE), new Response(right(SPARE)));
  assert.deepEqual([...stored.keys()].sort(), [...FILES, SPARE].map(address).sort());
});

test('two simultaneous requests share one verification of the files', async () => {
  const one = buildCache();
  assert.equal(one.verify(), one.verify());
  assert.deepEqual(await one.verify(), { repaired: [], damaged: [] });
});
