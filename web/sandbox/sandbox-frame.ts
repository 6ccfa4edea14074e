/** The frame of a bot's interpreter: it has no origin, fetches nothing, starts one worker, and checks the messages of that worker. */

import type { SandboxFrameReady, SandboxMessage, SandboxParts, SandboxStart, SandboxQuestion } from '../src/core/engine/sandbox-protocol';
import { MessageGate } from './message-gate';

/** Starts the worker, and passes questions to it and its checked messages to the page. */
function start({ script, parts }: SandboxStart, port: MessagePort): void {
  const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  const worker = new Worker(address); // a frame without an origin cannot start a module worker
  const gate = new MessageGate();
  const send = (message: SandboxMessage): void => {
    if (message.is === 'broken') worker.terminate(); // this also drops messages that it has sent since
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

/** Whether this is the report of an interpreter that broke, which goes to the console. */
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

parent.postMessage({ mapwright: 'sandbox-ready' } satisfies SandboxFrameReady, '*');
