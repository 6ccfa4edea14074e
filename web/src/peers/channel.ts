/** A channel to one other device: opened by codes, bounded in what is taken from it. */

import { Bucket } from './bucket';
import type { Description } from './code';
import { type Parcel, unwrap } from './parcel';
import { LineRefused } from './types';

/** How long the browser may look for ways to reach this device. */
const GATHERING = 3000;
/** Bytes that may wait to be sent; what comes then is lost. */
const WAITING = 1_000_000;

/** A connection without any server in between. */
export function newConnection(): RTCPeerConnection {
  if (typeof RTCPeerConnection === 'undefined') throw new LineRefused('no-webrtc');
  return new RTCPeerConnection({ iceServers: [] });
}

/** The own description, with all ways that were found in time. */
export async function described(connection: RTCPeerConnection): Promise<Description> {
  await connection.setLocalDescription();
  await new Promise<void>((done) => {
    const look = (): void => void (connection.iceGatheringState === 'complete' && done());
    connection.addEventListener('icegatheringstatechange', look);
    setTimeout(done, GATHERING);
    look();
  });
  const { type, sdp } = connection.localDescription ?? { type: 'offer', sdp: '' };
  return { type: type === 'answer' ? type : 'offer', sdp };
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
