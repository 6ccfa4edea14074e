/** The connections of the table that is open: over relays, and directly to those in the room. What one brings, the others carry on. */

import {
  type Health,
  type Hub,
  type Joined,
  joinHub,
  type Connection,
  type Offer,
  type RelayConnection,
  openHub,
  openRelayConnection,
  relaysAreOn,
  type Ticket,
  ticketText,
} from '../../peers/connection';
import { Once } from '../../peers/once';
import type { ConnectionHealth } from '../../state/table/now';

/** So many messages are recognised when they come again. */
const REMEMBERED = 500;

interface Heard {
  message(data: unknown, from: string): void;
  stored(data: unknown): void;
  health(now: Health): void;
}

/** A connection, and the table that it is used for. */
interface Wire {
  connection: Connection | null;
  health: ConnectionHealth;
  home: Wires;
}

export interface Listener {
  hear(data: unknown, from: string): void;
  /** What a device has stored at a relay. */
  hearStored(data: unknown): void;
  /** The health of a connection has changed. */
  changed(): void;
  /** A connection carries from now on. */
  opened(): void;
}

export class Wires {
  private wires: Wire[] = [];
  private hub: Hub | null = null;
  private relays: RelayConnection | null = null;
  private closed = false;
  /** Two devices with two ways between them would pass on each message for ever. Whole texts are compared: a shorter mark could be
   *  forged to suppress a message. */
  private readonly once = new Once(REMEMBERED);

  constructor(
    private readonly ticket: Ticket,
    private readonly listener: Listener,
  ) {}

  health(): ConnectionHealth[] {
    return this.wires.map(({ health }) => health);
  }

  send(data: unknown): void {
    this.once.first(JSON.stringify(data));
    for (const { connection } of this.wires) this.sendOn(connection, data);
  }

  /** Relays store this for devices that come later. */
  post(data: unknown): void {
    void this.relays?.post(data).catch(() => undefined); // too long, or closed meanwhile: the live exchange continues
  }

  /** Dials the relays at once. */
  retry(): void {
    this.relays?.wake();
  }

  private sendOn(connection: Connection | null, data: unknown): void {
    try {
      connection?.send(data);
    } catch {
      // Too long, or closed meanwhile: what matters is asked for again.
    }
  }

  private listen(way: ConnectionHealth['way']): { wire: Wire; heard: Heard } {
    const wire: Wire = { connection: null, health: { way, open: 0, of: 0 }, home: this };
    this.wires.push(wire);
    const health = (now: Health): void => {
      const opened = now.open > 0 && !wire.health.open;
      wire.health = now;
      if (opened) wire.home.listener.opened();
      wire.home.listener.changed();
    };
    const stored = (data: unknown): void => wire.home.listener.hearStored(data);
    return { wire, heard: { message: (data, from) => wire.home.heard(wire, data, from), stored, health } };
  }

  private heard(wire: Wire, data: unknown, from: string): void {
    if (this.closed || !this.once.first(JSON.stringify(data))) return;
    for (const other of this.wires) if (other !== wire) this.sendOn(other.connection, data);
    this.listener.hear(data, from);
  }

  /** Over the internet, where the site lists relays. */
  async openRelays(key: string): Promise<void> {
    if (!relaysAreOn()) return;
    const { wire, heard } = this.listen('relays');
    wire.connection = this.relays = await openRelayConnection(this.ticket.secret, heard, key);
  }

  /** A place for one guest in the room. */
  async offer(): Promise<Offer> {
    if (!this.hub) {
      const { wire, heard } = this.listen('direct');
      this.hub = await openHub(ticketText(this.ticket), heard);
      wire.connection = this.hub;
    }
    return this.hub.offer();
  }

  /** Takes up a connection that was made by a code, in the place of those that have broken. */
  adopt(taken: Taken): void {
    const broken = this.wires.filter(({ connection, health }) => health.way === 'direct' && !health.open && connection !== this.hub);
    for (const { connection } of broken) connection?.close();
    this.wires = this.wires.filter((wire) => !broken.includes(wire));
    const { wire, heard } = this.listen('direct');
    wire.connection = taken.joined.connection;
    taken.hear(heard);
  }

  /** Another table with the same people: they stay connected directly, and what they say is heard there. Here they can still
   *  be spoken to. */
  movedTo(ticket: Ticket, listener: Listener): Wires {
    const next = new Wires(ticket, listener);
    next.wires = this.wires.filter(({ health }) => health.way === 'direct');
    for (const wire of next.wires) wire.home = next;
    return next;
  }

  close(): void {
    this.closed = true;
    for (const { connection, home } of this.wires) if (home === this) connection?.close();
  }
}

/** A connection by a code, before it is known which table it leads to. */
export interface Taken {
  joined: Joined;
  hear(heard: Heard): void;
}

/** Answers an offer, and says when the two are connected. What comes before anyone listens is stored a while. */
export async function takeOffer(code: string, connected: () => void): Promise<Taken> {
  let heard: Heard | null = null;
  let last: Health | null = null;
  const joined = await joinHub(code, {
    message: (data, from) => heard?.message(data, from), // anyone who was not heard speaks again
    health: (now) => {
      if (now.open && !last?.open) connected();
      last = now;
      heard?.health(now);
    },
  });
  return {
    joined,
    hear: (given) => {
      heard = given;
      if (last) given.health(last);
    },
  };
}
