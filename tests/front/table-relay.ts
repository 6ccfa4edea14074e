/** A relay for tests: it stores the entries of each table and passes them on. */

import type { Device, SharedLog, SharedLogOptions } from '../../web/src/core/network/shared-log';

/** A relay that stores all entries of each table. */
export class TestRelay {
  readonly stored = new Map<string, Set<string>>();
  isOpen = true;
  /** The logs whose stored texts were erased. */
  readonly erased: string[] = [];
  private readonly logs = new Set<SharedLogOptions>();

  open(options: SharedLogOptions): SharedLog {
    this.logs.add(options);
    queueMicrotask(() => this.exchange(options));
    return {
      changed: () => this.exchange(options),
      addCarrier: () => ({ opened: () => undefined, receive: () => undefined }),
      close: () => this.logs.delete(options),
    };
  }

  /** Everybody leaves, and nothing is stored. */
  reset(): void {
    this.logs.clear();
    this.stored.clear();
    this.erased.length = 0;
    this.isOpen = true;
  }

  /** The entries of the log, where there is only one. */
  onlyLog(): Set<string> {
    const [entries = new Set<string>()] = this.stored.values();
    return entries;
  }

  /** What the device that opened last gives to its log, in order. */
  entriesOf(context: string): readonly string[] {
    return [...this.logs].findLast((log) => log.context.endsWith(context))?.entries() ?? [];
  }

  read(context: string): string[] {
    return this.isOpen ? [...this.entries(context)] : [];
  }

  /** Everybody at the table gets what is new. */
  private exchange(from: SharedLogOptions): void {
    const relays = [{ url: 'wss://relay', state: this.isOpen ? 'open' : 'closed', stores: this.isOpen || null } as const];
    const entries = this.entries(from.context);
    const unsent = from.entries().filter((entry) => !entries.has(entry));
    if (!this.logs.has(from)) return;
    if (!this.isOpen) return from.onStatus({ relays, isRead: true, unsent: unsent.length });
    for (const entry of from.entries()) entries.add(entry);
    from.onStatus({ relays, isRead: true, unsent: 0 });
    for (const log of this.logs) {
      if (log.context !== from.context) continue;
      if (log !== from || unsent.length < entries.size) log.onEntries([...entries]);
      log.onDevices(this.devices(log));
    }
  }

  private devices(except: SharedLogOptions): Device[] {
    const others = [...this.logs].filter((log) => log !== except && log.context === except.context);
    return others.map((log, index) => ({ id: `${index}`, presence: log.presence(), lastSeen: this.now() }));
  }

  private entries(context: string): Set<string> {
    const entries = this.stored.get(context) ?? new Set<string>();
    this.stored.set(context, entries);
    return entries;
  }

  /** Milliseconds that the test has let pass. */
  time = 1_000_000;
  now(): number {
    return this.time;
  }
}

export const relay = new TestRelay();

/** What the shared log exports, for `vi.mock`: each log is that of its secret and its context. */
const keyOf = (secret: Uint8Array, context: string): string => [...secret, context].join();
export const openSharedLog = (options: SharedLogOptions): SharedLog =>
  relay.open({ ...options, context: keyOf(options.secret, options.context) });
export const readStoredLog = (secret: Uint8Array, context: string): Promise<string[]> =>
  Promise.resolve(relay.read(keyOf(secret, context)));
export const eraseStoredLog = (secret: Uint8Array, context: string): Promise<boolean> =>
  Promise.resolve(Boolean(relay.erased.push(keyOf(secret, context))));
