/** A worker that downloads files: on the page, their hundreds of chunks in one burst would block it. */

import { createPageFetcher } from '../src/core/engine/fetcher';
import type { FetchRequest, FetchMessage } from '../src/core/engine/protocol';

/** Milliseconds between two reports. */
const REPORT_INTERVAL_MS = 50;
const unreported = new Map<string, number>();
let lastReportAt = 0;

function post(message: FetchMessage, transfer: Transferable[] = []): void {
  self.postMessage(message, { transfer });
}

function reportBytes(): void {
  lastReportAt = performance.now();
  for (const [address, bytes] of unreported) post({ address, bytes });
  unreported.clear();
}

function count(address: string, bytes: number): void {
  unreported.set(address, (unreported.get(address) ?? 0) + bytes);
  if (performance.now() - lastReportAt > REPORT_INTERVAL_MS) reportBytes();
}

const fetching = createPageFetcher(count);

self.onmessage = async ({ data }: MessageEvent<FetchRequest>): Promise<void> => {
  const { address, sum, kind } = data;
  try {
    const content = await fetching[kind](address, sum);
    reportBytes();
    post({ address, content }, content instanceof ArrayBuffer ? [content] : []);
  } catch (error) {
    post({ address, failed: String(error) });
  }
};
