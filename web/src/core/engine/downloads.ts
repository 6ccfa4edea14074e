/** Downloads the files that Python starts from, and reports the progress. */

import { isControlledByServiceWorker } from '../browser/capabilities';
import { fetchInWorker } from './fetch-worker';
import { createPageFetcher, type Fetcher } from './fetcher';
import type { StartMode, StartParts, Stage } from './protocol';

export interface LoadProgress {
  stage: Stage;
  /** Share of the whole start, from 0 to 1. */
  share: number;
  /** Seconds until everything is downloaded; null until they can be estimated. */
  secondsLeft: number | null;
}

interface File {
  name: string;
  size: number;
  /** Size of the compressed file. */
  packed: number;
  /** Its checksum (Adler-32). */
  sum: number;
}

declare const FETCHER: string;
/** `wasm` is the whole module, `engine` and `rest` are its halves. */
declare const DOWNLOADS: { wasm: File; engine: File; rest: File; snapshot: File; archive: File; more: File };

/** The share of the downloads in the whole start. */
const DOWNLOAD_SHARE = 0.8;
const SHARES: Record<Stage, number> = {
  'load-engine': 0,
  'load-library': 0.85,
  'load-memory': 0.85,
  'load-starting': 0.93,
  'load-ready': 1,
};
/** Seconds over which the download rate is measured, at least and at most. */
const MIN_RATE_SECONDS = 1;
const RATE_WINDOW_SECONDS = 4;
/** Milliseconds between two reports: hundreds of chunks may arrive in one burst. */
const REPORT_INTERVAL_MS = 50;

export class Downloads {
  /** Compressed bytes to show. Arriving bytes are counted decompressed, and converted by the ratio of the sizes. */
  readonly bytes = { loaded: 0, total: 0 };
  /** The loaded bytes of the last seconds, for the rate. */
  private readonly samples: { at: number; loaded: number }[] = [];
  private readonly files = new Map<string, File>();
  private readonly loaded = new Map<string, number>();
  private readonly buffers = new Map<string, Promise<ArrayBuffer>>();
  private readonly modules = new Map<string, Promise<WebAssembly.Module>>();
  private currentStage: Stage = 'load-engine';
  private lastReportAt = 0;
  private onBytes: () => void = () => {};

  /** Called with the progress of the whole start. */
  readonly watchers = new Set<(progress: LoadProgress) => void>();

  private readonly worker: Fetcher | null;
  private readonly pageFetcher: Fetcher;

  constructor(private readonly base: string) {
    const { count } = this;
    this.pageFetcher = createPageFetcher(count);
    this.worker = isControlledByServiceWorker() || self.origin === 'null' ? null : fetchInWorker(new URL(FETCHER, base).href, count);
  }

  /** Starts the downloads for a start mode. */
  begin(mode: StartMode): void {
    this.module(moduleFile(mode)).catch(() => {}); // reported where it is used
    void this.buffer(memoryFile(mode));
  }

  /** Returns the parts for one start. The content can be used only once, the compiled module again. */
  parts(mode: StartMode, onBytes: () => void, withRest: boolean): StartParts {
    this.onBytes = onBytes;
    this.begin(mode);
    const file = memoryFile(mode);
    const content = this.buffer(file);
    this.buffers.delete(file.name);
    const rest = mode === 'snapshot' && withRest ? this.download(DOWNLOADS.rest, 'content') : Promise.resolve(null);
    rest.catch(() => {}); // reported where it is used
    return { wasm: this.module(moduleFile(mode)), content, rest: rest as Promise<ArrayBuffer | null> };
  }

  /** The second half of the module, for an interpreter that needs it at once. */
  get rest(): { address: string; sum: number } {
    return { address: this.addressOf(DOWNLOADS.rest), sum: DOWNLOADS.rest.sum };
  }

  /** Downloads the Python modules that few requests need, without reporting progress. */
  async more(): Promise<ArrayBuffer> {
    return this.pageFetcher.content(this.addressOf(DOWNLOADS.more), DOWNLOADS.more.sum);
  }

  private module(file: File): Promise<WebAssembly.Module> {
    const cached = this.modules.get(file.name);
    if (cached) return cached;
    const compiled = this.download(file, 'compiled') as Promise<WebAssembly.Module>;
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
    const content = this.download(file, 'content') as Promise<ArrayBuffer>;
    content.catch(() => {}); // reported where it is used
    this.buffers.set(file.name, content);
    return content;
  }

  /** Downloads a file in a worker; on the page, if there can be no worker or it fails. */
  private async download(file: File, kind: keyof Fetcher): Promise<WebAssembly.Module | ArrayBuffer> {
    const address = this.addressOf(file);
    this.files.set(address, file);
    // A service worker responds at once, and its chunks are not counted.
    this.loaded.set(address, isControlledByServiceWorker() ? file.size : 0);
    const content = await (this.worker?.[kind](address, file.sum).catch(() => null) ?? null);
    if (content) return content;
    return this.pageFetcher[kind](address, file.sum);
  }

  private readonly count = (address: string, bytes: number): void => {
    this.loaded.set(address, (this.loaded.get(address) ?? 0) + bytes);
    this.onBytes();
    if (performance.now() - this.lastReportAt > REPORT_INTERVAL_MS) this.report();
  };

  private report(): void {
    this.lastReportAt = performance.now();
    const files = [...this.files];
    this.bytes.loaded = sum(files.map(([address, { size, packed }]) => ((this.loaded.get(address) ?? 0) / size) * packed));
    this.bytes.total = sum(files.map(([, { packed }]) => packed));
    const secondsLeft = this.secondsLeft();
    const share =
      this.currentStage === 'load-engine' ? (DOWNLOAD_SHARE * this.bytes.loaded) / (this.bytes.total || 1) : SHARES[this.currentStage];
    for (const watcher of this.watchers) watcher({ stage: this.currentStage, share, secondsLeft });
  }

  /** Adds a sample. Returns the seconds until everything is downloaded, at the rate of the last ones; null if it is not known yet. */
  private secondsLeft(): number | null {
    const latest = { at: performance.now() / 1000, loaded: this.bytes.loaded };
    this.samples.push(latest);
    while (latest.at - this.samples[0]!.at > RATE_WINDOW_SECONDS) this.samples.shift();
    const { at, loaded } = this.samples[0]!;
    if (latest.at - at < MIN_RATE_SECONDS || latest.loaded <= loaded) return null;
    return ((this.bytes.total - latest.loaded) / (latest.loaded - loaded)) * (latest.at - at);
  }
}

/** Returns the file of Pyodide's module: the first half with a snapshot, else the whole. */
function moduleFile(mode: StartMode): File {
  return mode === 'snapshot' ? DOWNLOADS.engine : DOWNLOADS.wasm;
}

/** Returns the file from which Python's memory is filled. */
function memoryFile(mode: StartMode): File {
  return mode === 'snapshot' ? DOWNLOADS.snapshot : DOWNLOADS.archive;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
