/** Fetches what Python starts from, all at once and as early as can be, and tells how far it has come. */

import type { Mode, Parts, Stage } from './protocol';
import { isServedOffline } from './surroundings';

export interface Progress {
  stage: Stage;
  /** Of the whole start, from 0 to 1. */
  share: number;
  /** Seconds until everything is here, once that can be told. */
  left: number | null;
}

interface File {
  name: string;
  size: number;
  /** What a server that compresses sends. */
  packed: number;
}

declare const DOWNLOADS: { wasm: File; snapshot: File; archive: File };

/** What fetching is of the whole wait; the rest is Python coming to itself. */
const FETCHING = 0.8;
const SHARES: Record<Stage, number> = {
  'load-engine': 0,
  'load-library': 0.85,
  'load-memory': 0.85,
  'load-starting': 0.93,
  'load-ready': 1,
};
/** Seconds of which the rate is made: fewer say little, more remember when other files were on the line. */
const SETTLED = 1;
const REMEMBERED = 4;
/** Milliseconds between two tellings: hundreds of chunks may come in one burst. */
const OFTEN_ENOUGH = 50;

export class Downloads {
  /** Bytes on the line, for whoever shows them. What arrives is counted unpacked, and told as its share of the packed. */
  readonly bytes = { loaded: 0, total: 0 };
  /** When how many bytes were here. */
  private readonly counts: { at: number; loaded: number }[] = [];
  private readonly wanted = new Map<string, File>();
  private readonly loaded = new Map<string, number>();
  private readonly buffers = new Map<string, Promise<ArrayBuffer>>();
  private wasm: Promise<WebAssembly.Module> | null = null;
  private now: Stage = 'load-engine';
  private told = 0;
  private listener: () => void = () => {};

  /** Who wants to hear how far it has come. */
  readonly watchers = new Set<(progress: Progress) => void>();

  /** Starts fetching without waiting for anybody to need it. */
  constructor(
    mode: Mode,
    private readonly base: string,
  ) {
    this.begin(mode);
  }

  private begin(mode: Mode): void {
    this.wasm ??= this.compiled(DOWNLOADS.wasm);
    this.wasm.catch(() => (this.wasm = null)); // whoever needs it will hear of it, and the next try fetches anew
    this.buffer(mode === 'snapshot' ? DOWNLOADS.snapshot : DOWNLOADS.archive);
  }

  /** The parts for one start; the content is handed over for good, the compiled module is kept. */
  parts(mode: Mode, heard: () => void): Parts {
    this.listener = heard;
    this.begin(mode);
    const file = mode === 'snapshot' ? DOWNLOADS.snapshot : DOWNLOADS.archive;
    const content = this.buffer(file);
    this.buffers.delete(file.name);
    return { wasm: this.wasm!, content };
  }

  stage(stage: Stage): void {
    performance.mark(`mapwright:${stage}`);
    this.now = stage;
    this.tell();
  }

  private async compiled(file: File): Promise<WebAssembly.Module> {
    try {
      return await WebAssembly.compileStreaming(this.counted(file));
    } catch (error) {
      // A server that gives the wrong type is no reason not to play.
      console.info('Compiling while loading failed:', error);
      return WebAssembly.compile(await (await this.counted(file)).arrayBuffer());
    }
  }

  private buffer(file: File): Promise<ArrayBuffer> {
    const known = this.buffers.get(file.name);
    if (known) return known;
    const made = this.counted(file).then((response) => response.arrayBuffer());
    made.catch(() => {}); // whoever needs it will hear of it
    this.buffers.set(file.name, made);
    return made;
  }

  private async counted(file: File): Promise<Response> {
    this.wanted.set(file.name, file);
    this.loaded.set(file.name, 0);
    const response = await fetch(new URL(file.name, this.base));
    if (!response.ok || !response.body) throw new Error(`${file.name}: ${response.status}`);
    // From the service worker it is here at once, and the browser keeps compiled code of an untouched response.
    if (isServedOffline()) {
      this.add(file.name, file.size);
      return response;
    }
    const count = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        this.add(file.name, chunk.byteLength);
        controller.enqueue(chunk);
      },
    });
    return new Response(response.body.pipeThrough(count), { headers: response.headers });
  }

  private add(name: string, bytes: number): void {
    this.loaded.set(name, (this.loaded.get(name) ?? 0) + bytes);
    this.listener();
    if (performance.now() - this.told > OFTEN_ENOUGH) this.tell();
  }

  private tell(): void {
    this.told = performance.now();
    const files = [...this.wanted.values()];
    this.bytes.loaded = sum(files.map(({ name, size, packed }) => ((this.loaded.get(name) ?? 0) / size) * packed));
    this.bytes.total = sum(files.map(({ packed }) => packed));
    const left = this.left();
    const share = this.now === 'load-engine' ? (FETCHING * this.bytes.loaded) / (this.bytes.total || 1) : SHARES[this.now];
    for (const watcher of this.watchers) watcher({ stage: this.now, share, left });
  }

  /** Seconds until everything is here, at the rate of the last few. */
  private left(): number | null {
    const now = { at: performance.now() / 1000, loaded: this.bytes.loaded };
    this.counts.push(now);
    while (now.at - this.counts[0]!.at > REMEMBERED) this.counts.shift();
    const { at, loaded } = this.counts[0]!;
    if (now.at - at < SETTLED || now.loaded <= loaded) return null;
    return ((this.bytes.total - now.loaded) / (now.loaded - loaded)) * (now.at - at);
  }
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
