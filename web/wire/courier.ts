/** Carries sealed messages over all relays at once: what one loses, another delivers; duplicates and floods are dropped. */

import { Bucket } from '../src/peers/bucket';
import type { FrameHealth } from '../src/peers/relay-frame-messages';
import { Once } from '../src/peers/once';
import { isGenuine, isOf, newSigner, type SignedEvent } from './event';
import { Relay } from './relay';

/** What was just sent is sent again to a relay that comes back within this time. Relays take nothing older than a minute. */
const FRESH = 30_000;
const MOST_FRESH = 32;
const REMEMBERED = 4000;
const MOST_TRUSTED = 64;
/** A clock that is off by less is right. */
const CLOSE_ENOUGH = 5000;

export interface Ears {
  said(content: string, by: string): void;
  health(health: FrameHealth): void;
  /** The time is asked for. */
  clock(): void;
}

interface Sent {
  content: string;
  event: SignedEvent;
  at: number;
}

export class Courier {
  readonly #signer = newSigner();
  readonly #relays: Relay[];
  readonly #once = new Once(REMEMBERED);
  readonly #checking = new Set<string>();
  readonly #trusted = new Map<string, Bucket>();
  readonly #sending = new Bucket(20, 100);
  readonly #signatures = new Bucket(40, 200);
  readonly #strangers = new Bucket(5, 30);
  #sent: Sent[] = [];
  #missing = 0;
  #asked = -Infinity;

  constructor(
    urls: readonly string[],
    private readonly topic: string,
    private readonly ears: Ears,
  ) {
    const changed = (relay: Relay): void => this.#changed(relay);
    const event = (given: unknown): void => void this.#take(given);
    this.#relays = urls.map((url) => new Relay(url, topic, { event, changed, wrongTime: () => this.#askTheTime() }));
  }

  async send(content: string): Promise<void> {
    if (!this.#sending.take()) return;
    const sent = { content, event: await this.#sign(content), at: performance.now() };
    this.#sent = [...this.#sent.filter(isFresh), sent].slice(-MOST_FRESH);
    for (const relay of this.#relays) relay.send(['EVENT', sent.event]);
  }

  /** This sender is of the table. */
  trust(key: string): void {
    if (this.#trusted.has(key)) return;
    this.#trusted.set(key, new Bucket(10, 80));
    if (this.#trusted.size > MOST_TRUSTED) this.#trusted.delete(this.#trusted.keys().next().value ?? '');
  }

  wake(): void {
    for (const relay of this.#relays) relay.wake();
    this.ears.health(this.health());
  }

  /** The error of the device's clock is known: what was refused is signed again. */
  async setClock(missing: number): Promise<void> {
    if (Math.abs(missing - this.#missing) < CLOSE_ENOUGH) return;
    this.#missing = missing;
    this.#sent = await Promise.all(this.#sent.filter(isFresh).map(async (sent) => ({ ...sent, event: await this.#sign(sent.content) })));
    for (const relay of this.#relays) this.#resend(relay);
  }

  close(): void {
    for (const relay of this.#relays) relay.close();
  }

  health(): FrameHealth {
    const open = this.#relays.filter(({ carries }) => carries).length;
    const trouble = open ? undefined : this.#trouble();
    return { open, of: this.#relays.length, ...(trouble && { trouble }) };
  }

  #trouble(): FrameHealth['trouble'] {
    if (!navigator.onLine) return 'offline';
    for (const why of ['clock', 'refused'] as const) if (this.#relays.some(({ refusal }) => refusal === why)) return why;
    return this.#relays.every(({ failures }) => failures > 1) ? 'blocked' : undefined;
  }

  #sign(content: string): Promise<SignedEvent> {
    return this.#signer.sign(content, this.topic, Math.floor((Date.now() + this.#missing) / 1000));
  }

  #changed(relay: Relay): void {
    if (relay.ready && !relay.refusal) this.#resend(relay);
    this.ears.health(this.health());
  }

  #resend(relay: Relay): void {
    for (const sent of this.#sent.filter(isFresh)) relay.send(['EVENT', sent.event]);
  }

  #askTheTime(): void {
    if (performance.now() - this.#asked < FRESH) return;
    this.#asked = performance.now();
    this.ears.clock();
  }

  /** Cheap questions first; the same message from several relays is checked once. */
  async #take(given: unknown): Promise<void> {
    if (!isOf(this.topic, given) || given.pubkey === this.#signer.pubkey || this.#once.has(given.id)) return;
    const mark = given.id + given.sig + given.content;
    if (this.#checking.has(mark) || !this.#signatures.take()) return;
    this.#checking.add(mark);
    const genuine = await isGenuine(given).finally(() => this.#checking.delete(mark));
    if (!genuine || !this.#once.first(given.id)) return;
    if ((this.#trusted.get(given.pubkey) ?? this.#strangers).take()) this.ears.said(given.content, given.pubkey);
  }
}

function isFresh({ at }: Sent): boolean {
  return performance.now() - at < FRESH;
}
