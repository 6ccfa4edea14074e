/** Without workers, as in a sandboxed frame, Python runs on the page itself. */

import assert from 'node:assert/strict';
import { test } from 'vitest';
import { ON_PAGE, type OnPage } from '../../web/src/core/engine/protocol';
import { settled, waitUntil } from './clock';
import { interpreters } from './browser-workers';

const fetched: string[] = [];
const answer = (address: string): Promise<Response> => {
  fetched.push(address);
  return Promise.resolve(new Response(''));
};
// A sandboxed frame has an opaque origin.
Object.assign(globalThis, { origin: 'null', fetch: answer });
const { startEngine } = await import('../../web/src/core/engine/pyscript');

test('without a worker, Python starts from the files of the page and answers requests', async () => {
  const stages: string[] = [];
  const starting = startEngine(({ stage }) => stages.push(stage));
  const left = (): OnPage | undefined => (globalThis as { [ON_PAGE]?: OnPage })[ON_PAGE];
  await waitUntil(() => left() !== undefined);
  const page = left()!;
  await settled();
  assert.equal(interpreters.length, 0);
  const { rest: _, ...settings } = page.settings;
  assert.deepEqual(settings, { mode: 'snapshot', memoryStorage: false, lock: null });
  const files = new Set(fetched.map((address) => address.replace(/.*\//, '')));
  const wanted = ['engine.wasm', 'rest.wasm', 'snapshot.bin', 'interpreter.js'];
  assert.deepEqual(files, new Set(wanted), 'with both halves: nothing can be fetched later');
  assert.notEqual(page.spare().wasm, page.parts.wasm, 'a plain start takes the whole module');
  page.onStage('load-memory');
  const entryPoints = { dispatch: (text: string) => text, bring: () => undefined };
  page.python = { globals: { get: (name: keyof typeof entryPoints) => entryPoints[name] } };
  const script = document.head.querySelectorAll('script')[0]!;
  script.dispatchEvent(new Event('py:done'));
  const engine = await starting;
  assert.deepEqual(await engine.dispatch({ do: 'view' }), { do: 'view' });
  assert.deepEqual(stages.slice(-2), ['load-memory', 'load-ready']);
});
