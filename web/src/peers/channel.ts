/** A channel to one other device: opened by codes, bounded in what is taken from it. */

import { Bucket } from './bucket';
import type { Description } from './code';
import { type Parcel, unwrap } from './parcel';
import { ConnectionRefused } from './types';

/** How long the browser may look for more ways to reach this device. */
const GATHERING = 3000;
/** And for the first one: a busy phone may need longer for it. */
const FIRST_WAY = 15_000;
/** Bytes that may wait to be sent; what comes then is lost. */
const WAITING = 1_000_000;

/** A connection without any server in between. */
export function newConnection(): RTCPeerConnection {
  if (typeof RTCPeerConnection === 'undefined') throw new ConnectionRefused('no-webrtc');
  return new RTCPeerConnection({ iceServers: [] });
}

/** The local description, with all ways that were found in time. */
export async function described(connection: RTCPeerConnection): Promise<Description> {
  await connection.setLocalDescription();
  await gathered(connection);
  const { type, sdp } = connection.localDescription ?? { type: 'offer', sdp: '' };
  return { type: type === 'answer' ? type : 'offer', sdp };
}

function gathered(connection: RTCPeerConnection): Promise<void> {
  return new Promise((done) => {
    let late = false;
    const look = (): void => {
      const hasWay = connection.localDescription?.sdp.includes('a=candidate:');
      if (connection.iceGatheringState === 'complete' || (late && hasWay)) done();
    };
    for (const event of ['icegatheringstatechange', 'icecandidate']) connection.addEventListener(event, look);
    setTimeout(() => {
      late = true;
      look();
    }, GATHERING);
    setTimeout(done, FIRST_WAY);
    look();
  });
}

export function isOpen(channel: RTCDataChannel | undefined): channel is RTCDataChannel {
  return channel?.readyState === 'open';
}

export function post(channel: RTCDataChannel | undefined, text: string): void {
  if (isOpen(channel) && channel.bufferedAmount < WAITING) channel.send(text);
}

/** Each message that has the right form and does not come in a flood. */
export function listen(channel: RTCDataChannel, heard: (parcel: Parcel, text: string) => void): void {
  const bucket = new Bucket(20, 200);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const parcel = bucket.take() ? unwrap(data) : null;
    if (parcel) heard(parcel, data as string);
  });
}
