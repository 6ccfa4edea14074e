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

/** What fetching is of the whole wait; the rest is Python starting. */
const DOWNLOAD_SHARE = 0.8;
const SHARES: Record<Stage, number> = {
  'load-engine': 0,
  'load-library': 0.85,
  'load-memory': 0.85,
  'load-starting': 0.93,
  'load-ready': 1,
};
/** Seconds of which the rate is made: fewer say little, more remember when other files were being fetched. */
const MIN_RATE_SECONDS = 1;
const RATE_WINDOW_SECONDS = 4;
/** Milliseconds between two reports: hundreds of chunks may come in one burst. */
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
  private currentStage: Stage = 'load-engine';
  private lastReportAt = 0;
  private onBytes: () => void = () => {};

  /** Called with the progress of the whole start. */
  readonly watchers = new Set<(progress: LoadProgress) => void>();

  private readonly worker: Fetcher | null;
  private readonly here: Fetcher;

  constructor(private readonly base: string) {
    const { count } = this;
    this.here = createPageFetcher(count);
    this.worker = isControlledByServiceWorker() || self.origin === 'null' ? null : fetchInWorker(new URL(FETCHER, base).href, count);
  }

  /** Starts fetching before the files are needed. */
  begin(mode: StartMode): void {
    this.module(moduleFile(mode)).catch(() => {}); // reported where it is used
    void this.buffer(memoryFile(mode));
  }

  /** The parts for one start; the content is transferred, the compiled module is cached. */
  parts(mode: StartMode, onBytes: () => void, withRest: boolean): StartParts {
    this.onBytes = onBytes;
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
    const cached = this.modules.get(file.name);
    if (cached) return cached;
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
    this.currentStage = stage;
    this.report();
  }

  private buffer(file: File): Promise<ArrayBuffer> {
    const cached = this.buffers.get(file.name);
    if (cached) return cached;
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

  private readonly count = (address: string, bytes: number): void => {
    this.loaded.set(address, (this.loaded.get(address) ?? 0) + bytes);
    this.onBytes();
    if (performance.now() - this.lastReportAt > REPORT_INTERVAL_MS) this.report();
  };

  private report(): void {
    this.lastReportAt = performance.now();
    const files = [...this.wanted];
    this.bytes.loaded = sum(files.map(([address, { size, packed }]) => ((this.loaded.get(address) ?? 0) / size) * packed));
    this.bytes.total = sum(files.map(([, { packed }]) => packed));
    const left = this.left();
    const share =
      this.currentStage === 'load-engine' ? (DOWNLOAD_SHARE * this.bytes.loaded) / (this.bytes.total || 1) : SHARES[this.currentStage];
    for (const watcher of this.watchers) watcher({ stage: this.currentStage, share, left });
  }

  /** Seconds until everything is here, at the rate of the last few. */
  private left(): number | null {
    const latest = { at: performance.now() / 1000, loaded: this.bytes.loaded };
    this.counts.push(latest);
    while (latest.at - this.counts[0]!.at > RATE_WINDOW_SECONDS) this.counts.shift();
    const { at, loaded } = this.counts[0]!;
    if (latest.at - at < MIN_RATE_SECONDS || latest.loaded <= loaded) return null;
    return ((this.bytes.total - latest.loaded) / (latest.loaded - loaded)) * (latest.at - at);
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

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
