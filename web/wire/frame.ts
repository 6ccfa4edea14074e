/** The frame's side of its port: what the page asks for goes to the relays, what they say goes to the page. */

import { type FrameMessage, FRAME_PROTOCOL, type InitMessage, parsePageMessage } from '../src/core/network/relay-frame-messages';
import { Courier } from './courier';

/** Serve a page that speaks the same protocol; any other one is only sent our number. */
export function serve({ wire, key, ...marks }: InitMessage, port: MessagePort, relays: readonly string[]): Courier | null {
  const post = (message: FrameMessage): void => port.postMessage(message);
  post({ wire: FRAME_PROTOCOL });
  if (wire !== FRAME_PROTOCOL) return null;
  const courier = new Courier(relays, key, marks, {
    stored: (stored, from) => post({ stored, from }),
    said: (said, from) => post({ said, from }),
    health: (health) => post({ health }),
    clock: () => post({ clock: true }),
  });
  port.onmessage = ({ data }) => handle(courier, data);
  post({ health: courier.health() });
  return courier;
}

function handle(courier: Courier, data: unknown): void {
  const message = parsePageMessage(data);
  if (!message) return;
  if ('send' in message) void courier.send(message.send);
  else if ('post' in message) void courier.post(message.post);
  else if ('erase' in message) void courier.erase(message.erase);
  else if ('clock' in message) void courier.setClock(message.clock);
  else courier.wake();
}
