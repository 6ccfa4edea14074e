/** The files of one build in their cache: what is missing or damaged is fetched again, and only as this build has it. */

import type { Verified } from './words';

interface File {
  key: string;
  integrity: string;
}

/** What is used of a `FetchEvent`, so that the tests need no service worker. */
interface Asked {
  readonly request: Request;
  waitUntil(work: Promise<unknown>): void;
}

/** In a cache that contains a whole build. */
const COMPLETE_MARK = 'whole';
/** What a page cannot repair itself without is verified before it is served; all other files are verified on request. */
const VERIFIED_ON_USE = /\/index\.html\?|\/assets\/shell-\w+\.js$/;
/** Milliseconds until what else is missing is fetched: it must not compete with the start. */
const REFILL_DELAY_MS = 5000;

export class BuildCache {
  private readonly integrity: ReadonlyMap<string, string>;
  private readonly spare: ReadonlyMap<string, string>;
  private refilling = false;
  private verifying: Promise<Verified> | null = null;

  /** `spare` files are not fetched beforehand; they are stored once a page has needed them. */
  constructor(
    private readonly name: string,
    files: readonly File[] = [],
    spare: readonly File[] = [],
  ) {
    this.integrity = new Map(files.map(({ key, integrity }) => [key, integrity]));
    this.spare = new Map(spare.map(({ key, integrity }) => [key, integrity]));
  }

  async answer(key: string, event: Asked): Promise<Response> {
    const cached = await this.find(key);
    if (cached && (!VERIFIED_ON_USE.test(key) || (await this.isSound(key, cached.clone())))) return cached;
    event.waitUntil(this.refill());
    const fresh = await this.fetch(key).catch(() => null);
    if (fresh) event.waitUntil(this.keep(key, fresh.clone()).catch(() => {})); // a full disk must not prevent an answer
    // Another build may be on the server by now; and without network something is better than nothing.
    return fresh ?? fetch(event.request).catch((error: unknown) => cached ?? Promise.reject(error));
  }

  /** Compares every stored file with its checksum, and replaces those that are damaged or missing. */
  verify(): Promise<Verified> {
    this.verifying ??= this.compare().finally(() => (this.verifying = null));
    return this.verifying;
  }

  private async compare(): Promise<Verified> {
    const cache = await caches.open(this.name);
    const repaired: string[] = [];
    const damaged: string[] = [];
    for (const key of [...this.integrity.keys(), ...this.spare.keys()]) {
      const stored = await cache.match(key);
      if (stored ? await this.isSound(key, stored) : this.spare.has(key)) continue;
      const replaced = await this.replace(cache, key).catch(() => false);
      if (stored) (replaced ? repaired : damaged).push(key.replace(/\?.*/, ''));
    }
    return { repaired, damaged };
  }

  /** On a full disk the damaged file is deleted instead: the next request goes to the server. Rejects without a network. */
  private async replace(cache: Cache, key: string): Promise<boolean> {
    const fresh = await this.fetch(key);
    await cache.put(key, fresh).catch(() => cache.delete(key));
    return true;
  }

  /** Stores what a page has fetched, if it is one of the spare files. */
  async keepSpare(key: string, response: Response): Promise<void> {
    if (this.spare.has(key)) await this.keep(key, response).catch(() => {}); // a full disk must not prevent an answer
  }

  /** What an earlier install has left may have been damaged since. */
  async dropDamaged(): Promise<void> {
    const cache = await caches.open(this.name);
    for (const key of this.integrity.keys()) {
      const kept = await cache.match(key);
      if (kept && !(await this.isSound(key, kept))) await cache.delete(key);
    }
  }

  /** Fetches what is missing, one after the other. */
  async complete(): Promise<void> {
    for (const key of this.integrity.keys()) if (!(await this.find(key))) await this.keep(key, await this.fetch(key));
    await (await caches.open(this.name)).put(COMPLETE_MARK, new Response());
  }

  async isWhole(): Promise<boolean> {
    return (await this.find(COMPLETE_MARK)) !== undefined;
  }

  private async find(key: string): Promise<Response | undefined> {
    return (await caches.open(this.name)).match(key);
  }

  private async isSound(key: string, response: Response): Promise<boolean> {
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.arrayBuffer()));
    return this.checksum(key) === `sha256-${btoa(String.fromCharCode(...hash))}`;
  }

  private checksum(key: string): string {
    return this.integrity.get(key) ?? this.spare.get(key) ?? '';
  }

  private async keep(key: string, response: Response): Promise<void> {
    await (await caches.open(this.name)).put(key, response);
  }

  /** Refused if it is not the file of this build. */
  private async fetch(key: string): Promise<Response> {
    const url = new URL(key);
    const named = !url.search; // by its content: what the browser itself has cached of it will do, if it is whole
    url.search = '';
    const ask = (cache: RequestCache) => fetch(url, { integrity: this.checksum(key), cache });
    const found = named ? await ask('default').catch(() => ask('reload')) : await ask('reload');
    if (!found.ok) throw new Error(`${url.href}: ${found.status}`);
    // A page is not taken from an answer that was led elsewhere.
    return found.redirected ? new Response(found.body, found) : found;
  }

  /** If one file was cleared away, all may have been. */
  private async refill(): Promise<void> {
    if (this.refilling) return;
    this.refilling = true;
    await new Promise((resolve) => setTimeout(resolve, REFILL_DELAY_MS));
    await this.complete().catch(() => {}); // no network, or another build on the server, which will be installed instead
    this.refilling = false;
  }
}
