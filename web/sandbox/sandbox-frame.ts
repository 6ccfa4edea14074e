/** The frame of a bot's interpreter: it has no origin, fetches nothing, starts one worker, and watches what that worker sends. */

import type { SandboxFrameReady, SandboxMessage, SandboxParts, SandboxStart, SandboxQuestion } from '../src/core/engine/sandbox-protocol';
import { MessageGate } from './message-gate';

function start({ script, parts }: SandboxStart, port: MessagePort): void {
  const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  const worker = new Worker(address); // a module would have to be of some origin
  const gate = new MessageGate();
  const send = (word: SandboxMessage): void => {
    if (word.is === 'broken') worker.terminate(); // and with it whatever it has sent since
    port.postMessage(word);
  };
  worker.onerror = ({ message }) => send({ is: 'broken', why: message });
  worker.onmessageerror = () => send({ is: 'broken', why: 'a message that cannot be read' });
  worker.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isBreakReport(data)) console.info('Python broke in the workshop:', data.broken.slice(0, LONGEST_REPORT));
    send(gate.judge(data));
  };
  port.onmessage = ({ data }: MessageEvent<SandboxQuestion>) => {
    gate.asked();
    worker.postMessage(data);
  };
  const { engine, rest, snapshot, archive } = parts;
  worker.postMessage(parts satisfies SandboxParts, [engine, rest, snapshot, archive]);
}

const LONGEST_REPORT = 2000;

/** The last words of an interpreter that broke, for the console. */
function isBreakReport(data: unknown): data is { broken: string } {
  return typeof data === 'object' && data !== null && 'broken' in data && typeof data.broken === 'string';
}

const listening = new AbortController();
addEventListener(
  'message',
  ({ data, source, ports }: MessageEvent<SandboxStart>) => {
    if (source !== parent || !ports[0]) return;
    listening.abort();
    start(data, ports[0]);
  },
  { signal: listening.signal },
);

parent.postMessage({ mapwright: 'bench-ready' } satisfies SandboxFrameReady, '*');
