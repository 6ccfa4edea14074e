/** The connection of a guest: to the one device that made the offer, and through it to all. */

import { createDescription, isOpen, listen, newConnection, post } from './channel';
import { offerChecksum, encodeDescription, decodeDescription } from './session-code';
import { wrap } from './envelope';
import { type ConnectionHandlers, type Joined, type Connection, ConnectionFailure } from './types';

export async function joinHub(offer: string, heard: ConnectionHandlers): Promise<Joined> {
  const { description, tag: ticket } = decodeDescription(offer, 'offer');
  const connection = new GuestConnection(newConnection(), heard);
  try {
    return { connection, ticket, answer: await connection.answer(description, offerChecksum(offer.trim())) };
  } catch (refused) {
    connection.close();
    throw refused instanceof ConnectionFailure ? refused : new ConnectionFailure('code');
  }
}

class GuestConnection implements Connection {
  #channel: RTCDataChannel | undefined;
  #closed = false;

  constructor(
    private readonly connection: RTCPeerConnection,
    private readonly heard: ConnectionHandlers,
  ) {
    connection.addEventListener('datachannel', ({ channel }) => this.#take(channel));
    connection.addEventListener('connectionstatechange', () => this.#tell());
    this.#tell();
  }

  async answer(offer: RTCSessionDescriptionInit, mark: string): Promise<string> {
    await this.connection.setRemoteDescription(offer);
    return encodeDescription(await createDescription(this.connection), mark);
  }

  send(data: unknown): void {
    if (this.#closed) throw new ConnectionFailure('closed');
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
