/** A bot's interpreter: a worker of a frame without an origin. It runs the source text of one bot and ends with it. */

import { type SandboxMessage, MAX_ANSWER_LENGTH, type SandboxParts, type SandboxQuestion } from '../src/core/engine/sandbox-protocol';
import { startPyodide } from '../worker/start-pyodide';
import { guardModules, ImportGuard } from './import-guard';

/** Half a gigabyte, in pages. Beyond it Python raises a MemoryError. */
const MAX_PAGES = 8192;
const PAGE_BYTES = 65_536;
const ARCHIVE = '/sandbox.zip';
const QUESTION = '/question';
/** The snapshot contains the engine; the workshop's modules are in the archive. */
const OPEN_SCRIPT = `
import gc
import sys
sys.path.append("${ARCHIVE}")
for name, module in list(sys.modules.items()):
    if name.split(".")[0] == "mapwright" and hasattr(module, "__path__"):
        module.__path__ += [path.replace("/lib/python314.zip", "${ARCHIVE}") for path in module.__path__]
import mapwright.workshop.sandbox
gc.collect()
mapwright.workshop.sandbox.open_answers()
`;
/** Question and answer are passed in files. */
const SERVE_SCRIPT = 'import mapwright.workshop.sandbox; mapwright.workshop.sandbox.serve()\0';
/** Globals with which a bot could leave its worker or outlive its job. The start of Python needs none of them. */
const REMOVED_GLOBALS = [
  'importScripts', 'Worker', 'SharedWorker', 'XMLHttpRequest', 'WebSocket', 'WebTransport', 'EventSource', 'BroadcastChannel',
  'MessageChannel', 'indexedDB', 'caches', 'Notification', 'RTCPeerConnection', 'FontFace', 'OffscreenCanvas', 'createImageBitmap',
  'ImageData', 'FileReader', 'FileReaderSync', 'setInterval',
]; // prettier-ignore

const post = self.postMessage.bind(self) as (message: SandboxMessage | { broken: string }) => void;

self.onmessage = ({ data }: MessageEvent<SandboxParts>): void => {
  self.onmessage = null;
  for (const name of REMOVED_GLOBALS) remove(name);
  limitMemory();
  startInterpreter(data).then(
    (answer) => {
      self.onmessage = ({ data: { question } }: MessageEvent<SandboxQuestion>) =>
        orReport(() => post({ is: 'answer', text: answer(question) }));
      post({ is: 'ready' });
    },
    (error: unknown) => post({ broken: String(error) }),
  );
};

/** Reports an error, which means that the interpreter itself broke; the frame then ends it. */
function orReport(work: () => void): void {
  try {
    work();
  } catch (error) {
    post({ broken: String(error) });
  }
}

/** Removes a global from the worker's own object and from its prototypes. */
function remove(name: string): void {
  for (let owner: object | null = self; owner; owner = Object.getPrototypeOf(owner) as object | null) Reflect.deleteProperty(owner, name);
}

function limitMemory(): void {
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function (this: WebAssembly.Memory, pages: number): number {
    if (this.buffer.byteLength / PAGE_BYTES + pages > MAX_PAGES) throw new RangeError('a bot may not have more memory');
    return grow.call(this, pages);
  };
}

async function startInterpreter({ engine, rest, snapshot, archive }: SandboxParts): Promise<(question: string) => string> {
  const guard = new ImportGuard(MAX_ANSWER_LENGTH);
  const exports = guardModules(guard);
  const python = await startPyodide({
    mode: 'snapshot',
    parts: { wasm: WebAssembly.compile(engine), content: Promise.resolve(snapshot), rest: Promise.resolve(rest) },
    options: { indexURL: import.meta.url, stdout: () => {}, stderr: () => {} },
    stage: () => {},
    fetchRest: () => {
      throw new Error('all of the module is here already');
    },
  });
  python.FS.writeFile(ARCHIVE, new Uint8Array(archive));
  const answers = python.runPython(OPEN_SCRIPT) as number;
  const { malloc, memory, PyRun_SimpleString: run } = exports();
  const serve = new TextEncoder().encode(SERVE_SCRIPT);
  const text = malloc(serve.length);
  new Uint8Array(memory.buffer).set(serve, text);
  guard.close(answers);
  return (question) => {
    python.FS.writeFile(QUESTION, question);
    run(text);
    const answer = guard.take();
    if (!answer) throw new Error('an answer that is too long');
    return new TextDecoder().decode(answer);
  };
}
