/** The lines of the table that is open: over relays, and directly to those in the room. What one brings, the others carry on. */

import { type Health, type Hub, type Joined, joinHub, type Line, type Offer, openHub, openRelayLine, relaysAreOn } from '../../peers/line';
import type { LineHealth } from '../../state/table/now';

interface Heard {
  message(data: unknown, from: string): void;
  health(now: Health): void;
}

/** A line, and the table that it is used for. */
interface Wire {
  line: Line | null;
  health: LineHealth;
  home: Wires;
}

export interface Listener {
  hear(data: unknown, from: string): void;
  /** The health of a line has changed. */
  changed(): void;
}

export class Wires {
  private wires: Wire[] = [];
  private hub: Hub | null = null;
  private closed = false;

  constructor(
    private readonly secret: string,
    private readonly listener: Listener,
  ) {}

  health(): LineHealth[] {
    return this.wires.map(({ health }) => health);
  }

  send(data: unknown): void {
    for (const { line } of this.wires) this.sendOn(line, data);
  }

  private sendOn(line: Line | null, data: unknown): void {
    try {
      line?.send(data);
    } catch {
      // Too long, or closed meanwhile: what matters is asked for again.
    }
  }

  private listen(way: LineHealth['way']): { wire: Wire; heard: Heard } {
    const wire: Wire = { line: null, health: { way, open: 0, of: 0 }, home: this };
    this.wires.push(wire);
    const health = (now: Health): void => {
      wire.health = now;
      wire.home.listener.changed();
    };
    return { wire, heard: { message: (data, from) => wire.home.heard(wire, data, from), health } };
  }

  private heard(wire: Wire, data: unknown, from: string): void {
    if (this.closed) return;
    for (const other of this.wires) if (other !== wire) this.sendOn(other.line, data);
    this.listener.hear(data, from);
  }

  /** Over the internet, where the site lists relays. */
  async openRelays(): Promise<void> {
    if (!relaysAreOn()) return;
    const { wire, heard } = this.listen('relays');
    wire.line = await openRelayLine(this.secret, heard);
  }

  /** A place for one guest in the room. */
  async offer(): Promise<Offer> {
    if (!this.hub) {
      const { wire, heard } = this.listen('direct');
      this.hub = await openHub(this.secret, heard);
      wire.line = this.hub;
    }
    return this.hub.offer();
  }

  /** Takes up a line that was made by a code, in the place of those that have broken. */
  adopt(taken: Taken): void {
    const broken = this.wires.filter(({ line, health }) => health.way === 'direct' && !health.open && line !== this.hub);
    for (const { line } of broken) line?.close();
    this.wires = this.wires.filter((wire) => !broken.includes(wire));
    const { wire, heard } = this.listen('direct');
    wire.line = taken.joined.line;
    taken.hear(heard);
  }

  /** Another table with the same people: they stay connected directly, and what they say is heard there. Here they can still
   *  be spoken to. */
  movedTo(secret: string, listener: Listener): Wires {
    const next = new Wires(secret, listener);
    next.wires = this.wires.filter(({ health }) => health.way === 'direct');
    for (const wire of next.wires) wire.home = next;
    return next;
  }

  close(): void {
    this.closed = true;
    for (const { line, home } of this.wires) if (home === this) line?.close();
  }
}

/** A line by a code, before it is known which table it leads to. */
export interface Taken {
  joined: Joined;
  hear(heard: Heard): void;
}

/** Answers an offer, and tells when the two are connected. What comes before anybody listens is kept a while. */
export async function takeOffer(code: string, connected: () => void): Promise<Taken> {
  let heard: Heard | null = null;
  let last: Health | null = null;
  const joined = await joinHub(code, {
    message: (data, from) => heard?.message(data, from), // whoever was not heard speaks again
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
