/** The connection of a guest: to the one device that made the offer, and through it to all. */

import { described, isOpen, listen, newConnection, post } from './channel';
import { markOf, pack, unpack } from './code';
import { wrap } from './parcel';
import { type Heard, type Joined, type Connection, ConnectionRefused } from './types';

export async function joinHub(offer: string, heard: Heard): Promise<Joined> {
  const { description, tag: ticket } = unpack(offer, 'offer');
  const connection = new GuestConnection(newConnection(), heard);
  try {
    return { connection, ticket, answer: await connection.answer(description, markOf(offer.trim())) };
  } catch (refused) {
    connection.close();
    throw refused instanceof ConnectionRefused ? refused : new ConnectionRefused('code');
  }
}

class GuestConnection implements Connection {
  #channel: RTCDataChannel | undefined;
  #closed = false;

  constructor(
    private readonly connection: RTCPeerConnection,
    private readonly heard: Heard,
  ) {
    connection.addEventListener('datachannel', ({ channel }) => this.#take(channel));
    connection.addEventListener('connectionstatechange', () => this.#tell());
    this.#tell();
  }

  async answer(offer: RTCSessionDescriptionInit, mark: string): Promise<string> {
    await this.connection.setRemoteDescription(offer);
    return pack(await described(this.connection), mark);
  }

  send(data: unknown): void {
    if (this.#closed) throw new ConnectionRefused('closed');
    post(this.#channel, wrap(data));
  }

  close(): void {
    this.#closed = true;
    this.connection.close();
  }

  #take(channel: RTCDataChannel): void {
    this.#channel = channel;
    listen(channel, ({ data, from }) => !this.#closed && this.heard.message(data, from));
    for (const name of ['open', 'close']) channel.addEventListener(name, () => this.#tell());
    this.#tell();
  }

  /** Before the answer has been read nothing can be wrong; the device that reads it gets the reason. */
  #tell(): void {
    if (this.#closed) return;
    const open = isOpen(this.#channel) && this.connection.connectionState === 'connected' ? 1 : 0;
    const lost = !open && this.#channel && !navigator.onLine;
    this.heard.health({ way: 'direct', open, of: 1, ...(lost && { trouble: 'offline' }) });
  }
}
