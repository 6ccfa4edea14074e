/** Carries sealed messages over all relays at once: what one loses, another delivers; duplicates and floods are dropped. */

import { Bucket } from '../src/peers/bucket';
import { type FrameHealth, STORED } from '../src/peers/relay-frame-messages';
import { Once } from '../src/peers/once';
import { isGenuine, isOf, isTagged, macKey, type Marks, newSigner, type SignedEvent, type Signer } from './event';
import { Relay } from './relay';

/** What was just sent is sent again to a relay that comes back within this time. Relays take nothing older than a minute. */
const FRESH = 30_000;
const MOST_FRESH = 32;
const REMEMBERED = 4000;
const MOST_TRUSTED = 64;
/** A clock that is off by less is right. */
const CLOSE_ENOUGH = 5000;
/** Bits of work for one event, as relays may demand them: a second or two of a phone's time. */
const MOST_WORK = 16;

export interface Ears {
  said(content: string, by: string): void;
  /** A feed that a relay has stored. */
  stored(content: string): void;
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
  readonly #signer: Signer;
  readonly #mac: Promise<CryptoKey>;
  readonly #relays: Relay[];
  readonly #once = new Once(REMEMBERED);
  readonly #checking = new Set<string>();
  readonly #trusted = new Map<string, Bucket>();
  readonly #sending = new Bucket(20, 100);
  readonly #signatures = new Bucket(40, 200);
  readonly #strangers = new Bucket(5, 30);
  #sent: Sent[] = [];
  /** The feed of this device, and the relays that have it. */
  #post: Sent | undefined;
  readonly #keeps = new Set<Relay>();
  #work = 0;
  #missing = 0;
  #asked = -Infinity;

  constructor(
    urls: readonly string[],
    key: string,
    private readonly marks: Marks,
    private readonly ears: Ears,
  ) {
    this.#signer = newSigner(key, marks);
    this.#mac = macKey(marks.tag);
    const listening = {
      event: (given: unknown, since: number): void => void this.#take(given, since),
      opened: (relay: Relay): void => this.#resend(relay),
      changed: (): void => this.ears.health(this.health()),
      took: (relay: Relay, id: string): void => this.#took(relay, id),
      wrongTime: (): void => this.#askTheTime(),
      demands: (relay: Relay, bits: number): boolean => this.#demanded(relay, bits),
    };
    this.#relays = urls.map((url) => new Relay(url, marks, listening));
  }

  async send(content: string): Promise<void> {
    if (!this.#sending.take()) return;
    const sent = { content, event: await this.#sign(content), at: performance.now() };
    this.#sent = [...this.#sent.filter(isFresh), sent].slice(-MOST_FRESH);
    for (const relay of this.#relays) relay.publish(sent.event);
  }

  /** The feed of this device as it is now: relays replace the one before. */
  async post(content: string): Promise<void> {
    if (!this.#sending.take()) return;
    this.#post = { content, event: await this.#store(content), at: performance.now() };
    this.#keeps.clear();
    for (const relay of this.#relays) relay.publish(this.#post.event);
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
    await this.#signAgain();
    for (const relay of this.#relays) this.#resend(relay);
  }

  close(): void {
    for (const relay of this.#relays) relay.close();
  }

  health(): FrameHealth {
    const open = this.#relays.filter(({ carries }) => carries).length;
    const trouble = open ? undefined : this.#trouble();
    return { open, of: this.#relays.length, keeps: this.#keeps.size, ...(trouble && { trouble }) };
  }

  #trouble(): FrameHealth['trouble'] {
    if (!navigator.onLine) return 'offline';
    for (const why of ['clock', 'limited', 'refused'] as const) if (this.#relays.some(({ refusal }) => refusal === why)) return why;
    return this.#relays.every(({ failures }) => failures > 1) ? 'blocked' : undefined;
  }

  get #seconds(): number {
    return Math.floor((Date.now() + this.#missing) / 1000);
  }

  #sign(content: string): Promise<SignedEvent> {
    return this.#signer.sign(content, this.#seconds, this.#work);
  }

  /** Of two feeds with one date relays may store either, so each gets a later date than the one before. */
  #store(content: string): Promise<SignedEvent> {
    const before = this.#post?.event.created_at ?? 0;
    return this.#signer.store(content, Math.max(this.#seconds, before + 1), this.#work);
  }

  async #signAgain(): Promise<void> {
    this.#sent = await Promise.all(this.#sent.filter(isFresh).map(async (sent) => ({ ...sent, event: await this.#sign(sent.content) })));
    if (this.#post) this.#post = { ...this.#post, event: await this.#signer.store(this.#post.content, this.#seconds, this.#work) };
  }

  #resend(relay: Relay): void {
    if (this.#post && !this.#keeps.has(relay)) relay.publish(this.#post.event);
    for (const sent of this.#sent.filter(isFresh)) relay.publish(sent.event);
  }

  #took(relay: Relay, id: string): void {
    if (id !== this.#post?.event.id || this.#keeps.has(relay)) return;
    this.#keeps.add(relay);
    this.ears.health(this.health());
  }

  /** Relays that want work get it from now on, up to a limit. */
  #demanded(relay: Relay, bits: number): boolean {
    if (bits > MOST_WORK || bits <= this.#work) return bits <= MOST_WORK;
    this.#work = bits;
    void this.#signAgain().then(() => this.#resend(relay));
    return true;
  }

  #askTheTime(): void {
    if (performance.now() - this.#asked < FRESH) return;
    this.#asked = performance.now();
    this.ears.clock();
  }

  /** Cheap questions first: strangers fail the tag. The same message from several relays is checked once. */
  async #take(given: unknown, since: number): Promise<void> {
    if (!isOf(this.marks, given) || this.#isOwn(given) || this.#isPast(given, since) || this.#once.has(given.id)) return;
    const mark = given.id + given.sig + given.content;
    if (this.#checking.has(mark)) return;
    this.#checking.add(mark);
    const genuine = await this.#isGenuine(given).finally(() => this.#checking.delete(mark));
    if (!genuine || !this.#once.first(given.id)) return;
    if (given.kind === STORED) this.ears.stored(given.content);
    else if ((this.#trusted.get(given.pubkey) ?? this.#strangers).take()) this.ears.said(given.content, given.pubkey);
  }

  async #isGenuine(event: SignedEvent): Promise<boolean> {
    return (await isTagged(await this.#mac, event)) && this.#signatures.take() && (await isGenuine(event));
  }

  /** Dates have whole seconds. */
  #isPast({ created_at }: SignedEvent, since: number): boolean {
    return created_at < Math.floor((since + this.#missing) / 1000);
  }

  /** A stored feed of this device may contain what was lost here. */
  #isOwn({ kind, pubkey }: SignedEvent): boolean {
    return kind !== STORED && pubkey === this.#signer.pubkey;
  }
}

function isFresh({ at }: Sent): boolean {
  return performance.now() - at < FRESH;
}
