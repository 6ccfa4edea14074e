/** Sends and receives encrypted messages over all relays at once. Duplicates and floods are dropped. */

import { TokenBucket } from '../src/core/network/token-bucket';
import { type FrameHealth, FEED_KIND, type Sender } from '../src/core/network/relay-frame-messages';
import { RecentSet } from '../src/core/network/recent-set';
import { deviceOf, isGenuine, isLogEvent, isTagged, type LogKeys, macKey, newSigner, type SignedEvent, type Signer } from './event';
import { Relay, type RelayListeners } from './relay';

/** Relays that are used at once, as long as they work. */
const USED_RELAYS = 3;
/** A relay that reconnects gets the messages of the last 30 seconds again. Relays refuse events older than a minute. */
const RESEND_WITHIN_MS = 30_000;
const MAX_RESENT_MESSAGES = 32;
const MAX_REMEMBERED_IDS = 4000;
/** Number of senders that have a rate limit of their own. */
const MAX_SENDERS = 64;
/** Smaller changes of the clock error are ignored. */
const CLOCK_TOLERANCE_MS = 5000;

export interface RelayPoolListeners {
  onMessage(content: string, from: Sender): void;
  /** A relay has returned a stored feed. */
  onFeed(content: string, from: Sender): void;
  onHealth(health: FrameHealth): void;
  /** A relay has refused a message for its date: the error of the device's clock is needed. */
  onClockNeeded(): void;
}

/** A message or a feed that was sent, with its signed event and the time. */
interface Sent {
  content: string;
  event: SignedEvent;
  at: number;
}

export class RelayPool {
  readonly #signer: Signer;
  readonly #mac: Promise<CryptoKey>;
  readonly #relays: Relay[] = [];
  /** The relays that are used if one of the others does not work. */
  readonly #spares: string[];
  readonly #relayListeners: RelayListeners;
  readonly #receivedIds = new RecentSet(MAX_REMEMBERED_IDS);
  readonly #checks = new Map<string, Promise<boolean>>();
  readonly #senderLimits = new Map<string, TokenBucket>();
  readonly #sendLimit = new TokenBucket(20, 100);
  /** How many signatures are checked: for each relay, so that one that repeats an event does not delay the others. */
  readonly #signatureLimits = new Map<Relay, TokenBucket>();
  #recent: Sent[] = [];
  /** The feed of this device. */
  #feed: Sent | undefined;
  /** The relays that have stored it. */
  readonly #storedOn = new Set<Relay>();
  #deletion: SignedEvent | undefined;
  #version = 0;
  /** The date of this device's newest feed, in seconds. */
  #newestFeedDate = 0;
  /** Milliseconds by which this device's clock is slow. */
  #clockError = 0;
  #clockRequestedAt = -Infinity;

  constructor(
    urls: readonly string[],
    key: string,
    keys: LogKeys,
    private readonly listeners: RelayPoolListeners,
  ) {
    this.#signer = newSigner(key, keys);
    this.#mac = macKey(keys.tag);
    this.#relayListeners = {
      onEvent: (relay, event, since) => void this.#receive(relay, event, since),
      onOpen: (relay) => this.#resend(relay),
      onChange: () => {
        this.#connectSpares();
        this.listeners.onHealth(this.health());
      },
      onAccepted: (relay, id) => this.#markStored(relay, id),
      onWrongDate: () => this.#requestClock(),
      isFeed: (id) => id === this.#feed?.event.id,
      pendingChecks: () => Promise.all(this.#checks.values()),
    };
    // All devices of a log try the relays in the same order, and different logs use different ones.
    const first = parseInt(keys.topic.slice(0, 8), 16) % (urls.length || 1);
    this.#spares = [...urls.slice(first), ...urls.slice(0, first)];
    this.#connectSpares();
  }

  /** Uses another relay in addition to each one that cannot be reached, refuses events or does not store them. */
  #connectSpares(): void {
    const failing = navigator.onLine ? this.#relays.filter((relay) => isFailing(relay)).length : 0;
    for (const url of this.#spares.splice(0, USED_RELAYS + failing - this.#relays.length))
      this.#relays.push(new Relay(url, this.#signer.marks, this.#relayListeners));
  }

  async send(content: string): Promise<void> {
    if (!this.#sendLimit.take()) return;
    const sent = { content, event: await this.#sign(content), at: performance.now() };
    this.#receivedIds.add(sent.event.id);
    this.#recent = [...this.#recent.filter(isFresh), sent].slice(-MAX_RESENT_MESSAGES);
    for (const relay of this.#relays) relay.publish(sent.event);
  }

  /** Publishes the feed of this device. Relays replace its previous one. */
  async post(content: string): Promise<void> {
    const version = (this.#version += 1);
    const event = await this.#signFeed(content);
    if (version !== this.#version) return;
    this.#feed = { content, event, at: performance.now() };
    this.#storedOn.clear();
    for (const relay of this.#relays) relay.publish(this.#feed.event);
  }

  /** Replaces the stored feed by `content`, an empty one, and requests its deletion, which relays may ignore. */
  async erase(content: string): Promise<void> {
    await this.post(content);
    this.#deletion = await this.#signer.erase(this.#newestFeedDate);
    for (const relay of this.#relays) relay.publish(this.#deletion);
  }

  /** Each sender has a limit of its own, so that a flood from one does not displace messages of another. */
  #limitOf(sender: string): TokenBucket {
    const limit = this.#senderLimits.get(sender) ?? new TokenBucket(10, 80);
    this.#senderLimits.set(sender, limit);
    if (this.#senderLimits.size > MAX_SENDERS) this.#senderLimits.delete(this.#senderLimits.keys().next().value ?? '');
    return limit;
  }

  wake(): void {
    for (const relay of this.#relays) relay.wake();
    this.listeners.onHealth(this.health());
  }

  /** Sign recent messages again with the right date, now that the error of the device's clock is known. */
  async setClock(error: number): Promise<void> {
    if (Math.abs(error - this.#clockError) < CLOCK_TOLERANCE_MS) return;
    this.#clockError = error;
    await this.#signAgain();
    for (const relay of this.#relays) this.#resend(relay);
  }

  close(): void {
    for (const relay of this.#relays) relay.close();
  }

  health(): FrameHealth {
    const relays = this.#relays.map((relay) => {
      const { url, state, stores, read } = relay;
      return { url, state, stores, read, saved: this.#storedOn.has(relay) };
    });
    return { relays, version: this.#version };
  }

  get #seconds(): number {
    return Math.floor((Date.now() + this.#clockError) / 1000);
  }

  #sign(content: string): Promise<SignedEvent> {
    return this.#signer.sign(content, this.#seconds);
  }

  /** Relays keep the feed with the latest date, so each feed gets a later date than the one before, whatever the clock says. */
  #signFeed(content: string): Promise<SignedEvent> {
    this.#newestFeedDate = Math.max(this.#seconds, this.#newestFeedDate + 1);
    return this.#signer.store(content, this.#newestFeedDate);
  }

  async #signAgain(): Promise<void> {
    this.#recent = await Promise.all(
      this.#recent.filter(isFresh).map(async (sent) => ({ ...sent, event: await this.#sign(sent.content) })),
    );
    this.#newestFeedDate = 0;
    if (this.#feed) this.#feed = { ...this.#feed, event: await this.#signFeed(this.#feed.content) };
  }

  /** Sends the feed, its deletion and the recent messages to a relay that has connected. */
  #resend(relay: Relay): void {
    if (this.#feed && !this.#storedOn.has(relay)) relay.publish(this.#feed.event);
    if (this.#deletion) relay.publish(this.#deletion);
    for (const sent of this.#recent.filter(isFresh)) relay.publish(sent.event);
  }

  #markStored(relay: Relay, id: string): void {
    if (id !== this.#feed?.event.id || this.#storedOn.has(relay)) return;
    this.#storedOn.add(relay);
    this.listeners.onHealth(this.health());
  }

  async #publishFeedAgain(feed: Sent): Promise<void> {
    this.#feed = { ...feed, event: await this.#signFeed(feed.content) };
    this.#storedOn.clear();
    for (const relay of this.#relays) relay.publish(this.#feed.event);
  }

  #requestClock(): void {
    if (performance.now() - this.#clockRequestedAt < RESEND_WITHIN_MS) return;
    this.#clockRequestedAt = performance.now();
    this.listeners.onClockNeeded();
  }

  /** The cheap checks come first: events of outsiders fail the one of the tag. The same message from several relays is checked once. */
  async #receive(relay: Relay, data: unknown, since: number): Promise<void> {
    if (!isLogEvent(this.#signer.marks, data) || this.#isPast(data, since) || this.#receivedIds.has(data.id)) return;
    const key = data.id + data.sig + data.content;
    if (this.#checks.has(key)) return;
    const check = this.#isGenuine(relay, data).finally(() => this.#checks.delete(key));
    this.#checks.set(key, check);
    if (!(await check) || !this.#receivedIds.add(data.id)) return;
    if (data.kind === FEED_KIND) this.#receiveFeed(data);
    else if (this.#limitOf(data.pubkey).take()) this.listeners.onMessage(data.content, this.#senderOf(data));
  }

  /** A feed that this device stored earlier may be dated in the future; then the current one is published again with a later date. */
  #receiveFeed(event: SignedEvent): void {
    const { content, created_at } = event;
    const from = this.#senderOf(event);
    const feed = this.#feed;
    if (from.own) this.#newestFeedDate = Math.max(this.#newestFeedDate, created_at);
    if (from.own && feed && created_at >= feed.event.created_at && content !== feed.content) void this.#publishFeedAgain(feed);
    this.listeners.onFeed(content, from);
  }

  #senderOf(event: SignedEvent): Sender {
    const key = deviceOf(event);
    return { key, own: key === this.#signer.pubkey, time: event.created_at };
  }

  async #isGenuine(relay: Relay, event: SignedEvent): Promise<boolean> {
    return (await isTagged(await this.#mac, event)) && this.#signatureLimitOf(relay).take() && (await isGenuine(event));
  }

  #signatureLimitOf(relay: Relay): TokenBucket {
    const limit = this.#signatureLimits.get(relay) ?? new TokenBucket(40, 200);
    this.#signatureLimits.set(relay, limit);
    return limit;
  }

  /** The dates of events are whole seconds. */
  #isPast({ created_at }: SignedEvent, since: number): boolean {
    return created_at < Math.floor((since + this.#clockError) / 1000);
  }
}

function isFailing({ refusal, failures, stores }: Relay): boolean {
  return refusal === 'refused' || failures > 1 || stores === false;
}

function isFresh({ at }: Sent): boolean {
  return performance.now() - at < RESEND_WITHIN_MS;
}
