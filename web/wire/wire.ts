/** The frame's entry point: waits for the first message of the surrounding page. The frame has no storage and no origin. */

import { parseInitMessage } from '../src/core/network/relay-frame-messages';
import { serve } from './frame';

function listedRelays(): string[] {
  const relays = document.querySelector<HTMLMetaElement>('meta[name="relays"]')?.content ?? '';
  return relays.split(' ').filter(Boolean);
}

function onFirstMessage({ data, source, origin, ports }: MessageEvent): void {
  const init = parseInitMessage(data);
  const [port] = ports;
  // Only a page of the site itself may use the frame. (location.origin is where the frame came from; its own origin is null.)
  if (!init || !port || source !== parent || origin !== location.origin) return;
  removeEventListener('message', onFirstMessage);
  serve(init, port, listedRelays());
}

addEventListener('message', onFirstMessage);
