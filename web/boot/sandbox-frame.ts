/** The frame of the workshop's interpreter: it has no origin, fetches nothing, and only starts and ends a worker. */

import type { SandboxParts, FromFrame, ToFrame } from '../src/engine/sandbox-protocol';

let worker: Worker | null = null;

function start(script: string, parts: Omit<SandboxParts, 'port'>, port: MessagePort): void {
  const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  worker = new Worker(address); // a module would have to be of some origin
  worker.onerror = ({ message }) => parent.postMessage({ mapwright: 'bench-broken', why: message } satisfies FromFrame, '*');
  const { engine, rest, snapshot, archive } = parts;
  worker.postMessage({ ...parts, port } satisfies SandboxParts, [engine, rest, snapshot, archive, port]);
}

addEventListener('message', ({ data, source, ports }: MessageEvent<ToFrame>) => {
  if (source !== parent) return;
  worker?.terminate();
  worker = null;
  if (data.mapwright === 'start' && ports[0]) start(data.script, data.parts, ports[0]);
});

parent.postMessage({ mapwright: 'bench-ready' } satisfies FromFrame, '*');
