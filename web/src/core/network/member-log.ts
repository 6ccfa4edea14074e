/**
 * A log for many devices: each stores its own entries only, and relays pass on what others store. There are no messages between
 * devices, so what a device sends does not depend on their number.
 */

import { RelayFrame } from './relay-frame';
import type { FrameMessage, RelayHealth } from './relay-frame-messages';
import type { LogCipher } from './log-cipher';
import { digestOf, readableEntries } from './log-message';
import { Serial } from '../browser/serial';
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

interface MemberLogOptions {
  /** The 16 random bytes of the link. */
  secret: Uint8Array;
  /** The rest of the link: part of the key derivation. */
  context: string;
  /** The entries that this device stores for the others. */
  ownEntries(): readonly Entry[];
  onEntries(entries: readonly Entry[]): void;
  onStatus(status: LogStatus): void;
}

export interface MemberLog {
  /** Must be called after `ownEntries()` has changed. */
  changed(): void;
  close(): void;
}

export function openMemberLog(options: MemberLogOptions): MemberLog {
  return new StoredLog(options);
}

/** Milliseconds after which changed entries are stored. */
const STORE_MS = 300;

class StoredLog implements MemberLog {
  readonly #queue = new Serial();
  readonly #stored = new Set<Entry>();
  #cipher: LogCipher | undefined;
  #frame: RelayFrame | undefined;
  #relays: readonly RelayHealth[] = [];
  #isRead = false;
  #isClosed = false;
  #version = 0;
  /** What is being stored, and the digest of what relays have. */
  #posted: { version: number; entries: readonly Entry[] } | undefined;
  #storedDigest = '';
  #storeTimer = 0;

  readonly #reportIfNew: ReturnType<typeof statusReporter>;

  constructor(private readonly options: MemberLogOptions) {
    this.#reportIfNew = statusReporter(options.onStatus);
    void this.#open();
  }

  changed(): void {
    if (this.#isClosed) return;
    if (this.#digest() !== this.#storedDigest) this.#storeSoon();
    this.#reportStatus();
  }

  close(): void {
    if (this.#isClosed) return;
    if (this.#storeTimer) void this.#store();
    this.#isClosed = true;
    clearTimeout(this.#storeTimer);
    removeEventListener('pagehide', this.#storeNow);
    document.removeEventListener('visibilitychange', this.#storeNow);
    setTimeout(() => this.#frame?.close(), CLOSING_MS);
  }

  async #open(): Promise<void> {
    const { cipher, frameKeys } = await deriveKeys(this.options.secret, this.options.context);
    if (this.#isClosed) return;
    this.#cipher = cipher;
    this.#frame = new RelayFrame(
      { ...frameKeys, live: true },
      {
        onMessage: (message) => void this.#queue.run(() => this.#handle(message)),
        onLost: () => this.#onHealth(this.#relays.map((relay) => ({ ...relay, state: 'closed', saved: false }))),
      },
    );
    addEventListener('pagehide', this.#storeNow);
    document.addEventListener('visibilitychange', this.#storeNow);
    setTimeout(() => this.#finishReading(), READ_MS);
  }

  /** Stores at once what would be lost with a page that is hidden or closed. */
  readonly #storeNow = (): void => {
    if (this.#storeTimer && document.visibilityState === 'hidden') void this.#store();
  };

  async #handle(message: FrameMessage): Promise<void> {
    if (!this.#cipher || this.#isClosed) return;
    if ('stored' in message) this.#onStored(readableEntries(await this.#cipher.decryptLines(message.stored)), message.from);
    else if ('health' in message) this.#onHealth(message.health.relays, message.health.version);
    else if ('clock' in message) this.#frame?.post({ clock: await clockOffset() });
    else if ('wire' in message) this.#onNewFrame();
  }

  /** The frame is new, so it has nothing to store yet. */
  #onNewFrame(): void {
    this.#version = 0;
    if (this.#posted) this.#storeSoon();
    this.#posted = undefined;
  }

  #onStored(entries: readonly Entry[], { own, time }: { own: boolean; time: number }): void {
    if (own) {
      for (const entry of entries) this.#stored.add(entry);
      if (Date.now() / 1000 - time < STORE_AGAIN_S) this.#storedDigest = digestOf(new Set(entries));
    }
    if (entries.length) this.options.onEntries(entries);
    this.#reportStatus();
  }

  #onHealth(relays: readonly RelayHealth[], version = 0): void {
    this.#relays = relays;
    if (this.#posted && this.#posted.version === version && relays.some(({ saved }) => saved)) {
      for (const entry of this.#posted.entries) this.#stored.add(entry);
      this.#storedDigest = digestOf(this.#posted.entries);
    }
    if (relays.every(isFinished)) this.#finishReading();
    else if (relays.some(({ read }) => read)) setTimeout(() => this.#finishReading(), READ_MORE_MS);
    this.#reportStatus();
  }

  #finishReading(): void {
    if (this.#isRead || this.#isClosed) return;
    this.#isRead = true;
    this.changed();
  }

  #storeSoon(): void {
    if (!this.#storeTimer) this.#storeTimer = window.setTimeout(() => void this.#store(), STORE_MS);
  }

  /** What relays have stored is read first, because a new text replaces that of this device. */
  async #store(): Promise<void> {
    clearTimeout(this.#storeTimer);
    this.#storeTimer = 0;
    const entries = [...this.options.ownEntries()];
    if (!this.#isRead || !this.#cipher || !entries.length || this.#digest() === this.#storedDigest) return;
    const post = await this.#cipher.encryptLines(entries);
    this.#version += 1;
    this.#posted = { version: this.#version, entries };
    this.#frame?.post({ post });
  }

  #digest(): string {
    return digestOf(new Set(this.options.ownEntries()));
  }

  #reportStatus(): void {
    if (this.#isClosed) return;
    const unsent = this.options.ownEntries().filter((entry) => !this.#stored.has(entry)).length;
    this.#reportIfNew(this.#relays, this.#isRead, unsent);
  }
}
