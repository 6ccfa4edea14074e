/** Fetches what Python starts from, and reports the progress. */

import { isControlledByServiceWorker } from '../browser/capabilities';
import { fetchInWorker } from './fetch-worker';
import { createPageFetcher, type Fetcher } from './fetcher';
import type { StartMode, StartParts, Stage } from './protocol';

export interface LoadProgress {
  stage: Stage;
  /** Of the whole start, from 0 to 1. */
  share: number;
  /** Seconds until everything is here, once they can be estimated. */
  left: number | null;
}

interface File {
  name: string;
  size: number;
  /** What a server that compresses sends. */
  packed: number;
  /** Its checksum, by Adler-32. */
  sum: number;
}

declare const FETCHER: string;
/** The whole module, and its halves. */
declare const DOWNLOADS: { wasm: File; engine: File; rest: File; snapshot: File; archive: File; more: File };

/** What fetching is of the whole wait; the rest is Python coming to itself. */
const DOWNLOAD_SHARE = 0.8;
const SHARES: Record<Stage, number> = {
  'load-engine': 0,
  'load-library': 0.85,
  'load-memory': 0.85,
  'load-starting': 0.93,
  'load-ready': 1,
};
/** Seconds of which the rate is made: fewer say little, more remember when other files were on the line. */
const MIN_RATE_SECONDS = 1;
const RATE_WINDOW_SECONDS = 4;
/** Milliseconds between two tellings: hundreds of chunks may come in one burst. */
const REPORT_INTERVAL_MS = 50;

export class Downloads {
  /** Bytes to show. What arrives is counted decompressed, and reported as its share of the compressed size. */
  readonly bytes = { loaded: 0, total: 0 };
  /** When how many bytes were here. */
  private readonly counts: { at: number; loaded: number }[] = [];
  private readonly wanted = new Map<string, File>();
  private readonly loaded = new Map<string, number>();
  private readonly buffers = new Map<string, Promise<ArrayBuffer>>();
  private readonly modules = new Map<string, Promise<WebAssembly.Module>>();
  private now: Stage = 'load-engine';
  private lastReportAt = 0;
  private listener: () => void = () => {};

  /** Who wants to hear how far it has come. */
  readonly watchers = new Set<(progress: LoadProgress) => void>();

  private readonly worker: Fetcher | null;
  private readonly here: Fetcher;

  constructor(private readonly base: string) {
    const { heard } = this;
    this.here = createPageFetcher(heard);
    this.worker = isControlledByServiceWorker() || self.origin === 'null' ? null : fetchInWorker(new URL(FETCHER, base).href, heard);
  }

  /** Starts fetching before the files are needed. */
  begin(mode: StartMode): void {
    this.module(moduleFile(mode)).catch(() => {}); // reported where it is used
    void this.buffer(memoryFile(mode));
  }

  /** The parts for one start; the content is transferred, the compiled module is cached. */
  parts(mode: StartMode, heard: () => void, withRest: boolean): StartParts {
    this.listener = heard;
    this.begin(mode);
    const file = memoryFile(mode);
    const content = this.buffer(file);
    this.buffers.delete(file.name);
    const rest = mode === 'snapshot' && withRest ? this.fetched(DOWNLOADS.rest, 'content') : Promise.resolve(null);
    rest.catch(() => {}); // reported where it is used
    return { wasm: this.module(moduleFile(mode)), content, rest: rest as Promise<ArrayBuffer | null> };
  }

  /** For an interpreter that needs the deferred module at once. */
  get rest(): { address: string; sum: number } {
    return { address: this.addressOf(DOWNLOADS.rest), sum: DOWNLOADS.rest.sum };
  }

  /** Modules of Python's that no game needs. They are small, and need no progress bar. */
  async more(): Promise<ArrayBuffer> {
    return this.here.content(this.addressOf(DOWNLOADS.more), DOWNLOADS.more.sum);
  }

  private module(file: File): Promise<WebAssembly.Module> {
    const known = this.modules.get(file.name);
    if (known) return known;
    const compiled = this.fetched(file, 'compiled') as Promise<WebAssembly.Module>;
    compiled.catch(() => this.modules.delete(file.name)); // the next attempt fetches it again
    this.modules.set(file.name, compiled);
    return compiled;
  }

  private addressOf({ name }: File): string {
    return new URL(name, this.base).href;
  }

  stage(stage: Stage): void {
    performance.mark(`mapwright:${stage}`);
    this.now = stage;
    this.tell();
  }

  private buffer(file: File): Promise<ArrayBuffer> {
    const known = this.buffers.get(file.name);
    if (known) return known;
    const content = this.fetched(file, 'content') as Promise<ArrayBuffer>;
    content.catch(() => {}); // reported where it is used
    this.buffers.set(file.name, content);
    return content;
  }

  /** In the worker if there can be one, otherwise here. */
  private async fetched(file: File, kind: keyof Fetcher): Promise<WebAssembly.Module | ArrayBuffer> {
    const address = this.addressOf(file);
    this.wanted.set(address, file);
    this.loaded.set(address, isControlledByServiceWorker() ? file.size : 0);
    const content = await (this.worker?.[kind](address, file.sum).catch(() => null) ?? null);
    if (content) return content;
    return this.here[kind](address, file.sum);
  }

  private readonly heard = (address: string, bytes: number): void => {
    this.loaded.set(address, (this.loaded.get(address) ?? 0) + bytes);
    this.listener();
    if (performance.now() - this.lastReportAt > REPORT_INTERVAL_MS) this.tell();
  };

  private tell(): void {
    this.lastReportAt = performance.now();
    const files = [...this.wanted];
    this.bytes.loaded = sum(files.map(([address, { size, packed }]) => ((this.loaded.get(address) ?? 0) / size) * packed));
    this.bytes.total = sum(files.map(([, { packed }]) => packed));
    const left = this.left();
    const share = this.now === 'load-engine' ? (DOWNLOAD_SHARE * this.bytes.loaded) / (this.bytes.total || 1) : SHARES[this.now];
    for (const watcher of this.watchers) watcher({ stage: this.now, share, left });
  }

  /** Seconds until everything is here, at the rate of the last few. */
  private left(): number | null {
    const now = { at: performance.now() / 1000, loaded: this.bytes.loaded };
    this.counts.push(now);
    while (now.at - this.counts[0]!.at > RATE_WINDOW_SECONDS) this.counts.shift();
    const { at, loaded } = this.counts[0]!;
    if (now.at - at < MIN_RATE_SECONDS || now.loaded <= loaded) return null;
    return ((this.bytes.total - now.loaded) / (now.loaded - loaded)) * (now.at - at);
  }
}

/** All of Pyodide's module, or what of it runs in a game. */
function moduleFile(mode: StartMode): File {
  return mode === 'snapshot' ? DOWNLOADS.engine : DOWNLOADS.wasm;
}

/** What Python's memory is filled from. */
function memoryFile(mode: StartMode): File {
  return mode === 'snapshot' ? DOWNLOADS.snapshot : DOWNLOADS.archive;
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
