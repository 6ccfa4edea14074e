/** A log that several devices share: a set of lines, united over relays and encrypted with a secret that their links contain. */

import { toBase64Url } from './bytes';
import type { LogCipher } from './log-cipher';
import { digestOf, type LogMessage, parseLogMessage, readableEntries, splitEntries } from './log-message';
import { RelayFrame } from './relay-frame';
import type { FrameMessage, RelayHealth, Sender } from './relay-frame-messages';
import {
  clockOffset,
  CLOSING_MS,
  deriveKeys,
  type Entry,
  isFinished,
  type LogStatus,
  READ_MORE_MS,
  READ_MS,
  statusReporter,
  STORE_AGAIN_S,
} from './stored-log';
import { Serial } from '../browser/serial';

export interface Device {
  id: string;
  /** A short text of the log's owner, for a table "seats=0,2". */
  presence: string;
  lastSeen: number;
}

export interface SharedLogOptions {
  /** The 16 random bytes of the link. */
  secret: Uint8Array;
  /** The rest of the link: part of the key derivation, so that an altered link leads to another log. */
  context: string;
  /** All entries that this device knows now. If they do not fit into one stored text, the first ones are stored. */
  entries(): readonly Entry[];
  presence(): string;
  onEntries(entries: readonly Entry[]): void;
  onDevices(devices: readonly Device[]): void;
  onStatus(status: LogStatus): void;
}

export interface SharedLog {
  /** Must be called after `entries()` or `presence()` has changed. */
  changed(): void;
  /** Sends all messages over this carrier as well. Returns where it reports that a device has connected, and what has arrived. */
  addCarrier(carrier: Carrier): { opened(): void; receive(message: string): void };
  close(): void;
}

/** Another way to other devices, besides the relays. Messages are encrypted; closed together with the log. */
export interface Carrier {
  send(message: string): void;
  close(): void;
}

const HEARTBEAT_MS = 30_000;
/** Devices that have been silent for so long get no heartbeats. */
const ABSENT_MS = 100_000;
/** Mean delay of a reply to other devices, so that not all devices reply at once. */
const REPLY_MS = 250;
/** Milliseconds after which two devices whose digests still differ exchange all entries, at most once per `SYNC_AGAIN_MS`. */
const SYNC_MS = 2000;
const SYNC_AGAIN_MS = 20_000;
/** Entries of this device are stored after this pause, those of others after the longer one. */
const STORE_MS = 300;
const STORE_RECEIVED_MS = 10_000;
/** What was added during this time is sent to a device that lacks something. */
const RECENT_MS = 30_000;
const MAX_RECEIVED = 10_000;
const MAX_PEERS = 64;
const DEVICE_ID_LENGTH = 16;

export function openSharedLog(options: SharedLogOptions): SharedLog {
  return new RelayLog(options);
}

interface Peer {
  device: string;
  presence: string;
  number: number;
  digest: string;
  /** Whether it has received messages of this page, so that its own are not repetitions of old ones. */
  hasHeardUs: boolean;
  lastSeen: number;
  syncTimer: number;
  lastSync: number;
}

class RelayLog implements SharedLog {
  readonly #page = toBase64Url(crypto.getRandomValues(new Uint8Array(8)));
  readonly #peers = new Map<string, Peer>();
  readonly #received = new Set<Entry>();
  readonly #stored = new Set<Entry>();
  readonly #stop = new AbortController();
  readonly #carriers: Carrier[] = [];
  #cipher: LogCipher | undefined;
  #frame: RelayFrame | undefined;
  #known: ReadonlySet<Entry>;
  #recent: { entry: Entry; time: number }[] = [];
  #digest = '';
  #presence: string;
  #number = 0;
  #relays: readonly RelayHealth[] = [];
  readonly #queue = new Serial();
  #isRead = false;
  #version = 0;
  /** The feed that is being stored, and the digest of the stored one. */
  #posted: { version: number; entries: readonly Entry[]; digest: string } | undefined;
  #storedDigest = '';
  #storeTimer = 0;
  #replyTimer = 0;
  #heartbeatTimer = 0;
  #isClosed = false;

  readonly #reportIfNew: ReturnType<typeof statusReporter>;

  constructor(private readonly options: SharedLogOptions) {
    this.#reportIfNew = statusReporter(options.onStatus);
    this.#known = new Set(options.entries());
    this.#digest = digestOf(this.#known);
    this.#presence = options.presence();
    void this.#open();
  }

  changed(): void {
    if (this.#isClosed) return;
    const entries = this.options.entries();
    const added = entries.filter((entry) => !this.#known.has(entry));
    if (entries.length !== this.#known.size || added.length) {
      this.#known = new Set(entries);
      this.#digest = digestOf(this.#known);
    }
    const presence = this.options.presence();
    const presenceChanged = presence !== this.#presence;
    this.#presence = presence;
    const ownEntries = added.filter((entry) => !this.#received.has(entry));
    const time = performance.now();
    this.#recent = [...this.#recent.filter((each) => time - each.time < RECENT_MS), ...added.map((entry) => ({ entry, time }))];
    if (ownEntries.length) this.#sendEntries(ownEntries);
    else if (presenceChanged && this.#isSomebodyThere()) this.#replySoon();
    if (this.#digest !== this.#storedDigest) this.#storeSoon(ownEntries.length ? STORE_MS : STORE_RECEIVED_MS);
    this.#reportStatus();
  }

  close(): void {
    if (this.#isClosed) return;
    const frame = this.#frame;
    if (this.#storeTimer) void this.#store();
    if (this.#peers.size) this.#send({ bye: true });
    this.#isClosed = true;
    this.#stop.abort();
    for (const timer of [this.#storeTimer, this.#replyTimer, this.#heartbeatTimer]) clearTimeout(timer);
    for (const { syncTimer } of this.#peers.values()) clearTimeout(syncTimer);
    setTimeout(() => frame?.close(), CLOSING_MS);
    setTimeout(() => this.#carriers.forEach((carrier) => carrier.close()), CLOSING_MS);
  }

  addCarrier(carrier: Carrier): { opened(): void; receive(message: string): void } {
    this.#carriers.push(carrier);
    const take = async (text: string): Promise<void> => {
      const message = parseLogMessage((await this.#cipher?.decrypt(text)) ?? null);
      this.#onMessage(message, { key: message?.page ?? '', own: false, time: Date.now() / 1000 });
    };
    return {
      opened: () => this.#replySoon(),
      receive: (text) => void this.#queue.run(() => take(text)),
    };
  }

  async #open(): Promise<void> {
    const { cipher, frameKeys } = await deriveKeys(this.options.secret, this.options.context);
    if (this.#isClosed) return;
    this.#cipher = cipher;
    this.#frame = new RelayFrame(frameKeys, {
      onMessage: (message) => void this.#queue.run(() => this.#handle(message)), // in the order of arrival, although decryption takes time
      onLost: () => this.#onFrameLost(),
    });
    const { signal } = this.#stop;
    document.addEventListener('visibilitychange', () => this.#visibilityChanged(), { signal });
    addEventListener('pagehide', () => this.#peers.size && this.#send({ bye: true }), { signal });
    setTimeout(() => this.#finishReading(), READ_MS);
    this.#scheduleHeartbeat();
  }

  async #handle(message: FrameMessage): Promise<void> {
    const cipher = this.#cipher;
    if (!cipher || this.#isClosed) return;
    if ('message' in message) this.#onMessage(parseLogMessage(await cipher.decrypt(message.message)), message.from);
    else if ('stored' in message) this.#onStored(await cipher.decryptLines(message.stored), message.from);
    else if ('health' in message) this.#onHealth(message.health.relays, message.health.version);
    else if ('clock' in message) this.#frame?.post({ clock: await clockOffset() });
    else this.#onNewFrame();
  }

  /** The frame is new, so it has nothing to store yet. */
  #onNewFrame(): void {
    this.#version = 0;
    if (this.#posted || this.#storeTimer) this.#storeSoon(0);
    this.#posted = undefined;
  }

  #onFrameLost(): void {
    this.#relays = this.#relays.map((relay) => ({ ...relay, state: 'closed', saved: false }));
    this.#reportStatus();
  }

  #onHealth(relays: readonly RelayHealth[], version: number): void {
    const isOpen = (relay: RelayHealth): boolean => relay.state === 'open';
    const hasOpened = relays.filter(isOpen).length > this.#relays.filter(isOpen).length;
    this.#relays = relays;
    if (hasOpened) this.#replySoon(); // other devices at that relay reply
    const posted = this.#posted;
    if (posted && posted.version === version && relays.some(({ saved }) => saved)) {
      for (const entry of posted.entries) this.#stored.add(entry);
      this.#storedDigest = posted.digest;
    }
    if (!this.#isRead) {
      if (relays.every(isFinished)) this.#finishReading();
      else if (relays.some(({ read }) => read)) setTimeout(() => this.#finishReading(), READ_MORE_MS);
    }
    this.#reportStatus();
  }

  #finishReading(): void {
    if (this.#isRead || this.#isClosed) return;
    this.#isRead = true;
    this.#reportStatus();
    if (this.#known.size && this.#digest !== this.#storedDigest) this.#storeSoon(STORE_MS);
  }

  #onStored(lines: string[] | null, from: Sender): void {
    if (!lines || this.#isClosed) return;
    const entries = readableEntries(lines);
    for (const entry of entries) this.#stored.add(entry);
    if (from.own && Date.now() / 1000 - from.time < STORE_AGAIN_S) this.#storedDigest = digestOf(new Set(entries));
    this.#receive(entries);
    this.#reportStatus();
  }

  #receive(entries: readonly Entry[]): void {
    const unknown = entries.filter((entry) => !this.#known.has(entry));
    if (!unknown.length) return;
    for (const entry of unknown) this.#received.add(entry);
    if (this.#received.size > MAX_RECEIVED) this.#forgetRejected(unknown);
    this.options.onEntries(unknown);
    this.changed();
  }

  /** Forgets the entries that were received before the latest ones and that the owner of the log has not accepted. */
  #forgetRejected(latest: readonly Entry[]): void {
    const remaining = new Set(latest);
    for (const entry of this.#received) if (!this.#known.has(entry) && !remaining.has(entry)) this.#received.delete(entry);
  }

  #onMessage(message: LogMessage | null, from: Sender): void {
    if (!message || message.page === this.#page || this.#isClosed) return;
    const peer = this.#peers.get(message.page);
    if (peer && message.number <= peer.number) return;
    this.#receive(message.entries);
    if (message.bye) this.#removePeer(message.page);
    else this.#updatePeer(message, from);
    this.#reportDevices();
  }

  #updatePeer(message: LogMessage, from: Sender): void {
    const { page, presence, number, digest, heard } = message;
    const before = this.#peers.get(page);
    const isNews = !before || before.digest !== digest;
    const hasHeardUs = heard.includes(this.#page);
    const peer: Peer = {
      ...(before ?? { syncTimer: 0, lastSync: -Infinity }),
      ...{ device: from.own ? '' : from.key.slice(0, DEVICE_ID_LENGTH), presence, number, digest, hasHeardUs },
      lastSeen: Date.now(),
    };
    this.#peers.set(page, peer);
    if (this.#peers.size > MAX_PEERS) this.#removePeer(this.#peers.keys().next().value ?? '');
    if (!hasHeardUs || !before?.hasHeardUs || (isNews && digest !== this.#digest)) this.#replySoon();
    if (digest !== this.#digest) this.#scheduleSync(page, peer);
  }

  #removePeer(page: string): void {
    clearTimeout(this.#peers.get(page)?.syncTimer);
    this.#peers.delete(page);
  }

  /** Sends all entries after a while, unless the other device has the same ones by then. */
  #scheduleSync(page: string, peer: Peer): void {
    if (peer.syncTimer || performance.now() - peer.lastSync < SYNC_AGAIN_MS) return;
    peer.syncTimer = window.setTimeout(() => {
      const current = this.#peers.get(page);
      if (!current) return;
      current.syncTimer = 0;
      if (current.digest === this.#digest) return;
      current.lastSync = performance.now();
      this.#sendEntries([...this.#known]);
    }, SYNC_MS);
  }

  /** Replies after a short random time: with the recent entries if another device lacks some, else with a heartbeat. */
  #replySoon(): void {
    if (this.#replyTimer) return;
    this.#replyTimer = window.setTimeout(
      () => {
        this.#replyTimer = 0;
        const time = performance.now();
        const recent = this.#recent.filter((each) => time - each.time < RECENT_MS).map(({ entry }) => entry);
        const lacking = [...this.#peers.values()].some(({ digest }) => digest !== this.#digest);
        if (lacking && recent.length) this.#sendEntries(recent);
        else this.#send({});
      },
      REPLY_MS * (0.5 + Math.random()),
    );
  }

  #sendEntries(entries: readonly Entry[]): void {
    for (const part of splitEntries(entries)) this.#send({ entries: part });
  }

  #send(fields: Partial<LogMessage>): void {
    const message: LogMessage = {
      page: this.#page,
      number: (this.#number += 1),
      presence: this.#presence,
      digest: this.#digest,
      heard: [...this.#peers.keys()],
      entries: [],
      bye: false,
      ...fields,
    };
    void this.#cipher?.encrypt(JSON.stringify(message)).then((send) => {
      this.#frame?.post({ send });
      for (const carrier of this.#carriers) carrier.send(send);
    });
    this.#scheduleHeartbeat();
  }

  #isSomebodyThere(): boolean {
    return [...this.#peers.values()].some(({ lastSeen }) => Date.now() - lastSeen < ABSENT_MS);
  }

  #scheduleHeartbeat(): void {
    clearTimeout(this.#heartbeatTimer);
    if (this.#isClosed) return;
    this.#heartbeatTimer = window.setTimeout(() => {
      if (document.visibilityState !== 'hidden' && this.#isSomebodyThere()) this.#send({});
      else this.#scheduleHeartbeat();
    }, HEARTBEAT_MS);
  }

  #visibilityChanged(): void {
    if (document.visibilityState !== 'hidden') this.#send({});
    else if (this.#storeTimer) void this.#store();
  }

  #storeSoon(pause: number): void {
    if (this.#storeTimer && pause > STORE_MS) return;
    clearTimeout(this.#storeTimer);
    this.#storeTimer = window.setTimeout(() => void this.#store(), pause);
  }

  /** Stores the entries at the relays. The feeds there are read first, because the new one replaces that of this device. */
  async #store(): Promise<void> {
    clearTimeout(this.#storeTimer);
    this.#storeTimer = 0;
    if (!this.#isRead || !this.#cipher || this.#digest === this.#storedDigest) return;
    const [entries, digest] = [[...this.#known], this.#digest];
    const post = await this.#cipher.encryptLines(entries);
    this.#version += 1;
    this.#posted = { version: this.#version, entries, digest };
    this.#frame?.post({ post });
  }

  #reportDevices(): void {
    const devices = new Map<string, Device>();
    for (const { device: id, presence, lastSeen, hasHeardUs } of this.#peers.values())
      if (id && hasHeardUs && lastSeen >= (devices.get(id)?.lastSeen ?? 0)) devices.set(id, { id, presence, lastSeen });
    this.options.onDevices([...devices.values()]);
  }

  #reportStatus(): void {
    if (this.#isClosed) return;
    const unsent = [...this.#known].filter((entry) => !this.#stored.has(entry) && !this.#received.has(entry)).length;
    this.#reportIfNew(this.#relays, this.#isRead, unsent);
  }
}
