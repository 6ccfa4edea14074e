/** Carries sealed messages over all relays at once: what one loses, another delivers; duplicates and floods are dropped. */

import { TokenBucket } from '../src/core/network/token-bucket';
import { type FrameHealth, FEED_KIND, type Sender } from '../src/core/network/relay-frame-messages';
import { RecentSet } from '../src/core/network/recent-set';
import { isGenuine, isOf, isTagged, macKey, type Marks, newSigner, type SignedEvent, type Signer } from './event';
import { Relay } from './relay';

/** What was just sent is sent again to a relay that comes back within this time. Relays take nothing older than a minute. */
const FRESH = 30_000;
const MOST_FRESH = 32;
const REMEMBERED = 4000;
/** Senders whose messages are counted separately. */
const MOST_SENDERS = 64;
/** A clock that is off by less is right. */
const CLOSE_ENOUGH = 5000;

export interface Ears {
  said(content: string, from: Sender): void;
  /** A text that a relay has stored. */
  stored(content: string, from: Sender): void;
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
  readonly #once = new RecentSet(REMEMBERED);
  readonly #checking = new Map<string, Promise<boolean>>();
  readonly #senders = new Map<string, TokenBucket>();
  readonly #sending = new TokenBucket(20, 100);
  readonly #signatures = new TokenBucket(40, 200);
  #sent: Sent[] = [];
  /** The feed of this device, and the relays that have it. */
  #post: Sent | undefined;
  readonly #keeps = new Set<Relay>();
  #deletion: SignedEvent | undefined;
  #version = 0;
  /** The date of the newest text that relays have stored for this device. */
  #newest = 0;
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
      isStored: (id: string): boolean => id === this.#post?.event.id,
      checked: (): Promise<unknown> => Promise.all(this.#checking.values()),
    };
    this.#relays = urls.map((url) => new Relay(url, marks, listening));
  }

  async send(content: string): Promise<void> {
    if (!this.#sending.take()) return;
    const sent = { content, event: await this.#sign(content), at: performance.now() };
    this.#once.first(sent.event.id);
    this.#sent = [...this.#sent.filter(isFresh), sent].slice(-MOST_FRESH);
    for (const relay of this.#relays) relay.publish(sent.event);
  }

  /** The feed of this device as it is now: relays replace the one before. */
  async post(content: string): Promise<void> {
    const version = (this.#version += 1);
    const event = await this.#store(content);
    if (version !== this.#version) return;
    this.#post = { content, event, at: performance.now() };
    this.#keeps.clear();
    for (const relay of this.#relays) relay.publish(this.#post.event);
  }

  /** An empty text takes the place of the one that relays have; they are asked to delete that, too, and may ignore it. */
  async erase(content: string): Promise<void> {
    await this.post(content);
    this.#deletion = await this.#signer.erase(this.#newest);
    for (const relay of this.#relays) relay.publish(this.#deletion);
  }

  /** Each sender has a limit of its own, so that none silences another. */
  #limitOf(sender: string): TokenBucket {
    const limit = this.#senders.get(sender) ?? new TokenBucket(10, 80);
    this.#senders.set(sender, limit);
    if (this.#senders.size > MOST_SENDERS) this.#senders.delete(this.#senders.keys().next().value ?? '');
    return limit;
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
    const relays = this.#relays.map((relay) => {
      const { url, state, stores, read } = relay;
      return { url, state, stores, read, saved: this.#keeps.has(relay) };
    });
    const trouble = this.#relays.some(({ carries }) => carries) ? undefined : this.#trouble();
    return { relays, version: this.#version, ...(trouble && { trouble }) };
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
    return this.#signer.sign(content, this.#seconds);
  }

  /** Relays store the text with the latest date, so each gets a later date than the one before, whatever the clock says. */
  #store(content: string): Promise<SignedEvent> {
    this.#newest = Math.max(this.#seconds, this.#newest + 1);
    return this.#signer.store(content, this.#newest);
  }

  async #signAgain(): Promise<void> {
    this.#sent = await Promise.all(this.#sent.filter(isFresh).map(async (sent) => ({ ...sent, event: await this.#sign(sent.content) })));
    this.#newest = 0;
    if (this.#post) this.#post = { ...this.#post, event: await this.#store(this.#post.content) };
  }

  #resend(relay: Relay): void {
    if (this.#post && !this.#keeps.has(relay)) relay.publish(this.#post.event);
    if (this.#deletion) relay.publish(this.#deletion);
    for (const sent of this.#sent.filter(isFresh)) relay.publish(sent.event);
  }

  #took(relay: Relay, id: string): void {
    if (id !== this.#post?.event.id || this.#keeps.has(relay)) return;
    this.#keeps.add(relay);
    this.ears.health(this.health());
  }

  async #storeAgain(post: Sent): Promise<void> {
    this.#post = { ...post, event: await this.#store(post.content) };
    this.#keeps.clear();
    for (const relay of this.#relays) relay.publish(this.#post.event);
  }

  #askTheTime(): void {
    if (performance.now() - this.#asked < FRESH) return;
    this.#asked = performance.now();
    this.ears.clock();
  }

  /** Cheap questions first: events of outsiders fail the tag. The same message from several relays is checked once. */
  async #take(data: unknown, since: number): Promise<void> {
    if (!isOf(this.marks, data) || this.#isPast(data, since) || this.#once.has(data.id)) return;
    const mark = data.id + data.sig + data.content;
    if (this.#checking.has(mark)) return;
    const check = this.#isGenuine(data).finally(() => this.#checking.delete(mark));
    this.#checking.set(mark, check);
    if (!(await check) || !this.#once.first(data.id)) return;
    if (data.kind === FEED_KIND) this.#takeStored(data);
    else if (this.#limitOf(data.pubkey).take()) this.ears.said(data.content, this.#senderOf(data));
  }

  /** What this device has stored may have a later date than its clock has now: then the text is dated after that. */
  #takeStored(event: SignedEvent): void {
    const { content, created_at } = event;
    const from = this.#senderOf(event);
    const post = this.#post;
    if (from.own) this.#newest = Math.max(this.#newest, created_at);
    if (from.own && post && created_at >= post.event.created_at && content !== post.content) void this.#storeAgain(post);
    this.ears.stored(content, from);
  }

  #senderOf({ pubkey, created_at }: SignedEvent): Sender {
    return { key: pubkey, own: pubkey === this.#signer.pubkey, time: created_at };
  }

  async #isGenuine(event: SignedEvent): Promise<boolean> {
    return (await isTagged(await this.#mac, event)) && this.#signatures.take() && (await isGenuine(event));
  }

  /** Dates have whole seconds. */
  #isPast({ created_at }: SignedEvent, since: number): boolean {
    return created_at < Math.floor((since + this.#missing) / 1000);
  }
}

function isFresh({ at }: Sent): boolean {
  return performance.now() - at < FRESH;
}
