/** The workshop's interpreter: a worker of a frame that has no origin. It runs other people's code, and can be ended at any time. */

import type { PyProxy } from 'pyodide/ffi';
import type { SandboxParts, FromSandbox, ToSandbox } from '../src/engine/sandbox-protocol';
import { awaken } from './awaken';

/** Pages of 64 kB that Python's memory may grow to: half a gigabyte. Then Python itself says that there is no more. */
const MOST_PAGES = 8192;
const PAGE = 65_536;
const ARCHIVE = '/sandbox.zip';
/** The snapshot knows the engine; the workshop and the paths of earlier releases are in the archive. */
const OPEN = `
import sys
sys.path.append("${ARCHIVE}")
for name, module in list(sys.modules.items()):
    if name.split(".")[0] == "mapwright" and hasattr(module, "__path__"):
        module.__path__ += [path.replace("/lib/python314.zip", "${ARCHIVE}") for path in module.__path__]
`;
/** Milliseconds between two signs of life. */
const OFTEN_ENOUGH = 200;

type Steps = Iterator<string> & PyProxy;
interface EntryPoint extends PyProxy {
  run(job: string, beat: () => void): Steps;
}

self.onmessage = ({ data }: MessageEvent<SandboxParts>): void => {
  self.onmessage = null;
  const { port } = data;
  const say = (word: FromSandbox): void => port.postMessage(word);
  limitMemory();
  open(data).then(
    (entry) => {
      port.onmessage = ({ data: { job } }: MessageEvent<ToSandbox>) => work(entry, job, say);
      say({ is: 'ready' });
    },
    (error: unknown) => say({ is: 'broken', why: String(error) }),
  );
};

function limitMemory(): void {
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function (this: WebAssembly.Memory, pages: number): number {
    if (this.buffer.byteLength / PAGE + pages > MOST_PAGES) throw new RangeError('a bot may not have more memory');
    return grow.call(this, pages);
  };
}

async function open({ engine, rest, snapshot, archive }: SandboxParts): Promise<EntryPoint> {
  const python = await awaken({
    mode: 'snapshot',
    parts: { wasm: WebAssembly.compile(engine), content: Promise.resolve(snapshot), rest: Promise.resolve(rest) },
    options: { indexURL: import.meta.url, stdout: () => {}, stderr: () => {} },
    stage: () => {},
    fetchRest: () => {
      throw new Error('all of the module is here already');
    },
  });
  python.FS.writeFile(ARCHIVE, new Uint8Array(archive));
  python.runPython(OPEN);
  return python.pyimport('mapwright.workshop.sandbox') as EntryPoint;
}

/** Python answers every job; an error means that the interpreter itself broke, and the page takes another. */
function work(entry: EntryPoint, job: string, say: (word: FromSandbox) => void): void {
  let told = 0;
  const beat = (): void => {
    if (performance.now() - told < OFTEN_ENOUGH) return;
    told = performance.now();
    say({ is: 'alive' });
  };
  try {
    const steps = entry.run(job, beat);
    for (let next = steps.next(); !next.done; next = steps.next()) say({ is: 'step', step: next.value });
    steps.destroy();
    say({ is: 'idle' });
  } catch (error) {
    say({ is: 'broken', why: String(error) });
  }
}
