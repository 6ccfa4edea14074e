/** A relay for tests of cups: it stores the text of each device, and passes it on to the other devices of the cup. */

import type * as memberLog from '../../web/src/core/network/member-log';

type MemberLog = memberLog.MemberLog;
type MemberLogOptions = Parameters<typeof memberLog.openMemberLog>[0];

interface Device {
  key: string;
  options: MemberLogOptions;
  stored: readonly string[];
  isOpen: boolean;
}

export class CupRelay {
  isOpen = true;
  /** The cups whose texts of this device were erased. */
  readonly erased: string[] = [];
  private devices: Device[] = [];

  reset(): void {
    this.devices = [];
    this.erased.length = 0;
    this.isOpen = true;
  }

  open(key: string, options: MemberLogOptions): MemberLog {
    const device: Device = { key, options, stored: [], isOpen: true };
    this.devices.push(device);
    queueMicrotask(() => {
      if (this.isOpen) options.onEntries(this.read(key));
      this.store(device);
    });
    return { changed: () => this.store(device), close: () => (device.isOpen = false) };
  }

  /** Returns what all devices of a cup have stored. */
  read(key: string): string[] {
    return this.isOpen ? this.devices.filter((device) => device.key === key).flatMap(({ stored }) => stored) : [];
  }

  /** Somebody with the link stores these entries. */
  put(key: string, entries: readonly string[]): void {
    const options = { ownEntries: () => entries, onEntries: () => undefined, onStatus: () => undefined };
    this.store({ key, options: options as unknown as MemberLogOptions, stored: [], isOpen: true });
  }

  /** The number of devices that are connected to a cup. */
  connections(key: string): number {
    return this.devices.filter((device) => device.key === key && device.isOpen).length;
  }

  private store(device: Device): void {
    if (!device.isOpen) return;
    const own = device.options.ownEntries();
    const relays = [{ url: 'wss://relay', state: this.isOpen ? 'open' : 'closed', stores: this.isOpen || null } as const];
    const unsent = own.filter((entry) => !device.stored.includes(entry)).length;
    if (this.isOpen && unsent) {
      device.stored = [...own];
      if (!this.devices.includes(device)) this.devices.push(device);
      for (const other of this.devices) if (other !== device && other.key === device.key && other.isOpen) other.options.onEntries(own);
    }
    device.options.onStatus({ relays, isRead: true, unsent: this.isOpen ? 0 : unsent });
  }
}

export const relay = new CupRelay();

/** What the modules of logs export, for `vi.mock`. */
export const keyOf = (secret: Uint8Array, context: string): string => [...secret, context].join();
export const openMemberLog = (options: MemberLogOptions): MemberLog => relay.open(keyOf(options.secret, options.context), options);
export const readStoredLog = (secret: Uint8Array, context: string): Promise<string[]> =>
  Promise.resolve(relay.read(keyOf(secret, context)));
export const eraseStoredLog = (secret: Uint8Array, context: string): Promise<boolean> =>
  Promise.resolve(Boolean(relay.erased.push(keyOf(secret, context))));
