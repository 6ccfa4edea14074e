/** The frame's side of its port: passes requests of the page to the relays, and messages of the relays to the page. */

import { type FrameMessage, FRAME_PROTOCOL, type InitMessage, parsePageMessage } from '../src/core/network/relay-frame-messages';
import { RelayPool } from './relay-pool';

/** Serves a page with the same protocol version. A page with another one only gets the version of the frame. */
export function serve({ wire, key, ...keys }: InitMessage, port: MessagePort, relays: readonly string[]): RelayPool | null {
  const post = (message: FrameMessage): void => port.postMessage(message);
  post({ wire: FRAME_PROTOCOL });
  if (wire !== FRAME_PROTOCOL) return null;
  const pool = new RelayPool(relays, key, keys, {
    onFeed: (stored, from) => post({ stored, from }),
    onMessage: (message, from) => post({ message, from }),
    onHealth: (health) => post({ health }),
    onClockNeeded: () => post({ clock: true }),
  });
  port.onmessage = ({ data }) => handle(pool, data);
  post({ health: pool.health() });
  return pool;
}

function handle(pool: RelayPool, data: unknown): void {
  const message = parsePageMessage(data);
  if (!message) return;
  if ('send' in message) void pool.send(message.send);
  else if ('post' in message) void pool.post(message.post);
  else if ('erase' in message) void pool.erase(message.erase);
  else if ('clock' in message) void pool.setClock(message.clock);
  else pool.wake();
}
