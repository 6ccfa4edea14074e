/** The connection of the device that opened a table for devices nearby: a star, whose middle passes on what each says. */

import { createDescription, isOpen, listen, newConnection, post } from './channel';
import { offerChecksum, encodeDescription, decodeDescription } from './session-code';
import { wrap } from './envelope';
import { ticketBytes } from './ticket';
import { type ConnectionHandlers, type Hub, ConnectionFailure, MAX_HUB_PEERS, type Offer } from './types';

/** How long two devices may take to find each other, once both have the other's code. */
const CONNECT_TIMEOUT_MS = 20_000;

export async function openHub(ticket: string, heard: ConnectionHandlers): Promise<Hub> {
  ticketBytes(ticket);
  return new Star(ticket, heard);
}

class Star implements Hub {
  readonly #guests = new Set<Guest>();
  #closed = false;

  constructor(
    private readonly ticket: string,
    private readonly heard: ConnectionHandlers,
  ) {
    this.#tell();
  }

  send(data: unknown): void {
    if (this.#closed) throw new ConnectionFailure('closed');
    this.#pass(wrap(data));
  }

  close(): void {
    this.#closed = true;
    for (const guest of this.#guests) guest.close();
    this.#guests.clear();
  }

  async offer(): Promise<Offer> {
    if (this.#closed) throw new ConnectionFailure('closed');
    if (this.#guests.size >= MAX_HUB_PEERS) throw new ConnectionFailure('full');
    const guest = new Guest((is) => this.#changed(guest, is));
    this.#guests.add(guest);
    listen(guest.channel, (parcel, text) => {
      this.#pass(text, guest);
      this.heard.message(parcel.data, parcel.from);
    });
    try {
      const code = encodeDescription(await createDescription(guest.connection), this.ticket);
      return { code, answer: (answer) => guest.answer(answer, offerChecksum(code)), cancel: () => guest.close() };
    } catch (refused) {
      guest.close();
      throw refused;
    }
  }

  #pass(text: string, except?: Guest): void {
    for (const guest of this.#guests) if (guest !== except) post(guest.channel, text);
  }

  #changed(guest: Guest, is: 'here' | 'gone'): void {
    if (is === 'gone') this.#guests.delete(guest);
    this.#tell();
  }

  #tell(): void {
    if (this.#closed) return;
    const answered = [...this.#guests].filter((guest) => guest.answered);
    const open = answered.filter(({ channel }) => isOpen(channel)).length;
    this.heard.health({ way: 'direct', open, of: answered.length });
  }
}

class Guest {
  readonly connection = newConnection();
  readonly channel = this.connection.createDataChannel('table');
  answered = false;

  constructor(private readonly changed: (is: 'here' | 'gone') => void) {
    this.channel.addEventListener('open', () => this.#isHere());
    this.channel.addEventListener('close', () => this.close());
  }

  async answer(code: string, mark: string): Promise<void> {
    const { description, tag } = decodeDescription(code, 'answer');
    if (this.connection.signalingState === 'closed') throw new ConnectionFailure('closed');
    if (tag !== mark || this.connection.signalingState !== 'have-local-offer') throw new ConnectionFailure('code-other');
    await this.connection.setRemoteDescription(description).catch(() => {
      throw new ConnectionFailure('code');
    });
    this.answered = true;
    this.changed('here');
    await this.#opened();
  }

  close(): void {
    if (this.connection.signalingState === 'closed') return;
    this.connection.close();
    this.changed('gone');
  }

  #isHere(): void {
    this.connection.addEventListener('connectionstatechange', () => this.connection.connectionState === 'failed' && this.close());
    this.changed('here');
  }

  /** Time alone decides: an answer that was long on its way makes Chromium say `failed` for a moment, and then connect. */
  async #opened(): Promise<void> {
    const open = await new Promise<boolean>((done) => {
      if (isOpen(this.channel)) done(true); // on a busy device it opens before the description counts as set
      this.channel.addEventListener('open', () => done(true));
      setTimeout(done, CONNECT_TIMEOUT_MS, false);
    });
    if (open) return;
    const neverTried = this.connection.iceConnectionState === 'new';
    const why = neverTried || (await isForbiddenNearby()) ? 'local-network' : 'blocked';
    this.close();
    throw new ConnectionFailure(why);
  }
}

/** Chromium asks before a public page may look for devices nearby (Local Network Access); others do not know the question. */
async function isForbiddenNearby(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'local-network-access' as PermissionName });
    return state === 'denied';
  } catch {
    return false;
  }
}
