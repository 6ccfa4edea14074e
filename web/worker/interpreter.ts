/**
 * The interpreter that PyScript's configuration names: Pyodide with our own start.
 *
 * It runs in PyScript's worker, or on the page in frames that cannot have a worker. The page has fetched everything
 * that it needs; it restores the memory snapshot, or imports from the precompiled archive.
 */

import { type PyodideAPI, version } from 'pyodide';
import { Adler } from '../src/core/engine/adler';
import type { StartMode, StartParts } from '../src/core/engine/protocol';
import { startPyodide } from './start-pyodide';
import { openChannel } from './channel';

export { version };

const channel = openChannel();
const settings = await channel.settings;
// PyScript opens a database right after it has loaded this module, and never starts when that fails.
if (settings.memoryStorage) await import('fake-indexeddb/auto');

export async function loadPyodide(options: object): Promise<PyodideAPI> {
  const { spare } = channel;
  const first = start(settings.mode, channel.parts, options);
  return await (settings.mode === 'snapshot' && spare ? first.catch(() => start('plain', spare(), options)) : first);
}

async function start(mode: StartMode, parts: StartParts, options: object): Promise<PyodideAPI> {
  const pyodide = await startPyodide({ mode, parts, options, stage: channel.stage, fetchRest: fetchSecondHalf });
  // PyScript would send this to its worker as source text to be evaluated, which our security policy forbids.
  if (typeof document === 'undefined')
    pyodide.registerJsModule('_pyscript', {
      fs: { ERROR: 'storage permissions not granted', NAMESPACE: '@pyscript.fs' },
      interpreter: pyodide,
    });
  if (mode === 'snapshot') pyodide.runPython('import random; random.seed()');
  else pyodide.runPython('import preloaded; preloaded.install()');
  channel.stage('load-starting');
  channel.started(pyodide);
  return pyodide;
}

/** Fetches synchronously, because a running function needs the second half. Only a worker may block. */
function fetchSecondHalf(): ArrayBuffer {
  channel.needsRest();
  const { address, sum } = settings.rest;
  const request = new XMLHttpRequest();
  request.open('GET', address, false);
  request.responseType = 'arraybuffer';
  request.send();
  const bytes = request.response as ArrayBuffer;
  if (request.status !== 200 || new Adler().add(new Uint8Array(bytes)).sum !== sum) throw new Error(`${address}: ${request.status}`);
  return bytes;
}
