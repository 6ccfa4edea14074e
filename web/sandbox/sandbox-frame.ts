/** The frame of a bot's interpreter: it has no origin, fetches nothing, starts one worker, and checks the worker's messages. */

import type { SandboxFrameReady, SandboxMessage, SandboxParts, SandboxStart, SandboxQuestion } from '../src/core/engine/sandbox-protocol';
import { MessageGate } from './message-gate';

function start({ script, parts }: SandboxStart, port: MessagePort): void {
  const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  const worker = new Worker(address); // module workers are not allowed without an origin
  const gate = new MessageGate();
  const send = (message: SandboxMessage): void => {
    if (message.is === 'broken') worker.terminate(); // messages that it has sent in the meantime are lost, too
    port.postMessage(message);
  };
  worker.onerror = ({ message }) => send({ is: 'broken', why: message });
  worker.onmessageerror = () => send({ is: 'broken', why: 'a message that cannot be read' });
  worker.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isBreakReport(data)) console.info('Python broke in the workshop:', data.broken.slice(0, LONGEST_REPORT));
    send(gate.check(data));
  };
  port.onmessage = ({ data }: MessageEvent<SandboxQuestion>) => {
    gate.expectAnswer();
    worker.postMessage(data);
  };
  const { engine, rest, snapshot, archive } = parts;
  worker.postMessage(parts satisfies SandboxParts, [engine, rest, snapshot, archive]);
}

const LONGEST_REPORT = 2000;

/** Whether a message is the error of a broken interpreter, which is printed to the console. */
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
