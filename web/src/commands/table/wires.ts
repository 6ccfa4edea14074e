/** The lines of the table that is open: over relays, and directly to those in the room. What one brings, the others carry on. */

import { type Health, type Hub, type Joined, joinHub, type Line, type Offer, openHub, openRelayLine, relaysAreOn } from '../../peers/line';
import type { LineHealth } from '../../state/table/now';

interface Wire {
  line: Line | null;
  health: LineHealth;
}

export interface Listener {
  hear(data: unknown, from: string): void;
  /** The health of a line has changed. */
  changed(): void;
}

export class Wires {
  private readonly wires: Wire[] = [];
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

  private listen(way: LineHealth['way']): { wire: Wire; heard: { message(data: unknown, from: string): void; health(now: Health): void } } {
    const wire: Wire = { line: null, health: { way, open: 0, of: 0 } };
    this.wires.push(wire);
    const message = (data: unknown, from: string): void => {
      if (this.closed) return;
      for (const other of this.wires) if (other !== wire) this.sendOn(other.line, data);
      this.listener.hear(data, from);
    };
    const health = (now: Health): void => {
      wire.health = now;
      this.listener.changed();
    };
    return { wire, heard: { message, health } };
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

  /** Takes up a line that was made by a code. */
  adopt(taken: Taken): void {
    const { wire, heard } = this.listen('direct');
    wire.line = taken.joined.line;
    taken.hear(heard);
  }

  close(): void {
    this.closed = true;
    for (const { line } of this.wires) line?.close();
  }
}

/** A line by a code, before it is known which table it leads to. */
export interface Taken {
  joined: Joined;
  hear(heard: { message(data: unknown, from: string): void; health(now: Health): void }): void;
}

/** Answers an offer. What comes before anybody listens is kept a while. */
export async function takeOffer(code: string): Promise<Taken> {
  let heard: Parameters<Taken['hear']>[0] | null = null;
  let last: Health | null = null;
  const joined = await joinHub(code, {
    message: (data, from) => heard?.message(data, from), // whoever was not heard speaks again
    health: (now) => {
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
